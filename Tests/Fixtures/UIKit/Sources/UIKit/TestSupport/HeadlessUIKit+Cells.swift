import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// Sets the closure that creates cells of a registered class. Apple's UIKit creates them
    /// through the Objective-C runtime. Here subclasses need a closure, but `UITableViewCell`
    /// itself does not.
    public static func makeTableCells<Cell: UITableViewCell>(
        of kind: Cell.Type, with make: @escaping (_ reuseIdentifier: String?) -> Cell
    ) {
        CellFactories.table[ObjectIdentifier(kind)] = make
    }

    /// Sets the closure that creates items of a registered subclass of `UICollectionViewCell`.
    public static func makeCollectionCells<Cell: UICollectionViewCell>(
        of kind: Cell.Type, with make: @escaping () -> Cell
    ) {
        CellFactories.collection[ObjectIdentifier(kind)] = make
    }
}

/// The closures that create cells of registered classes.
@MainActor
enum CellFactories {
    static var table: [ObjectIdentifier: (String?) -> UITableViewCell] = [:]
    static var collection: [ObjectIdentifier: () -> UICollectionViewCell] = [:]

    static func tableCell(_ kind: AnyClass, _ identifier: String) -> UITableViewCell? {
        if let make = table[ObjectIdentifier(kind)] { return make(identifier) }
        if kind == UITableViewCell.self {
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        raiseMissing(kind, "makeTableCells")
        return nil
    }

    static func item(_ kind: AnyClass) -> UICollectionViewCell {
        if let make = collection[ObjectIdentifier(kind)] { return make() }
        if kind != UICollectionViewCell.self { raiseMissing(kind, "makeCollectionCells") }
        return UICollectionViewCell(frame: .zero)
    }

    private static func raiseMissing(_ kind: AnyClass, _ function: String) {
        Exceptions.raise(
            .internalInconsistencyException,
            "no closure makes cells of \(kind); call HeadlessUIKit.\(function)(of:with:)")
    }

    static func discard() {
        table = [:]
        collection = [:]
    }
}
