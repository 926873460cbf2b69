/// A part of the shared code that only some plugins need: the files of `Templates/Runtime/Parts` with its name.
///
/// A part compiles with the kernel and the parts that it requires. The cases are in the order of the generated file.
package enum RuntimePart: String, CaseIterable, Sendable {
    case placement = "PluginPlacement"
    case push = "PluginPush"
    case list = "PluginList"
    case keyboard = "PluginKeyboard"
    case reducedMotion = "PluginReducedMotion"
    case slide = "PluginSlide"
    case scale = "PluginScale"
    case spring = "PluginSpring"
    case crossfade = "PluginCrossfade"
    case materialFade = "PluginMaterialFade"
    case eventView = "PluginEventView"
    case dismissal = "PluginDismissal"
    case timer = "PluginTimer"
    case swipeView = "PluginSwipeView"
    case backdrop = "PluginBackdrop"
    case queue = "PluginQueue"
    case feedback = "PluginFeedback"
    case chosenFeedback = "PluginChosenFeedback"
    case observer = "PluginObserver"
    case sceneHost = "PluginSceneHost"
    case reason = "PluginReason"
    case operations = "PluginOperations"
    case recovery = "PluginRecovery"
    case states = "PluginStates"
    case stateOperation = "PluginStateOperation"
    case handlerRuns = "PluginHandlerRuns"
    case reloading = "ReloadablePlugin"
    case surface = "PluginSurface"
    case corners = "PluginCorners"
    case font = "PluginFont"
    case labelChange = "PluginLabelChange"
    case spacedLabel = "PluginSpacedLabel"
    case attributedText = "PluginAttributedText"
    case markdown = "PluginMarkdown"
    case markdownLabel = "PluginMarkdownLabel"
    case linkText = "PluginLinkText"
    case button = "PluginButton"
    case busyButton = "PluginBusyButton"
    case menu = "PluginMenu"
    case textField = "PluginTextField"
    case searchField = "PluginSearchField"
    case formScrollView = "PluginFormScrollView"
    case switches = "PluginSwitch"
    case slider = "PluginSlider"
    case segmentedControl = "PluginSegmentedControl"
    case tapStack = "PluginTapStack"
    case traits = "PluginTraits"
    case adaptiveRow = "PluginAdaptiveRow"
    case separator = "PluginSeparator"
    case contentUnavailableView = "PluginContentUnavailableView"
    case rows = "PluginRow"
    case shimmer = "PluginShimmer"
    case readableGuide = "PluginReadableGuide"
    case hostingView = "PluginHostingView"
    case swiftUI = "PluginSwiftUI"
    case swiftUIView = "PluginContent"
    case cell = "PluginContentView"
    case popover = "PluginPopover"
    case preview = "PluginPreview"

    /// The parts that this one uses.
    var required: [RuntimePart] {
        switch self {
        case .slide, .scale: [.reducedMotion]
        case .shimmer: [.reducedMotion, .observer]
        case .timer, .list: [.eventView]
        case .swipeView: [.eventView, .slide]
        case .queue, .sceneHost: [.observer]
        case .operations, .recovery: [.reason]
        case .stateOperation: [.states, .recovery]
        case .adaptiveRow: [.traits]
        case .chosenFeedback: [.feedback]
        case .corners: [.surface]
        case .markdownLabel, .linkText: [.markdown, .observer]
        case .busyButton, .menu: [.button]
        case .contentUnavailableView: [.button, .font]
        default: []
        }
    }

    /// Returns some parts and all that they require, in the order of the generated file.
    package static func closure(of parts: some Sequence<RuntimePart>) -> [RuntimePart] {
        var all: Set<RuntimePart> = []
        func add(_ part: RuntimePart) {
            if all.insert(part).inserted { part.required.forEach(add) }
        }
        parts.forEach(add)
        return allCases.filter(all.contains)
    }
}

extension RuntimePart {
    /// Returns the parts that the shared code of a module needs: those that its plugins need. An engine has all parts.
    static func needed(by code: SharedCode, _ dialect: KitDialect) -> [RuntimePart] {
        if code.engineAccess != nil { return allCases }
        let plugins = code.plugins.supporting(dialect.kit)
        return closure(of: plugins.flatMap { needed(by: $0, dialect) } + code.states.flatMap { needed(by: $0) })
    }

    /// Returns the parts that the code of a screen's states uses.
    static func needed(by states: ScreenStates) -> [RuntimePart] {
        [.states] + (states.operation == nil ? [] : [.stateOperation]) + (states.hasModifier ? [.swiftUI] : [])
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
        case .keyboard: return plugin.isAboveKeyboard(dialect) || plugin.keepsContentAboveKeyboard(dialect)
        case .slide: return presentation.moveIn.isSlide || presentation.moveOut.isSlide
        case .scale: return dialect.isUIKit && [presentation.moveIn, presentation.moveOut].contains(.scale)
        case .crossfade: return presentation.crossfades && dialect.isUIKit
        case .spring: return presentation.movesInWithSpring
        case .materialFade: return plugin.fadesMaterial
        case .eventView: return plugin.hasEventView
        case .dismissal: return presentation.dismissed != nil
        case .timer: return presentation.dismissesAfter != nil
        case .swipeView: return plugin.swipeEdge != nil
        case .backdrop: return presentation.backdrop != nil
        case .queue: return presentation.whenAlreadyShown == .queue
        case .feedback: return presentation.feedback != nil && dialect.givesFeedback
        case .observer: return plugin.controller.appearance.notification != nil && plugin.hasAppearanceBindings
        case .chosenFeedback: return presentation.feedback?.input != nil && dialect.givesFeedback
        case .sceneHost: return plugin.host.scene != nil
        case .reason, .reducedMotion, .states, .stateOperation: return false
        case .operations: return plugin.host.whileShown != nil
        case .recovery: return plugin.host.recovery != nil
        case .handlerRuns: return !plugin.runsProperties.isEmpty
        case .reloading: return plugin.hasAppearanceBindings
        case .corners:
            return plugin.content?.surface?.roundCorners != nil
                || plugin.viewsAndRows.contains { isNeeded(by: $0, dialect) }
        case .surface:
            return plugin.content?.surface != nil || plugin.viewsAndRows.contains { isNeeded(by: $0, dialect) }
        case .markdown: return plugin.announcesMarkdown
        case .readableGuide: return plugin.content?.layout.area == .readable && !dialect.isUIKit
        case .swiftUI: return plugin.host.modifier != nil
        case .swiftUIView: return plugin.host.view != nil
        case .cell: return plugin.host.cell != nil && dialect.isUIKit
        case .popover: return plugin.host.popover != nil
        case .traits: return dialect.isUIKit && !plugin.sizeConditions.isEmpty
        case .preview: return plugin.controller.hasPreviews
        case .font, .labelChange, .spacedLabel, .attributedText, .markdownLabel, .linkText, .button,
            .busyButton, .menu,
            .textField, .searchField, .formScrollView, .switches, .slider, .segmentedControl,
            .tapStack,
            .adaptiveRow, .rows, .separator, .shimmer, .contentUnavailableView, .hostingView:
            return plugin.viewsAndRows.contains { isNeeded(by: $0, dialect) }
        }
    }

    /// Returns whether the code of a view uses the part.
    func isNeeded(by view: ContentView, _ dialect: KitDialect) -> Bool {
        self == .labelChange
            ? view.bindings.contains(where: \.use.changesLabel) : view.object.parts(dialect).contains(self)
    }
}

extension PluginDescription {
    /// Whether the plugin can fade, and its view may have a material in it: that of a surface, or one of the app's code.
    var fadesMaterial: Bool {
        let canFade = presentation.moveIn != .none || presentation.moveOut != .none || swipeEdge != nil
        let hasAppCode = !controller.hooks.isEmpty || controller.hasCustomSuperclass
        let hasMaterial =
            content?.surface != nil
            || viewsAndRows.contains { view in
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
        presentation.touches == .pass || presentation.touches == .scroll || presentation.dismissesAfter != nil
    }
}

extension RuntimePart {
    /// Returns the parts that the tests of a module can use.
    static func available(to code: SharedCode, _ dialect: KitDialect) -> [RuntimePart] {
        if case .outside(let engine) = code.role, engine.code != nil { return allCases }
        return needed(by: code, dialect)
    }
}
