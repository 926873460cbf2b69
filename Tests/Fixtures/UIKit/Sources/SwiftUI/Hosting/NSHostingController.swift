#if !canImport(UIKit)
public import AppKit

/// A view controller with a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hostingView: NSHostingView<Content>

    public var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    /// What the view's size follows.
    public var sizingOptions: NSHostingSizingOptions {
        get { hostingView.sizingOptions }
        set { hostingView.sizingOptions = newValue }
    }

    /// The parts of the safe area that the content avoids.
    public var safeAreaRegions: SafeAreaRegions = .all

    public init(rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    open override func loadView() {
        hostingView.showControllers(in: self)
        view = hostingView
    }

    /// Returns the size of the content that fits a proposed size.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        hostingView.size(proposing: size)
    }
}

extension NSHostingController: Hosting {
    var renderedViews: [any RenderedView] { hostingView.renderedViews }
}
#endif
