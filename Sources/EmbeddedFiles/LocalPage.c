// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed-files. The list is the folder Sources/LocalPage/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t desk_css[] = {
#embed "../LocalPage/Page/desk.css"
};

static const uint8_t index_html[] = {
#embed "../LocalPage/Page/index.html"
};

static const uint8_t main_js[] = {
#embed "../LocalPage/Page/main.js"
};

static const uint8_t screen_js[] = {
#embed "../LocalPage/Page/screen.js"
};

static const EmbeddedFile files[] = {
    {"desk.css", desk_css, sizeof desk_css},
    {"index.html", index_html, sizeof index_html},
    {"main.js", main_js, sizeof main_js},
    {"screen.js", screen_js, sizeof screen_js},
};

EmbeddedFolder embeddedLocalPage(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
