// MARK: VoiceOver

extension PluginPresentation {
    #if UIKIT
    /// Whether VoiceOver ignores everything behind the plugin.  // if FOCUSED_VIEWS || COVERS
    internal var isModal: Bool { view?.accessibilityViewIsModal == true }  // if FOCUSED_VIEWS || COVERS

    #if FOCUS
    /// The view that the focus moves to; nil if it stays where it is.
    #if FOCUSED_VIEWS
    private var viewForFocus: UIView? { plugin?.accessibilityFocus ?? (isModal ? view : nil) }
    #else
    private var viewForFocus: UIView? { view?.accessibilityViewIsModal == true ? view : nil }
    #endif

    /// Moves the focus of VoiceOver into the plugin.
    internal func takeFocus() {
        guard let focus = viewForFocus else { return }
        if elementToRestore == nil { elementToRestore = Self.focusedElement }
        #if ANNOUNCEMENTS
        // VoiceOver reads what gets the focus: an announcement would repeat it.
        let reader = plugin?.announcement.flatMap { focus.reader(of: $0) }
        if reader != nil { lastAnnouncement = plugin?.announcement }
        // The framework chooses an element in the plugin's own view.
        let element = reader ?? (focus === view ? nil : focus)
        #else
        let element = focus === view ? nil : focus
        #endif
        #if PLACEMENTS
        let fills = placement.fillsContainer
        UIAccessibility.post(notification: fills ? .screenChanged : .layoutChanged, argument: element)
        #else
        UIAccessibility.post(notification: .screenChanged, argument: element)
        #endif
    }
    #endif

    #if ANNOUNCEMENTS
    /// Announces the plugin after the current speech, unless the announcement has not changed.
    @discardableResult
    internal func announce() -> Bool {
        guard let text = plugin?.announcement, text != lastAnnouncement else { return false }
        lastAnnouncement = text
        let announcement = NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: announcement)
        return true
    }
    #endif

    #if FOCUS
    /// Moves the focus back to where it was, unless the user has moved it out of the plugin.
    internal func restoreFocus() {
        guard let element = elementToRestore else { return }
        elementToRestore = nil
        if hasFocus { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Whether the focus of VoiceOver is in the plugin, or nowhere.
    private var hasFocus: Bool {
        var focus = Self.focusedElement
        // Elements within views can also have the focus.
        while let part = focus as? UIAccessibilityElement { focus = part.accessibilityContainer }
        return focus == nil || view.map { (focus as? UIView)?.isDescendant(of: $0) == true } == true
    }

    private static var focusedElement: AnyObject? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    }
    #endif
    #else
    /// Whether VoiceOver ignores everything behind the plugin.  // if COVERS
    internal var isModal: Bool { view?.isAccessibilityModal() == true }  // if COVERS

    #if FOCUS
    private var viewForFocus: NSView? { plugin?.accessibilityFocus }

    /// Moves the focus into the plugin.
    internal func takeFocus() {
        guard let window = view?.window, let focus = viewForFocus else { return }
        if elementToRestore == nil { elementToRestore = focusedElement(in: window) }
        if focus.acceptsFirstResponder, !focus.isHiddenOrHasHiddenAncestor { window.makeFirstResponder(focus) }
        NSAccessibility.post(element: window, notification: .layoutChanged, userInfo: [.uiElements: [focus]])
    }
    #endif

    #if ANNOUNCEMENTS
    /// Announces the plugin, unless the announcement has not changed.
    @discardableResult
    internal func announce() -> Bool {
        guard let window = view?.window, let text = plugin?.announcement, text != lastAnnouncement else { return false }
        lastAnnouncement = text
        let priority = NSAccessibilityPriorityLevel.high.rawValue
        NSAccessibility.post(
            element: window, notification: .announcementRequested, userInfo: [.announcement: text, .priority: priority])
        return true
    }
    #endif

    #if FOCUS
    /// Moves the focus back, unless the user has moved it out of the plugin, or the earlier view
    /// cannot take it any more.
    internal func restoreFocus() {
        guard let element = elementToRestore as? NSResponder else { return }
        elementToRestore = nil
        guard let window = hostWindow, hasFocus else { return }
        if let view = element as? NSView {
            guard view.window === window, view.acceptsFirstResponder, !view.isHiddenOrHasHiddenAncestor else { return }
        }
        window.makeFirstResponder(element)
        NSAccessibility.post(element: window, notification: .layoutChanged, userInfo: [.uiElements: [element]])
    }

    /// The view with the keyboard: the edited text field instead of the field editor that all text
    /// fields of the window share.
    private func focusedElement(in window: NSWindow) -> AnyObject? {
        guard let editor = window.firstResponder as? NSText, editor.isFieldEditor else { return window.firstResponder }
        return editor.delegate
    }

    /// Whether the plugin has the keyboard, or no view has it.
    private var hasFocus: Bool {
        guard let view, let focus = hostWindow?.firstResponder as? NSView else { return true }
        return focus.isDescendant(of: view)
    }

    private var hostWindow: NSWindow? { host?.view.window }
    #endif
    #endif

    #if ANNOUNCED_CHANGES
    /// Announces the plugin at the end of this turn of the run loop if its announcement has
    /// changed. Of the changes while VoiceOver reads it, only the last one is announced.
    ///
    /// - Parameter delay: Seconds in which VoiceOver reads the announcement before.
    package func announceChange(after delay: Double = 0) {
        guard isVisible, cancelAnnouncement == nil else { return }
        cancelAnnouncement = clock.schedule(delay) { [self] in
            cancelAnnouncement = nil
            guard isVisible, view?.window != nil, announce() else { return }
            announceChange(after: 1 + Double(lastAnnouncement?.count ?? 0) / 15)
        }
    }
    #endif

    #if FOCUS && GROUPS
    /// Takes over, from the plugin that this one replaces, the element that gets the focus back.
    internal func takeOverFocus(from other: PluginPresentation) {
        guard viewForFocus != nil, other.hasFocus else { return }
        elementToRestore = elementToRestore ?? other.elementToRestore
        other.elementToRestore = nil
    }
    #endif
}

#if UIKIT && FOCUS && ANNOUNCEMENTS
extension UIView {
    /// Returns the first view in this one that VoiceOver reads a text for.
    fileprivate func reader(of text: String) -> UIView? {
        if isHidden { return nil }
        if isAccessibilityElement, accessibilityLabel == text { return self }
        return subviews.compactMap { $0.reader(of: text) }.first
    }
}
#endif
