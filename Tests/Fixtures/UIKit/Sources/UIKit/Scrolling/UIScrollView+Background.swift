extension UIScrollView {
    /// Replaces the view behind the cells of a list, which has the size of the list and does not scroll.
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        insertSubview(new, at: 0)
        setNeedsLayout()
    }
}
