/// What can be told of a type by its spelling.
package enum KnownType {
    /// A value without meaning: what a controller that comes from a storyboard starts with. Nil for
    /// types of the user's.
    package static func placeholder(for type: String) -> String? {
        if type.hasSuffix("?") { return isFunction(type) ? nil : "nil" }
        if isCollection(type) { return isDictionary(type) ? "[:]" : "[]" }
        switch type {
        case "String": return "\"\""
        case "Bool": return "false"
        case _ where isNumber(type): return "0"
        default: return nil
        }
    }

    /// Two values that differ, for tests; nil for types whose values cannot be made up.
    package static func examples(for type: String) -> [String]? {
        switch type.hasSuffix("?") ? String(type.dropLast()) : type {
        case "String": ["\"First\"", "\"Second\""]
        case "Bool": ["true", "false"]
        case let name where PlatformType.isImage(name): ["\(name)()", "\(name)()"]
        case let name where isNumber(name): ["1", "2"]
        default: nil
        }
    }

    /// Whether a value of a type can be written as a literal; so it may be, of a type of the user's.
    static func takes(_ literal: Literal, _ type: String) -> Bool {
        if isFunction(type) { return false }
        if let last = type.last, last == "?" || last == "!" {
            return literal == .nothing || takes(literal, String(type.dropLast()))
        }
        if isCollection(type) {
            return literal == (isDictionary(type) ? .emptyDictionary : .emptyArray)
        }
        switch type {
        case "String", "Substring", "Character": return literal == .text
        case "Bool": return literal == .boolean
        case _ where integers.contains(type): return literal == .wholeNumber
        case _ where fractions.contains(type):
            return literal == .wholeNumber || literal == .fraction
        case _ where isMadeByCalls(type): return false
        default: return literal != .nothing || isPerhapsOptional(type)
        }
    }

    /// Whether a type that does not look like an optional may be one all the same, under another name.
    private static func isPerhapsOptional(_ type: String) -> Bool {
        if type.hasPrefix("(") { return true }
        let name = String(type.prefix { $0 != "<" })
        return name == "Optional" || !isOfKits(name)
    }

    private static func isCollection(_ type: String) -> Bool {
        type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(" of ")
    }

    /// Whether a collection has keys: a colon that is in no brackets but its own.
    private static func isDictionary(_ type: String) -> Bool {
        outline(of: String(type.dropFirst().dropLast())).contains(":")
    }

    /// Whether a type is that of a closure, outside of all brackets but parentheses around it: such a
    /// parameter escapes.
    package static func isFunction(_ type: String) -> Bool {
        let outline = outline(of: type)
        if outline.contains(",") { return false }
        if outline.contains("->") { return true }
        return type.hasPrefix("(") && type.hasSuffix(")")
            && isFunction(String(type.dropFirst().dropLast()))
    }

    /// A type without what is in its brackets.
    private static func outline(of type: String) -> String {
        String(indicesOutsideBrackets(of: type).map { type[$0] })
    }

    static func indicesOutsideBrackets(of type: String) -> [String.Index] {
        var indices: [String.Index] = []
        var depth = 0
        var previous: Character = " "
        for index in type.indices {
            let character = type[index]
            let isArrow = character == ">" && previous == "-"
            if !isArrow, ")]>".contains(character) { depth -= 1 }
            if depth == 0 { indices.append(index) }
            if "([<".contains(character) { depth += 1 }
            previous = character
        }
        return indices
    }

    /// How a generic type of Swift's is written, which needs arguments; nil for others.
    static func exampleOfGeneric(_ name: String) -> String? {
        switch name {
        case "Array": "[String]"
        case "Set": "Set<String>"
        case "Dictionary": "[String: Int]"
        case "Optional": "String?"
        case "Result": "Result<String, any Error>"
        default: nil
        }
    }

    /// Whether all types that a spelling names are known to come from Swift, Foundation or a kit.
    package static func isOfKits(_ type: String) -> Bool {
        for word in SwiftIdentifier.words(in: type) where word.first?.isUppercase == true {
            if !isNumber(word), !kitTypes.contains(word), !isOfKit(word) { return false }
        }
        return true
    }

    /// Whether a type is known to be another than that of view controllers.
    static func isNoController(_ type: String) -> Bool {
        let others = [
            "View", "Label", "Button", "Control", "Cell", "Field", "Window", "Object", "Responder",
            "Color", "Image", "Font", "Layer",
        ]
        return isNumber(type) || kitTypes.contains(type)
            || isOfKit(type) && others.contains(where: type.hasSuffix)
    }

    /// Whether a type is known to be another than that of views.
    static func isNoView(_ type: String) -> Bool {
        if type.hasSuffix("ViewController") { return true }
        let others = [
            "Controller", "Object", "Responder", "Color", "Image", "Font", "Item", "Layer",
            "Recognizer",
        ]
        return isNumber(type) || kitTypes.contains(type)
            || isOfKit(type) && others.contains(where: type.hasSuffix)
    }

    /// Apple's module that a type of views comes from, and those that hand it on; nil for the types of the
    /// kits, and for unknown ones.
    static func modules(ofView type: String) -> [String]? {
        switch type {
        case "ARSCNView", "ARSKView": ["ARKit"]
        case "ARView": ["RealityKit"]
        case "ASAuthorizationAppleIDButton": ["AuthenticationServices"]
        case "AVPlayerView", "AVRoutePickerView": ["AVKit"]
        case "LPLinkView": ["LinkPresentation"]
        case "MKMapView", "MKCompassButton", "MKScaleView", "MKUserTrackingButton": ["MapKit"]
        case "MTKView": ["MetalKit"]
        case "PDFView", "PDFThumbnailView": ["PDFKit", "Quartz"]
        case "PHLivePhotoView": ["PhotosUI"]
        case "PKCanvasView": ["PencilKit"]
        case "PKPaymentButton", "PKAddPassButton": ["PassKit"]
        case "SCNView": ["SceneKit", "ARKit"]
        case "SKView": ["SpriteKit", "ARKit"]
        case "WKWebView": ["WebKit"]
        default: nil
        }
    }

    private static func isOfKit(_ name: String) -> Bool {
        for prefix in ["UI", "NS", "CG", "Platform"] where name.hasPrefix(prefix) {
            return name.dropFirst(prefix.count).first?.isUppercase == true
        }
        return false
    }

    static func isNumber(_ type: String) -> Bool {
        integers.contains(type) || fractions.contains(type)
    }

    /// Whether a whole number is within the limits of a type, which are told for decimal numbers of integers.
    static func holds(_ number: String, _ type: String) -> Bool {
        guard number.utf8.count > 2 else { return true }
        let digits = number.filter { $0 != "_" }
        guard digits.allSatisfy("-0123456789".contains) else { return true }
        return switch type.last == "?" ? String(type.dropLast()) : type {
        case "Int", "Int64": Int64(digits) != nil
        case "Int8": Int8(digits) != nil
        case "Int16": Int16(digits) != nil
        case "Int32": Int32(digits) != nil
        case "UInt", "UInt64": UInt64(digits) != nil
        case "UInt8": UInt8(digits) != nil
        case "UInt16": UInt16(digits) != nil
        case "UInt32": UInt32(digits) != nil
        default: true
        }
    }

    private static let kitTypes: Set<String> = [
        "Any", "Set", "URL", "Bool", "Data", "Date", "UUID", "Void", "Array", "Error", "Never",
        "Locale", "Result", "String", "Optional", "Sendable", "Character", "AnyObject", "IndexPath",
        "MainActor", "Dictionary", "AttributedString",
    ]

    /// Whether a type of Foundation or a kit takes no literals, unless code of the user's lets it.
    static func isMadeByCalls(_ type: String) -> Bool {
        madeByCalls.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
    }

    /// Whether an expression is a call that some types answer with nil.
    static func mayBeNil(_ expression: String) -> Bool {
        guard expression.utf8.last == UInt8(ascii: ")"), !expression.contains("??"),
            let call = optionalCalls.first(where: expression.hasPrefix)
        else { return false }
        // What follows the call, such as a method, may make something else of it.
        return !expression.dropFirst(call.count).dropLast().contains(")")
    }

    private static let optionalCalls = [
        "URL(string:", "UIImage(systemName:", "UIImage(named:", "UIImage(data:", "NSImage(named:",
        "NSImage(systemSymbolName:", "NSImage(data:", "PlatformImage(systemName:",
        "PlatformImage(named:", "PlatformImage(data:",
    ]

    /// Swift's word for a value of another language; nil for what is none.
    static func value(ofForeign word: String) -> String? {
        switch word {
        case "True", "TRUE", "YES", "yes": "true"
        case "False", "FALSE", "NO", "no": "false"
        case "None", "null", "NULL", "undefined": "nil"
        default: nil
        }
    }

    /// Swift's spelling of a type of another language; nil for what is none.
    static func spelling(ofForeign type: String) -> String? {
        if type.hasSuffix("[]"), SwiftIdentifier.isWord(String(type.dropLast(2))) {
            return "[\(type.dropLast(2))]"
        }
        if let spelling = spelling(ofForeignIn: type) { return spelling }
        let isOptional = type.last == "?"
        guard let known = spelling(ofWord: isOptional ? String(type.dropLast()) : type) else {
            return nil
        }
        return isOptional ? known + "?" : known
    }

    /// The same of a type that others are a part of. What is in parentheses may be labels.
    private static func spelling(ofForeignIn type: String) -> String? {
        guard type.contains(where: { "[<".contains($0) }), !type.contains("(") else { return nil }
        var result = ""
        var word = ""
        var isFound = false
        for character in type + " " {
            if SwiftIdentifier.isWord(word + String(character)) {
                word.append(character)
                continue
            }
            let spelling = spelling(ofWord: word)
            isFound = isFound || spelling != nil
            result += spelling ?? word
            word = ""
            result.append(character)
        }
        return isFound ? String(result.dropLast()) : nil
    }

    private static func spelling(ofWord word: String) -> String? {
        switch word {
        case "string", "str": "String"
        case "int", "integer", "Integer": "Int"
        case "bool", "boolean", "Boolean": "Bool"
        case "float": "Float"
        case "double": "Double"
        case "void": "Void"
        case "url": "URL"
        case "date": "Date"
        case "number": "Double"
        default: nil
        }
    }

    private static let madeByCalls: Set<String> = [
        "URL", "Data", "Date", "UUID", "Locale", "NSFont", "UIFont", "NSColor", "NSImage",
        "UIColor", "UIImage", "PlatformColor", "PlatformImage",
    ]
    private static let integers: Set<String> = [
        "Int", "Int8", "UInt", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set<String> = [
        "Float", "Double", "CGFloat", "TimeInterval",
    ]
}

extension KnownType {
    /// What a literal of Swift says of the type that it can be of.
    enum Literal: Equatable {
        case nothing
        case boolean
        case text
        case wholeNumber
        case fraction
        case emptyArray
        case emptyDictionary

        /// - Parameter expression: one that is no literal alone, or one of several parts, is none.
        init?(_ expression: String) {
            switch expression {
            case "nil": self = .nothing
            case "true", "false": self = .boolean
            case "[]": self = .emptyArray
            case "[:]": self = .emptyDictionary
            default:
                let bytes = Array(expression.utf8)
                if Self.isText(bytes) {
                    self = .text
                } else if let number = Self.number(
                    bytes.first == UInt8(ascii: "-") ? bytes[1...] : bytes[...])
                {
                    self = number
                } else {
                    return nil
                }
            }
        }

        /// How it is called in messages.
        var words: String {
            switch self {
            case .nothing: "'nil'"
            case .boolean: "a Boolean"
            case .text: "a text"
            case .wholeNumber: "a number"
            case .fraction: "a number with a fraction"
            case .emptyArray: "an array"
            case .emptyDictionary: "a dictionary"
            }
        }

        /// Whether a string begins at the first byte and ends at the last; one in which there are other
        /// strings is not looked into.
        private static func isText(_ bytes: [UInt8]) -> Bool {
            guard bytes.count > 1, bytes[0] == UInt8(ascii: "\"") else { return false }
            var index = 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return index == bytes.count - 1
        }

        /// The kind of a number without a sign.
        private static func number(_ bytes: ArraySlice<UInt8>) -> Literal? {
            func isDigit(_ byte: UInt8) -> Bool {
                byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
            }
            guard let first = bytes.first, isDigit(first), first != UInt8(ascii: "_") else {
                return nil
            }
            let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
            return parts.count == 1 ? .wholeNumber : parts.count == 2 ? .fraction : nil
        }
    }
}
