/// The colors and fonts of the app, which the configuration declares under names.
extension ShapeChecker {
    /// Checks the members of an object whose keys are names of the user's.
    mutating func checkNamed(
        _ members: [JSONMember], at range: SourceRange, are shape: ObjectShape, of subject: Subject
    ) {
        guard members.count <= Vocabulary.countLimit else {
            return reportCount(of: "names", in: subject, at: range)
        }
        for (index, member) in members.enumerated() {
            let name = KeyShape.required(member.key, .object(shape), shape.summary)
            if let problem = SwiftIdentifier.problem(of: member.key) {
                report(
                    .invalidIdentifier, "the name of \(shape.name.withArticle) \(problem)",
                    at: member.keyRange)
            } else if let first = members[..<index].first(where: { $0.key == member.key }) {
                report(
                    .duplicateKey, "'\(member.key)' is declared twice", at: member.keyRange,
                    note: "it is first declared here", noteRange: first.keyRange)
            } else if shape === Vocabulary.appColor, let kind = Vocabulary.kind(of: member.key) {
                report(
                    .nameCollision, "'\(member.key)' is a \(kind) of the system",
                    at: member.keyRange, note: "choose another name")
            }
            if let text = member.value.string, let definition = definition(for: text, as: shape) {
                report(
                    .wrongType, "\(Subject.key(name).description) must be an object, not a string",
                    at: member.value.range, note: "write '\(definition)'")
            } else {
                check(member.value, is: .object(shape), of: .key(name))
            }
        }
    }

    /// Returns the object to write in place of a text; nil if there is none.
    private func definition(for text: String, as shape: ObjectShape) -> String? {
        if shape === Vocabulary.appFont { return "{ \"custom\": \"\(text)\", \"size\": 17 }" }
        if text.first == "#" { return "{ \"light\": \"\(text)\" }" }
        return SwiftIdentifier.isWord(text) ? "{ \"asset\": \"\(text)\" }" : nil
    }

    /// Checks that a text is a color in hexadecimal digits.
    mutating func checkColor(_ text: String, at range: SourceRange, of subject: Subject) {
        guard HexColor(text) == nil, !text.unicodeScalars.contains(where: \.changesDirection)
        else { return }
        report(
            .invalidColor, "\(subject.description) is '\(text)', which is not a color",
            at: range, note: noteOnColor(text))
    }

    private func noteOnColor(_ text: String) -> String {
        let digits = text.drop { $0 == "#" }
        let hexDigits = digits.hasPrefix("0x") ? digits.dropFirst(2) : digits
        if hexDigits.allSatisfy(\.isHexDigit) {
            if HexColor("#" + hexDigits) != nil { return "write '\"#\(hexDigits)\"'" }
            if hexDigits.count == 3 {
                return "write '\"#\(hexDigits.map { "\($0)\($0)" }.joined())\"'"
            }
        }
        return
            "write six digits for red, green and blue, as in '\"#1C1C1E\"', and two more for the opacity"
    }

    /// Returns how to use a color or a font of the app that the configuration does not declare.
    ///
    /// - Parameter isOnly: whether there are no other values.
    func noteOnToken(_ text: String, of shape: ValueShape, isOnly: Bool) -> String? {
        guard let token = shape.token else { return nil }
        let isColor = token == .color && HexColor(text) != nil
        guard isColor || isOnly else { return nil }
        let name = isColor ? "accent" : SwiftIdentifier.isWord(text) ? text : "title"
        let definition =
            isColor ? "{ \"light\": \"\(text)\" }" : "{ \"custom\": \"…\", \"size\": 17 }"
        return "give the \(token.rawValue) a name in \(ModuleConfiguration.fileName): "
            + "'\"appearance\": { \"\(token.key)\": { \"\(name)\": \(definition) } }'"
    }
}

extension Vocabulary {
    /// Returns what the system calls by a name, which a color of the app cannot have; nil for other names.
    fileprivate static func kind(of name: String) -> String? {
        if Surface.Material(rawValue: name) != nil { return "material" }
        let isColor =
            SemanticColor(rawValue: name) != nil || BackgroundColor(rawValue: name) != nil
        return isColor ? "color" : nil
    }
}

extension DiagnosticIdentifier {
    static let invalidColor: Self = "invalid-color"
}
