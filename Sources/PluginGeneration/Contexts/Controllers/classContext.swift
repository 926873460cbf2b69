import PluginDescriptions

/// What surrounds the members of a controller's class, and the methods of the kit that it overrides.
func classContext(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheObject {
    let moments = plugin.controller.hooks.map { $0.value }
    let all = moments.isEmpty ? [] : LifecycleHook.allCases
    let hooks = all.filter(moments.contains).compactMap { moment in
        moment.method(of: kit.kit).map { (moment, $0) }
    }
    return [
        "documentation": documentationLines(
            [
                plugin.summary ?? "The \(plugin.name) plugin.",
                moments.isEmpty ? "" : hookRemark(of: moments, in: kit.kit),
            ],
            indentation: 0),
        "imports": importContext(of: plugin, kit),
        "access": .text(plugin.accessPrefix),
        "superclass": .text(kit.translated(plugin.controller.superclass.value)),
        "viewDidLoadHook": .optional(hooks.first { $0.0 == .viewDidLoad }?.1.hook),
        "overrides": .list(
            hooks.filter { $0.0 != .viewDidLoad }.map { moment, method in
                [
                    "method": .text(method.name), "hook": .text(method.hook),
                    "parameter": .text(method.parameter), "argument": .text(method.argument),
                    "pushesContent": .flag(
                        moment == .viewDidLayoutSubviews && plugin.placement.mode.value == .push),
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

/// Returns what the class asks of its user, as a paragraph of its documentation.
private func hookRemark(of moments: [LifecycleHook], in kit: Kit) -> String {
    let symbols = LifecycleHook.allCases.filter(moments.contains).compactMap { moment in
        moment.method(of: kit).map { "``\($0.hookSymbol)``" }
    }
    if symbols.isEmpty { return "" }
    let pronoun = symbols.count == 1 ? "it" : "them"
    return "Implement \(list(of: symbols)) in an extension: this class calls \(pronoun)."
}

private func list(of words: [String]) -> String {
    let rest = words.dropLast()
    let last = words.last ?? ""
    return rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
}

/// The imports of a controller, sorted; those of the kit alone first, where others are in the file.
///
/// What a public declaration names has to be imported publicly where imports are internal by
/// default. Elsewhere a `public` import that no declaration needs is warned of, and a `package` one is an
/// error beside a plain one of the same module, so that the compiler's setting decides.
private func importContext(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
    let modules = plugin.importedModules(kit.kit)
    let access = plugin.controller.access
    return importContext(
        modules, access,
        exposed: access == .internal
            ? [kit.kit.name] : [kit.kit.name] + plugin.exposedModules(of: modules))
}

/// - Parameter exposed: the modules whose types declarations name that can be used elsewhere.
func importContext(
    _ modules: [String], _ access: AccessLevel, exposed: [String]
) -> MustacheValue {
    let plain = modules.map { "import \($0)" }
    let exposing = modules.map { module in
        exposed.contains(module) ? "\(access.rawValue) import \(module)" : "import \(module)"
    }
    let lines =
        switch access {
        case .internal: plain
        // Of the kit it is known that it is used.
        case .public where exposed.count == 1: exposing
        case .public, .package:
            ["#if hasFeature(InternalImportsByDefault)"] + exposing + ["#else"] + plain + ["#endif"]
        }
    return .list(lines.map { ["line": .text($0)] })
}

extension PluginDescription {
    /// The kit and the modules that the description names, sorted.
    func importedModules(_ kit: Kit) -> [String] {
        if controller.imports.isEmpty { return [kit.name] }
        let others = controller.imports.filter { module in
            !Kit.all.contains { module == $0.name || $0 != kit && module.hasPrefix($0.name + ".") }
        }
        return (others + [kit.name]).sorted()
    }

    /// The modules that types may come from which hosts use, or which the controller inherits from: rather
    /// one too many, which is warned of, than one too few, with which nothing compiles.
    fileprivate func exposedModules(of modules: [String]) -> [String] {
        let defaults = namesInDefaults
        let types = (exposedTypes + defaults.joined()).filter {
            $0.first?.isUppercase == true && !KnownType.isOfKits($0)
        }
        let hasUnknown = types.contains { type in !modules.contains { Self.declares($0, type) } }
        // A default without a type calls a function.
        let callsFunction = defaults.contains { !$0.contains { $0.first?.isUppercase == true } }
        return modules.filter { module in
            if Self.typePrefixes[module] == nil { return callsFunction || hasUnknown }
            return types.contains { type in
                Self.wholeNames[module]?.contains(type) == true
                    || Self.typePrefixes[module]?.contains(where: type.hasPrefix) == true
            }
        }
    }

    /// Whether a type is one of a module's for sure: a word follows the prefix.
    private static func declares(_ module: String, _ type: String) -> Bool {
        typePrefixes[module]?.contains { prefix in
            let rest = Array(type.dropFirst(prefix.count).prefix(2))
            return type.hasPrefix(prefix) && rest.count == 2 && rest[0].isUppercase
                && rest[1].isLowercase
        } ?? false
    }

    /// What the names of types begin with that some of Apple's modules declare, or hand on from others.
    private static let typePrefixes = [
        "AVFoundation": ["AV", "CM"], "AVKit": ["AV", "CM"], "ContactsUI": ["CN"],
        "CoreLocation": ["CL"], "CoreMotion": ["CM"], "GameKit": ["GK"], "MapKit": ["MK", "CL"],
        "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "PDFKit": ["PDF"],
        "PencilKit": ["PK"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"],
        "SceneKit": ["SCN"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "WebKit": ["WK"],
    ]

    /// Those of their types without such a beginning.
    private static let wholeNames = [
        "MapKit": ["MapFeature"], "PhotosUI": ["PhotosPickerItem"], "WebKit": ["WebPage"],
        "StoreKit": [
            "Product", "Transaction", "VerificationResult", "AppStore", "AppTransaction",
            "Storefront", "Message", "ExternalPurchase",
        ],
    ]
}
