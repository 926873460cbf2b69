#if UIKIT
#if KEYBOARD_AREAS
extension ChildArea {
    /// The part of the safe area above the keyboard, while one is docked.
    package static let aboveKeyboard = ChildArea(isSafe: true) { $0.pluginSafeAreaAboveKeyboard }
}
#endif

extension UIView {
    #if KEYBOARD_AREAS
    /// The part of the safe area above the keyboard. The view keeps this guide.
    var pluginSafeAreaAboveKeyboard: UILayoutGuide {
        let identifier = "pluginSafeAreaAboveKeyboard"
        let present = layoutGuides.first { $0.identifier == identifier }
        let guide = present ?? pluginAreaAboveKeyboard(in: safeAreaLayoutGuide)
        guide.identifier = identifier
        return guide
    }
    #endif

    /// Adds a guide for the part of an area above the keyboard. While no keyboard is docked, it is the whole area.
    ///
    /// - Parameter area: A guide of this view; nil for its bounds.
    package func pluginAreaAboveKeyboard(in area: UILayoutGuide? = nil) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let end = area?.bottomAnchor ?? bottomAnchor
        let bottom = guide.bottomAnchor.constraint(equalTo: end)
        bottom.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: area?.topAnchor ?? topAnchor),
            guide.leadingAnchor.constraint(equalTo: area?.leadingAnchor ?? leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: area?.trailingAnchor ?? trailingAnchor),
            guide.bottomAnchor.constraint(lessThanOrEqualTo: end),
            bottom,
        ])
        #if !os(tvOS)
        if area == nil, #available(iOS 17, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
        let limit = guide.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor)
        // Above the priority of heights. The keyboard can cover the whole area.
        limit.priority = UILayoutPriority(999.5)
        limit.isActive = true
        #endif
        return guide
    }
}
#endif
