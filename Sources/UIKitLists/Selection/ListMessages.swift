// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What the delegates of lists are asked by their selectors (PO18).
@MainActor
enum ListMessages {
    /// Registers the messages, once.
    static let areKnown: Void = DelegateMessages.add([
        ("tableView", { $0 is any UITableViewDelegate || $0 is any UITableViewDataSource }),
        ("collectionView", { $0 is any UICollectionViewDelegate || $0 is any UICollectionViewDataSource }),
        ("numberOfSections", { $0 is any UITableViewDataSource || $0 is any UICollectionViewDataSource }),
        ("indexPathForPreferredFocusedView", { $0 is any UITableViewDelegate || $0 is any UICollectionViewDelegate }),
    ])
}
