#if UIKIT
import SwiftUI

/// The controller over a SwiftUI view that shows the view's plugins.
@MainActor
package final class PluginHostController: UIViewController {
    private(set) lazy var presenter = PluginPresenter(host: self)

    /// Called when plugins push the content away, with the heights that they cover at the top and at the bottom.
    var pushHandler: ((CGFloat, CGFloat) -> Void)?

    /// Called when a modal plugin becomes visible, and when the last one has left.
    var coverHandler: ((Bool) -> Void)?

    package override var additionalSafeAreaInsets: UIEdgeInsets {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            pushHandler?(additionalSafeAreaInsets.top, additionalSafeAreaInsets.bottom)
        }
    }

    package override func loadView() {
        let view = PassingView()
        view.coverHandler = { [weak self] in self?.coverHandler?($0) }
        self.view = view
    }

    /// A view that lets touches pass beside its subviews.
    private final class PassingView: UIView {
        var coverHandler: (Bool) -> Void = { _ in }
        private var isCovered = false

        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            setNeedsLayout()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let isCoveredNow = subviews.contains { !$0.isHidden && $0.accessibilityViewIsModal }
            guard isCoveredNow != isCovered else { return }
            isCovered = isCoveredNow
            coverHandler(isCovered)
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === self ? nil : view
        }
    }
}

/// The host of plugins, as a SwiftUI view.
struct PluginContainer: UIViewControllerRepresentable {
    let requests: [PluginRequest]
    @SwiftUI.Binding var pushed: SwiftUI.EdgeInsets
    @SwiftUI.Binding var isCovered: Bool

    func makeUIViewController(context: Self.Context) -> PluginHostController {
        let host = PluginHostController()
        let (pushed, isCovered) = ($pushed, $isCovered)
        // The state of a view must not change while views are laid out.
        host.pushHandler = { top, bottom in
            _Concurrency.Task { @MainActor in
                pushed.wrappedValue = SwiftUI.EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            }
        }
        host.coverHandler = { isCoveredNow in
            _Concurrency.Task { @MainActor in isCovered.wrappedValue = isCoveredNow }
        }
        return host
    }

    func updateUIViewController(_ host: PluginHostController, context: Self.Context) {
        host.presenter.update(requests)
    }

    static func dismantleUIViewController(_ host: PluginHostController, coordinator: ()) {
        host.presenter.stop()
    }
}
#endif
