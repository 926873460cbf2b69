#if UIKIT
extension UIView {
    /// The view whose crossfade has begun in this turn of the run loop.
    private static weak var crossfadingView: UIView?

    /// Makes changes in this view with a crossfade, if it is visible. Changes in one turn of the run
    /// loop have one crossfade.
    package func crossfade(_ changes: @escaping () -> Void) {
        guard window != nil, UIView.areAnimationsEnabled, UIView.crossfadingView !== self else { return changes() }
        UIView.crossfadingView = self
        _Concurrency.Task { UIView.crossfadingView = nil }
        UIView.transition(
            with: self, duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: changes)
    }
}
#endif
