// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Decides about typing in a search bar, and gets its events (SB1 to SB6). Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether the field may become first responder; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has become first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field may resign first responder; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field is first responder no longer.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The person changed the text, or cleared it (SB3).
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether typed text may replace a range, in UTF-16 units; true by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was typed (SB4).
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// A person tapped the bookmark button (SB7).
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button, or Escape (SB5).
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// A person tapped the results button (SB7).
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The person chose another scope (SB6).
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// By default the field may become first responder (SB1).
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// By default nothing is done. The call comes when the field has become first responder.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// By default the field may resign first responder.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// By default nothing is done. The call comes when the field is first responder no longer.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// By default nothing is done. The call comes for what a person typed or cleared (SB3).
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// By default everything that is typed is taken (SB3).
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// By default nothing is done. The call comes for Return (SB4).
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// By default nothing is done. The call comes for a tap on the bookmark button (SB7).
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// By default nothing is done. The call comes for the cancel button and for Escape (SB5).
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// By default nothing is done. The call comes for a tap on the results button (SB7).
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// By default nothing is done. The call comes when a person chose another scope (SB6).
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The delegate of a search bar's field.
final class SearchFieldListener: NSObject, UITextFieldDelegate {
    unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { bar.editingDidBegin() }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.editingDidEnd() }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.searchWasChosen()
        return false
    }
}
