import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Rows")
struct RowTests {
    private final class Row: PluginRow {
        let view = PlatformView()
        var shown = ""

        func show(_ element: String) { shown = element }
    }

    @Test("are updated, added and removed at the end, and keep their views")
    func update() {
        let stack = PlatformStackView()
        var rows: [Row] = []
        stack.show(["a", "b"], in: &rows) { Row() }
        expect(rows.map(\.shown), equals: ["a", "b"])
        expect(stack.arrangedSubviews, equals: rows.map(\.view))
        let first = rows
        stack.show(["c", "d", "e"], in: &rows) { Row() }
        expect(rows.map(\.shown), equals: ["c", "d", "e"])
        expect(zip(first, rows).allSatisfy { $0 === $1 })
        expect(stack.arrangedSubviews, equals: rows.map(\.view))
        stack.show(["f"], in: &rows) { Row() }
        expect(rows.map(\.shown) == ["f"] && rows[0] === first[0])
        expect(stack.arrangedSubviews == rows.map(\.view) && stack.subviews.count == 1)
        stack.show([], in: &rows) { Row() }
        expect(rows.isEmpty && stack.arrangedSubviews.isEmpty)
    }
}
