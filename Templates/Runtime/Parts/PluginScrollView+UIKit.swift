#if UIKIT
/// Scrolls content that is too tall for its place, as it can be with large text sizes. Content that
/// fits keeps its height and does not scroll.
@MainActor
package class PluginScrollView: UIScrollView {
    private var height = CGFloat(0)

    /// Creates a view that is as large as its content if constraints allow it.
    package convenience init(showing content: UIView) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        contentInsetAdjustmentBehavior = .never
        addSubview(content)
        content.pinEdges(to: contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        let fit = heightAnchor.constraint(equalTo: content.heightAnchor)
        // Images shrink before the content scrolls; text does not.
        fit.priority = UILayoutPriority(749)
        fit.isActive = true
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        // Differences below a pixel are rounding errors.
        let canScroll = contentSize.height - bounds.height >= 0.5
        if isScrollEnabled != canScroll { isScrollEnabled = canScroll }
        guard bounds.height != height else { return }
        height = bounds.height
        contentOffset.y = min(contentOffset.y, max(0, contentSize.height - height))
    }
}
#endif
