// Made by Scripts/embed-files. The list is the folder Sources/LocalPage/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../LocalPage/Page/desk.css"
};

static const uint8_t file1[] = {
#embed "../LocalPage/Page/index.html"
};

static const uint8_t file2[] = {
#embed "../LocalPage/Page/main.js"
};

static const uint8_t file3[] = {
#embed "../LocalPage/Page/screen.js"
};

static const EmbeddedFile files[] = {
    {"desk.css", file0, sizeof file0},
    {"index.html", file1, sizeof file1},
    {"main.js", file2, sizeof file2},
    {"screen.js", file3, sizeof file3},
};

EmbeddedFolder embeddedLocalPage(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
