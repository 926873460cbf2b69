#if UIKIT
extension UIButton {
    /// Shows a menu when the button is tapped.
    package func setMenu(_ actions: [UIAction]) {
        guard #available(tvOS 17, *) else { return }
        menu = UIMenu(children: actions)
        showsMenuAsPrimaryAction = true
    }
}
#endif
