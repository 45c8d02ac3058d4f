// Made by Scripts/embed-files. The list is the folder Sources/BrowserHost/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../BrowserHost/Page/accessibility.js"
};

static const uint8_t file1[] = {
#embed "../BrowserHost/Page/activation.js"
};

static const uint8_t file2[] = {
#embed "../BrowserHost/Page/address.js"
};

static const uint8_t file3[] = {
#embed "../BrowserHost/Page/animations.js"
};

static const uint8_t file4[] = {
#embed "../BrowserHost/Page/arrange.js"
};

static const uint8_t file5[] = {
#embed "../BrowserHost/Page/attention.js"
};

static const uint8_t file6[] = {
#embed "../BrowserHost/Page/clipboard.js"
};

static const uint8_t file7[] = {
#embed "../BrowserHost/Page/connection.js"
};

static const uint8_t file8[] = {
#embed "../BrowserHost/Page/custom-actions.js"
};

static const uint8_t file9[] = {
#embed "../BrowserHost/Page/dom-focus.js"
};

static const uint8_t file10[] = {
#embed "../BrowserHost/Page/dragging.js"
};

static const uint8_t file11[] = {
#embed "../BrowserHost/Page/drawing-content.js"
};

static const uint8_t file12[] = {
#embed "../BrowserHost/Page/field.js"
};

static const uint8_t file13[] = {
#embed "../BrowserHost/Page/focus-ring.js"
};

static const uint8_t file14[] = {
#embed "../BrowserHost/Page/fonts.js"
};

static const uint8_t file15[] = {
#embed "../BrowserHost/Page/gamepads.js"
};

static const uint8_t file16[] = {
#embed "../BrowserHost/Page/gradient-content.js"
};

static const uint8_t file17[] = {
#embed "../BrowserHost/Page/grants.js"
};

static const uint8_t file18[] = {
#embed "../BrowserHost/Page/image-content.js"
};

static const uint8_t file19[] = {
#embed "../BrowserHost/Page/index.html"
};

static const uint8_t file20[] = {
#embed "../BrowserHost/Page/input-batch.js"
};

static const uint8_t file21[] = {
#embed "../BrowserHost/Page/keys.js"
};

static const uint8_t file22[] = {
#embed "../BrowserHost/Page/main.js"
};

static const uint8_t file23[] = {
#embed "../BrowserHost/Page/mask.js"
};

static const uint8_t file24[] = {
#embed "../BrowserHost/Page/menu-bar.js"
};

static const uint8_t file25[] = {
#embed "../BrowserHost/Page/message-reader.js"
};

static const uint8_t file26[] = {
#embed "../BrowserHost/Page/message-writer.js"
};

static const uint8_t file27[] = {
#embed "../BrowserHost/Page/motion.js"
};

static const uint8_t file28[] = {
#embed "../BrowserHost/Page/notices.js"
};

static const uint8_t file29[] = {
#embed "../BrowserHost/Page/outside.js"
};

static const uint8_t file30[] = {
#embed "../BrowserHost/Page/page.css"
};

static const uint8_t file31[] = {
#embed "../BrowserHost/Page/path.js"
};

static const uint8_t file32[] = {
#embed "../BrowserHost/Page/pick.js"
};

static const uint8_t file33[] = {
#embed "../BrowserHost/Page/picture.css"
};

static const uint8_t file34[] = {
#embed "../BrowserHost/Page/picture.js"
};

static const uint8_t file35[] = {
#embed "../BrowserHost/Page/platform.js"
};

static const uint8_t file36[] = {
#embed "../BrowserHost/Page/pointers.js"
};

static const uint8_t file37[] = {
#embed "../BrowserHost/Page/protocol.js"
};

static const uint8_t file38[] = {
#embed "../BrowserHost/Page/reading-order.js"
};

static const uint8_t file39[] = {
#embed "../BrowserHost/Page/reading.js"
};

static const uint8_t file40[] = {
#embed "../BrowserHost/Page/regions.js"
};

static const uint8_t file41[] = {
#embed "../BrowserHost/Page/remote.js"
};

static const uint8_t file42[] = {
#embed "../BrowserHost/Page/samples.js"
};

static const uint8_t file43[] = {
#embed "../BrowserHost/Page/screen.js"
};

static const uint8_t file44[] = {
#embed "../BrowserHost/Page/session.js"
};

static const uint8_t file45[] = {
#embed "../BrowserHost/Page/shape-content.js"
};

static const uint8_t file46[] = {
#embed "../BrowserHost/Page/soft-keyboard.js"
};

static const uint8_t file47[] = {
#embed "../BrowserHost/Page/status.js"
};

static const uint8_t file48[] = {
#embed "../BrowserHost/Page/styled-text-content.js"
};

static const uint8_t file49[] = {
#embed "../BrowserHost/Page/text-content.js"
};

static const uint8_t file50[] = {
#embed "../BrowserHost/Page/text-diff.js"
};

static const uint8_t file51[] = {
#embed "../BrowserHost/Page/text-input.js"
};

static const uint8_t file52[] = {
#embed "../BrowserHost/Page/text-keys.js"
};

static const uint8_t file53[] = {
#embed "../BrowserHost/Page/text-traits.js"
};

static const uint8_t file54[] = {
#embed "../BrowserHost/Page/trackpad.js"
};

static const uint8_t file55[] = {
#embed "../BrowserHost/Page/transform.js"
};

static const uint8_t file56[] = {
#embed "../BrowserHost/Page/view-element.js"
};

static const uint8_t file57[] = {
#embed "../BrowserHost/Page/wheel.js"
};

static const uint8_t file58[] = {
#embed "../BrowserHost/Page/wishes.js"
};

static const EmbeddedFile files[] = {
    {"accessibility.js", file0, sizeof file0},
    {"activation.js", file1, sizeof file1},
    {"address.js", file2, sizeof file2},
    {"animations.js", file3, sizeof file3},
    {"arrange.js", file4, sizeof file4},
    {"attention.js", file5, sizeof file5},
    {"clipboard.js", file6, sizeof file6},
    {"connection.js", file7, sizeof file7},
    {"custom-actions.js", file8, sizeof file8},
    {"dom-focus.js", file9, sizeof file9},
    {"dragging.js", file10, sizeof file10},
    {"drawing-content.js", file11, sizeof file11},
    {"field.js", file12, sizeof file12},
    {"focus-ring.js", file13, sizeof file13},
    {"fonts.js", file14, sizeof file14},
    {"gamepads.js", file15, sizeof file15},
    {"gradient-content.js", file16, sizeof file16},
    {"grants.js", file17, sizeof file17},
    {"image-content.js", file18, sizeof file18},
    {"index.html", file19, sizeof file19},
    {"input-batch.js", file20, sizeof file20},
    {"keys.js", file21, sizeof file21},
    {"main.js", file22, sizeof file22},
    {"mask.js", file23, sizeof file23},
    {"menu-bar.js", file24, sizeof file24},
    {"message-reader.js", file25, sizeof file25},
    {"message-writer.js", file26, sizeof file26},
    {"motion.js", file27, sizeof file27},
    {"notices.js", file28, sizeof file28},
    {"outside.js", file29, sizeof file29},
    {"page.css", file30, sizeof file30},
    {"path.js", file31, sizeof file31},
    {"pick.js", file32, sizeof file32},
    {"picture.css", file33, sizeof file33},
    {"picture.js", file34, sizeof file34},
    {"platform.js", file35, sizeof file35},
    {"pointers.js", file36, sizeof file36},
    {"protocol.js", file37, sizeof file37},
    {"reading-order.js", file38, sizeof file38},
    {"reading.js", file39, sizeof file39},
    {"regions.js", file40, sizeof file40},
    {"remote.js", file41, sizeof file41},
    {"samples.js", file42, sizeof file42},
    {"screen.js", file43, sizeof file43},
    {"session.js", file44, sizeof file44},
    {"shape-content.js", file45, sizeof file45},
    {"soft-keyboard.js", file46, sizeof file46},
    {"status.js", file47, sizeof file47},
    {"styled-text-content.js", file48, sizeof file48},
    {"text-content.js", file49, sizeof file49},
    {"text-diff.js", file50, sizeof file50},
    {"text-input.js", file51, sizeof file51},
    {"text-keys.js", file52, sizeof file52},
    {"text-traits.js", file53, sizeof file53},
    {"trackpad.js", file54, sizeof file54},
    {"transform.js", file55, sizeof file55},
    {"view-element.js", file56, sizeof file56},
    {"wheel.js", file57, sizeof file57},
    {"wishes.js", file58, sizeof file58},
};

EmbeddedFolder embeddedBrowserHost(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
