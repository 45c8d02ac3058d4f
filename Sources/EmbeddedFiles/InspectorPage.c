// Made by Scripts/embed-files. The list is the folder Sources/InspectorPage/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../InspectorPage/Page/acts-panel.js"
};

static const uint8_t file1[] = {
#embed "../InspectorPage/Page/chain-panel.js"
};

static const uint8_t file2[] = {
#embed "../InspectorPage/Page/connection.js"
};

static const uint8_t file3[] = {
#embed "../InspectorPage/Page/edits.js"
};

static const uint8_t file4[] = {
#embed "../InspectorPage/Page/event-panel.js"
};

static const uint8_t file5[] = {
#embed "../InspectorPage/Page/export.js"
};

static const uint8_t file6[] = {
#embed "../InspectorPage/Page/facts-panel.js"
};

static const uint8_t file7[] = {
#embed "../InspectorPage/Page/geometry.js"
};

static const uint8_t file8[] = {
#embed "../InspectorPage/Page/graph.js"
};

static const uint8_t file9[] = {
#embed "../InspectorPage/Page/index.html"
};

static const uint8_t file10[] = {
#embed "../InspectorPage/Page/keys.js"
};

static const uint8_t file11[] = {
#embed "../InspectorPage/Page/links.js"
};

static const uint8_t file12[] = {
#embed "../InspectorPage/Page/log-panel.js"
};

static const uint8_t file13[] = {
#embed "../InspectorPage/Page/main.js"
};

static const uint8_t file14[] = {
#embed "../InspectorPage/Page/map.js"
};

static const uint8_t file15[] = {
#embed "../InspectorPage/Page/model.js"
};

static const uint8_t file16[] = {
#embed "../InspectorPage/Page/moments.js"
};

static const uint8_t file17[] = {
#embed "../InspectorPage/Page/page.css"
};

static const uint8_t file18[] = {
#embed "../InspectorPage/Page/painter.js"
};

static const uint8_t file19[] = {
#embed "../InspectorPage/Page/panes.js"
};

static const uint8_t file20[] = {
#embed "../InspectorPage/Page/pick-there.js"
};

static const uint8_t file21[] = {
#embed "../InspectorPage/Page/player.js"
};

static const uint8_t file22[] = {
#embed "../InspectorPage/Page/recorded.js"
};

static const uint8_t file23[] = {
#embed "../InspectorPage/Page/sequences.js"
};

static const uint8_t file24[] = {
#embed "../InspectorPage/Page/stage.js"
};

static const uint8_t file25[] = {
#embed "../InspectorPage/Page/timeline.js"
};

static const uint8_t file26[] = {
#embed "../InspectorPage/Page/tree-panel.js"
};

static const uint8_t file27[] = {
#embed "../InspectorPage/Page/virtual-list.js"
};

static const uint8_t file28[] = {
#embed "../InspectorPage/Page/walk.js"
};

static const EmbeddedFile files[] = {
    {"acts-panel.js", file0, sizeof file0},
    {"chain-panel.js", file1, sizeof file1},
    {"connection.js", file2, sizeof file2},
    {"edits.js", file3, sizeof file3},
    {"event-panel.js", file4, sizeof file4},
    {"export.js", file5, sizeof file5},
    {"facts-panel.js", file6, sizeof file6},
    {"geometry.js", file7, sizeof file7},
    {"graph.js", file8, sizeof file8},
    {"index.html", file9, sizeof file9},
    {"keys.js", file10, sizeof file10},
    {"links.js", file11, sizeof file11},
    {"log-panel.js", file12, sizeof file12},
    {"main.js", file13, sizeof file13},
    {"map.js", file14, sizeof file14},
    {"model.js", file15, sizeof file15},
    {"moments.js", file16, sizeof file16},
    {"page.css", file17, sizeof file17},
    {"painter.js", file18, sizeof file18},
    {"panes.js", file19, sizeof file19},
    {"pick-there.js", file20, sizeof file20},
    {"player.js", file21, sizeof file21},
    {"recorded.js", file22, sizeof file22},
    {"sequences.js", file23, sizeof file23},
    {"stage.js", file24, sizeof file24},
    {"timeline.js", file25, sizeof file25},
    {"tree-panel.js", file26, sizeof file26},
    {"virtual-list.js", file27, sizeof file27},
    {"walk.js", file28, sizeof file28},
};

EmbeddedFolder embeddedInspectorPage(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
