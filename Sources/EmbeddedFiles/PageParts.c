// Made by Scripts/embed-files. The list is the folder Sources/PageParts/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../PageParts/Page/dom.js"
};

static const uint8_t file1[] = {
#embed "../PageParts/Page/report.css"
};

static const uint8_t file2[] = {
#embed "../PageParts/Page/words.js"
};

static const EmbeddedFile files[] = {
    {"dom.js", file0, sizeof file0},
    {"report.css", file1, sizeof file1},
    {"words.js", file2, sizeof file2},
};

EmbeddedFolder embeddedPageParts(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
