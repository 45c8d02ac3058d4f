// SPDX-License-Identifier: Apache-2.0

#include <pango/pangocairo.h>
// Fonts of the application's own.
#include <pango/pangofc-fontmap.h>
// Which faces have pictures for letters.
#include <hb-ot.h>

// The font of a file is there from now on, beside those of the desktop. Returns whether it could be read.
static inline int responder_add_font(const char *path) {
    if (!FcConfigAppFontAddFile(NULL, (const FcChar8 *)path)) return 0;
    PangoFontMap *map = pango_cairo_font_map_get_default();
    if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
    return 1;
}
