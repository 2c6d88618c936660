/* For sched_getaffinity, a Linux function, which tells the cores of a process. */
#define _GNU_SOURCE
#include "base/environment.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aclnn/aclnn_cpu.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/isa.h"

enum { THREADS_MAX = 1024, SENTENCE = 512 };

/* The values read. A wrong variable leaves its default here and sets the sentence. */
static struct {
    ac_product product;
    size_t threads;
    int devices;
    bool banner;
    char sentence[SENTENCE]; /* empty if all variables are valid */
} environment;

static atomic_bool ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

AC_FORK_LOCK(AC_FORK_ENVIRONMENT, &lock, NULL)

static ac_environment_reader *readers;
static bool strict_read;

/* Reports a wrong variable; only the first one is kept. */
static void complain(const char *variable, const char *value, const char *allowed)
{
    if (environment.sentence[0] == '\0')
        (void)snprintf(environment.sentence, sizeof environment.sentence, "%s is \"%.64s\"; %s",
                       variable, value, allowed);
}

/* Appends a name to an enumeration that ends with `last`. */
static void name_add(char *text, size_t size, const char *name, bool first, bool last)
{
    const size_t used = strlen(text);

    (void)snprintf(text + used, size - used, "%s%s", first ? "" : last ? " and " : ", ", name);
}

/* The product with a name; AC_PRODUCT_COUNT, and a sentence in `allowed`, where there is none. */
static int product_named(const char *name, char *allowed, size_t size)
{
    allowed[0] = '\0';
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (strcmp(name, ac_product_facts[p].name) == 0)
            return p;
        name_add(allowed, size, ac_product_facts[p].name, p == 0, p == AC_PRODUCT_COUNT - 1);
    }
    strncat(allowed, " are allowed", size - strlen(allowed) - 1);
    return AC_PRODUCT_COUNT;
}

static void read_product(void)
{
    const char *value = getenv("ACLNN_CPU_SOC");
    char allowed[256];

    environment.product = (ac_product)AC_PRODUCT_DEFAULT;
    if (!value || value[0] == '\0')
        return;

    const int product = product_named(value, allowed, sizeof allowed);

    if (product == AC_PRODUCT_COUNT)
        complain("ACLNN_CPU_SOC", value, allowed);
    else
        environment.product = (ac_product)product;
}

/* Checks ACLNN_CPU_ISA against the instruction sets of this machine and this build. */
static void read_isa(void)
{
    const char *value = getenv("ACLNN_CPU_ISA");
    char allowed[128] = "";
    ac_isa isa;
    int last = 0;

    if (!value || value[0] == '\0' || (ac_isa_parse(value, &isa) && ac_isa_supported(isa)))
        return;
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        if (ac_isa_supported((ac_isa)i))
            last = i;
    }
    for (int i = 0; i <= last; i++) {
        if (ac_isa_supported((ac_isa)i))
            name_add(allowed, sizeof allowed, ac_isa_name((ac_isa)i), i == 0, i == last);
    }
    strncat(allowed, last > 0 ? " are" : " is", sizeof allowed - strlen(allowed) - 1);
    strncat(allowed, " allowed on this machine", sizeof allowed - strlen(allowed) - 1);
    complain("ACLNN_CPU_ISA", value, allowed);
}

static size_t cores_of_process(void)
{
    cpu_set_t set;

    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return (size_t)CPU_COUNT(&set);

    /* The machine has more cores than a cpu_set_t has bits. */
    const long online = sysconf(_SC_NPROCESSORS_ONLN);

    return online < 1 ? 1 : online < THREADS_MAX ? (size_t)online : THREADS_MAX;
}

/* A whole number from 1 to `most`; `usual` if the variable is empty or wrong. */
static long read_number(const char *variable, long usual, long most)
{
    const char *value = getenv(variable);
    char allowed[64];
    char *end = NULL;
    long number;

    if (!value || value[0] == '\0')
        return usual;
    errno = 0;
    number = strtol(value, &end, 10);
    if (value[0] >= '0' && value[0] <= '9' && *end == '\0' && errno == 0 && number >= 1 &&
        number <= most)
        return number;
    (void)snprintf(allowed, sizeof allowed, "whole numbers from 1 to %ld are allowed", most);
    complain(variable, value, allowed);
    return usual;
}

static void read_banner(void)
{
    const char *value = getenv("ACLNN_CPU_BANNER");

    environment.banner = false;
    if (!value || value[0] == '\0' || strcmp(value, "0") == 0)
        return;
    if (strcmp(value, "1") == 0)
        environment.banner = true;
    else
        complain("ACLNN_CPU_BANNER", value, "0 and 1 are allowed");
}

unsigned ac_strict_modes;

/* The bit for one word of the list; 0 for an unknown word. */
static unsigned strict_bit(const char *word, size_t length)
{
    static const struct {
        const char *name;
        unsigned bit;
    } words[] = {{"order", AC_STRICT_ORDER},   {"lifetime", AC_STRICT_LIFETIME},
                 {"memory", AC_STRICT_MEMORY}, {"init", AC_STRICT_INIT},
                 {"races", AC_STRICT_RACES},   {"abort", AC_STRICT_ABORT},
                 {"1", AC_STRICT_ALL}};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strlen(words[i].name) == length && memcmp(words[i].name, word, length) == 0)
            return words[i].bit;
    }
    return 0;
}

static void read_strict(void)
{
    const char *const value = getenv("ACLNN_CPU_STRICT");
    unsigned modes = 0;

    if (!value || value[0] == '\0' || strcmp(value, "0") == 0)
        return;
    for (const char *word = value;; word++) {
        const size_t length = strcspn(word, ",");
        const unsigned bit = strict_bit(word, length);

        if (bit == 0) {
            complain(
                "ACLNN_CPU_STRICT", value,
                "0, 1 and lists of order, lifetime, memory, init, races and abort, with commas "
                "between, are allowed");
            return;
        }
        modes |= bit;
        word += length;
        if (*word == '\0')
            break;
    }
    ac_strict_modes |= modes == AC_STRICT_ABORT ? modes | AC_STRICT_ALL : modes;
}

static void read_usual(void)
{
    read_product();
    read_isa();
    environment.threads =
        (size_t)read_number("ACLNN_CPU_THREADS", (long)cores_of_process(), THREADS_MAX);
    read_banner();
    environment.devices = (int)read_number("ACLNN_CPU_DEVICES", 1, AC_DEVICES_MAX);
}

/* Variables that were set when the library was loaded have been read by now. */
static void ensure(void)
{
    if (atomic_load_explicit(&ready, memory_order_acquire))
        return;
    pthread_mutex_lock(&lock);
    if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
        read_usual();
        if (!strict_read)
            read_strict();
        for (ac_environment_reader *reader = readers; reader; reader = reader->next) {
            if (!reader->was_read)
                reader->read();
            reader->was_read = true;
        }
        atomic_store_explicit(&ready, true, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
}

/* Strict mode also checks calls that do not read the environment otherwise, so it is read when the
 * library is loaded, before the constructors of other rooms. The other variables are left until
 * they are needed, as without strict mode: a program may set them first. */
__attribute__((constructor(101))) static void strict_start(void)
{
    if (!getenv("ACLNN_CPU_STRICT"))
        return;
    pthread_mutex_lock(&lock);
    read_strict();
    strict_read = true;
    pthread_mutex_unlock(&lock);
}

/* What this thread has chosen, plus one; 0: what the environment says. */
static _Thread_local int product_of_thread;

ac_product ac_product_current(void)
{
    if (product_of_thread > 0)
        return (ac_product)(product_of_thread - 1);
    ensure();
    return environment.product;
}

int ac_product_choose(int chosen)
{
    const int before = product_of_thread;

    product_of_thread = chosen;
    return before;
}

aclnnStatus aclnnCpuSetProduct(const char *name)
{
    char allowed[256];
    const int product = name ? product_named(name, allowed, sizeof allowed) : -1;

    if (product == AC_PRODUCT_COUNT) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: name is \"%.64s\"; %s", __func__, name,
                        allowed);
        return ACLNN_ERR_PARAM_INVALID;
    }
    product_of_thread = product + 1;
    return ACLNN_SUCCESS;
}

const char *aclnnCpuGetProduct(void)
{
    return ac_product_facts[ac_product_current()].name;
}

size_t ac_threads_current(void)
{
    ensure();
    return environment.threads;
}

int ac_devices_current(void)
{
    ensure();
    return environment.devices;
}

bool ac_banner_wanted(void)
{
    ensure();
    return environment.banner;
}

aclnnStatus ac_environment_check(void)
{
    ensure();
    if (environment.sentence[0] == '\0')
        return ACLNN_SUCCESS;
    ac_error_record(ACLNN_ERR_RUNTIME_ERROR, "%s", environment.sentence);
    return ACLNN_ERR_RUNTIME_ERROR;
}

void ac_environment_reload(void)
{
    pthread_mutex_lock(&lock);
    ac_isa_reload();
    environment.sentence[0] = '\0';
    ac_strict_modes = 0;
    read_usual();
    read_strict();
    for (ac_environment_reader *reader = readers; reader; reader = reader->next)
        reader->read();
    atomic_store_explicit(&ready, true, memory_order_release);
    pthread_mutex_unlock(&lock);
}

void ac_environment_join(ac_environment_reader *reader, const char *variable)
{
    pthread_mutex_lock(&lock);
    reader->next = readers;
    readers = reader;
    if (atomic_load_explicit(&ready, memory_order_relaxed) || getenv(variable)) {
        reader->read();
        reader->was_read = true;
    }
    pthread_mutex_unlock(&lock);
}

void ac_environment_complain(const char *variable, const char *value, const char *allowed)
{
    complain(variable, value, allowed);
}
