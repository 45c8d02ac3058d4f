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
    return sink == 42;
}
