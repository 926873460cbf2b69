import Mustache
import PluginDescriptions

/// What surrounds the members of a controller's class, and the methods of UIKit that it overrides.
func classContext(of plugin: PluginDescription) -> MustacheObject {
    let hooks = plugin.controller.hooks.map(\.value)
    return [
        "documentation": documentationLines(
            [plugin.summary ?? "The \(plugin.name) plugin.", hookRemark(of: hooks)],
            indentation: 0),
        "imports": .list(importLines(of: plugin).map { ["line": .text($0)] }),
        "access": .text(plugin.accessPrefix),
        "superclass": .text(plugin.controller.superclass.value),
        "viewDidLoadHook": hooks.contains(.viewDidLoad)
            ? .text(LifecycleHook.viewDidLoad.method) : nil,
        "overrides": .list(
            LifecycleHook.allCases.filter { $0 != .viewDidLoad && hooks.contains($0) }.map { hook in
                [
                    "method": .text(hook.rawValue),
                    "hook": .text(hook.method),
                    "parameter": hook.isAnimated ? "_ animated: Bool" : "",
                    "argument": hook.isAnimated ? "animated" : "",
                    "pushesContent": .flag(
                        hook == .viewDidLayoutSubviews && plugin.placement.mode.value == .push),
                ]
            }),
    ]
}

extension PluginDescription {
    /// What stands before declarations that hosts use.
    var accessPrefix: String {
        controller.access == .internal ? "" : controller.access.rawValue + " "
    }
}

/// What the class asks of its user, as a paragraph of its documentation.
private func hookRemark(of hooks: [LifecycleHook]) -> String {
    let symbols = LifecycleHook.allCases.filter(hooks.contains).map { "``\($0.symbol)``" }
    guard let last = symbols.last else { return "" }
    let rest = symbols.dropLast()
    let list = rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
    let pronoun = rest.isEmpty ? "it" : "them"
    return "You write \(list) in an extension of this class, which calls \(pronoun)."
}

/// The imports of a controller, sorted.
///
/// What a public declaration names has to be imported publicly where imports are internal by
/// default. A `package` import is an error beside a plain one of the same module where they are
/// public by default, so that the compiler's setting decides.
private func importLines(of plugin: PluginDescription) -> [String] {
    let access = plugin.controller.access
    let plain = plugin.importedModules.map { "import \($0)" }
    let exposing = plugin.importedModules.map { module in
        module == "UIKit" || plugin.namesForeignTypes
            ? "\(access.rawValue) import \(module)" : "import \(module)"
    }
    return switch access {
    case .internal: plain
    case .public: exposing
    case .package:
        ["#if hasFeature(InternalImportsByDefault)"] + exposing + ["#else"] + plain + ["#endif"]
    }
}

extension PluginDescription {
    /// UIKit and the modules that the description names, sorted.
    var importedModules: [String] {
        Set(controller.imports + ["UIKit"]).sorted()
    }

    /// Whether what hosts use has types that are not known to come from Swift, Foundation or UIKit.
    fileprivate var namesForeignTypes: Bool {
        !namedTypes.allSatisfy(KnownType.isOfKits)
    }
}
