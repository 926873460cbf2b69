/// A Swift file of `Templates/Runtime`, or a copy of it in a folder of custom templates.
package struct RuntimeFile: Sendable {
    /// The path in the folder `Runtime`, without the suffix: `Parts/PluginBackdrop+UIKit`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The files that every generated module contains, in their order.
    static let kernel = [
        "Children", "PluginViewController", "PluginPresentation", "PluginGroup", "Announcements",
        "CoveredEditing", "ChildPlacement", "PluginTransition", "PluginFade", "PluginSlot",
        "PluginView", "PluginClock",
    ].map { "Kernel/" + $0 }

    /// The heading of the file's code; nil if the code begins with its own headings.
    var mark: String? {
        guard name.hasPrefix("Parts/"), !text.contains("\n// MARK: - ") else { return nil }
        return String(name.dropFirst("Parts/".count).prefix { $0 != "+" })
    }

    /// Returns the names that the files of a part can have.
    static func names(of part: RuntimePart) -> [String] {
        let name = "Parts/" + part.rawValue
        return [name] + Kit.all.map { "\(name)+\($0.name)" }
    }
}

extension [RuntimeFile] {
    /// Returns the file with a name.
    package subscript(name: String) -> RuntimeFile? { first { $0.name == name } }
}
