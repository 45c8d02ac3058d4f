// Qt 6 Widgets at the work that ../README.md describes. Runs without a display (QT_QPA_PLATFORM=offscreen).
#include <QApplication>
#include <QMouseEvent>
#include <QWidget>
#include <QWindow>
#include <cmath>

#include "../trees.h"

namespace {

uintptr_t sink = 0;

// A widget that knows its number, and handles what a drag sends it.
class Numbered : public QWidget {
  public:
    Numbered(uint32_t number, QWidget *parent, QRect frame) : QWidget(parent), number(number) {
        setGeometry(frame);
        show();
    }
    uint32_t number;
};

class Handler : public Numbered {
  public:
    using Numbered::Numbered;
    void mousePressEvent(QMouseEvent *event) override { event->accept(); }
    void mouseMoveEvent(QMouseEvent *event) override {
        sink += 1;
        event->accept();
    }
};

uint32_t number_at(QWidget *root, int i) {
    QWidget *hit = root->childAt(point_x[i], point_y[i]);
    return static_cast<Numbered *>(hit ? hit : root)->number;
}

void find(void *context, int pieces) {
    auto root = static_cast<QWidget *>(context);
    for (int i = 0; i < pieces; i++) sink += reinterpret_cast<uintptr_t>(root->childAt(point_x[i], point_y[i]));
}

void hit_test(const char *work, long size, QWidget *root, int pieces) {
    make_points(root->width(), root->height());
    uint32_t check = 0;
    for (int i = 0; i < 1000; i++) check += number_at(root, i);
    measure(work, size, pieces, check, find, root);
}

void siblings(int count) {
    int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    int rows = (count + columns - 1) / columns;
    // The root stays hidden, or Qt would paint; its children are visible to childAt all the same.
    Numbered root(count, nullptr, QRect(0, 0, columns * 10, rows * 10));
    root.hide();
    for (int i = 0; i < count; i++) new Numbered(i, &root, QRect(i % columns * 10, i / columns * 10, 10, 10));
    hit_test("siblings", count, &root, count > 10000 ? 64 : 1024);
}

void chain(int count) {
    Numbered root(0, nullptr, QRect(0, 0, 1000, 1000));
    root.hide();
    QWidget *last = &root;
    for (int depth = 1; depth < count; depth++) last = new Numbered(depth, last, QRect(0, 0, 1000, 1000));
    hit_test("chain", count, &root, 1024);
}

void fill(Numbered *parent, int depth) {
    if (depth == 5) return;
    for (int i = 0; i < 10; i++) {
        int width = parent->width(), height = parent->height();
        QRect frame = depth % 2 == 0 ? QRect(i * width / 10, 0, width / 10, height)
                                     : QRect(0, i * height / 10, width, height / 10);
        fill(new Numbered(parent->number * 10 + i, parent, frame), depth + 1);
    }
}

void tree() {
    Numbered root(1, nullptr, QRect(0, 0, 10000, 1000));
    root.hide();
    fill(&root, 0);
    hit_test("tree", 111111, &root, 4096);
}

struct Moving {
    QWidget *root;
    std::vector<QWidget *> children;
    unsigned step;
};

void move_and_find(void *context, int pieces) {
    auto moving = static_cast<Moving *>(context);
    for (int i = 0; i < pieces; i++) {
        unsigned step = ++moving->step;
        QWidget *child = moving->children[step * 7919 % moving->children.size()];
        child->move(child->x() + (step & 1024 ? -3 : 3), child->y());
        sink += reinterpret_cast<uintptr_t>(moving->root->childAt(point_x[step % POINT_COUNT], point_y[step % POINT_COUNT]));
    }
}

void move_child(int count) {
    int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    Numbered root(count, nullptr, QRect(0, 0, columns * 10, columns * 10));
    root.hide();
    Moving moving{&root, {}, 0};
    for (int i = 0; i < count; i++)
        moving.children.push_back(new Numbered(i, &root, QRect(i % columns * 10, i / columns * 10, 10, 10)));
    make_points(root.width(), root.height());
    measure("move-child", count, count > 10000 ? 64 : 1000, 0, move_and_find, &moving);
}

void layout_and_find(void *context, int) {
    auto moving = static_cast<Moving *>(context);
    unsigned step = ++moving->step;
    for (QWidget *child : moving->children) child->move(child->x() + (step & 1 ? -3 : 3), child->y());
    sink += reinterpret_cast<uintptr_t>(moving->root->childAt(point_x[step % POINT_COUNT], point_y[step % POINT_COUNT]));
}

void layout(int count) {
    int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    Numbered root(count, nullptr, QRect(0, 0, columns * 10, columns * 10));
    root.hide();
    Moving moving{&root, {}, 0};
    for (int i = 0; i < count; i++)
        moving.children.push_back(new Numbered(i, &root, QRect(i % columns * 10, i / columns * 10, 10, 10)));
    make_points(root.width(), root.height());
    measure("layout", count, count, 0, layout_and_find, &moving);
}

struct Children {
    QWidget *parent;
    std::vector<QWidget *> views;
    unsigned step;
};

void add_all(Children *children) {
    for (QWidget *view : children->views) {
        view->setParent(children->parent);
        view->show();
    }
}

void add_and_remove_back(void *context, int) {
    auto children = static_cast<Children *>(context);
    add_all(children);
    for (auto view = children->views.rbegin(); view != children->views.rend(); ++view) (*view)->setParent(nullptr);
}

void add_and_remove_front(void *context, int) {
    auto children = static_cast<Children *>(context);
    add_all(children);
    for (QWidget *view : children->views) view->setParent(nullptr);
}

void bring_to_front(void *context, int pieces) {
    auto children = static_cast<Children *>(context);
    for (int i = 0; i < pieces; i++) children->views[++children->step * 7919 % children->views.size()]->raise();
}

void change_children(int count) {
    Numbered parent(count, nullptr, QRect(0, 0, 1000, 1000));
    parent.hide();
    Children children{&parent, {}, 0};
    for (int i = 0; i < count; i++) {
        auto view = new QWidget(&parent);
        view->setGeometry(0, 0, 10, 10);
        view->setParent(nullptr);
        children.views.push_back(view);
    }
    measure("add, remove from the back", count, count, 0, add_and_remove_back, &children);
    measure("add, remove from the front", count, count, 0, add_and_remove_front, &children);
    add_all(&children);
    measure("bring to front", count, 100, 0, bring_to_front, &children);
}

struct Drag {
    QWindow *window;
    unsigned step;
};

void drag(void *context, int pieces) {
    auto drag = static_cast<Drag *>(context);
    for (int i = 0; i < pieces; i++) {
        QPointF place(110 + ++drag->step % 200, 100);
        QMouseEvent move(QEvent::MouseMove, place, place, place, Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(drag->window, &move);
    }
}

// A drag's move, given to the window as the platform gives it, to a widget ten levels deep.
void moves() {
    Numbered root(0, nullptr, QRect(0, 0, 1000, 1000));
    QWidget *last = &root;
    for (int depth = 1; depth < 10; depth++) last = new Numbered(depth, last, QRect(0, 0, 1000, 1000));
    new Handler(10, last, QRect(0, 0, 1000, 1000));
    root.show();
    QCoreApplication::processEvents();
    Drag state{root.windowHandle(), 0};
    QPointF place(100, 100);
    QMouseEvent press(QEvent::MouseButtonPress, place, place, place, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(state.window, &press);
    uintptr_t before = sink;
    drag(&state, 10);
    if (sink != before + 10) {
        fprintf(stderr, "qt: the drag did not reach the widget\n");
        exit(1);
    }
    measure("touch move", 10, 1000, 0, drag, &state);
    QMouseEvent release(QEvent::MouseButtonRelease, place, place, place, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(state.window, &release);
}

}  // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    for (int count : {100, 1000, 10000, 100000}) siblings(count);
    for (int count : {10, 100, 1000}) chain(count);
    tree();
    for (int count : {1000, 10000}) move_child(count);
    for (int count : {1000, 10000}) layout(count);
    for (int count : {1000, 10000}) change_children(count);
    moves();
    return sink == 42;
}
