import Foundation

/// Shows an image. Its intrinsic size is that of the image.
@MainActor
open class NSImageView: NSControl {
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        accessibility.isElement = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibility.isElement = true
    }

    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }

    open var image: NSImage? {
        didSet { if image != oldValue { contentChanged() } }
    }
    open var imageScaling: NSImageScaling = .scaleProportionallyDown
    open var imageAlignment: NSImageAlignment = .alignCenter
    open var symbolConfiguration: NSImage.SymbolConfiguration? {
        didSet { contentChanged() }
    }
    open var contentTintColor: NSColor?
    open var isEditable = false
    open var animates = false
    open var allowsCutCopyPaste = false

    open override var acceptsFirstResponder: Bool { false }

    open override var intrinsicContentSize: NSSize {
        guard let image else { return super.intrinsicContentSize }
        return symbolConfiguration.flatMap(image.withSymbolConfiguration)?.size ?? image.size
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .image
    }
    open override func accessibilityLabel() -> String? {
        accessibility.label ?? image?.accessibilityDescription
    }
}

/// The alignment of an image in its space.
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter = 0
    case alignTop = 1
    case alignTopLeft = 2
    case alignTopRight = 3
    case alignLeft = 4
    case alignBottom = 5
    case alignBottomLeft = 6
    case alignBottomRight = 7
    case alignRight = 8
}
