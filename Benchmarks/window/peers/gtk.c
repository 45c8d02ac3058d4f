// SPDX-License-Identifier: Apache-2.0

// GTK 4 at the work of ../WindowBenchmark.swift, twice:
//
//     gtk move|rest          with a widget for each view, as a program of GTK has them
//     gtk move|rest host     as a host of ours would use it: one widget, which is painted whole with Cairo
#include <gtk/gtk.h>
#include <math.h>

enum { COUNT = 1000, COLUMNS = 32, WIDTH = 960, HEIGHT = 832 };

static GtkWidget *stage, *target, *views[COUNT];
static gboolean is_host, is_lit;
static int count;
static const double colors[4][3] = {{0, 0.48, 1}, {0.2, 0.78, 0.35}, {1, 0.58, 0}, {1, 0.18, 0.33}};

static void place(int number, double *x, double *y) {
    double angle = (count + number) * 0.05;
    *x = number % COLUMNS * 30 + 5 + 5 * cos(angle);
    *y = number / COLUMNS * 26 + 5 + 5 * sin(angle);
}

static void toggle(void) {
    is_lit = !is_lit;
    if (is_host) return gtk_widget_queue_draw(stage);
    const char *classes[] = {is_lit ? "lit" : "dark", NULL};
    gtk_widget_set_css_classes(target, classes);
}

static void pressed(GtkGestureClick *gesture, int clicks, double x, double y, gpointer data) {
    if (x >= 380 && x < 580 && y >= 316 && y < 516) toggle();
}

static gboolean step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    count++;
    for (int i = 0; i < COUNT && !is_host; i++) {
        double x, y;
        place(i, &x, &y);
        gtk_fixed_move(GTK_FIXED(stage), views[i], x, y);
    }
    toggle();
    return G_SOURCE_CONTINUE;
}

static void paint(GtkDrawingArea *area, cairo_t *pen, int width, int height, gpointer data) {
    cairo_set_source_rgb(pen, 1, 1, 1);
    cairo_paint(pen);
    for (int i = 0; i < COUNT; i++) {
        double x, y;
        place(i, &x, &y);
        cairo_set_source_rgb(pen, colors[i % 4][0], colors[i % 4][1], colors[i % 4][2]);
        cairo_rectangle(pen, round(x), round(y), 20, 16);
        cairo_fill(pen);
    }
    cairo_set_source_rgb(pen, is_lit, 0, !is_lit);
    cairo_rectangle(pen, 380, 316, 200, 200);
    cairo_fill(pen);
}

static GtkWidget *box(const char *name, int width, int height) {
    GtkWidget *widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(widget, width, height);
    gtk_widget_add_css_class(widget, name);
    return widget;
}

int main(int argc, char **argv) {
    gboolean moves = argc > 1 && g_str_equal(argv[1], "move");
    is_host = argc > 2 && g_str_equal(argv[2], "host");
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
    if (is_host) {
        stage = gtk_drawing_area_new();
        gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(stage), paint, NULL, NULL);
    } else {
        GtkCssProvider *style = gtk_css_provider_new();
        gtk_css_provider_load_from_data(
            style, "window{background:#fff}.c0{background:#007aff}.c1{background:#34c759}.c2{background:#ff9500}"
            ".c3{background:#ff2d55}.lit{background:#f00}.dark{background:#00f}", -1);
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
        stage = gtk_fixed_new();
        for (int i = 0; i < COUNT; i++) {
            char name[] = {'c', (char)('0' + i % 4), 0};
            double x, y;
            place(i, &x, &y);
            views[i] = box(name, 20, 16);
            gtk_fixed_put(GTK_FIXED(stage), views[i], x, y);
        }
        target = box("dark", 200, 200);
        gtk_fixed_put(GTK_FIXED(stage), target, 380, 316);
    }
    GtkGesture *gesture = gtk_gesture_click_new();
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
    g_signal_connect(gesture, "pressed", G_CALLBACK(pressed), NULL);
    gtk_widget_add_controller(stage, GTK_EVENT_CONTROLLER(gesture));
    gtk_window_set_child(GTK_WINDOW(window), stage);
    if (moves) gtk_widget_add_tick_callback(stage, step, NULL, NULL);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
}
