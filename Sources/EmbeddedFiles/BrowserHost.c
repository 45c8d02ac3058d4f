// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed-files. The list is the folder Sources/BrowserHost/Page.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t accessibility_js[] = {
#embed "../BrowserHost/Page/accessibility.js"
};

static const uint8_t activation_js[] = {
#embed "../BrowserHost/Page/activation.js"
};

static const uint8_t address_js[] = {
#embed "../BrowserHost/Page/address.js"
};

static const uint8_t animations_js[] = {
#embed "../BrowserHost/Page/animations.js"
};

static const uint8_t arrange_js[] = {
#embed "../BrowserHost/Page/arrange.js"
};

static const uint8_t attention_js[] = {
#embed "../BrowserHost/Page/attention.js"
};

static const uint8_t attributes_js[] = {
#embed "../BrowserHost/Page/attributes.js"
};

static const uint8_t clipboard_js[] = {
#embed "../BrowserHost/Page/clipboard.js"
};

static const uint8_t connection_js[] = {
#embed "../BrowserHost/Page/connection.js"
};

static const uint8_t containers_js[] = {
#embed "../BrowserHost/Page/containers.js"
};

static const uint8_t custom_actions_js[] = {
#embed "../BrowserHost/Page/custom-actions.js"
};

static const uint8_t dom_focus_js[] = {
#embed "../BrowserHost/Page/dom-focus.js"
};

static const uint8_t dragging_js[] = {
#embed "../BrowserHost/Page/dragging.js"
};

static const uint8_t drawing_content_js[] = {
#embed "../BrowserHost/Page/drawing-content.js"
};

static const uint8_t field_js[] = {
#embed "../BrowserHost/Page/field.js"
};

static const uint8_t files_js[] = {
#embed "../BrowserHost/Page/files.js"
};

static const uint8_t fitted_picture_js[] = {
#embed "../BrowserHost/Page/fitted-picture.js"
};

static const uint8_t focus_ring_js[] = {
#embed "../BrowserHost/Page/focus-ring.js"
};

static const uint8_t fonts_js[] = {
#embed "../BrowserHost/Page/fonts.js"
};

static const uint8_t gamepads_js[] = {
#embed "../BrowserHost/Page/gamepads.js"
};

static const uint8_t gradient_content_js[] = {
#embed "../BrowserHost/Page/gradient-content.js"
};

static const uint8_t grants_js[] = {
#embed "../BrowserHost/Page/grants.js"
};

static const uint8_t image_content_js[] = {
#embed "../BrowserHost/Page/image-content.js"
};

static const uint8_t index_html[] = {
#embed "../BrowserHost/Page/index.html"
};

static const uint8_t input_batch_js[] = {
#embed "../BrowserHost/Page/input-batch.js"
};

static const uint8_t keys_js[] = {
#embed "../BrowserHost/Page/keys.js"
};

static const uint8_t main_js[] = {
#embed "../BrowserHost/Page/main.js"
};

static const uint8_t mask_js[] = {
#embed "../BrowserHost/Page/mask.js"
};

static const uint8_t menu_bar_js[] = {
#embed "../BrowserHost/Page/menu-bar.js"
};

static const uint8_t message_reader_js[] = {
#embed "../BrowserHost/Page/message-reader.js"
};

static const uint8_t message_writer_js[] = {
#embed "../BrowserHost/Page/message-writer.js"
};

static const uint8_t motion_js[] = {
#embed "../BrowserHost/Page/motion.js"
};

static const uint8_t notices_js[] = {
#embed "../BrowserHost/Page/notices.js"
};

static const uint8_t outside_js[] = {
#embed "../BrowserHost/Page/outside.js"
};

static const uint8_t page_css[] = {
#embed "../BrowserHost/Page/page.css"
};

static const uint8_t path_js[] = {
#embed "../BrowserHost/Page/path.js"
};

static const uint8_t pick_js[] = {
#embed "../BrowserHost/Page/pick.js"
};

static const uint8_t picture_css[] = {
#embed "../BrowserHost/Page/picture.css"
};

static const uint8_t picture_js[] = {
#embed "../BrowserHost/Page/picture.js"
};

static const uint8_t platform_js[] = {
#embed "../BrowserHost/Page/platform.js"
};

static const uint8_t pointers_js[] = {
#embed "../BrowserHost/Page/pointers.js"
};

static const uint8_t protocol_js[] = {
#embed "../BrowserHost/Page/protocol.js"
};

static const uint8_t question_js[] = {
#embed "../BrowserHost/Page/question.js"
};

static const uint8_t reading_order_js[] = {
#embed "../BrowserHost/Page/reading-order.js"
};

static const uint8_t reading_js[] = {
#embed "../BrowserHost/Page/reading.js"
};

static const uint8_t regions_js[] = {
#embed "../BrowserHost/Page/regions.js"
};

static const uint8_t remote_js[] = {
#embed "../BrowserHost/Page/remote.js"
};

static const uint8_t rotors_js[] = {
#embed "../BrowserHost/Page/rotors.js"
};

static const uint8_t samples_js[] = {
#embed "../BrowserHost/Page/samples.js"
};

static const uint8_t screen_js[] = {
#embed "../BrowserHost/Page/screen.js"
};

static const uint8_t session_js[] = {
#embed "../BrowserHost/Page/session.js"
};

static const uint8_t shape_content_js[] = {
#embed "../BrowserHost/Page/shape-content.js"
};

static const uint8_t sharing_js[] = {
#embed "../BrowserHost/Page/sharing.js"
};

static const uint8_t sign_out_html[] = {
#embed "../BrowserHost/Page/sign-out.html"
};

static const uint8_t sign_out_js[] = {
#embed "../BrowserHost/Page/sign-out.js"
};

static const uint8_t soft_keyboard_js[] = {
#embed "../BrowserHost/Page/soft-keyboard.js"
};

static const uint8_t sounds_js[] = {
#embed "../BrowserHost/Page/sounds.js"
};

static const uint8_t speech_js[] = {
#embed "../BrowserHost/Page/speech.js"
};

static const uint8_t status_js[] = {
#embed "../BrowserHost/Page/status.js"
};

static const uint8_t styled_text_content_js[] = {
#embed "../BrowserHost/Page/styled-text-content.js"
};

static const uint8_t text_content_js[] = {
#embed "../BrowserHost/Page/text-content.js"
};

static const uint8_t text_diff_js[] = {
#embed "../BrowserHost/Page/text-diff.js"
};

static const uint8_t text_input_js[] = {
#embed "../BrowserHost/Page/text-input.js"
};

static const uint8_t text_keys_js[] = {
#embed "../BrowserHost/Page/text-keys.js"
};

static const uint8_t text_traits_js[] = {
#embed "../BrowserHost/Page/text-traits.js"
};

static const uint8_t trackpad_js[] = {
#embed "../BrowserHost/Page/trackpad.js"
};

static const uint8_t transform_js[] = {
#embed "../BrowserHost/Page/transform.js"
};

static const uint8_t view_element_js[] = {
#embed "../BrowserHost/Page/view-element.js"
};

static const uint8_t wheel_js[] = {
#embed "../BrowserHost/Page/wheel.js"
};

static const uint8_t wishes_js[] = {
#embed "../BrowserHost/Page/wishes.js"
};

static const EmbeddedFile files[] = {
    {"accessibility.js", accessibility_js, sizeof accessibility_js},
    {"activation.js", activation_js, sizeof activation_js},
    {"address.js", address_js, sizeof address_js},
    {"animations.js", animations_js, sizeof animations_js},
    {"arrange.js", arrange_js, sizeof arrange_js},
    {"attention.js", attention_js, sizeof attention_js},
    {"attributes.js", attributes_js, sizeof attributes_js},
    {"clipboard.js", clipboard_js, sizeof clipboard_js},
    {"connection.js", connection_js, sizeof connection_js},
    {"containers.js", containers_js, sizeof containers_js},
    {"custom-actions.js", custom_actions_js, sizeof custom_actions_js},
    {"dom-focus.js", dom_focus_js, sizeof dom_focus_js},
    {"dragging.js", dragging_js, sizeof dragging_js},
    {"drawing-content.js", drawing_content_js, sizeof drawing_content_js},
    {"field.js", field_js, sizeof field_js},
    {"files.js", files_js, sizeof files_js},
    {"fitted-picture.js", fitted_picture_js, sizeof fitted_picture_js},
    {"focus-ring.js", focus_ring_js, sizeof focus_ring_js},
    {"fonts.js", fonts_js, sizeof fonts_js},
    {"gamepads.js", gamepads_js, sizeof gamepads_js},
    {"gradient-content.js", gradient_content_js, sizeof gradient_content_js},
    {"grants.js", grants_js, sizeof grants_js},
    {"image-content.js", image_content_js, sizeof image_content_js},
    {"index.html", index_html, sizeof index_html},
    {"input-batch.js", input_batch_js, sizeof input_batch_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"main.js", main_js, sizeof main_js},
    {"mask.js", mask_js, sizeof mask_js},
    {"menu-bar.js", menu_bar_js, sizeof menu_bar_js},
    {"message-reader.js", message_reader_js, sizeof message_reader_js},
    {"message-writer.js", message_writer_js, sizeof message_writer_js},
    {"motion.js", motion_js, sizeof motion_js},
    {"notices.js", notices_js, sizeof notices_js},
    {"outside.js", outside_js, sizeof outside_js},
    {"page.css", page_css, sizeof page_css},
    {"path.js", path_js, sizeof path_js},
    {"pick.js", pick_js, sizeof pick_js},
    {"picture.css", picture_css, sizeof picture_css},
    {"picture.js", picture_js, sizeof picture_js},
    {"platform.js", platform_js, sizeof platform_js},
    {"pointers.js", pointers_js, sizeof pointers_js},
    {"protocol.js", protocol_js, sizeof protocol_js},
    {"question.js", question_js, sizeof question_js},
    {"reading-order.js", reading_order_js, sizeof reading_order_js},
    {"reading.js", reading_js, sizeof reading_js},
    {"regions.js", regions_js, sizeof regions_js},
    {"remote.js", remote_js, sizeof remote_js},
    {"rotors.js", rotors_js, sizeof rotors_js},
    {"samples.js", samples_js, sizeof samples_js},
    {"screen.js", screen_js, sizeof screen_js},
    {"session.js", session_js, sizeof session_js},
    {"shape-content.js", shape_content_js, sizeof shape_content_js},
    {"sharing.js", sharing_js, sizeof sharing_js},
    {"sign-out.html", sign_out_html, sizeof sign_out_html},
    {"sign-out.js", sign_out_js, sizeof sign_out_js},
    {"soft-keyboard.js", soft_keyboard_js, sizeof soft_keyboard_js},
    {"sounds.js", sounds_js, sizeof sounds_js},
    {"speech.js", speech_js, sizeof speech_js},
    {"status.js", status_js, sizeof status_js},
    {"styled-text-content.js", styled_text_content_js, sizeof styled_text_content_js},
    {"text-content.js", text_content_js, sizeof text_content_js},
    {"text-diff.js", text_diff_js, sizeof text_diff_js},
    {"text-input.js", text_input_js, sizeof text_input_js},
    {"text-keys.js", text_keys_js, sizeof text_keys_js},
    {"text-traits.js", text_traits_js, sizeof text_traits_js},
    {"trackpad.js", trackpad_js, sizeof trackpad_js},
    {"transform.js", transform_js, sizeof transform_js},
    {"view-element.js", view_element_js, sizeof view_element_js},
    {"wheel.js", wheel_js, sizeof wheel_js},
    {"wishes.js", wishes_js, sizeof wishes_js},
};

EmbeddedFolder embeddedBrowserHost(void) {
    return (EmbeddedFolder){files, sizeof files / sizeof *files};
}
