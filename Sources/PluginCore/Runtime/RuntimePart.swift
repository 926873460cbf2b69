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
    case layout = "PluginLayout"
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
    case scrollView = "PluginScrollView"
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
        case .eventView, .cell: [.layout]
        case .formScrollView: [.scrollView]
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
        case .contentUnavailableView: [.button, .font, .scrollView]
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
        let (host, presentation, isUIKit) = (plugin.host, plugin.presentation, dialect.isUIKit)
        let surface = plugin.content?.surface
        let needs: [(RuntimePart, Bool)] = [
            (.placement, !plugin.placementArguments(dialect).isEmpty),
            (.push, plugin.placement.mode.value == .push),
            (.list, plugin.placement.position.value.isInList),
            (.keyboard, plugin.isAboveKeyboard(dialect) || plugin.keepsContentAboveKeyboard(dialect)),
            (.slide, presentation.moveIn.isSlide || presentation.moveOut.isSlide),
            (.scale, isUIKit && presentation.scales),
            (.crossfade, isUIKit && presentation.crossfades),
            (.spring, presentation.movesInWithSpring),
            (.materialFade, plugin.fadesMaterial),
            (.eventView, plugin.hasEventView),
            (.dismissal, presentation.dismissed != nil),
            (.timer, presentation.dismissesAfter != nil),
            (.swipeView, plugin.swipeEdge != nil),
            (.backdrop, presentation.backdrop != nil),
            (.queue, presentation.whenAlreadyShown == .queue),
            (.feedback, dialect.givesFeedback && presentation.feedback != nil),
            (.chosenFeedback, dialect.givesFeedback && presentation.feedback?.input != nil),
            (.observer, plugin.controller.appearance.notification != nil && plugin.hasAppearanceBindings),
            (.sceneHost, host.scene != nil),
            (.operations, host.whileShown != nil),
            (.recovery, host.recovery != nil),
            (.handlerRuns, !plugin.runsProperties.isEmpty),
            (.reloading, plugin.hasAppearanceBindings),
            (.scrollView, plugin.scrollsContent(dialect)),
            (.surface, surface != nil),
            (.corners, surface?.roundCorners != nil),
            (.markdown, plugin.announcesMarkdown),
            (.readableGuide, plugin.content?.layout.area == .readable && !isUIKit),
            (.swiftUI, host.modifier != nil),
            (.swiftUIView, host.view != nil),
            (.cell, isUIKit && host.cell != nil),
            (.popover, host.popover != nil),
            (.traits, isUIKit && !plugin.sizeConditions.isEmpty),
            (.preview, plugin.controller.hasPreviews),
            (.labelChange, plugin.viewsAndRows.contains { $0.bindings.contains(where: \.use.changesLabel) }),
        ]
        let ofViews = plugin.viewsAndRows.flatMap { $0.object.parts(dialect) }
        let needed = Set(needs.filter(\.1).map(\.0) + ofViews)
        return allCases.filter(needed.contains)
    }
}

extension PluginDescription {
    /// Whether the plugin can fade, and its view may have a material in it: that of a surface, or one of the app's code.
    var fadesMaterial: Bool {
        let canFade = presentation.moveIn != .none || presentation.moveOut != .none || swipeEdge != nil
        let hasAppCode = !controller.hooks.isEmpty || controller.hasCustomSuperclass
        let hasCustomViews = viewsAndRows.contains { if case .custom = $0 { true } else { false } }
        return canFade && (hasAppCode || hasCustomViews || hasBackgroundSurface)
    }

    /// Whether the plugin's view leaves some events to the views behind, or reports that it is used.
    var hasEventView: Bool {
        presentation.touches == .pass || presentation.touches == .scroll || presentation.dismissesAfter != nil
    }
}
