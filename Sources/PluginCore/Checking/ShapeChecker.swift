/// Compares the JSON of a description or a configuration with the vocabulary, and reports every
/// difference.
struct ShapeChecker {
    let file: SourceFile
    /// Whether the whole file could be read. If it could not, missing keys are not reported.
    let isComplete: Bool
    /// The minimum versions of platforms. Values that need newer versions are reported.
    var minimumVersions = MinimumVersions()
    /// The frameworks of the plugin. Values that one of them does not have are reported.
    var kits: [Kit] = []
    /// The app's colors and fonts, whose names are values.
    var appearance = AppearanceConfiguration()
    var viewCount = 0
    var diagnostics = DiagnosticCollector()

    /// Checks that a value has a shape.
    ///
    /// - Parameter subject: the owner of the value, for messages.
    mutating func check(_ node: JSONNode, is shape: ValueShape, of subject: Subject) {
        switch (shape, node.value) {
        case (.string, .string), (.boolean, .bool), (.nameOrBoolean, .bool): break
        case (.name, .string(let text)), (.symbol, .string(let text)), (.asset, .string(let text)):
            checkName(text, at: node.range, is: shape, of: subject)
        case (.identifier, .string(let text)), (.nameOrBoolean, .string(let text)),
            (.moduleName, .string(let text)), (.swiftType, .string(let text)),
            (.swiftExpression, .string(let text)):
            checkSwift(text, at: node.range, is: shape, of: subject)
        case (.version(let least), .string(let text)):
            checkVersion(text, from: least, at: node.range, is: shape, of: subject)
        case (.integer(let bounds), .number(let number)):
            checkInteger(number, in: bounds, at: node.range, is: shape, of: subject)
        case (.number(let bounds), .number(let number)),
            (.seconds(let bounds), .number(let number)):
            checkNumber(number, in: bounds, at: node.range, is: shape, of: subject)
        case (.choice, .string(let text)), (.token, .string(let text)):
            checkChoice(text, in: shape, of: subject, at: node.range)
        case (.hexColor, .string(let text)): checkColor(text, at: node.range, of: subject)
        case (.list(let element), .array(let nodes)):
            checkElements(nodes, at: node.range, are: element, of: subject)
        case (.object(let object), .object(let members)):
            checkObject(members, at: node.range, is: object, of: subject)
        case (.named(let object), .object(let members)):
            checkNamed(members, at: node.range, are: object, of: subject)
        case (.expressions, .object(let members)):
            checkExpressions(members, at: node.range, of: subject)
        case (.text, .string(let text)), (.textOrMarkdown, .string(let text)),
            (.textOrPair, .string(let text)), (.halfOfPair, .string(let text)):
            checkPlaceholders(in: text, at: node.range)
        case (.text, .object(let members)):
            checkText(members, at: node.range, among: Vocabulary.textKinds, of: subject)
        case (.textOrMarkdown, .object(let members)):
            checkText(members, at: node.range, among: Vocabulary.labelTextKinds, of: subject)
        case (.textOrPair, .object(let members)):
            checkText(members, at: node.range, among: Vocabulary.pairedTextKinds, of: subject)
        case (.halfOfPair, .object(let members)):
            checkText(members, at: node.range, among: Vocabulary.halfTextKinds, of: subject)
        case (.anyOf(let shapes), _): check(node, isOneOf: shapes, shape, of: subject)
        case (.view(let isOutermost), .object(let members)):
            checkView(members, at: node.range, isOutermost: isOutermost, subject)
        default: reportWrongType(node, is: shape, of: subject)
        }
    }

    /// Checks that a value has one of several shapes.
    ///
    /// - Parameter shape: the shape that consists of these shapes, for messages.
    private mutating func check(
        _ node: JSONNode, isOneOf shapes: [ValueShape], _ shape: ValueShape, of subject: Subject
    ) {
        let value = node.value
        guard let accepting = shapes.first(where: { $0.accepts(value) }),
            !value.isQuotedNumber || shape.hint(whenGiven: value) == nil
        else { return reportWrongType(node, is: shape, of: subject) }
        if choice(of: accepting) != nil, case .string(let text) = value {
            checkChoice(text, in: shape, of: subject, at: node.range)
        } else {
            check(node, is: accepting, of: subject)
        }
    }

    private mutating func reportWrongType(
        _ node: JSONNode, is shape: ValueShape, of subject: Subject
    ) {
        var hint = shape.hint(whenGiven: node.value) ?? noteOnObject(shape, whenGiven: node)
        if case .null = node.value, case .key(let key) = subject, !key.isRequired {
            hint = hint ?? "remove the key"
        }
        report(
            .wrongType,
            "\(subject.description) must be \(shape.shortDescription), not \(node.value.kind)",
            at: node.range, note: hint, list: hint == nil ? shape.acceptedValues : "")
    }

    /// Returns the object to write in place of a value of another type.
    private func noteOnObject(_ shape: ValueShape, whenGiven node: JSONNode) -> String? {
        switch (shape, node.value) {
        case (.symbol, .object(let members)) where isPair(members): Self.noteOnMisplacedPair
        case (.view, .string(let text)): "write '\(snippet(ofView: text))'"
        case (.object(let shape), .string(let text))
        where shape.keys[0].isRequired && SwiftIdentifier.problem(of: text) == nil:
            "write '\(snippet(of: shape, ["\"\(shape.keys[0].name)\": \"\(text)\""], with: []))'"
        case (.object(let shape), _) where shape.keys[0].isRequired:
            "write '\(snippet(of: shape, [], with: []))'"
        case (.object(let shape), .bool(true)) where shape.requiredNames.isEmpty:
            "write '{}' for the defaults"
        default: nil
        }
    }

    /// Returns the view to write in place of a string: the kind that it names, or else a label.
    private func snippet(ofView word: String) -> String {
        let key = ([word] + Self.names(forForeign: word)).first { key in
            Vocabulary.viewKinds.contains { $0.key == key }
        }
        if let kind = Vocabulary.viewKinds.first(where: { $0.key == key }) {
            return snippet(of: kind.shape(), [], with: [])
        }
        return snippet(of: LabelView.shape, [], with: [])
    }

    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String? = nil, list: String = "", noteRange: SourceRange? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        diagnostics.report(
            identifier, message, in: file, at: range, note: note, list: list,
            noteRange: noteRange, as: severity)
    }

    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        advice: Diagnostic.Note?
    ) {
        diagnostics.error(
            identifier, message, at: SourcePlace(file, range), notes: [advice].compactMap(\.self))
    }
}

extension JSONValue {
    /// Whether the value is a string that begins like a number.
    fileprivate var isQuotedNumber: Bool {
        guard case .string(let text) = self, let first = text.utf8.first else { return false }
        return first <= UInt8(ascii: "9")
    }
}

extension ValueShape {
    /// Returns whether a value has the JSON type of this shape. Only the shapes that can be in a list of
    /// alternatives count.
    fileprivate func accepts(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.number, .number), (.choice, .string), (.token, .string), (.asset, .string),
            (.symbol, .string), (.identifier, .string), (.name, .string), (.boolean, .bool),
            (.nameOrBoolean, .string), (.nameOrBoolean, .bool),
            (.integer, .number), (.object, .object):
            true
        default: false
        }
    }
}

/// The identifiers that several files report.
extension DiagnosticIdentifier {
    static let exclusiveKeys: Self = "exclusive-keys"
    static let outOfRange: Self = "out-of-range"
    static let wrongType: Self = "wrong-type"
}
