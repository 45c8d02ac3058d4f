// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed-files. The list is the folder Sources/InspectorPage/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t acts_panel_js[] = {
#embed "../InspectorPage/Page/acts-panel.js"
};

static const uint8_t chain_panel_js[] = {
#embed "../InspectorPage/Page/chain-panel.js"
};

static const uint8_t connection_js[] = {
#embed "../InspectorPage/Page/connection.js"
};

static const uint8_t edits_js[] = {
#embed "../InspectorPage/Page/edits.js"
};

static const uint8_t event_panel_js[] = {
#embed "../InspectorPage/Page/event-panel.js"
};

static const uint8_t export_js[] = {
#embed "../InspectorPage/Page/export.js"
};

static const uint8_t facts_panel_js[] = {
#embed "../InspectorPage/Page/facts-panel.js"
};

static const uint8_t geometry_js[] = {
#embed "../InspectorPage/Page/geometry.js"
};

static const uint8_t graph_js[] = {
#embed "../InspectorPage/Page/graph.js"
};

static const uint8_t index_html[] = {
#embed "../InspectorPage/Page/index.html"
};

static const uint8_t keys_js[] = {
#embed "../InspectorPage/Page/keys.js"
};

static const uint8_t links_js[] = {
#embed "../InspectorPage/Page/links.js"
};

static const uint8_t log_panel_js[] = {
#embed "../InspectorPage/Page/log-panel.js"
};

static const uint8_t main_js[] = {
#embed "../InspectorPage/Page/main.js"
};

static const uint8_t map_js[] = {
#embed "../InspectorPage/Page/map.js"
};

static const uint8_t model_js[] = {
#embed "../InspectorPage/Page/model.js"
};

static const uint8_t moments_js[] = {
#embed "../InspectorPage/Page/moments.js"
};

static const uint8_t page_css[] = {
#embed "../InspectorPage/Page/page.css"
};

static const uint8_t painter_js[] = {
#embed "../InspectorPage/Page/painter.js"
};

static const uint8_t panes_js[] = {
#embed "../InspectorPage/Page/panes.js"
};

static const uint8_t pick_there_js[] = {
#embed "../InspectorPage/Page/pick-there.js"
};

static const uint8_t player_js[] = {
#embed "../InspectorPage/Page/player.js"
};

static const uint8_t recorded_js[] = {
#embed "../InspectorPage/Page/recorded.js"
};

static const uint8_t sequences_js[] = {
#embed "../InspectorPage/Page/sequences.js"
};

static const uint8_t stage_js[] = {
#embed "../InspectorPage/Page/stage.js"
};

static const uint8_t timeline_js[] = {
#embed "../InspectorPage/Page/timeline.js"
};

static const uint8_t tree_panel_js[] = {
#embed "../InspectorPage/Page/tree-panel.js"
};

static const uint8_t virtual_list_js[] = {
#embed "../InspectorPage/Page/virtual-list.js"
};

static const uint8_t walk_js[] = {
#embed "../InspectorPage/Page/walk.js"
};

static const EmbeddedFile files[] = {
    {"acts-panel.js", acts_panel_js, sizeof acts_panel_js},
    {"chain-panel.js", chain_panel_js, sizeof chain_panel_js},
    {"connection.js", connection_js, sizeof connection_js},
    {"edits.js", edits_js, sizeof edits_js},
    {"event-panel.js", event_panel_js, sizeof event_panel_js},
    {"export.js", export_js, sizeof export_js},
    {"facts-panel.js", facts_panel_js, sizeof facts_panel_js},
    {"geometry.js", geometry_js, sizeof geometry_js},
    {"graph.js", graph_js, sizeof graph_js},
    {"index.html", index_html, sizeof index_html},
    {"keys.js", keys_js, sizeof keys_js},
    {"links.js", links_js, sizeof links_js},
    {"log-panel.js", log_panel_js, sizeof log_panel_js},
    {"main.js", main_js, sizeof main_js},
    {"map.js", map_js, sizeof map_js},
    {"model.js", model_js, sizeof model_js},
    {"moments.js", moments_js, sizeof moments_js},
    {"page.css", page_css, sizeof page_css},
    {"painter.js", painter_js, sizeof painter_js},
    {"panes.js", panes_js, sizeof panes_js},
    {"pick-there.js", pick_there_js, sizeof pick_there_js},
    {"player.js", player_js, sizeof player_js},
    {"recorded.js", recorded_js, sizeof recorded_js},
    {"sequences.js", sequences_js, sizeof sequences_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"timeline.js", timeline_js, sizeof timeline_js},
    {"tree-panel.js", tree_panel_js, sizeof tree_panel_js},
    {"virtual-list.js", virtual_list_js, sizeof virtual_list_js},
    {"walk.js", walk_js, sizeof walk_js},
};

EmbeddedFolder embeddedInspectorPage(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
