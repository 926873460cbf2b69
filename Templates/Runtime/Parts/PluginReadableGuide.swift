#if !UIKIT
extension PluginView {
    /// Adds a guide to a view for text whose lines are not too long: the view's margins, but at most 672 points wide.
    package static func addReadableGuide(to view: NSView) -> NSLayoutGuide {
        let guide = NSLayoutGuide()
        view.addLayoutGuide(guide)
        let margins = view.layoutMarginsGuide
        let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        // The limit does not make the window narrower.
        width.priority = NSLayoutConstraint.Priority(499)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: 672),
            width,
        ])
        return guide
    }
}
#endif
