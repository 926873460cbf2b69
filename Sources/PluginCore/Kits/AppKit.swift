extension Kit {
    /// AppKit, for macOS.
    package static let appKit = Kit(
        name: "AppKit",
        platforms: [.macOS],
        typePrefix: "NS",
        ownsTypePrefix: false,
        platformTypes: [
            PlatformType(name: "PlatformColor", spelling: "NSColor"),
            PlatformType(name: "PlatformImage", spelling: "NSImage"),
            PlatformType(name: "PlatformTableView", spelling: "NSTableView"),
            PlatformType(name: "PlatformView", spelling: "NSView"),
            PlatformType(name: "PlatformViewController", spelling: "NSViewController"),
        ],
        lifecycleMethods: [
            .viewDidLoad: LifecycleMethod(name: "viewDidLoad"),
            .viewWillAppear: LifecycleMethod(name: "viewWillAppear"),
            .viewWillLayoutSubviews: LifecycleMethod(name: "viewWillLayout"),
            .viewDidLayoutSubviews: LifecycleMethod(name: "viewDidLayout"),
            .viewDidAppear: LifecycleMethod(name: "viewDidAppear"),
            .viewWillDisappear: LifecycleMethod(name: "viewWillDisappear"),
            .viewDidDisappear: LifecycleMethod(name: "viewDidDisappear"),
        ],
        sideMargin: 0,
        viewClasses: ViewClassNames(
            label: "NSTextField", button: "PluginButton", image: "NSImageView",
            activityIndicator: "NSProgressIndicator"),
        usedTypes: Set(
            names: """
                NSAccessibility NSButton NSColor NSEdgeInsets NSFont NSImage NSImageView
                NSProgressIndicator NSStackView NSTextField NSView NSViewController NSWorkspace
                PluginBusyButton PluginButton PluginContentUnavailableView PluginSecureTextField
                PluginSegmentedControl PluginSlider PluginSwitch PluginTextField PluginView
                """),
        knownTypes: Set(
            names: """
                NSAlert NSAnimationContext NSApplication NSBezierPath NSBitmapImageRep NSBox NSBrowser
                NSButton NSCell NSCollectionView NSCollectionViewItem NSColorPanel NSColorWell
                NSComboBox NSControl NSCursor NSDatePicker NSDocument NSEdgeInsets NSEvent NSFont
                NSFontDescriptor NSFontManager NSGestureRecognizer NSGraphicsContext NSGridView
                NSHostingController NSHostingView NSImageView NSLayoutGuide NSLevelIndicator NSMenu
                NSMenuItem NSOpenPanel NSOutlineView NSPageController NSPanel NSPasteboard NSPopUpButton
                NSPopover NSPredicateEditor NSProgressIndicator NSResponder NSSavePanel NSScreen
                NSScrollView NSScroller NSSearchField NSSecureTextField NSSegmentedControl NSSlider
                NSSplitView NSSplitViewController NSStackView NSStatusItem NSStepper NSSwitch NSTabView
                NSTabViewController NSTableCellView NSTableRowView NSText NSTextField NSTextView
                NSTitlebarAccessoryViewController NSToolbar NSToolbarItem NSTrackingArea NSView
                NSViewController NSVisualEffectView NSWindow NSWindowController NSWorkspace
                """),
        nestedTypes: ["TransitionOptions"],
        reservedMembers: appKitMembers,
        reservedMethods: Set(
            names: """
                addChild cancelOperation childContaining dismiss encodeWithCoder forwardingTarget
                insertChild isEqual keyDown keyUp mouseDown mouseDragged mouseEntered mouseExited
                mouseMoved mouseUp noResponder performKeyEquivalent performSegue
                preferredContentSizeDidChange prepare present presentAsModalWindow presentAsSheet
                removeChild scrollWheel shouldPerformSegue transition tryToPerform validRequestor
                viewWillTransition
                """)
    )
}
