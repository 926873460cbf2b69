import SwiftUI

/// Shows a SwiftUI view, and is as large as that asks for. A SwiftUI view without a limit takes the space that other
/// views leave.
@MainActor
package final class PluginHostingView<Content: SwiftUI.View>: PlatformView {
    let hostingController: PluginHostingController<Content>

    /// The SwiftUI view. A new one takes over the state of the old one.
    package var rootView: Content {
        get { hostingController.rootView }
        set {
            hostingController.rootView = newValue
            if hostingController.isViewLoaded { updateSize() }
        }
    }

    /// The size that the SwiftUI view asks for, with the height for the current width.
    private var contentSize = CGSize.zero
    /// The proposed length if nothing limits a view. A view that takes it all has no limit.
    private static var unlimited: CGFloat { 10_000 }

    init(_ hostingController: PluginHostingController<Content>) {
        self.hostingController = hostingController
        super.init(frame: .zero)
    }

    package convenience init(rootView: Content) { self.init(PluginHostingController(rootView: rootView)) }

    @available(*, unavailable) package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize { contentSize }

    /// Makes the hosting controller a child of the controller whose view contains this view.
    ///
    /// - Parameter avoidsSafeArea: Whether the SwiftUI view keeps to the safe area. If its size were not fixed, it
    ///   would grow beyond the edge of the window without end.
    package func addController(to parent: PlatformViewController, avoidsSafeArea: Bool = false) {
        hostingController.layoutHandler = { [weak self] in self?.updateSize() }
        #if UIKIT
        hostingController.avoidsSafeArea = avoidsSafeArea
        if !avoidsSafeArea, #available(iOS 16.4, tvOS 16.4, *) { hostingController.safeAreaRegions = [] }
        parent.addChild(hostingController)
        let view: UIView = hostingController.view
        view.backgroundColor = .clear
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        hostingController.didMove(toParent: parent)
        #else
        if !avoidsSafeArea, #available(macOS 13.3, *) { hostingController.safeAreaRegions = [] }
        parent.addChild(hostingController)
        // This view has the constraints of the size.
        if #available(macOS 13.0, *) { hostingController.sizingOptions = [] }
        let view = hostingController.view
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let (width, height) = (
            view.widthAnchor.constraint(equalTo: widthAnchor), view.heightAnchor.constraint(equalTo: heightAnchor)
        )
        // Before macOS 13, the SwiftUI view can limit its size itself.
        (width.priority, height.priority) = (NSLayoutConstraint.Priority(999), NSLayoutConstraint.Priority(999))
        NSLayoutConstraint.activate([
            width, height, view.centerXAnchor.constraint(equalTo: centerXAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        #endif
        updateSize()
    }

    private func updateSize() {
        let length = Self.unlimited
        var size = hostingController.sizeThatFits(in: CGSize(width: length, height: length))
        let width = bounds.width
        if width > 0, width < size.width {
            size.height = hostingController.sizeThatFits(in: CGSize(width: width, height: length)).height
        }
        guard size != contentSize else { return }
        contentSize = size
        #if UIKIT
        let horizontal = UILayoutPriority.defaultHigh
        #else
        // A long text wraps instead of widening the window.
        let horizontal = NSLayoutConstraint.Priority.dragThatCannotResizeWindow
        #endif
        // Other views can take space from this one if it has no limit.
        let low = PlatformLayoutPriority(249)
        setContentCompressionResistancePriority(size.width < length ? horizontal : low, for: .horizontal)
        setContentCompressionResistancePriority(size.height < length ? .defaultHigh : low, for: .vertical)
        invalidateIntrinsicContentSize()
    }
}

#if UIKIT
/// Hosts the SwiftUI view of a plugin.
@MainActor
package class PluginHostingController<Content: SwiftUI.View>: UIHostingController<Content> {
    /// Called when the SwiftUI view is laid out: its size may have changed.
    var layoutHandler: () -> Void = {}

    /// Whether the SwiftUI view keeps to the safe area.
    var avoidsSafeArea = false

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutHandler()
    }

    /// Takes back the insets that UIKit adds, for example while the view scrolls behind a bar.
    package override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let insets = view.safeAreaInsets
        guard !avoidsSafeArea, insets != .zero else { return }
        additionalSafeAreaInsets.top -= insets.top
        additionalSafeAreaInsets.left -= insets.left
        additionalSafeAreaInsets.bottom -= insets.bottom
        additionalSafeAreaInsets.right -= insets.right
    }
}
#else
/// Hosts the SwiftUI view of a plugin.
@MainActor
package class PluginHostingController<Content: SwiftUI.View>: NSHostingController<Content> {
    /// Called when the SwiftUI view is laid out: its size may have changed.
    var layoutHandler: () -> Void = {}

    package override func viewDidLayout() {
        super.viewDidLayout()
        layoutHandler()
    }
}
#endif
