/// A part of the shared code that only some plugins need: the files of `Templates/Runtime/Parts` with its name.
///
/// A part compiles with the kernel and the parts that it requires. The cases are in the order of the generated file.
package enum RuntimePart: String, CaseIterable, Sendable {
    case placement = "PluginPlacement"
    case push = "PluginPush"
    case list = "PluginList"
    case keyboard = "PluginKeyboard"
    case slide = "PluginSlide"
    case materialFade = "PluginMaterialFade"
    case eventView = "PluginEventView"
    case timer = "PluginTimer"
    case swipeView = "PluginSwipeView"
    case backdrop = "PluginBackdrop"
    case queue = "PluginQueue"
    case announcement = "PluginAnnouncement"
    case feedback = "PluginFeedback"
    case observer = "PluginObserver"
    case sceneHost = "PluginSceneHost"
    case reason = "PluginReason"
    case operations = "PluginOperations"
    case recovery = "PluginRecovery"
    case reloading = "ReloadablePlugin"
    case surface = "PluginSurface"
    case font = "PluginFont"
    case labelChange = "PluginLabelChange"
    case markdown = "PluginMarkdown"
    case markdownLabel = "PluginMarkdownLabel"
    case linkText = "PluginLinkText"
    case button = "PluginButton"
    case busyButton = "PluginBusyButton"
    case textField = "PluginTextField"
    case formScrollView = "PluginFormScrollView"
    case switches = "PluginSwitch"
    case slider = "PluginSlider"
    case segmentedControl = "PluginSegmentedControl"
    case tapStack = "PluginTapStack"
    case contentUnavailableView = "PluginContentUnavailableView"
    case readableGuide = "PluginReadableGuide"
    case hostingView = "PluginHostingView"
    case swiftUI = "PluginSwiftUI"
    case preview = "PluginPreview"

    /// The parts that this one uses.
    var required: [RuntimePart] {
        switch self {
        case .keyboard: [.placement]
        case .timer, .list: [.eventView]
        case .swipeView: [.eventView, .slide]
        case .queue, .sceneHost: [.observer]
        case .operations, .recovery: [.reason]
        case .markdownLabel, .linkText: [.markdown, .observer]
        case .busyButton: [.button]
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
