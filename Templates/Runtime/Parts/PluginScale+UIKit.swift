#if UIKIT
extension PluginTransition.Motion {
    /// Fades a view and makes it slightly smaller, or only fades it if Reduce Motion is on.
    package static let scale = Self { view, presentation in
        presentation.hide(view)
        if !PluginTransition.isMotionReduced { view.transform = CGAffineTransform(scaleX: 0.85, y: 0.85) }
    }
}
#endif
