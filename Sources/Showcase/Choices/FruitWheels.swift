// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two wheels, and a sentence about their choice.
final class FruitWheels: StackCard, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private let picker = UIPickerView()
    private let label = UILabel()
    private let amounts = Array(1...12)

    convenience init() {
        self.init(heading: "Wheels")
        picker.accessibilityIdentifier = "choices.wheels"
        picker.dataSource = self
        picker.delegate = self
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 2
        label.accessibilityIdentifier = "choices.basket"
        addArrangedSubview(picker)
        addArrangedSubview(label)
        show()
    }

    private func show() {
        let amount = amounts[max(0, picker.selectedRow(inComponent: 0))]
        let fruit = Fruit.all[max(0, picker.selectedRow(inComponent: 1))]
        label.text = "In the basket: \(amount) × \(fruit)."
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? amounts.count : Fruit.all.count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 70 : 150
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? "\(amounts[row])" : Fruit.all[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { show() }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Amount" : "Fruit"
    }
}

/// What can be chosen.
enum Fruit {
    static let all = [
        "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Currant", "Date", "Fig", "Gooseberry", "Grape", "Kiwi",
        "Lemon", "Lime", "Mango", "Melon", "Orange", "Peach", "Pear", "Plum", "Quince", "Raspberry",
    ]
}
