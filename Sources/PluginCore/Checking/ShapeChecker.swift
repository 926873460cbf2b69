/// Compares the JSON of a description or a configuration with the vocabulary, and reports every
/// difference.
struct ShapeChecker: Reporter {
    let checked: CheckedFile
    let advisor: (any Advisor)?
    /// The names of the description's inputs.
    let inputNames: [String]
    var viewCount = 0
    var diagnostics = DiagnosticCollector()
    var file: SourceFile { checked.file }

    init(_ checked: CheckedFile, inputNames: [String] = [], advisor makeAdvisor: CheckedFile.MakeAdvisor?) {
        self.checked = checked
        self.inputNames = inputNames
        advisor = makeAdvisor?(checked)
    }

    /// Checks that a value has a shape.
    ///
    /// - Parameter subject: the owner of the value, for messages.
    mutating func check(_ node: JSONNode, is shape: ValueShape, of subject: Subject) {
        if let input = misplacedInput(in: node, shape) {
            return report(
                .misplacedInput, "\(subject.description) must be a constant, not an input", at: node.range,
                advice: advisor?.note(on: .misplacedInput(input, key: subject.key)))
        }
        switch (shape, node.value) {
        case (.boolean, .bool), (.text, .string): break
        case (.string(let format), .string(let text)): checkString(text, at: node.range, is: format, of: subject)
        case (.number(let bounds, let kind), .number(let number)):
            checkNumber(number, in: bounds, kind, at: node.range, is: shape, of: subject)
        case (.choice, .string(let text)): checkChoice(text, in: shape, of: subject, at: node.range)
        case (.list(let element), .array(let nodes)): checkElements(nodes, at: node.range, are: element, of: subject)
        case (.object, .object(let members)) where members.count > Vocabulary.countLimit:
            reportCount(of: "keys", in: subject, at: node.range)
        case (.object(let object), .object(let members)): check(members, at: node.range, are: object)
        case (.named(let noun, let value), .object(let members)):
            checkNamed(members, at: node.range, are: value, called: noun, of: subject)
        case (.text(let kinds), .object(let members)): checkText(members, at: node.range, among: kinds, of: subject)
        case (.anyOf(let shapes), _): check(node, isOneOf: shapes, shape, of: subject)
        case (.view(let isOutermost), .object(let members)):
            checkView(members, at: node.range, isOutermost: isOutermost, subject)
        default: return reportWrongType(node, is: shape, of: subject)
        }
        for warning in advisor?.warnings(about: node, is: shape) ?? [] { diagnostics.add(warning) }
    }

    /// Checks that a value has one of several shapes.
    ///
    /// - Parameter shape: the shape that consists of these shapes, for messages.
    private mutating func check(
        _ node: JSONNode, isOneOf shapes: [ValueShape], _ shape: ValueShape, of subject: Subject
    ) {
        let value = node.value
        guard let accepting = shapes.first(where: { $0.accepts(value) }),
            !shape.takesNumber(in: value)
        else { return reportWrongType(node, is: shape, of: subject) }
        if checked.choice(of: accepting) != nil, case .string(let text) = value {
            checkChoice(text, in: shape, of: subject, at: node.range)
        } else if let text = node.string, ["true", "false"].contains(text),
            shapes.contains(where: { if case .boolean = $0 { true } else { false } })
        {
            report(
                .invalidIdentifier,
                "\(subject.description) is '\(text)', which is a reserved word in Swift",
                at: node.range, note: "remove the quotation marks")
        } else {
            check(node, is: accepting, of: subject)
        }
    }

    private mutating func reportWrongType(_ node: JSONNode, is shape: ValueShape, of subject: Subject) {
        var note = advisor?.note(on: .wrongType(node, shape))
        if note == nil, case .null = node.value, case .key(let key) = subject, !key.isRequired {
            note = Diagnostic.Note("remove the key")
        }
        if note == nil, !shape.acceptedValues.isEmpty { note = Diagnostic.Note("", list: shape.acceptedValues) }
        report(
            .wrongType,
            "\(subject.description) must be \(shape.shortDescription), not \(node.value.kind)",
            at: node.range, advice: note)
    }

    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange, advice: Diagnostic.Note?
    ) {
        diagnostics.error(identifier, message, at: SourcePlace(checked.file, range), notes: [advice].compactMap(\.self))
    }
}

extension ValueShape {
    /// Returns whether a value has the JSON type of this shape. Only the shapes that can be in a list of
    /// alternatives count.
    fileprivate func accepts(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.number, .number), (.choice, .string), (.string, .string), (.boolean, .bool), (.object, .object): true
        case (.anyOf(let shapes), _): shapes.contains { $0.accepts(value) }
        default: false
        }
    }

    /// Returns whether a string is a number in quotation marks, and this shape takes the number.
    fileprivate func takesNumber(in value: JSONValue) -> Bool {
        guard case .anyOf(let shapes) = self, case .string(let text) = value,
            text.allSatisfy("0123456789.-".contains), Double(text) != nil
        else { return false }
        return shapes.contains { if case .number = $0 { true } else { false } }
    }
}

/// The identifiers that several files report.
extension DiagnosticIdentifier {
    static let exclusiveKeys: Self = "exclusive-keys"
    static let outOfRange: Self = "out-of-range"
    package static let wrongType: Self = "wrong-type"
}
