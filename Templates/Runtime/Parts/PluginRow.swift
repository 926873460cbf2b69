// MARK: - Rows

/// The view for one element of an array.
@MainActor
package protocol PluginRow: AnyObject {
    associatedtype Shown

    var view: PlatformView { get }

    func show(_ element: Shown)
}

@MainActor
extension PlatformStackView {
    /// Shows a row for each element of an array. Adds and removes rows at the end, and keeps the others.
    package func show<Row: PluginRow>(_ elements: [Row.Shown], in rows: inout [Row], make: () -> Row) {
        for row in rows.dropFirst(elements.count) { row.view.removeFromSuperview() }
        rows = Swift.Array(rows.prefix(elements.count))
        while rows.count < elements.count {
            let row = make()
            rows.append(row)
            addArrangedSubview(row.view)
        }
        for (row, element) in zip(rows, elements) { row.show(element) }
    }
}
