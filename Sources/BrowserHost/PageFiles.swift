import WebServer

/// The page, compiled into the program so that it runs wherever its executable is put.
enum PageFiles {
    struct File {
        var path: String
        var resource: WebServer.Resource
    }

    static var all: [File] {
        [page] + styles + scripts
    }

    private static var page: File {
        File(path: "/", resource: .init(PackageResources.index_html, contentType: "text/html; charset=utf-8"))
    }

    private static var styles: [File] {
        [("page", PackageResources.page_css), ("picture", PackageResources.picture_css)].map { name, bytes in
            File(path: "/page/\(name).css", resource: .init(bytes, contentType: "text/css; charset=utf-8"))
        }
    }

    private static var scripts: [File] {
        [
            ("accessibility", PackageResources.accessibility_js),
            ("activation", PackageResources.activation_js),
            ("address", PackageResources.address_js),
            ("animations", PackageResources.animations_js),
            ("arrange", PackageResources.arrange_js),
            ("attention", PackageResources.attention_js),
            ("clipboard", PackageResources.clipboard_js),
            ("connection", PackageResources.connection_js),
            ("custom-actions", PackageResources.custom_actions_js),
            ("dom-focus", PackageResources.dom_focus_js),
            ("dragging", PackageResources.dragging_js),
            ("drawing-content", PackageResources.drawing_content_js),
            ("field", PackageResources.field_js),
            ("focus-ring", PackageResources.focus_ring_js),
            ("fonts", PackageResources.fonts_js),
            ("gamepads", PackageResources.gamepads_js),
            ("gradient-content", PackageResources.gradient_content_js),
            ("grants", PackageResources.grants_js),
            ("image-content", PackageResources.image_content_js),
            ("input-batch", PackageResources.input_batch_js),
            ("keys", PackageResources.keys_js),
            ("main", PackageResources.main_js),
            ("mask", PackageResources.mask_js),
            ("menu-bar", PackageResources.menu_bar_js),
            ("message-reader", PackageResources.message_reader_js),
            ("message-writer", PackageResources.message_writer_js),
            ("motion", PackageResources.motion_js),
            ("notices", PackageResources.notices_js),
            ("outside", PackageResources.outside_js),
            ("path", PackageResources.path_js),
            ("pick", PackageResources.pick_js),
            ("picture", PackageResources.picture_js),
            ("pointers", PackageResources.pointers_js),
            ("protocol", PackageResources.protocol_js),
            ("reading", PackageResources.reading_js),
            ("reading-order", PackageResources.reading_order_js),
            ("regions", PackageResources.regions_js),
            ("remote", PackageResources.remote_js),
            ("samples", PackageResources.samples_js),
            ("screen", PackageResources.screen_js),
            ("session", PackageResources.session_js),
            ("shape-content", PackageResources.shape_content_js),
            ("soft-keyboard", PackageResources.soft_keyboard_js),
            ("status", PackageResources.status_js),
            ("styled-text-content", PackageResources.styled_text_content_js),
            ("text-content", PackageResources.text_content_js),
            ("text-diff", PackageResources.text_diff_js),
            ("text-input", PackageResources.text_input_js),
            ("text-keys", PackageResources.text_keys_js),
            ("text-traits", PackageResources.text_traits_js),
            ("trackpad", PackageResources.trackpad_js),
            ("transform", PackageResources.transform_js),
            ("view-element", PackageResources.view_element_js),
            ("wheel", PackageResources.wheel_js),
            ("wishes", PackageResources.wishes_js),
        ].map { name, bytes in
            File(path: "/page/\(name).js", resource: .init(bytes, contentType: "text/javascript; charset=utf-8"))
        }
    }
}
