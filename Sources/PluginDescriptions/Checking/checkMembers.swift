extension ShapeChecker {
    /// Checks the members of an object that has one of several shapes, told apart by the key that
    /// each has first.
    ///
    /// - Parameter problem: what is wrong with an object that has none of these keys.
    mutating func checkVariant(
        _ members: [JSONMember], at range: SourceRange, among kinds: [Vocabulary.ShapeKind],
        extraKeys: [KeyShape] = [], whenUnclear problem: @autoclosure () -> String
    ) {
        let found = kinds.filter { kind in members.contains { $0.key == kind.key } }
        let stated = found.isEmpty ? statedKind(of: members, among: kinds) : nil
        guard stated == nil, let kind = found.first ?? likelyKind(of: members, among: kinds) else {
            if isComplete {
                report(
                    .requiredKey, problem(), at: range.opening,
                    note: stated.map { "write '{ \"\($0)\": … }'" })
            }
            return
        }
        let shape = kind.shape()
        let others = found.dropFirst()
        for other in others {
            guard let member = members.first(where: { $0.key == other.key }) else { continue }
            let other = other.shape()
            report(
                .contradictingKeys,
                "one object cannot be \(shape.name.withArticle) and \(other.name.withArticle)",
                at: member.keyRange)
        }
        // What belongs to another shape that the object has too is no further problem.
        let foreign = others.flatMap { $0.shape().keys.map(\.name) }
        let own = members.filter { member in
            (shape.keys + extraKeys).contains { $0.name == member.key }
                || !foreign.contains(member.key)
        }
        check(own, at: range, are: shape, extraKeys: extraKeys)
    }

    /// Returns the kind whose key is misspelled.
    private func likelyKind(
        of members: [JSONMember], among kinds: [Vocabulary.ShapeKind]
    ) -> Vocabulary.ShapeKind? {
        let keys = kinds.map(\.key)
        let names = members.map(\.key)
        let match =
            names.lazy.compactMap { nearestMatch(to: $0, among: keys) }.first
            ?? names.lazy.flatMap(Self.names(forForeign:)).first(where: keys.contains)
        return kinds.first { $0.key == match }
    }

    /// The kind that a member such as `"type": "label"` tells.
    private func statedKind(
        of members: [JSONMember], among kinds: [Vocabulary.ShapeKind]
    ) -> String? {
        let stated =
            members.first { ["type", "kind", "view"].contains($0.key) }?.value.string ?? ""
        return kinds.first {
            $0.key == stated || Self.names(forForeign: stated).contains($0.key)
        }?.key
    }

    /// Checks that each member is one of the keys, that none comes twice and that none is missing.
    mutating func check(
        _ members: [JSONMember], at range: SourceRange, are shape: ObjectShape,
        extraKeys: [KeyShape] = []
    ) {
        let keys = shape.keys + extraKeys
        var given: Set<String> = []
        for (index, member) in members.enumerated() {
            if let key = keys.first(where: { $0.name == member.key }),
                given.insert(member.key).inserted
            {
                let node = member.value
                check(node.value, at: node.range, is: key.value, of: .key(key))
                reportSubstitutes(for: member, of: shape)
            } else {
                reportKey(at: index, of: members, among: keys, of: shape)
            }
        }
        if isComplete { checkRequired(members, at: range, are: keys, shape: shape) }
        checkAlternatives(members, of: shape)
    }

    /// Reports a key that is given twice, or is none of the shape.
    private mutating func reportKey(
        at index: Int, of members: [JSONMember], among keys: [KeyShape], of shape: ObjectShape
    ) {
        let member = members[index]
        let first = members.firstIndex { $0.key == member.key } ?? index
        if first < index {
            report(
                .duplicateKey, "'\(member.key)' is given twice",
                at: member.keyRange, note: "it is given here first",
                noteRange: members[first].keyRange)
        } else {
            report(
                .unknownKey, "\(shape.name.withArticle) has no key '\(member.key)'",
                at: member.keyRange, note: suggestion(for: member.key, among: keys))
        }
    }

    /// Warns of a key, or of its values, for which a framework has a substitute.
    private mutating func reportSubstitutes(for member: JSONMember, of shape: ObjectShape) {
        for kit in kits {
            if let remark = kit.remarks["\(shape.name).\(member.key)"] {
                report(.otherKit, remark, at: member.keyRange, as: .warning)
            }
            for node in [member.value] + member.value.elements {
                guard let word = node.string, let remark = kit.remarks["\(member.key).\(word)"]
                else { continue }
                report(.otherKit, remark, at: node.range, as: .warning)
            }
        }
    }

    private mutating func checkRequired(
        _ members: [JSONMember], at range: SourceRange, are keys: [KeyShape], shape: ObjectShape
    ) {
        var missing: [[String]] = []
        for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
            missing.append([key.name])
        }
        let needed = shape.alternatives
        if !needed.isEmpty, !members.contains(where: { needed.contains($0.key) }) {
            missing.append(needed)
        }
        if missing.isEmpty { return }
        // A key that is misspelt is not missing as well.
        let meant = members.compactMap { nearestMatch(to: $0.key, among: keys.map(\.name)) }
        for names in missing where !names.contains(where: meant.contains) {
            let key = names.count == 1 ? "'\(names[0])'" : "one of " + quotedList(names)
            report(.requiredKey, "\(shape.name.withArticle) needs \(key)", at: range.opening)
        }
    }

    /// Checks that only one of the keys is given.
    private mutating func checkAlternatives(_ members: [JSONMember], of shape: ObjectShape) {
        let keys = members.filter { shape.alternatives.contains($0.key) }
        guard let first = keys.first else { return }
        for (index, member) in keys.enumerated().dropFirst()
        where !keys[..<index].contains(where: { $0.key == member.key }) {
            report(
                .contradictingKeys,
                "\(shape.name.withArticle) has only one of \(quotedList(shape.alternatives))",
                at: member.keyRange, note: "it has '\(first.key)' already",
                noteRange: first.keyRange)
        }
    }
}

extension ShapeChecker {
    /// What to write in the place of a key that an object does not have, or where it belongs: into the
    /// object at one of the keys, or elsewhere in a description.
    func suggestion(for key: String, among keys: [KeyShape]) -> String? {
        if let owner = keys.owner(of: key) { return note(key, isOf: "'\(owner)'", not: keys) }
        let names = keys.map(\.name)
        let description = Vocabulary.description.keys
        if nearestMatch(to: key, among: names) == nil {
            if description.contains(where: { $0.name == key && !$0.isForTools }) {
                return note(key, isOf: "a description itself", not: keys)
            }
            if let owner = description.owner(of: key) {
                return note(key, isOf: "a description's '\(owner)'", not: keys)
            }
            if key == "name", names.contains("summary") {
                return "a plugin has the name of its file"
            }
            if Vocabulary.configuration.keys.contains(where: { $0.name == key && !$0.isForTools }) {
                return note(key, isOf: "'\(ModuleConfiguration.fileName)'", not: keys)
            }
            if Vocabulary.outermostKeys.contains(where: { $0.name == key }) {
                return note(key, isOf: "the outermost view, 'content'", not: keys)
            }
        }
        return suggestion(for: key, among: names, accepted: keys.accepted)
    }

    private func note(_ key: String, isOf owner: String, not keys: [KeyShape]) -> String {
        "'\(key)' is a key of \(owner); accepted: \(quotedList(keys.accepted))"
    }
}

extension ShapeChecker {
    /// What a key or a word is called here that other libraries have another name for.
    static func names(forForeign word: String) -> [String] {
        switch word {
        case "left": ["leading", "natural"]
        case "right": ["trailing"]
        case "topLeft": ["topLeading"]
        case "topRight": ["topTrailing"]
        case "bottomLeft": ["bottomLeading"]
        case "bottomRight": ["bottomTrailing"]
        case "slideFromLeft": ["slideFromLeading"]
        case "slideFromRight": ["slideFromTrailing"]
        case "middle": ["center"]
        case "font": ["textStyle"]
        case "textColor", "foregroundColor": ["color"]
        case "key": ["localized"]
        case "slide": ["slideFromBottom"]
        case "removes", "dismisses": ["removesPlugin"]
        case "imageView": ["image"]
        case "spinner", "loader", "loading", "indicator": ["activityIndicator"]
        case "progressView", "progressBar": ["progress"]
        case "textView": ["textField"]
        case "stackView", "vstack", "hstack", "VStack", "HStack": ["stack"]
        case "switch", "slider", "toggle", "picker", "table": ["custom"]
        case "iOS", "ios": ["UIKit"]
        case "macOS", "macos": ["AppKit"]
        case "description": ["summary"]
        case "numberOfLines", "lineLimit": ["lines"]
        case "systemName", "systemImage", "icon": ["symbol"]
        case "defaultValue", "initialValue": ["default"]
        case "params", "arguments": ["parameters"]
        case "action", "onTap", "onClick", "onPress": ["triggers"]
        case "padding": ["margins", "insets"]
        case "children", "views", "subviews", "arrangedSubviews": ["stack"]
        case "position": ["at"]
        case "accessibilityLabel": ["accessibility"]
        case "hidden", "isHidden": ["hiddenWhen"]
        case "visible", "isVisible": ["shownWhen"]
        case "enabled", "isEnabled", "disabled": ["enabledWhen"]
        case "orientation", "direction": ["axis"]
        case "gap": ["spacing"]
        case "email": ["emailAddress"]
        case "animation": ["transition"]
        case "timeout", "dismissAfter", "autoDismiss": ["leavesAfter"]
        case "props", "properties": ["inputs"]
        case "callbacks", "events", "actions": ["handlers"]
        default: []
        }
    }
}

extension [KeyShape] {
    /// The first key whose value is an object that can have another key.
    fileprivate func owner(of name: String) -> String? {
        first { $0.value.object?.keys.contains { $0.name == name } ?? false }?.name
    }
}

extension ValueShape {
    /// The object that the value is, or can be.
    var object: ObjectShape? {
        switch self {
        case .object(let shape): shape
        case .anyOf(let shapes): shapes.lazy.compactMap(\.object).first
        default: nil
        }
    }
}

extension SourceRange {
    /// The bracket that a value begins with.
    var opening: SourceRange { SourceRange(lowerBound, lowerBound + 1) }
}

extension ShapeChecker {
    /// A text is shown as it stands: what looks like a place for a value is none.
    ///
    /// - Parameter value: a literal, or an object with the text that a key stands for.
    mutating func checkPlaceholders(in value: JSONValue, at range: SourceRange) {
        switch value {
        case .string(let text):
            guard let placeholder = placeholder(in: text) else { return }
            report(
                .literalPlaceholder, "this text shows '\(placeholder)' as it stands", at: range,
                note: "for a text that changes, name an input: '{ \"input\": \"…\" }'",
                as: .warning)
        case .object(let members):
            if let shown = members.first(where: { $0.key == "value" })?.value {
                if case .string = shown.value {
                    checkPlaceholders(in: shown.value, at: shown.range)
                }
            }
        default: return
        }
    }

    /// The first interpolation of Swift's in a text, or the first place of a format for a value.
    private func placeholder(in text: String) -> String? {
        let bytes = Array(text.utf8)
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
        var index = 0
        while index < bytes.count {
            var end: Int?
            if bytes[index] == UInt8(ascii: "%") {
                // A number before it makes it a percentage.
                let isAlone =
                    (index == 0 || !isDigit(bytes[index - 1])) && !text.contains("://")
                end = isAlone ? endOfFormat(at: index, in: bytes) : nil
                if index + 1 < bytes.count, bytes[index + 1] == bytes[index] { index += 1 }
            } else if bytes[index] == UInt8(ascii: "\\"), index + 2 < lastEnd,
                bytes[index + 1] == UInt8(ascii: "("), SwiftIdentifier.isHead(bytes[index + 2])
            {
                end = bytes[index...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
            }
            if let end { return String(decoding: bytes[index..<end], as: UTF8.self) }
            index += 1
        }
        return nil
    }

    /// Where a place of a format ends that begins with a percent sign; nil where none does.
    private func endOfFormat(at start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 1
        // The position, the width and the precision.
        while index < bytes.count, isDigit(bytes[index]) || "$.+-".utf8.contains(bytes[index]) {
            index += 1
        }
        while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "@") { return index + 1 }
        let isWord =
            index + 1 < bytes.count
            && (SwiftIdentifier.isHead(bytes[index + 1]) || bytes[index + 1] >= 0x80)
        return "diufs".utf8.contains(bytes[index]) && !isWord ? index + 1 : nil
    }
}

extension DiagnosticIdentifier {
    // What a description says in keys that the vocabulary does not have, or in other ways.
    static let unknownKey: Self = "unknown-key"
    static let duplicateKey: Self = "duplicate-key"
    static let requiredKey: Self = "required-key"
    static let contradictingKeys: Self = "contradicting-keys"
    static let wrongType: Self = "wrong-type"
    static let tooMany: Self = "too-many"
    static let tooManyViews: Self = "too-many-views"
    static let outOfRange: Self = "out-of-range"
    static let unknownValue: Self = "unknown-value"
    static let invalidIdentifier: Self = "invalid-identifier"
    static let invalidType: Self = "invalid-type"
    static let invalidExpression: Self = "invalid-expression"
    static let invalidVersion: Self = "invalid-version"
    static let newerSystem: Self = "newer-system"
    static let otherKit: Self = "other-kit"
    static let kitType: Self = "kit-type"

    // What a description says that cannot be, or cannot be meant.
    static let invalidName: Self = "invalid-name"
    static let nameCollision: Self = "name-collision"
    static let unknownReference: Self = "unknown-reference"
    static let mismatchedType: Self = "mismatched-type"
    static let contradiction: Self = "contradiction"
    static let untiedControl: Self = "untied-control"
    static let emptyStack: Self = "empty-stack"
    static let literalPlaceholder: Self = "literal-placeholder"
    static let missingImport: Self = "missing-import"
    static let unusedInput: Self = "unused-input"
    static let unusedHandler: Self = "unused-handler"
    static let missingAccessibility: Self = "missing-accessibility"
}
