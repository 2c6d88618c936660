/*
 * aclnn run: an operator on files.
 */
#include <stdio.h>
#include <string.h>

#include "client/dtype.h"
#include "client/members.h"
#include "client/npy.h"
#include "command.h"
#include "options.h"
#include "output.h"
#include "request.h"
#include "say.h"
#include "values.h"

static const char help[] =
    "usage: aclnn run OP NAME=VALUE ... [--soc PRODUCT] [--dtype DTYPE]\n"
    "\n"
    "  aclnn run LeakyRelu self=x.npy negativeSlope=0.01 out=y.npy\n"
    "  aclnn run GeluBackwardV2 gradOutput=ones:9 self=linspace:-4:4:9 approximate=tanh\n"
    "  aclnn run Sigmoid self=[1j,0.5-2j] --dtype c128\n"
    "  aclnn run InplaceLeakyRelu selfRef=x.npy,y.npy negativeSlope=0.01\n"
    "\n"
    "A tensor that is read is FILE.npy, FILE.npz:NAME, - for a .npy file on standard input,\n"
    "random:SHAPE[:SEED] (normally distributed), ones:SHAPE, zeros:SHAPE, linspace:FROM:TO:COUNT,\n"
    "[1,2,3] or [[1,2],[3,4]], or a number, which has no dimensions; a shape is written 2x3, a\n"
    "complex number 0.5+1j. A tensor that is written is a file; without one it is printed. Where\n"
    "nothing is read, as in aclnn run Arange start=0 end=9 step=2 out=zeros:5, it is given as a\n"
    "tensor of its shape and dtype, or as two: out=zeros:5,y.npy. A scalar is a number, or\n"
    "NUMBER:DTYPE. A list that is read has a NAME=VALUE for each of its tensors; one that is\n"
    "written goes to a file as the tensor that its tensors are pieces of.\n"
    "\n"
    "  --soc PRODUCT  the product whose rules hold (default: ACLNN_CPU_SOC, else ascend910b)\n"
    "  --dtype DTYPE  of tensors that are made here (default: f32, or c64 where an imaginary part\n"
    "                 is written); files of floats and complex numbers are converted to it\n"
    "\n"
    "bf16 has no name in NumPy: files have the type name that the package ml_dtypes gives it\n"
    "(<V2), so numpy.load(f).view(ml_dtypes.bfloat16) reads them, or .view(numpy.uint16) for the\n"
    "bits. A file of uint16 is taken for bf16 under --dtype bf16.\n";

static int write_file(const array *a, const char *path)
{
    FILE *file;
    int status;

    if (!npy_has_dtype(a->dtype))
        return fail(EXIT_FILE, "%s cannot be written: NumPy has no %s", path, dtype_name(a->dtype));
    status = output_open(path, &file);
    if (status == EXIT_DONE && !npy_write(a, file))
        status = output_failed(path);
    return status;
}

static void print_result(const char *name, const array *a)
{
    char text[256];

    (void)printf("%s: %s %s\n", name, dtype_name(a->dtype),
                 shape_text(a->rank, a->dims, text, sizeof text));
    values_print(a);
}

/* The tensors of a list, each with its number. */
static void print_members(const call *c, size_t arg)
{
    const size_t count = members_count(c, arg);

    for (size_t k = 0; k < count; k++) {
        array member = members_copy(c, arg, k);
        char name[256];

        (void)snprintf(name, sizeof name, "%s[%zu]", c->entry->params[arg].name, k);
        print_result(name, &member);
        array_free(&member);
    }
}

/* Files appear when all of them are complete; a tensor without one is printed. */
static int write_results(const request *r)
{
    const call *const c = &r->call;
    int status = EXIT_DONE;

    for (size_t i = 0; status == EXIT_DONE && i < c->entry->param_count; i++) {
        const array *const a = &c->args[i].values;
        const char *const file = r->files[i];

        const bool list = c->entry->params[i].list != AC_LIST_NONE;

        if (!param_is_written(&c->entry->params[i]) || (!a->data && !list)) /* it may be left out */
            continue;
        if (file && strcmp(file, "-") != 0)
            status = write_file(a, file);
        else if (list)
            print_members(c, i);
        else
            print_result(c->entry->params[i].name, a);
    }
    if (status == EXIT_DONE)
        status = outputs_keep();
    outputs_drop();
    return status;
}

int run_command(int count, char **arguments)
{
    const char *soc = NULL;
    const char *dtype_text = NULL;
    const option known[] = {
        {"--soc", &soc, NULL}, {"--dtype", &dtype_text, NULL}, {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    const ac_entry *e;
    int dtype;
    request r;

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_soc(soc) != EXIT_DONE || option_dtype(dtype_text, &dtype) != EXIT_DONE)
        return EXIT_USAGE;
    if (count < 1)
        return fail(EXIT_USAGE, "run wants an operator: aclnn run LeakyRelu self=x.npy ...");
    e = entry_named(arguments[0]);
    if (!e)
        return EXIT_USAGE;
    status = request_parse(&r, e, count - 1, arguments + 1, dtype);
    if (status == EXIT_DONE)
        status = request_check_given(&r);
    if (status == EXIT_DONE)
        status = request_open(&r);
    if (status == EXIT_DONE)
        status = request_complete(&r);
    if (status == EXIT_DONE)
        status = write_results(&r);
    request_free(&r);
    return status;
}
