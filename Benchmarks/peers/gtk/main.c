// SPDX-License-Identifier: Apache-2.0

// GTK 4 at the work that ../README.md describes. Needs a display: `bench` starts Xvfb.
#include <gtk/gtk.h>

#include "../trees.h"

static uintptr_t sink = 0;
static GtkWidget *window;

static GtkWidget *numbered(uint32_t number, int width, int height) {
    GtkWidget *widget = gtk_fixed_new();
    gtk_widget_set_size_request(widget, width, height);
    g_object_set_data(G_OBJECT(widget), "number", GUINT_TO_POINTER(number));
    return widget;
}

static void find(void *context, int pieces) {
    for (int i = 0; i < pieces; i++)
        sink += (uintptr_t)gtk_widget_pick(context, point_x[i], point_y[i], GTK_PICK_DEFAULT);
}

// Lays the tree out in a window, as widgets that are not are never picked.
static void show(GtkWidget *root) {
    gtk_window_set_child(GTK_WINDOW(window), root);
    gtk_window_present(GTK_WINDOW(window));
    while (!gtk_widget_get_mapped(root) || gtk_widget_get_width(root) == 0) g_main_context_iteration(NULL, TRUE);
    for (int i = 0; i < 50; i++) g_main_context_iteration(NULL, FALSE);
}

static void hit_test(const char *work, long size, GtkWidget *root, int width, int height, int pieces) {
    make_points(width, height);
    show(root);
    uint32_t check = 0;
    for (int i = 0; i < 1000; i++) {
        GtkWidget *hit = gtk_widget_pick(root, point_x[i], point_y[i], GTK_PICK_DEFAULT);
        check += hit ? GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(hit), "number")) : 0;
    }
    measure(work, size, pieces, check, find, root);
    gtk_window_set_child(GTK_WINDOW(window), NULL);
}

static void siblings(int count) {
    int columns = (int)ceil(sqrt(count)), rows = (count + columns - 1) / columns;
    GtkWidget *root = numbered(count, columns * 10, rows * 10);
    for (int i = 0; i < count; i++)
        gtk_fixed_put(GTK_FIXED(root), numbered(i, 10, 10), i % columns * 10, i / columns * 10);
    hit_test("siblings", count, root, columns * 10, rows * 10, count > 1000 ? 64 : 1024);
}

static void chain(int count) {
    GtkWidget *root = numbered(0, 1000, 1000), *last = root;
    for (int depth = 1; depth < count; depth++) {
        GtkWidget *next = numbered(depth, 1000, 1000);
        gtk_fixed_put(GTK_FIXED(last), next, 0, 0);
        last = next;
    }
    hit_test("chain", count, root, 1000, 1000, 256);
}

static void fill(GtkWidget *parent, uint32_t number, int width, int height, int depth) {
    if (depth == 5) return;
    for (int i = 0; i < 10; i++) {
        int w = depth % 2 == 0 ? width / 10 : width, h = depth % 2 == 0 ? height : height / 10;
        GtkWidget *child = numbered(number * 10 + i, w, h);
        gtk_fixed_put(GTK_FIXED(parent), child, depth % 2 == 0 ? i * w : 0, depth % 2 == 0 ? 0 : i * h);
        fill(child, number * 10 + i, w, h, depth + 1);
    }
}

static void tree(void) {
    GtkWidget *root = numbered(1, 10000, 1000);
    fill(root, 1, 10000, 1000, 0);
    hit_test("tree", 111111, root, 10000, 1000, 1024);
}

typedef struct {
    GtkWidget *parent, **views;
    int count;
    unsigned step;
} Children;

// GTK finds a moved child once its parent has laid it out again.
static void allocate(GtkWidget *widget) {
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(
        widget, &(GtkAllocation){0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)}, -1);
}

static void move_by(Children *children, GtkWidget *view, double distance) {
    double x, y;
    gtk_fixed_get_child_position(GTK_FIXED(children->parent), view, &x, &y);
    gtk_fixed_move(GTK_FIXED(children->parent), view, x + distance, y);
}

static void pick_one(Children *children) {
    int place = children->step % POINT_COUNT;
    sink += (uintptr_t)gtk_widget_pick(children->parent, point_x[place], point_y[place], GTK_PICK_DEFAULT);
}

static void move_and_find(void *context, int pieces) {
    Children *children = context;
    for (int i = 0; i < pieces; i++) {
        unsigned step = ++children->step;
        move_by(children, children->views[step * 7919 % children->count], step & 1024 ? -3 : 3);
        allocate(children->parent);
        pick_one(children);
    }
}

static void layout_and_find(void *context, int pieces) {
    Children *children = context;
    unsigned step = ++children->step;
    (void)pieces;
    for (int i = 0; i < children->count; i++) move_by(children, children->views[i], step & 1 ? -3 : 3);
    allocate(children->parent);
    pick_one(children);
}

static void add_all(Children *children) {
    for (int i = 0; i < children->count; i++) gtk_fixed_put(GTK_FIXED(children->parent), children->views[i], 0, 0);
}

static void add_and_remove_back(void *context, int pieces) {
    Children *children = context;
    (void)pieces;
    add_all(children);
    for (int i = children->count - 1; i >= 0; i--) gtk_fixed_remove(GTK_FIXED(children->parent), children->views[i]);
}

static void add_and_remove_front(void *context, int pieces) {
    Children *children = context;
    (void)pieces;
    add_all(children);
    for (int i = 0; i < children->count; i++) gtk_fixed_remove(GTK_FIXED(children->parent), children->views[i]);
}

static void bring_to_front(void *context, int pieces) {
    Children *children = context;
    for (int i = 0; i < pieces; i++) {
        GtkWidget *view = children->views[++children->step * 7919 % children->count];
        gtk_widget_insert_before(view, children->parent, NULL);
    }
}

static void change(int count) {
    int columns = (int)ceil(sqrt(count));
    Children children = {numbered(count, columns * 10, columns * 10), g_new(GtkWidget *, count), count, 0};
    for (int i = 0; i < count; i++) {
        children.views[i] = g_object_ref_sink(numbered(i, 10, 10));
        gtk_fixed_put(GTK_FIXED(children.parent), children.views[i], i % columns * 10, i / columns * 10);
    }
    g_object_ref_sink(children.parent);
    show(children.parent);
    make_points(columns * 10, columns * 10);
    measure("move-child", count, count > 1000 ? 16 : 64, 0, move_and_find, &children);
    measure("layout", count, count, 0, layout_and_find, &children);
    gtk_window_set_child(GTK_WINDOW(window), NULL);
    for (int i = 0; i < count; i++) gtk_fixed_remove(GTK_FIXED(children.parent), children.views[i]);
    measure("add, remove from the back", count, count, 0, add_and_remove_back, &children);
    measure("add, remove from the front", count, count, 0, add_and_remove_front, &children);
    add_all(&children);
    measure("bring to front", count, 100, 0, bring_to_front, &children);
    g_object_unref(children.parent);
    for (int i = 0; i < count; i++) g_object_unref(children.views[i]);
    g_free(children.views);
}

int main(void) {
    gtk_init();
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    int counts[] = {100, 1000, 10000};
    for (int i = 0; i < 3; i++) siblings(counts[i]);
    // Deeper chains overflow GTK's stack while they are laid out.
    int depths[] = {10, 100};
    for (int i = 0; i < 2; i++) chain(depths[i]);
    tree();
    int changed[] = {1000, 10000};
    for (int i = 0; i < 2; i++) change(changed[i]);
    return sink == 42;
}
