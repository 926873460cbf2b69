extension RuntimePart {
    /// Returns the parts that the shared code of a module needs: those that its plugins need, and those that an engine
    /// has for other modules.
    static func needed(by code: SharedCode, _ dialect: KitDialect) -> [RuntimePart] {
        let plugins = code.plugins.filter { $0.controller.kits.contains(dialect.kit) }
        return closure(
            of: provided(by: code.engineParts) + plugins.flatMap { needed(by: $0, dialect) })
    }

    /// Returns the parts that the code of a plugin uses.
    static func needed(by plugin: PluginDescription, _ dialect: KitDialect) -> [RuntimePart] {
        allCases.filter { $0.isNeeded(by: plugin, dialect) }
    }

    private func isNeeded(by plugin: PluginDescription, _ dialect: KitDialect) -> Bool {
        let presentation = plugin.presentation
        switch self {
        case .placement: return !plugin.placementArguments(dialect).isEmpty
        case .push: return plugin.placement.mode.value == .push
        case .list: return plugin.placement.position.value.isInList
        case .keyboard:
            return plugin.isAboveKeyboard(dialect) || plugin.keepsContentAboveKeyboard(dialect)
        case .slide: return presentation.moveIn.isSlide || presentation.moveOut.isSlide
        case .materialFade: return plugin.fadesMaterial
        case .eventView: return plugin.hasEventView
        case .timer: return presentation.dismissesAfter != nil
        case .swipeView: return plugin.swipeEdge != nil
        case .backdrop: return presentation.backdrop != nil
        case .queue: return presentation.whenAlreadyShown == .queue
        case .announcement: return plugin.announcedInput != nil
        case .feedback: return presentation.feedback != nil && dialect.spelling.givesFeedback
        case .observer:
            return plugin.controller.appearance.notification != nil && plugin.hasAppearanceBindings
        case .sceneHost: return plugin.host.scene != nil
        case .reason: return false
        case .operations: return plugin.host.whileShown != nil
        case .recovery: return plugin.host.recovery != nil
        case .reloading: return plugin.hasAppearanceBindings
        case .surface:
            return plugin.content?.surface != nil
                || plugin.views.contains { isNeeded(by: $0, dialect) }
        case .markdown: return plugin.announcesMarkdown
        case .readableGuide:
            return plugin.content?.layout.area == .readable && !dialect.spelling.hasReadableGuide
        case .swiftUI: return plugin.host.modifier != nil
        case .preview: return plugin.controller.hasPreviews
        case .font, .labelChange, .markdownLabel, .linkText, .button, .busyButton, .textField,
            .formScrollView, .switches, .slider, .segmentedControl, .tapStack,
            .contentUnavailableView, .hostingView:
            return plugin.views.contains { isNeeded(by: $0, dialect) }
        }
    }

    /// Returns whether the code of a view uses the part.
    func isNeeded(by view: ContentView, _ dialect: KitDialect) -> Bool {
        self == .labelChange
            ? view.bindings.contains(where: \.use.changesLabel)
            : view.object.parts(dialect).contains(self)
    }
}

extension PluginDescription {
    /// Whether the plugin can fade, and its view may have a material in it: that of a surface, or one of the app's code.
    var fadesMaterial: Bool {
        let canFade =
            presentation.moveIn != .none || presentation.moveOut != .none || swipeEdge != nil
        let hasAppCode = !controller.hooks.isEmpty || controller.hasCustomSuperclass
        let hasMaterial =
            content?.surface != nil
            || views.contains { view in
                switch view {
                case .stack(let stack): stack.surface != nil
                case .custom: true
                default: false
                }
            }
        return canFade && (hasAppCode || hasMaterial)
    }

    /// Whether the plugin's view leaves some events to the views behind, or reports that it is used.
    var hasEventView: Bool {
        presentation.touches == .pass || presentation.touches == .scroll
            || presentation.dismissesAfter != nil
    }
}

extension PluginPresentation.Motion {
    fileprivate var isSlide: Bool {
        switch self {
        case .none, .fade: false
        case .slideFromTop, .slideFromBottom, .slideFromLeading, .slideFromTrailing: true
        }
    }
}
