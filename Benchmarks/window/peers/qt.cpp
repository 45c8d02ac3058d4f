// SPDX-License-Identifier: Apache-2.0

// Qt 6 Widgets at the work of ../WindowBenchmark.swift: a widget for each view.
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QWidget>
#include <cmath>
#include <cstring>

namespace {

constexpr int kCount = 1000, kColumns = 32;

// A box of one color.
class Box : public QWidget {
  public:
    Box(QWidget *parent, QColor color) : QWidget(parent), color(color) { setAttribute(Qt::WA_OpaquePaintEvent); }
    QColor color;

  protected:
    void paintEvent(QPaintEvent *event) override { QPainter(this).fillRect(event->rect(), color); }
};

// What changes its color when it is touched.
class Target : public Box {
  public:
    explicit Target(QWidget *parent) : Box(parent, Qt::blue) {}
    void toggle() {
        color = color == QColor(Qt::blue) ? Qt::red : Qt::blue;
        update();
    }

  protected:
    // Qt makes a press of a touch that nobody takes.
    void mousePressEvent(QMouseEvent *) override { toggle(); }
};

class Stage : public Box {
  public:
    Stage() : Box(nullptr, Qt::white) {
        const QColor colors[] = {QColor(0, 122, 255), QColor(52, 199, 89), QColor(255, 149, 0), QColor(255, 45, 85)};
        for (int i = 0; i < kCount; i++) {
            views[i] = new Box(this, colors[i % 4]);
            views[i]->resize(20, 16);
        }
        target = new Target(this);
        target->setGeometry(380, 316, 200, 200);
        place();
    }
    void step() {
        count++;
        place();
        target->toggle();
    }

  private:
    void place() {
        for (int i = 0; i < kCount; i++) {
            double angle = (count + i) * 0.05;
            views[i]->move(static_cast<int>(std::lround(i % kColumns * 30 + 5 + 5 * std::cos(angle))),
                           static_cast<int>(std::lround(i / kColumns * 26 + 5 + 5 * std::sin(angle))));
        }
    }
    Box *views[kCount];
    Target *target;
    int count = 0;
};

}  // namespace

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    Stage stage;
    stage.resize(960, 832);
    stage.show();
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, [&] { stage.step(); });
    // Qt counts in whole milliseconds: 62.5 times a second.
    if (argc > 1 && !std::strcmp(argv[1], "move")) timer.start(16);
    return application.exec();
}
