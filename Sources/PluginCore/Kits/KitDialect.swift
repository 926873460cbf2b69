/// The spelling of code for one framework in a file. The file may contain code for other frameworks
/// too.
package struct KitDialect: Sendable {
    package let kit: Kit
    /// Whether the file also contains code for other frameworks, in separate regions.
    let isShared: Bool
    /// The string table of localized strings.
    let strings: StringTable
    let spelling: KitSpelling
    /// The data that every template of the file has.
    let context: MustacheObject

    init(kit: Kit, isShared: Bool = false, strings: StringTable = StringTable()) {
        self.kit = kit
        self.isShared = isShared
        self.strings = strings
        spelling = kit.spelling
        var context: MustacheObject = [:]
        for type in kit.platformTypes { context[type.name] = .text(type.spelling) }
        context["kit"] = .text(kit.name)
        for other in Kit.all { context[other.name] = .flag(other == kit) }
        context["condition"] = .text(spelling.condition)
        self.context = context
    }

    var properties: ViewProperties { spelling.properties }

    /// Returns a type or an expression of a description as the framework spells it.
    func translated(_ swift: String) -> String { kit.translated(swift) }
}

extension [Kit] {
    /// Returns the spelling for each of the frameworks, in a file that contains code for all of
    /// them.
    ///
    /// - Parameter strings: the string table of localized text.
    func dialects(with strings: StringTable = StringTable()) -> [KitDialect] {
        map { KitDialect(kit: $0, isShared: count > 1, strings: strings) }
    }
}

/// What each framework spells in its own way.
struct Spelling<Value: Sendable>: Sendable {
    let uiKit: Value
    let appKit: Value
}

extension KitDialect {
    /// Returns what the framework spells in its own way.
    subscript<Value>(_ spelling: Spelling<Value>) -> Value {
        isUIKit ? spelling.uiKit : spelling.appKit
    }

    var isUIKit: Bool { kit == .uiKit }
}
