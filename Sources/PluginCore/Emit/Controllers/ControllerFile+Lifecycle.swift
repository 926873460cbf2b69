/// The overridden members of a controller.
extension ControllerFile {
    func writeLifecycle(to out: inout SwiftWriter) {
        writeLoadView(to: &out)
        writeViewDidLoad(to: &out)
        writeLayout(to: &out)
        writeControls(to: &out)
        if let announcement { out.member("\(witnessAccess)var announcement: String? {") { $0.add(announcement) } }
        for condition in plugin.sizeConditions {
            out.blank()
            out.document(condition.summary)
            out.block("var \(condition.property): Bool {") { $0.add(condition.expression(dialect)) }
        }
        if let focusExpression {
            let type = dialect.translated("PlatformView")
            out.member("\(witnessAccess)var accessibilityFocus: \(type)? {") { $0.add(focusExpression) }
        }
        writeEscape(to: &out)
        writeHooks(to: &out)
    }

    private var hasPluginView: Bool {
        plugin.presentation.touches == .pass || plugin.presentation.touches == .scroll
            || plugin.presentation.dismissesAfter != nil || plugin.presentation.swipeToDismiss
            || !plugin.controller.hasCustomSuperclass
    }

    /// The expression that makes the controller's view.
    private var pluginView: String {
        if let swipeEdge = plugin.swipeEdge { return "PluginSwipeView(toward: .\(swipeEdge.rawValue))" }
        if plugin.hasEventView { return "PluginEventView()" }
        return plugin.placement.position.value.isInList ? "PluginListView()" : "PluginView()"
    }

    private func writeLoadView(to out: inout SwiftWriter) {
        if dialect.isUIKit, !hasPluginView { return }
        var settings: [String] = []
        if dialect.setsBackgroundOnCreation,
            let background = plugin.content?.background.flatMap({ dialect.name(of: $0) })
        {
            settings.append("backgroundColor = .\(background)")
        }
        switch plugin.presentation.touches {
        case .pass: settings.append(dialect.isUIKit ? "passesTouches = true" : "passesClicks = true")
        case .scroll: settings.append("scrollsHost = true")
        case .block, .blockWhileVisible: break
        }
        out.member("\(access)override func loadView() {") { out in
            if settings.isEmpty { return out.add("view = \(pluginView)") }
            out.add("let pluginView = \(pluginView)")
            out.add(settings.map { "pluginView." + $0 } + ["view = pluginView"])
        }
    }

    private func writeViewDidLoad(to out: inout SwiftWriter) {
        let hooks = overriddenMethods
        let identifier = plugin.accessibility.identifier.map(SwiftLiteral.string)
        let isAccessibilityGroup = plugin.accessibility.isModal || identifier != nil
        guard
            plugin.content != nil || isAccessibilityGroup || plugin.controller.preferredSize != nil
                || plugin.controller.contains(.viewDidLoad)
        else { return }
        out.member("\(access)override func viewDidLoad() {") { out in
            out.add("super.viewDidLoad()")
            if plugin.content != nil {
                out.add((configurations.isEmpty ? "" : "configureContent()\n") + "layOutContent()")
            }
            for view in plugin.views.ofSwiftUI {
                let avoidance = plugin.isFilledBySwiftUI ? ", avoidsSafeArea: true" : ""
                out.add("\(SwiftIdentifier.escaped(view.name.value)).addController(to: self\(avoidance))")
            }
            writeFirstAppearance(to: &out)
            for input in plugin.inputs where isAppliedOnLoad(input) {
                out.add(GeneratedName.applyMethod(ofInput: input.name.value) + "()")
            }
            if !plugin.sizeConditions.isEmpty {
                out.add(dialect.isUIKit ? "view.observeTraits { [weak self] _ in self?.applySizes() }" : "applySizes()")
            }
            if dialect.isUIKit {
                if plugin.accessibility.isModal { out.add("view.accessibilityViewIsModal = true") }
                if let identifier { out.add("view.accessibilityIdentifier = \(identifier)") }
            } else {
                if isAccessibilityGroup {
                    out.add("// VoiceOver ignores these values on views that are not elements.")
                    out.add("view.setAccessibilityElement(true)\nview.setAccessibilityRole(.group)")
                }
                if plugin.accessibility.isModal { out.add("view.setAccessibilityModal(true)") }
                if let identifier { out.add("view.setAccessibilityIdentifier(\(identifier))") }
            }
            if let size = plugin.controller.preferredSize { out.add("preferredContentSize = \(size.expression)") }
            if let method = hooks.first(where: { $0.event == .viewDidLoad })?.method { writeCall(of: method, to: &out) }
        }
    }

    private func writeLayout(to out: inout SwiftWriter) {
        // If the description has this hook, its override pushes the content too.
        if plugin.placement.mode.value == .push, !plugin.controller.contains(.viewDidLayoutSubviews) {
            let method = dialect.isUIKit ? "viewDidLayoutSubviews" : "viewDidLayout"
            out.member("\(access)override func \(method)() {") {
                $0.add("super.\(method)()\npresentation.pushContent()")
            }
        }
        if hasPluginView { return }
        if dialect.isUIKit {
            out.member("\(access)override func didMove(toParent parent: UIViewController?) {") { out in
                out.add("super.didMove(toParent: parent)\nif parent == nil { presentation.abandon() }")
            }
        } else {
            out.member("\(access)override func removeFromParent() {") { out in
                out.add("super.removeFromParent()\npresentation.abandon()")
            }
        }
    }

    private func writeControls(to out: inout SwiftWriter) {
        let controls = tree.controls(beginningWith: plugin.accessibility.focus?.value)
        if controls.isEmpty || !dialect.isUIKit { return }
        out.member("\(access)override var preferredFocusEnvironments: [any UIFocusEnvironment] {") { out in
            out.add("[\(controls.joined(separator: ", "))]")
        }
    }

    private var announcement: String? {
        guard let announcement = plugin.accessibility.announcement else { return nil }
        if let plain = plugin.plainAnnouncement(dialect) { return plain }
        if case .input(let name) = announcement { return SwiftIdentifier.escapedInGetter(name.value) }
        return announcement.appExpression.map { dialect.translated($0.value) }
            ?? announcement.argument(in: dialect.strings)
    }

    /// The expression for the view that VoiceOver's focus moves to, or nil if the description does not name one. If an
    /// input can hide the view, the expression is conditional.
    private var focusExpression: String? {
        guard let focus = plugin.accessibility.focus?.value else { return nil }
        let conditions = tree.focusConditions(in: plugin)
        guard let first = conditions.first else { return SwiftIdentifier.escapedInGetter(focus) }
        let start = InputCondition(name: SwiftIdentifier.escapedInGetter(first.name), value: first.value)
        let all = ([start] + conditions.dropFirst()).map { $0.expression() }
        return "\(all.joined(separator: " && ")) ? \(SwiftIdentifier.escaped(focus)) : nil"
    }

    /// Writes the method for the escape gesture: it presses the first enabled button with the role `cancel`, or removes
    /// the plugin.
    private func writeEscape(to out: inout SwiftWriter) {
        guard dialect.hasEscapeGesture else { return }
        let presentation = plugin.presentation
        let dismissal =
            (presentation.dismissed == nil ? "\(remove)(animated: true)" : "presentation.dismiss(for: .escape)")
            + "\nreturn true"
        let buttons = tree.cancelButtons.filter { plugin.handlerCall(by: tree.views[$0].view) != nil }
        if buttons.isEmpty, !tree.dismissesOnEscape(plugin) { return }
        out.member("\(access)override func accessibilityPerformEscape() -> Bool {") { out in
            for index in buttons {
                let view = tree.views[index].view
                let action = (plugin.handlerCall(by: view) ?? "") + "\nreturn true"
                var conditions = tree.showingConditions(ofViewAt: index, in: plugin)
                conditions += view.usabilityConditions.filter { !conditions.contains($0) }
                if conditions.isEmpty { return out.add(action) }
                out.block("if \(conditions.map { $0.expression() }.joined(separator: ", ")) {") { $0.add(action) }
            }
            let dismisses = buttons.isEmpty || presentation.dismissesOnTap || presentation.swipeToDismiss
            out.add(dismisses ? dismissal : "return super.accessibilityPerformEscape()")
        }
    }

    var remove: String { SwiftIdentifier.escaped(names.remove) }
    var add: String { SwiftIdentifier.escaped(names.add) }

    private var overriddenMethods: [(event: LifecycleHook, method: LifecycleMethod)] {
        let events = plugin.controller.hooks.map { $0.value }
        return LifecycleHook.allCases.filter(events.contains).compactMap { event in
            event.method(of: dialect.kit).map { (event, $0) }
        }
    }

    private func writeHooks(to out: inout SwiftWriter) {
        for (event, method) in overriddenMethods where event != .viewDidLoad {
            out.member("\(access)override func \(method.name)(\(method.parameter)) {") { out in
                out.add("super.\(method.name)(\(method.argument))")
                if event == .viewDidLayoutSubviews, plugin.placement.mode.value == .push {
                    out.add("presentation.pushContent()")
                }
                writeCall(of: method, to: &out)
            }
        }
    }

    /// Writes the call of a method of the user. If it is missing, the compiler shows the comment.
    private func writeCall(of method: LifecycleMethod, to out: inout SwiftWriter) {
        out.add("// Write this method in an extension of \(controller).\n\(method.hook)(\(method.argument))")
    }
}

extension ViewTree {
    /// The indices of the buttons that the escape gesture presses; empty if the framework has no
    /// such gesture.
    var cancelButtons: [Int] {
        guard dialect.hasEscapeGesture else { return [] }
        return views.indices.filter { index in
            guard case .button(let button) = views[index].view else { return false }
            return button.role.value == .cancel && button.handler != nil
        }
    }

    /// Returns whether the escape gesture removes the plugin. It does if the plugin has no cancel
    /// button, and dismisses itself automatically, since such a plugin stays while VoiceOver runs,
    /// or when its backdrop is tapped, or when it is swiped away.
    func dismissesOnEscape(_ plugin: PluginDescription) -> Bool {
        (plugin.presentation.dismissesAfter != nil || plugin.presentation.dismissesOnTap
            || plugin.presentation.swipeToDismiss)
            && cancelButtons.isEmpty && dialect.hasEscapeGesture
    }
}

extension PluginPresentation {
    /// Whether a tap on the backdrop removes the plugin.
    var dismissesOnTap: Bool { backdrop?.value.dismissesOnTap == true }
}
