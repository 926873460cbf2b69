#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Rows that become columns")
struct AdaptiveRowTests {
    private func makeRow(_ condition: PluginColumnCondition) -> (HostWindow, UIStackView) {
        let window = HostWindow()
        let row = UIStackView()
        row.alignment = .firstBaseline
        row.addArrangedSubview(UILabel())
        row.becomeColumn(where: condition, alignment: .leading)
        window.host.view.addSubview(row)
        window.layoutIfNeeded()
        return (window, row)
    }

    private func expectLayout(of row: UIStackView, isColumn: Bool, _ reason: Comment) {
        expect(row.axis, equals: (isColumn ? .vertical : .horizontal), reason)
        expect(row.alignment, equals: (isColumn ? .leading : .firstBaseline), reason)
    }

    private func set(_ traits: UITraitCollection, of window: HostWindow) {
        let parent = UIViewController()
        let host = window.host
        window.rootViewController = parent
        parent.addChild(host)
        parent.view.addSubview(host.view)
        host.didMove(toParent: parent)
        parent.setOverrideTraitCollection(traits, forChild: host)
        window.layoutIfNeeded()
    }

    @Test("a row is a column at the text sizes for accessibility")
    func followsTextSize() {
        let (window, row) = makeRow(.largeText)
        expectLayout(of: row, isColumn: false, "at the standard text size")
        set(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), of: window)
        expectLayout(of: row, isColumn: true, "at a text size for accessibility")
        expect(row.arrangedSubviews.count, equals: 1, "the row arranges its observer")
    }

    @Test("a row is a column in a compact width")
    func followsSizeClass() {
        let (window, row) = makeRow(.compactWidth)
        set(UITraitCollection(horizontalSizeClass: .compact), of: window)
        expectLayout(of: row, isColumn: true, "in a compact width")
        window.rootViewController?.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: window.host)
        window.layoutIfNeeded()
        expectLayout(of: row, isColumn: false, "in a regular width")
    }
}
#endif
