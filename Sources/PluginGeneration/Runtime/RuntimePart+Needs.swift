import PluginDescriptions

extension RuntimePart {
    /// Returns the parts that the shared code of a module needs: all parts of an engine, or those that the plugins need.
    static func needed(by code: SharedCode, _ dialect: KitDialect) -> [RuntimePart] {
        if code.engineAccess != nil { return allCases }
        let plugins = code.plugins.filter { $0.controller.kits.contains(dialect.kit) }
        return closure(
            of: allCases.filter { part in plugins.contains { part.isNeeded(by: $0, dialect) } })
    }

    /// Returns whether the code of a plugin uses the part.
    private func isNeeded(by plugin: PluginDescription, _ dialect: KitDialect) -> Bool {
        let presentation = plugin.presentation
        let views = plugin.views
        switch self {
        case .placement: return !plugin.placementArguments(dialect).isEmpty
        case .push: return plugin.placement.mode.value == .push
        case .list: return plugin.placement.position.value.isInList
        case .keyboard:
            return plugin.isAboveKeyboard(dialect) || plugin.keepsContentAboveKeyboard(dialect)
        case .slide: return presentation.moveIn.isSlide || presentation.moveOut.isSlide
        case .eventView: return plugin.hasEventView
        case .timer: return presentation.dismissesAfter != nil
        case .swipeView: return plugin.swipeEdge != nil
        case .backdrop: return presentation.backdrop != nil
        case .queue: return presentation.whenAlreadyShown == .queue
        case .feedback: return presentation.feedback != nil
        case .observer:
            return plugin.controller.appearance.notification != nil && plugin.hasAppearanceBindings
        case .sceneHost: return plugin.host.scene != nil
        case .reason: return false
        case .operations: return plugin.host.whileShown != nil
        case .recovery: return plugin.host.recovery != nil
        case .reloading: return plugin.hasAppearanceBindings
        case .surface: return plugin.hasSurface
        case .font: return views.contains { $0.hasWeightedFont }
        case .labelChange: return plugin.changesLabels
        case .markdown: return plugin.announcesMarkdown
        case .markdownLabel:
            return views.contains { $0.label?.isMarkdown == true && !$0.showsLinks(dialect) }
        case .linkText: return views.contains { $0.showsLinks(dialect) }
        case .button:
            return dialect.spelling.hasControlClasses && views.contains { $0.button != nil }
        case .busyButton:
            return views.contains { $0.button.map(dialect.spelling.views.isSpecialButton) == true }
        case .textField: return plugin.hasTextFields
        case .formScrollView: return plugin.hasTextFields
        case .switches: return plugin.valueControls.contains { $0.kindName == "switch" }
        case .slider: return plugin.valueControls.contains { $0.kindName == "slider" }
        case .segmentedControl:
            return plugin.valueControls.contains { $0.kindName == "segmented control" }
        case .tapStack: return plugin.hasTaps
        case .contentUnavailableView:
            return views.contains { if case .contentUnavailable = $0 { true } else { false } }
        case .readableGuide: return plugin.content?.layout.area == .readable
        case .hostingView: return plugin.hostsSwiftUI
        case .swiftUI: return plugin.host.modifier != nil
        case .preview: return plugin.controller.hasPreviews
        }
    }
}

extension PluginDescription {
    /// Whether the plugin's view leaves some events to the views behind, or reports that it is used.
    var hasEventView: Bool {
        presentation.touches == .pass || presentation.touches == .scroll
            || presentation.dismissesAfter != nil
    }

    var hasSurface: Bool {
        content?.surface != nil
            || views.contains {
                if case .stack(let stack) = $0 { stack.surface != nil } else { false }
            }
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

extension ContentView {
    fileprivate var label: LabelView? { if case .label(let label) = self { label } else { nil } }

    fileprivate var button: ButtonView? {
        if case .button(let button) = self { button } else { nil }
    }

    /// Whether the view has the font of a text style in another weight.
    fileprivate var hasWeightedFont: Bool { label?.weight != nil || button?.weight != nil }

    /// Returns whether the view is of the class for Markdown with links, which only UIKit needs.
    fileprivate func showsLinks(_ dialect: KitDialect) -> Bool {
        guard let label, label.isMarkdown else { return false }
        return dialect.spelling.scrollsContent && label.mayHaveLinks
    }
}
