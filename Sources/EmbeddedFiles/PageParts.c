// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed-files. The list is the folder Sources/PageParts/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t dom_js[] = {
#embed "../PageParts/Page/dom.js"
};

static const uint8_t report_css[] = {
#embed "../PageParts/Page/report.css"
};

static const uint8_t words_js[] = {
#embed "../PageParts/Page/words.js"
};

static const EmbeddedFile files[] = {
    {"dom.js", dom_js, sizeof dom_js},
    {"report.css", report_css, sizeof report_css},
    {"words.js", words_js, sizeof words_js},
};

EmbeddedFolder embeddedPageParts(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
