#if !canImport(UIKit)
public import AppKit

/// A view with a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    fileprivate let root = ViewRoot()

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

    fileprivate func size(proposing size: NSSize) -> NSSize {
        root.updateIfNeeded(rootView)
        return root.node.size(proposing: size)
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

/// A view controller with a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hostingView: NSHostingView<Content>

    public var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    public init(rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        hostingView.root.controller = self
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    open override func loadView() {
        view = hostingView
    }

    /// Returns the size of the content that fits a proposed size.
    public func sizeThatFits(in size: NSSize) -> NSSize {
        hostingView.size(proposing: size)
    }
}

extension NSHostingController: Hosting {
    var renderedViews: [any RenderedView] { hostingView.renderedViews }
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
