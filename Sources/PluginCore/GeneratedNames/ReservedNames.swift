/// Names that generated code uses already.
enum ReservedNames {
    /// The view controllers that are generated once for a module or come from a framework. The values
    /// complete the message about why a plugin's controller cannot have that name.
    static let sharedTypes = [
        "PluginViewController": "is generated for all plugins",
        "PlatformViewController": "is a class of the framework",
    ]

    /// The variable that holds a handler while its plugin is removed.
    static let handlerVariable = "handler"
    /// The parameters of methods that show a plugin in a scene.
    static let sceneParameters = ["dismissesAfter", "scene", "window"]
    /// The parameter of the initializer for storyboards.
    static let decoderParameter = "coder"
    /// The parameters of SwiftUI modifiers.
    static let modifierParameters = ["id", "isPresented"]
    /// The parameter and the variable of the host helpers that run an operation.
    static let operationNames = ["operation", "runningOperation"]
    /// The parameter of the host helpers that make the value of an input from an error.
    static let conversionParameter = "makeValue"
    /// The parameter of the host helpers that show a plugin in a container.
    static let containerParameter = "container"

    /// The members of controllers that are shown while operations run.
    static let operationMembers = ["operations"]

    /// The types and functions that generated controllers use without a qualifier, apart from a
    /// framework's.
    static let usedTypes = [
        "ChildPlacement", "Double", "Float", "NSCoder", "NSDirectionalEdgeInsets",
        "NSLayoutConstraint", "PluginBackdrop", "PluginHostingView", "PluginMarkdown",
        "PluginListView", "PluginMaterialFade", "PluginPresentation", "PluginOperations",
        "PluginRecovery",
        "PluginSceneHost",
        "PluginSwipeView", "PluginTapStack", "PluginTransition", "PluginViewController",
        "PluginVoiceOver",
        "String", "Void",
    ]

    /// The members that `ChildContainment.swift` adds to view controllers for its own use.
    static let containmentMembers = [
        "enqueue", "queuedPlugin", "reloadAppearanceOfPlugins",
    ]

    /// The members that generated controllers have in addition to those from the description.
    static let controllerMembers: Set<String> = [
        "childPlugin", "shownPlugin", "announcement", "presentation", "layOutContent",
        "releaseHandlers", "configureContent", "accessibilityFocus", "pressPrimaryButton",
        "reloadAppearance", "appearanceObserver", "giveFeedback",
    ]
}
