/// The names that emitted code derives from those in a description.
package enum EmittedNames {
    package static func controller(ofPlugin name: String) -> String { name + "ViewController" }

    /// The local variable for a controller: `loadingViewController`, `urlBarViewController`.
    package static func variable(ofPlugin name: String) -> String {
        lowercasingFirstWord(name) + "ViewController"
    }

    package static func applyMethod(ofInput name: String) -> String { "apply" + capitalized(name) }

    package static func callMethod(ofHandler name: String) -> String { "call" + capitalized(name) }

    /// The stack at a position among those of a plugin that have no name, outermost first.
    package static func stack(at position: Int) -> String {
        position == 0 ? "contentStack" : "contentStack\(position + 1)"
    }

    /// The spacer at a position among all spacers of a plugin.
    package static func spacer(at position: Int) -> String {
        position == 0 ? "spacer" : "spacer\(position + 1)"
    }

    /// The local variable for the constraint that gives a spacer its length.
    package static func length(ofSpacer name: String) -> String { name + "Length" }

    /// The method that takes over what is typed into a text field.
    package static func takeMethod(ofTextField name: String) -> String {
        "take" + capitalized(name)
    }

    package static func capitalized(_ name: String) -> String {
        if isBeyondASCII(name) { return name.prefix(1).uppercased() + name.dropFirst() }
        guard let first = name.utf8.first, isSmall(first) else { return name }
        var bytes = Array(name.utf8)
        bytes[0] = first ^ 0x20
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An acronym is a word: `URLBar` begins with `URL`, and `HTML5View` with `HTML`.
    private static func lowercasingFirstWord(_ name: String) -> String {
        if !isBeyondASCII(name) {
            var bytes = Array(name.utf8)
            var length = 0
            while length < bytes.count, isSmall(bytes[length] ^ 0x20) { length += 1 }
            if length > 1, length < bytes.count, isSmall(bytes[length]) { length -= 1 }
            for index in 0..<length { bytes[index] ^= 0x20 }
            return String(decoding: bytes, as: UTF8.self)
        }
        let capitals = name.prefix { $0.isUppercase }.count
        let next = name.dropFirst(capitals).first
        let length = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
        return name.prefix(length).lowercased() + name.dropFirst(length)
    }

    // To look for characters takes several times as long as to look at the bytes of ASCII.
    private static func isBeyondASCII(_ name: String) -> Bool { name.hasByte { $0 >= 0x80 } }

    private static func isSmall(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }

    // The usual names of the members that every view controller has for a plugin.
    static func show(_ plugin: String) -> String { "show" + plugin }
    static func hide(_ plugin: String) -> String { "hide" + plugin }
    static func shown(_ plugin: String) -> String { "shown" + plugin }
    static func whileShown(_ plugin: String) -> String { "while" + plugin }
    static func recovery(_ plugin: String) -> String { "with\(plugin)Recovery" }

    /// The class that keeps the state of a plugin's recoveries.
    package static func recoveryClass(ofPlugin name: String) -> String { name + "Recovery" }
}
