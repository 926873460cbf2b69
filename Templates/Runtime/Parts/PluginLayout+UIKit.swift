#if UIKIT
extension UIView {
    /// Returns whether this view shows nothing of a plugin: it is a stack, a spacer in a stack, or a view around them that
    /// does not scroll.
    func isLayout(of plugin: UIView) -> Bool {
        let pluginView = sequence(first: self, next: \.superview).first { $0 is PluginView }
        guard let outer = superview, pluginView === plugin else { return false }
        if let scrollView = self as? PluginScrollView { return !scrollView.isScrollEnabled }  // if SCROLLS
        let isStack = type(of: self) == UIStackView.self
        let isSpace = type(of: self) == UIView.self && subviews.isEmpty && backgroundColor == nil
        guard isStack || isSpace, gestureRecognizers?.isEmpty ?? true else { return false }
        let isContent = outer === plugin || (outer.superview as? UIVisualEffectView)?.contentView === outer
        return isStack && isContent || outer.isLayout(of: plugin)
    }
}
#endif
