/* For dl_iterate_phdr, which is not in POSIX. */
#define _GNU_SOURCE 1
#include "strict/symbol.h"

#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The module that contains an address. */
typedef struct module {
    uintptr_t address;
    uintptr_t base; /* added to the file's addresses to get those in memory */
    char path[PATH_MAX];
    bool found;
    bool ours;
} module;

static bool module_has(const struct dl_phdr_info *info, uintptr_t address)
{
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;

        if (info->dlpi_phdr[i].p_type == PT_LOAD && address - start < info->dlpi_phdr[i].p_memsz)
            return true;
    }
    return false;
}

static int module_look(struct dl_phdr_info *info, size_t size, void *argument)
{
    module *m = argument;

    (void)size;
    if (!module_has(info, m->address))
        return 0;
    m->found = true;
    m->base = info->dlpi_addr;
    m->ours = info->dlpi_name[0] != '\0' && module_has(info, (uintptr_t)&module_look);
    if (info->dlpi_name[0] != '\0') {
        (void)snprintf(m->path, sizeof m->path, "%s", info->dlpi_name);
    } else {
        const ssize_t length = readlink("/proc/self/exe", m->path, sizeof m->path - 1);

        m->path[length > 0 ? length : 0] = '\0';
    }
    return 1;
}

/* An ELF file in memory. */
typedef struct image {
    const unsigned char *start;
    size_t size;
} image;

/* Whether a range is inside the file, which may be truncated or no ELF file at all. */
static bool image_has(const image *file, uint64_t offset, uint64_t size)
{
    return offset <= file->size && size <= file->size - offset;
}

static const ElfW(Shdr) * section_at(const image *file, size_t index)
{
    const ElfW(Ehdr) *const head = (const void *)file->start;
    const uint64_t offset = head->e_shoff + (uint64_t)index * sizeof(ElfW(Shdr));

    if (index >= head->e_shnum || !image_has(file, offset, sizeof(ElfW(Shdr))))
        return NULL;
    return (const void *)(file->start + offset);
}

/* Looks up a function in one symbol table. */
static bool table_find(const image *file, const ElfW(Shdr) * table, uintptr_t offset, char *name)
{
    const ElfW(Shdr) *const strings = section_at(file, table->sh_link);

    if (!strings || !image_has(file, table->sh_offset, table->sh_size) ||
        !image_has(file, strings->sh_offset, strings->sh_size))
        return false;

    const ElfW(Sym) *const symbols = (const void *)(file->start + table->sh_offset);

    for (size_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
        const ElfW(Sym) *const s = &symbols[i];

        if ((s->st_info & 15) != STT_FUNC || s->st_shndx == SHN_UNDEF ||
            offset - s->st_value >= s->st_size || s->st_name >= strings->sh_size)
            continue;

        const char *const text = (const char *)(file->start + strings->sh_offset) + s->st_name;
        const size_t length = strnlen(text, strings->sh_size - s->st_name);

        (void)snprintf(name, AC_SYMBOL_SIZE, "%.*s", (int)(length < INT_MAX ? length : 0), text);
        name[strcspn(name, ".")] = '\0'; /* make_block.constprop.0 */
        return true;
    }
    return false;
}

static void image_find(const image *file, uintptr_t offset, char *name)
{
    const ElfW(Ehdr) *const head = (const void *)file->start;
    const ElfW(Word) kinds[] = {SHT_SYMTAB, SHT_DYNSYM};

    if (file->size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
        head->e_shentsize != sizeof(ElfW(Shdr)))
        return;
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        for (size_t i = 0; i < head->e_shnum; i++) {
            const ElfW(Shdr) *const section = section_at(file, i);

            if (section && section->sh_type == kinds[k] && table_find(file, section, offset, name))
                return;
        }
    }
}

static void file_find(const char *path, uintptr_t offset, char *name)
{
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat facts;

    if (file < 0)
        return;
    if (fstat(file, &facts) == 0 && facts.st_size > 0) {
        const size_t size = (size_t)facts.st_size;
        void *const start = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);

        if (start != MAP_FAILED) {
            const image whole = {start, size};

            image_find(&whole, offset, name);
            (void)munmap(start, size);
        }
    }
    (void)close(file);
}

ac_symbol ac_symbol_of(uintptr_t address)
{
    ac_symbol symbol = {.function = ""};
    module m = {.address = address};

    if (!address || dl_iterate_phdr(module_look, &m) == 0 || !m.found) {
        symbol.offset = address;
        return symbol;
    }

    const char *const slash = strrchr(m.path, '/');

    (void)snprintf(symbol.module, sizeof symbol.module, "%.*s", AC_SYMBOL_SIZE - 1,
                   slash ? slash + 1 : m.path);
    symbol.offset = address - m.base;
    symbol.ours = m.ours;
    file_find(m.path, symbol.offset, symbol.function);
    return symbol;
}
