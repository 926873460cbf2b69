extension Vocabulary {
    /// Keys of a description that say what its controller is, beyond what it shows.
    package static let controllerKeys: [KeyShape] = [
        .optional(
            "access", .choice(AccessLevel.allCases.map(\.rawValue)), whenAbsent: "\"internal\"",
            "From where the controller, what hosts set of it, and the helpers of hosts can be used."
        ),
        .optional(
            "imports", .list(of: .moduleName), whenAbsent: "[]",
            "The modules that declare the types which the description names, besides UIKit."),
        .optional(
            "superclass", .swiftType, whenAbsent: "\"\(PluginController.defaultSuperclass)\"",
            "The class that the controller inherits from. It needs 'init(nibName:bundle:)'."),
        .optional(
            "hooks", .list(of: .choice(LifecycleHook.allCases.map(\.rawValue))), whenAbsent: "[]",
            "Moments at which the controller calls a method of yours, in an extension of it: "
                + "'pluginViewDidLoad()' for 'viewDidLoad', and so on."),
    ]
}
