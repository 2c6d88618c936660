#include "client/catalogue_json.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "client/call_types.h"
#include "client/dtype.h"
#include "client/figures.h"

static void json_text(FILE *to, const char *text)
{
    (void)fputc('"', to);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            (void)fputc('\\', to);
        (void)fputc(*text == '\n' ? ' ' : *text, to);
    }
    (void)fputc('"', to);
}

static void json_field(FILE *to, const char *name, const char *text, const char *tail)
{
    (void)fprintf(to, "\"%s\": ", name);
    json_text(to, text);
    (void)fputs(tail, to);
}

static void json_dtypes(FILE *to, const ac_entry_param *p)
{
    const char *between = "";

    (void)fputs(", \"dtypes\": {", to);
    for (int product = 0; product < AC_PRODUCT_COUNT; product++) {
        const char *comma = "";

        if (p->dtypes[product] == 0)
            continue;
        (void)fprintf(to, "%s\"%s\": [", between, ac_product_facts[product].name);
        between = ", ";
        for (int d = 0; d < AC_DTYPE_COUNT; d++) {
            if ((p->dtypes[product] >> d & 1) == 0)
                continue;
            (void)fprintf(to, "%s\"%s\"", comma, dtype_name(d));
            comma = ", ";
        }
        (void)fputc(']', to);
    }
    (void)fputc('}', to);
}

/* The parts of a tensor that is split; a part may have several cuts. */
static void json_parts(FILE *to, const ac_entry_param *p)
{
    (void)fputs(", \"parts\": [", to);
    for (size_t i = 0; i < p->cut_count; i++) {
        if (i > 0 && strcmp(p->cuts[i].part, p->cuts[i - 1].part) == 0)
            continue;
        (void)fputs(i > 0 ? ", " : "", to);
        json_text(to, p->cuts[i].part);
    }
    (void)fputc(']', to);
}

/* The label of the value that a mode has. */
static const char *label_of(const ac_entry_param *mode, int64_t value)
{
    size_t k = 0;

    while (mode->choices[k].value != value)
        k++;
    return mode->choices[k].label;
}

/* The case of a mode in which a rule counts. */
static void json_case(FILE *to, const ac_entry *e, const ac_entry_type *type)
{
    (void)fputs(", \"when\": {", to);
    json_text(to, type->mode);
    (void)fputs(": ", to);
    json_text(to, label_of(&e->params[entry_param(e, type->mode)], type->number));
    (void)fputc('}', to);
}

/* The dtype of a type variable: that of a tensor, the one that a parameter names, or what a rule
 * makes of others. */
static void json_type(FILE *to, const ac_entry *e, const char *name)
{
    for (size_t t = 0; t < e->type_count; t++) {
        const ac_entry_type *const type = &e->types[t];

        if (strcmp(type->name, name) != 0 || type->rule[0] == '\0')
            continue;
        (void)fprintf(to, "{\"rule\": \"%s\", \"of\": [", type->rule);
        for (size_t k = 0; type->of[k]; k++) {
            (void)fputs(k > 0 ? ", " : "", to);
            json_type(to, e, type->of[k]);
        }
        (void)fputc(']', to);
        if (type->mode)
            json_case(to, e, type);
        if (type->beside && entry_param(e, type->beside) < e->param_count) {
            (void)fputs(", \"beside\": ", to);
            json_text(to, type->beside);
        }
        (void)fputc('}', to);
        return;
    }
    /* A rule may name a scalar. */
    if (entry_param(e, name) < e->param_count &&
        !param_is_tensor(&e->params[entry_param(e, name)])) {
        json_text(to, name);
        return;
    }
    for (size_t i = 0; i < e->param_count; i++) {
        const ac_entry_param *const p = &e->params[i];
        const bool decides =
            param_is_tensor(p) ? param_is_read(p) || param_is_room(p) : p->role == AC_ROLE_DTYPE;

        if (decides && strcmp(p->type, name) == 0) {
            json_text(to, p->name);
            return;
        }
    }
    (void)fputs("null", to);
}

static void json_axis(FILE *to, const ac_entry_axis *axis)
{
    if (axis->name)
        json_text(to, axis->name);
    else
        (void)fprintf(to, "%lld", (long long)axis->fixed);
}

/* How the tensors of a list lie in the one that formulas see. */
static void json_list(FILE *to, const ac_entry_param *p)
{
    static const char *const maps[] = {[AC_LIST_JOINED] = "joined", [AC_LIST_STACKED] = "stacked",
                                       [AC_LIST_SPREAD] = "spread", [AC_LIST_CHUNKED] = "chunked",
                                       [AC_LIST_CUT] = "cut",       [AC_LIST_INDICES] = "indices"};

    (void)fprintf(to, ", \"list\": {\"map\": \"%s\", \"arguments\": [", maps[p->list]);
    if (!p->list_args[0] && p->list != AC_LIST_INDICES)
        (void)fputc('0', to);
    for (size_t i = 0; i < 2 && p->list_args[i]; i++) {
        (void)fputs(i > 0 ? ", " : "", to);
        json_text(to, p->list_args[i]);
    }
    (void)fputs("]}", to);
}

/* The index map of a part, whose arguments are those of the call or numbers. */
static void json_part(FILE *to, const char *key, const ac_entry_cut *cut)
{
    static const char *const maps[] = {
        [AC_MAP_HALF] = "half",
        [AC_MAP_ALTERNATE] = "alternate",
        [AC_MAP_PERMUTED] = "permuted",
        [AC_MAP_FLIPPED] = "flipped",
        [AC_MAP_SLICED] = "sliced",
        [AC_MAP_SLICES] = "slices",
        [AC_MAP_EXPANDED] = "expanded",
        [AC_MAP_SPACED] = "spaced",
        [AC_MAP_REPEATED] = "repeated",
        [AC_MAP_INTERLEAVED] = "interleaved",
        [AC_MAP_ALL_INTERLEAVED] = "all_interleaved",
        [AC_MAP_COPIED] = "copied",
        [AC_MAP_ALL_COPIED] = "all_copied",
        [AC_MAP_ROLLED] = "rolled",
        [AC_MAP_REFLECTED] = "reflected",
        [AC_MAP_REPLICATED] = "replicated",
        [AC_MAP_WRAPPED] = "wrapped",
        [AC_MAP_PADDED] = "padded",
        [AC_MAP_LOWER] = "lower",
        [AC_MAP_UPPER] = "upper",
        [AC_MAP_SHUFFLED] = "shuffled",
        [AC_MAP_TAKEN] = "taken",
        [AC_MAP_GATHERED] = "gathered",
        [AC_MAP_FILLED] = "filled",
        [AC_MAP_NUMBERED] = "numbered",
        [AC_MAP_LOCATED] = "located",
        [AC_MAP_RESTORED] = "restored",
        [AC_MAP_CHOSEN] = "chosen",
        [AC_MAP_POINTED] = "pointed",
        [AC_MAP_PICKED] = "picked",
        [AC_MAP_WINDOWS] = "windows",
        [AC_MAP_NEAREST] = "nearest",
        [AC_MAP_REPLACED] = "replaced",
        [AC_MAP_FLATTENED] = "flattened",
        [AC_MAP_STRIDED] = "strided",
        [AC_MAP_PINNED] = "pinned",
        [AC_MAP_MARKED] = "marked",
        [AC_MAP_DIAGONAL] = "diagonal",
        [AC_MAP_ON_DIAGONAL] = "on_diagonal",
        [AC_MAP_CROSSED] = "crossed",
        [AC_MAP_UNFOLDED] = "unfolded",
        [AC_MAP_POOLED] = "pooled",
        [AC_MAP_AVERAGED] = "averaged",
        [AC_MAP_SHARED] = "shared",
    };

    (void)fprintf(to, ", \"%s\": {\"map\": ", key);
    json_text(to, maps[cut->map]);
    (void)fputs(", \"arguments\": [", to);
    for (size_t i = 0; i < cut->arg_count; i++) {
        (void)fputs(i > 0 ? ", " : "", to);
        if (cut->args[i])
            json_text(to, cut->args[i]);
        else
            (void)fprintf(to, "%lld", (long long)cut->numbers[i]);
    }
    (void)fputs("]}", to);
}

/* The cases of the modes, of which the first that holds says whether formulas reduce. */
static void json_turns(FILE *to, const ac_entry *e)
{
    (void)fputs(", \"where\": [", to);
    for (const ac_entry_turn *turn = e->turns; turn; turn = turn->when->name ? turn + 1 : NULL) {
        (void)fputs(turn == e->turns ? "{\"when\": {" : ", {\"when\": {", to);
        for (const ac_entry_flag *flag = turn->when; flag->name; flag++) {
            (void)fputs(flag == turn->when ? "" : ", ", to);
            json_text(to, flag->name);
            (void)fputs(": ", to);
            json_text(to, label_of(&e->params[entry_param(e, flag->name)], flag->value));
        }
        (void)fprintf(to, "}, \"rows\": %s}", turn->by_row ? "true" : "false");
    }
    (void)fputc(']', to);
}

/* The axes that a tensor with an element for each row lacks. */
static void json_rows(FILE *to, const ac_entry *e)
{
    (void)fputs(", \"without\": ", to);
    if (e->row_shape || e->row_groups)
        json_text(to, e->row_shape ? e->row_shape : e->row_groups);
    else if (e->row_all || e->row_kept != 0)
        json_text(to, e->row_all ? "all" : e->row_kept == 2 ? "channel" : "inner");
    else
        json_axis(to, &(const ac_entry_axis){e->row_axis, e->row_first ? 0 : -1});
}

/* Whether an output's list has one dtype, and a tensor of its type variable may have another. */
static bool listed_alone(const ac_entry *e, const ac_entry_param *p)
{
    const int only = param_only_dtype(p);

    for (size_t i = 0; only != AC_TYPE_ABSENT && i < e->param_count; i++) {
        const ac_entry_param *const other = &e->params[i];

        if (param_is_tensor(other) && !other->cast && strcmp(other->type, p->output->type) == 0 &&
            param_only_dtype(other) != only)
            return true;
    }
    return false;
}

/* The shape and the dtype of an output where the caller does not choose. */
static void json_output(FILE *to, const ac_entry *e, const ac_entry_param *p)
{
    const ac_entry_output *const o = p->output;

    static const char *const rooms[] = {
        [AC_ROOM_LINE] = "line",     [AC_ROOM_ROWS] = "rows",       [AC_ROOM_COLUMNS] = "columns",
        [AC_ROOM_FIRSTS] = "firsts", [AC_ROOM_NUMBERS] = "numbers", [AC_ROOM_LENGTHS] = "lengths",
    };

    (void)fputs(", \"shape\": {\"of\": [", to);
    for (size_t k = 0; o->of[k]; k++) {
        (void)fputs(k > 0 ? ", " : "", to);
        json_text(to, o->of[k]);
    }
    (void)fputc(']', to);
    if (o->channels)
        (void)fputs(", \"channels\": true", to);
    if (o->each_channel)
        (void)fputs(", \"each_channel\": true", to);
    if (o->part)
        json_part(to, "part", &e->params[entry_param(e, o->of[0])].cuts[0]);
    if (o->whole)
        (void)fputs(", \"whole\": true", to);
    if (o->half)
        (void)fputs(", \"half\": ", to);
    if (o->half)
        json_axis(to, o->half);
    if (o->row)
        (void)fputs(", \"row\": ", to);
    if (o->row)
        json_text(to, e->row_shape);
    if (o->without)
        json_rows(to, e);
    if (o->room != AC_ROOM_NONE)
        (void)fprintf(to, ", \"found\": \"%s\"", rooms[o->room]);
    if (o->room >= AC_ROOM_FIRSTS && e->row_axis) {
        (void)fputs(", \"along\": ", to);
        json_text(to, e->row_axis);
    }
    if (o->first) {
        (void)fputs(", \"first\": ", to);
        json_text(to, o->first);
        (void)fputs(", \"along\": ", to);
        json_text(to, e->row_axis);
    }
    if (o->rank) {
        (void)fputs(", \"rank\": ", to);
        json_text(to, o->rank);
    }
    if (o->without && e->turns)
        json_turns(to, e);
    if (o->keeps)
        (void)fputs(", \"keep\": true", to);
    if (o->keep)
        (void)fputs(", \"keep\": ", to);
    if (o->keep)
        json_text(to, o->keep);
    (void)fputs("}, \"dtype\": ", to);
    if (p->truth)
        (void)fputs("{\"rule\": \"truth\", \"of\": []}", to);
    else if (p->narrow)
        (void)fprintf(to, "{\"rule\": \"position\", \"of\": [], \"narrow\": \"%s\"}", p->narrow);
    else if (p->position)
        (void)fputs("{\"rule\": \"position\", \"of\": []}", to);
    else if (listed_alone(e, p))
        (void)fputs("{\"rule\": \"listed\", \"of\": []}", to);
    else
        json_type(to, e, o->type);
}

/* What a null pointer stands for. */
static void json_default(FILE *to, const ac_entry_param *p)
{
    (void)fputs(", \"optional\": true", to);
    if (p->either)
        (void)fputs(", \"either\": true", to);
    if (p->role == AC_ROLE_MODE) {
        (void)fputs(", \"default\": ", to);
        json_text(to, p->choices[(size_t)p->fallback].label);
    } else if ((p->role == AC_ROLE_SCALAR || p->role == AC_ROLE_IN) && isfinite(p->fallback)) {
        (void)fprintf(to, ", \"default\": %.17g", p->fallback);
    } else if (p->role == AC_ROLE_SCALAR || p->role == AC_ROLE_IN) { /* JSON has no infinity */
        (void)fprintf(to, ", \"default\": \"%s\"", p->fallback < 0 ? "-inf" : "inf");
    }
}

static void json_param(FILE *to, const ac_entry *e, const ac_entry_param *p)
{
    static const char *const roles[] = {
        [AC_ROLE_IN] = "in",           [AC_ROLE_OUT] = "out",           [AC_ROLE_INOUT] = "inout",
        [AC_ROLE_SCALAR] = "scalar",   [AC_ROLE_AXIS] = "axis",         [AC_ROLE_AXES] = "axes",
        [AC_ROLE_EXTENTS] = "extents", [AC_ROLE_EXTENT] = "extent",     [AC_ROLE_GROUPS] = "groups",
        [AC_ROLE_INTEGER] = "integer", [AC_ROLE_INTEGERS] = "integers", [AC_ROLE_FLAGS] = "flags",
        [AC_ROLE_MODE] = "mode",       [AC_ROLE_DTYPE] = "dtype",       [AC_ROLE_ROWS] = "rows",
        [AC_ROLE_IGNORED] = "ignored", [AC_ROLE_ABSENT] = "absent",
    };
    static const char *const views[] = {
        "same",  "broadcast", "channel", "single", "index",    "row",        "over",   "bits",
        "rows",  "listed",    "lines",   "found",  "channels", "down",       "across", "aligned",
        "alike", "verdict",   "verdict", "class",  "of_class", "each_class", "of_row"};

    (void)fputs("      {", to);
    json_field(to, "name", p->name, ", ");
    json_field(to, "type", p->c_type, ", ");
    json_field(to, "role", roles[p->role], ", ");
    json_field(to, "doc", p->doc, "");
    if (param_is_tensor(p))
        (void)fprintf(to, ", \"view\": \"%s\"", views[p->view]);
    if (p->highest)
        (void)fputs(", \"bits\": \"highest\"", to);
    if (p->byte_rows) {
        (void)fputs(", ", to);
        json_field(to, "rows", p->byte_rows, "");
    }
    if (p->axes)
        (void)fprintf(to, ", \"axes\": \"%s\"", p->axes);
    if (p->view == AC_ENTRY_ROWS && !p->output)
        json_rows(to, e);
    if (p->length > 0)
        (void)fprintf(to, ", \"length\": %zu", p->length);
    if (p->flat > 0)
        (void)fprintf(to, ", \"flat\": %" PRId64, p->flat);
    if (p->keeps)
        (void)fputs(", \"keep\": true", to);
    if (p->flags) {
        (void)fputs(", ", to);
        json_field(to, "flags", p->flags, "");
    }
    if (p->put)
        json_part(to, "put", &p->cuts[0]);
    else if (p->cut_count > 0)
        json_parts(to, p);
    if (p->kind == AC_KIND_TENSORS && p->list != AC_LIST_ALONE)
        json_list(to, p);
    if (p->output)
        json_output(to, e, p);
    if (p->optional)
        json_default(to, p);
    if (p->dtypes)
        json_dtypes(to, p);
    if (p->choice_count > 0) {
        (void)fputs(", \"values\": [", to);
        for (size_t i = 0; i < p->choice_count; i++) {
            (void)fputs(i > 0 ? ", " : "", to);
            json_text(to, p->choices[i].label);
        }
        (void)fputc(']', to);
    }
    (void)fputc('}', to);
}

/* Texts, the last of which is null. */
static void json_texts(FILE *to, const char *name, const char *const *texts)
{
    (void)fprintf(to, ",\n    \"%s\": [", name);
    for (const char *const *text = texts; *text; text++) {
        (void)fputs(text > texts ? ", " : "", to);
        json_text(to, *text);
    }
    (void)fputc(']', to);
}

static void json_formulas(FILE *to, const ac_entry *e)
{
    (void)fputs(",\n    \"formulas\": [", to);
    for (size_t i = 0; i < e->formula_count; i++) {
        const ac_entry_formula *const f = &e->formulas[i];

        (void)fputs(i > 0 ? ", {" : "{", to);
        json_field(to, "output", f->output, ", ");
        json_field(to, "when", f->when, ", ");
        json_field(to, "text", f->text, "}");
    }
    (void)fputc(']', to);
}

/* The values of the example as texts: JSON has no nan and no infinities. */
static void json_example(FILE *to, const ac_entry *e)
{
    (void)fputs(",\n    \"example\": [", to);
    for (const ac_entry_value *v = e->example; v && v->name; v++) {
        (void)fputs(v > e->example ? ", {" : "{", to);
        json_field(to, "name", v->name, ", ");
        (void)fprintf(to, "\"result\": %s, ", v->result ? "true" : "false");
        json_field(to, "value", v->text, "}");
    }
    (void)fputc(']', to);
}

/* The largest errors that were found; null where nothing was measured yet. */
static void json_figures(FILE *to, const ac_entry *e)
{
    const char *comma = "";

    (void)fputs(",\n    \"measured\": [", to);
    for (const ac_figure *f = ac_figures; f->op; f++) {
        if (strcmp(f->op, e->op) != 0)
            continue;
        (void)fprintf(to, "%s\n      {", comma);
        json_field(to, "output", f->output, ", ");
        json_field(to, "mode", f->mode, ", ");
        json_field(to, "dtype", f->dtype, ", ");
        (void)fprintf(to, "\"ulp\": %s, ", f->error ? f->error : "null");
        json_field(to, "program", f->program, ", ");
        json_field(to, "at", f->at, "}");
        comma = ",";
    }
    (void)fputc(']', to);
}

static void json_refusals(FILE *to, const ac_entry *e)
{
    (void)fputs(",\n    \"refusals\": [", to);
    for (const ac_entry_refusal *r = e->refusals; r->status != 0; r++) {
        (void)fprintf(to, "%s\n      {\"status\": %d, ", r == e->refusals ? "" : ",", r->status);
        json_field(to, "when", r->when, "}");
    }
    (void)fputc(']', to);
}

void entry_json(FILE *to, const ac_entry *e)
{
    const char *comma = "";

    (void)fputs("  {\n    ", to);
    json_field(to, "name", e->name, ",\n    ");
    json_field(to, "operator", e->op, ",\n    ");
    json_field(to, "family", e->family, ",\n    ");
    json_field(to, "variant", e->variant, ",\n    ");
    json_field(to, "header", e->header, ",\n    ");
    json_field(to, "doc", e->doc, ",\n    \"products\": [");
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (!e->on[p])
            continue;
        (void)fprintf(to, "%s\"%s\"", comma, ac_product_facts[p].name);
        comma = ", ";
    }
    (void)fputs("],\n    \"params\": [\n", to);
    for (size_t i = 0; i < e->param_count; i++) {
        json_param(to, e, &e->params[i]);
        (void)fputs(i + 1 < e->param_count ? ",\n" : "\n", to);
    }
    (void)fputs("    ],\n    \"bounds\": {", to);
    for (size_t i = 0; i < e->bound_count; i++) {
        (void)fputs(i > 0 ? ", " : "", to);
        json_field(to, e->bounds[i].output, e->bounds[i].bound, "");
    }
    (void)fputc('}', to);
    json_figures(to, e);
    json_formulas(to, e);
    json_texts(to, "requires", e->requires_);
    json_refusals(to, e);
    json_texts(to, "notes", e->notes);
    json_example(to, e);
    (void)fputs("\n  }", to);
}
