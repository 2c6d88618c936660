#include "elf_imports.h"

#include <elf.h>
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

/* A file in memory. Nothing in it is believed: every offset is compared with `size`. */
typedef struct image {
    const unsigned char *data;
    size_t size;
} image;

/* The fields of a section header that count, of either class. */
typedef struct section {
    uint64_t type;
    uint64_t offset;
    uint64_t size;
    uint64_t link;
} section;

static bool within(image f, uint64_t offset, uint64_t size)
{
    return offset <= f.size && size <= f.size - offset;
}

static bool is_wide(image f)
{
    return f.data[EI_CLASS] == ELFCLASS64;
}

static bool section_at(image f, size_t i, section *s)
{
    if (is_wide(f)) {
        Elf64_Ehdr head;
        Elf64_Shdr h;

        memcpy(&head, f.data, sizeof head);
        if (i >= head.e_shnum || !within(f, head.e_shoff, (i + 1) * sizeof h))
            return false;
        memcpy(&h, f.data + head.e_shoff + i * sizeof h, sizeof h);
        *s = (section){h.sh_type, h.sh_offset, h.sh_size, h.sh_link};
    } else {
        Elf32_Ehdr head;
        Elf32_Shdr h;

        memcpy(&head, f.data, sizeof head);
        if (i >= head.e_shnum || !within(f, head.e_shoff, (i + 1) * sizeof h))
            return false;
        memcpy(&h, f.data + head.e_shoff + i * sizeof h, sizeof h);
        *s = (section){h.sh_type, h.sh_offset, h.sh_size, h.sh_link};
    }
    return s->type == SHT_NOBITS || within(f, s->offset, s->size);
}

/* The name of symbol `i`, if the file takes it from others; else null. */
static const char *import_at(image f, section symbols, section strings, size_t i)
{
    uint64_t name;
    unsigned place;

    if (is_wide(f)) {
        Elf64_Sym s;

        memcpy(&s, f.data + symbols.offset + i * sizeof s, sizeof s);
        name = s.st_name;
        place = s.st_shndx;
    } else {
        Elf32_Sym s;

        memcpy(&s, f.data + symbols.offset + i * sizeof s, sizeof s);
        name = s.st_name;
        place = s.st_shndx;
    }
    if (place != SHN_UNDEF || name == 0 || name >= strings.size)
        return NULL;

    const char *const text = (const char *)f.data + strings.offset + name;

    return memchr(text, '\0', strings.size - name) ? text : NULL;
}

/* Programs and libraries have a dynamic table; object files only the other one. */
static bool find_symbols(image f, section *symbols, section *strings)
{
    static const uint64_t wanted[] = {SHT_DYNSYM, SHT_SYMTAB};

    for (size_t k = 0; k < 2; k++) {
        for (size_t i = 0; section_at(f, i, symbols); i++) {
            if (symbols->type == wanted[k] && section_at(f, (size_t)symbols->link, strings))
                return true;
        }
    }
    return false;
}

static int collect(imports *found, const char *path, image f)
{
    const uint16_t probe = 1;
    const bool little = *(const unsigned char *)&probe == 1;
    section symbols;
    section strings;

    if (f.size < sizeof(Elf64_Ehdr) || memcmp(f.data, ELFMAG, SELFMAG) != 0)
        return fail(EXIT_FILE, "%s is not an ELF program, library or object file", path);
    if (f.data[EI_DATA] != (little ? ELFDATA2LSB : ELFDATA2MSB))
        return fail(EXIT_FILE, "%s is made for a machine of the other byte order", path);
    if (!find_symbols(f, &symbols, &strings))
        return EXIT_DONE;

    const size_t size = is_wide(f) ? sizeof(Elf64_Sym) : sizeof(Elf32_Sym);
    const size_t count = (size_t)symbols.size / size;

    found->names = calloc(count + 1, sizeof found->names[0]);
    if (!found->names)
        return fail(EXIT_FILE, "there is no memory for the symbols of %s", path);
    for (size_t i = 0; i < count; i++) {
        const char *const name = import_at(f, symbols, strings, i);

        if (name)
            found->names[found->count++] = name;
    }
    return EXIT_DONE;
}

int imports_read(imports *found, const char *path)
{
    FILE *const file = fopen(path, "rb");
    int status;
    long size;

    *found = (imports){0};
    if (!file)
        return fail(EXIT_FILE, "%s cannot be read: %s", path, strerror(errno));
    if (fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || size == LONG_MAX ||
        fseek(file, 0, SEEK_SET) != 0) {
        (void)fclose(file);
        return fail(EXIT_FILE, "%s is not a file that can be read", path);
    }
    found->file = malloc((size_t)size + 1);
    if (found->file && fread(found->file, 1, (size_t)size, file) == (size_t)size)
        status = collect(found, path, (image){(const unsigned char *)found->file, (size_t)size});
    else
        status = fail(EXIT_FILE, "%s cannot be read", path);
    (void)fclose(file);
    return status;
}

void imports_free(imports *found)
{
    free(found->names);
    free(found->file);
    *found = (imports){0};
}
