#if !canImport(UIKit)
public import AppKit

/// A view with a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let root = ViewRoot()

    public var rootView: Content {
        didSet { root.setNeedsUpdate() }
    }

    /// What the view's size follows. The content's ideal, minimum and maximum sizes at first.
    public var sizingOptions: NSHostingSizingOptions = [.intrinsicContentSize] {
        didSet { invalidateIntrinsicContentSize() }
    }

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        root.view = self
        root.updateHandler = { [weak self] in
            self?.needsLayout = true
            self?.invalidateIntrinsicContentSize()
        }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    open override var intrinsicContentSize: NSSize {
        guard sizingOptions.contains(.intrinsicContentSize) else {
            return NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
        }
        return size(proposing: NSSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }

    /// Returns the size of the content for a proposed size.
    func size(proposing size: NSSize) -> NSSize {
        root.updateIfNeeded(rootView)
        return root.node.size(proposing: size)
    }

    /// Makes the view controllers of representables children of a controller.
    func showControllers(in controller: NSViewController) {
        root.controller = controller
    }

    open override var fittingSize: NSSize { intrinsicContentSize }

    open override func layout() {
        super.layout()
        root.updateIfNeeded(rootView)
    }
}

extension NSHostingView: Hosting {
    var renderedViews: [any RenderedView] {
        root.updateIfNeeded(rootView)
        return root.node.allRendered
    }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
    public static let minSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
    public static let maxSize = Self(rawValue: 4)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
#endif
