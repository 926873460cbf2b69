/// Returns the imports of a controller, sorted.
///
/// With the feature `InternalImportsByDefault`, a module needs a `public` import if public
/// declarations use its types. Without the feature, plain imports are better: the compiler warns about
/// an unnecessary `public` import, and rejects a `package` import if another file has a plain import
/// of the same module. So the lines contain both, in `#if hasFeature(InternalImportsByDefault)`.
func controllerImports(of plugin: PluginDescription, _ dialect: KitDialect) -> String {
    let engine = plugin.controller.engine.map { [$0.name] } ?? []
    // At the end of the file are methods of SwiftUI's views, or a view.
    let swiftUI = plugin.host.hasSwiftUI ? ["SwiftUI"] : []
    let modules = Set(plugin.importedModules(dialect.kit) + engine + swiftUI).sorted()
    let described = plugin.controller.imports + [dialect.kit.name]
    let access = plugin.controller.access
    let guessed = access == .internal ? [] : plugin.exposedModules(of: modules.filter(described.contains))
    // Every controller inherits from a class of the framework, and conforms to a protocol of the engine.
    return imports(
        of: modules, access, exposed: [dialect.kit.name] + engine + swiftUI + guessed,
        areAllUsed: guessed.isEmpty, areExplicit: plugin.controller.importAccess != nil)
}

/// Returns the imports of some modules.
///
/// - Parameters:
///   - exposed: the modules whose types are used in declarations that other modules can use.
///   - areAllUsed: whether there certainly are such declarations for each of these modules.
///   - areExplicit: whether each import states its access level.
func imports(
    of modules: [String], _ access: AccessLevel, exposed: [String], areAllUsed: Bool = true, areExplicit: Bool
) -> String {
    if areExplicit {
        return modules.map { "\((exposed.contains($0) ? access : .internal).rawValue) import \($0)" }
            .joined(separator: "\n")
    }
    let plain = modules.map { "import \($0)" }
    let exposing = modules.map { module in
        exposed.contains(module) ? "\(access.rawValue) import \(module)" : "import \(module)"
    }
    let lines =
        switch access {
        case .internal: plain
        case .public where areAllUsed: exposing
        case .public, .package: ["#if hasFeature(InternalImportsByDefault)"] + exposing + ["#else"] + plain + ["#endif"]
        }
    return lines.joined(separator: "\n")
}

extension PluginDescription {
    /// Returns the framework, SwiftUI if the plugin shows a view of it, and the modules in the description's `imports`,
    /// sorted.
    func importedModules(_ kit: Kit) -> [String] {
        let swiftUI = hostsSwiftUI && !controller.imports.contains("SwiftUI") ? ["SwiftUI"] : []
        if controller.imports.isEmpty { return (swiftUI + [kit.name]).sorted() }
        let others = controller.imports.filter { module in
            !Kit.all.contains { module == $0.name || $0 != kit && module.hasPrefix($0.name + ".") }
        }
        return (others + swiftUI + [kit.name]).sorted()
    }

    /// Returns the modules that may declare the superclass, or types that hosts use. An unnecessary
    /// module only causes a warning. A missing module is an error in generated code.
    fileprivate func exposedModules(of modules: [String]) -> [String] {
        let defaults = namesInDefaults
        let types = (exposedTypes + defaults.joined()).filter {
            $0.first?.isUppercase == true && !KnownType.consistsOfKnownTypes($0)
        }
        let hasUnknown = types.contains { type in !modules.contains { Self.declares($0, type) } }
        // A default value without a type calls a function.
        let callsFunction = defaults.contains { !$0.contains { $0.first?.isUppercase == true } }
        return modules.filter { module in
            if Self.typePrefixes[module] == nil { return callsFunction || hasUnknown }
            return types.contains { type in
                Self.unprefixedTypes[module]?.contains(type) == true
                    || Self.typePrefixes[module]?.contains(where: type.hasPrefix) == true
            }
        }
    }

    /// Returns whether the module certainly declares a type: the module's prefix, then a
    /// capitalized name.
    private static func declares(_ module: String, _ type: String) -> Bool {
        typePrefixes[module]?.contains { prefix in
            let rest = Array(type.dropFirst(prefix.count).prefix(2))
            return type.hasPrefix(prefix) && rest.count == 2 && rest[0].isUppercase && rest[1].isLowercase
        } ?? false
    }

    /// The prefixes of types that some of Apple's modules declare or re-export.
    private static let typePrefixes = [
        "AVFoundation": ["AV", "CM"], "AVKit": ["AV", "CM"], "ContactsUI": ["CN"],
        "CoreLocation": ["CL"], "CoreMotion": ["CM"], "GameKit": ["GK"], "MapKit": ["MK", "CL"],
        "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "PDFKit": ["PDF"],
        "PencilKit": ["PK"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"],
        "SceneKit": ["SCN"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "WebKit": ["WK"],
    ]

    /// The types of these modules that have no such prefix.
    private static let unprefixedTypes = [
        "MapKit": ["MapFeature"], "PhotosUI": ["PhotosPickerItem"], "WebKit": ["WebPage"],
        "StoreKit": [
            "Product", "Transaction", "VerificationResult", "AppStore", "AppTransaction",
            "Storefront", "Message", "ExternalPurchase",
        ],
    ]
}
