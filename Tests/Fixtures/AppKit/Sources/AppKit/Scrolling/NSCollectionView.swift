import Foundation

/// A collection of items. It can be the document of a scroll view, and nothing more.
@MainActor
open class NSCollectionView: NSView {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var isFlipped: Bool { true }
    open var backgroundColors: [NSColor] = []
    open var isSelectable = false

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .list
    }
}
