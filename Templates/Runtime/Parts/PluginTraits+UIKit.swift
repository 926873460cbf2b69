#if UIKIT
extension UIView {
    /// Calls a closure now, and whenever the traits of this view change.
    package func observeTraits(_ handler: @escaping (UITraitCollection) -> Void) {
        let observer = PluginTraitObserver(handler)
        addSubview(observer)
        observer.update()
    }
}

/// A hidden view that calls a closure when its traits change.
private final class PluginTraitObserver: UIView {
    private let handler: (UITraitCollection) -> Void

    init(_ handler: @escaping (UITraitCollection) -> Void) {
        self.handler = handler
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and is deprecated as of iOS 17.
        update()
    }

    func update() { handler(traitCollection) }
}
#endif
