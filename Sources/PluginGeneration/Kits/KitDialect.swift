import PluginDescriptions

/// How code for one framework is spelled in a file, which may hold code for other frameworks too.
package struct KitDialect: Sendable {
    package let kit: Kit
    /// The frameworks that the file holds code for, in their order.
    let kits: [Kit]
    /// Where localized texts are looked up.
    let strings: StringTable
    let spelling: KitSpelling
    /// The names that all templates of the file can use.
    let context: MustacheObject

    init(kit: Kit, kits: [Kit], strings: StringTable) {
        self.kit = kit
        self.kits = kits
        self.strings = strings
        let isShared = kits.count > 1
        spelling = isShared ? kit.spelling.inSharedFile : kit.spelling
        var context = spelling.names.context
        for type in kit.platformTypes {
            context[type.name] = .text(isShared ? type.name : type.spelling)
        }
        context["kit"] = .text(kit.name)
        context["isShared"] = .flag(isShared)
        context["condition"] = .text(kits.condition)
        self.context = context
    }

    /// Whether the file holds code for other frameworks, so that types with a shared name are called by it.
    var isShared: Bool { kits.count > 1 }

    var properties: ViewProperties { spelling.properties }

    /// Returns a type or an expression of a description.
    func translated(_ swift: String) -> String { isShared ? swift : kit.translated(swift) }

    /// Returns whether a plugin's background is set together with its views.
    func configuresBackground(of plugin: PluginDescription) -> Bool {
        plugin.content?.background != nil && !spelling.setsBackgroundOnCreation
    }
}

extension KitSpelling {
    /// The spelling in files that hold code for several frameworks, where some names are the same for all.
    fileprivate var inSharedFile: KitSpelling {
        var shared = self
        shared.names.loadedView = "loadedView"
        shared.names.finishDetaching = "finishDetaching"
        shared.names.waitsForMotion = true
        shared.names.completion = "@MainActor @Sendable () -> Void"
        shared.names.kitInWords = "the kit"
        shared.names.touches = "events"
        shared.names.touched = "touched"
        shared.names.tap = "press"
        shared.names.inUse = "somebody uses the plugin"
        return shared
    }
}

extension [Kit] {
    /// Returns how code for each of the frameworks is spelled in a file that is for all of them.
    ///
    /// - Parameter strings: where localized texts are looked up.
    func dialects(with strings: StringTable = StringTable()) -> [KitDialect] {
        map { KitDialect(kit: $0, kits: self, strings: strings) }
    }

    /// The condition under which there is code for at least one of the frameworks.
    fileprivate var condition: String {
        guard count > 1 else { return first?.spelling.condition ?? "" }
        return enumerated().map { index, kit in
            let spelling = kit.spelling
            let condition = index == 0 ? spelling.condition : spelling.conditionBesideOthers
            return condition.contains("&&") ? "(\(condition))" : condition
        }
        .joined(separator: " || ")
    }
}
