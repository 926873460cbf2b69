extension JSONReader {
    /// Reads an array (RFC 8259, section 5).
    mutating func readArray() -> JSONNode {
        var elements: [JSONNode] = []
        let bracket = openBracket(closing: UInt8(ascii: "]"))
        var endOfItem: Int?
        while advanceToItem(in: bracket, after: endOfItem) {
            if let element = readValue() { elements.append(element) }
            endOfItem = index
        }
        openBrackets.removeLast()
        return JSONNode(value: .array(elements), range: SourceRange(bracket.offset, index))
    }

    /// Reads an object (RFC 8259, section 4).
    mutating func readObject() -> JSONNode {
        var members: [JSONMember] = []
        let bracket = openBracket(closing: UInt8(ascii: "}"))
        var endOfItem: Int?
        while advanceToItem(in: bracket, after: endOfItem) {
            readMember(into: &members)
            endOfItem = index
        }
        openBrackets.removeLast()
        return JSONNode(value: .object(members), range: SourceRange(bracket.offset, index))
    }

    /// Reads an opening bracket. Reports brackets that are nested too deeply.
    private mutating func openBracket(closing: UInt8) -> OpenBracket {
        let bracket = OpenBracket(offset: index, closing: closing)
        if openBrackets.count == Self.depthLimit {
            report(
                .nestingTooDeep, "brackets are nested more than \(Self.depthLimit) deep",
                at: bracket.range, note: "the rest of the file was not read")
            stop()
        }
        openBrackets.append(bracket)
        index += 1
        return bracket
    }

    /// Moves to the next element or member. Returns false after the closing bracket.
    ///
    /// - Parameter endOfItem: The offset after the last element or member; nil before the first.
    private mutating func advanceToItem(in bracket: OpenBracket, after endOfItem: Int?) -> Bool {
        if byte() != UInt8(ascii: ",") { skipTrivia() }
        if let endOfItem {
            if byte() == UInt8(ascii: ",") {
                index += 1
                isRecovering = false
                skipTrivia()
            } else if byte() != bracket.closing {
                reportMissingComma(in: bracket, after: endOfItem)
            }
        }
        if byte() == UInt8(ascii: ",") { skipExtraCommas() }
        if byte() == UInt8(ascii: "]") || byte() == UInt8(ascii: "}") {
            close(bracket)
            return false
        }
        if index >= end { reportUnclosed(bracket) }
        return index < end
    }

    private mutating func reportMissingComma(in bracket: OpenBracket, after endOfItem: Int) {
        guard index < end, beginsValue() else { return }
        let items = bracket.container == "array" ? "elements" : "members"
        reportMissing(.missingComma, "write ',' between two \(items)", at: endOfItem)
    }

    private mutating func skipExtraCommas() {
        let start = index
        var afterLast = index
        while byte() == UInt8(ascii: ",") {
            index += 1
            afterLast = index
            skipTrivia()
        }
        report(
            .unexpectedComma, "remove the comma", at: SourceRange(start, afterLast),
            note: "write commas only after elements and members")
        isRecovering = false
    }

    /// Reports that a comma or a colon is missing, or that a string ended too early.
    mutating func reportMissing(
        _ identifier: DiagnosticIdentifier, _ message: String, at offset: Int
    ) {
        guard offset == index, bytes[offset - 1] == UInt8(ascii: "\""),
            byte() == UInt8(ascii: "\"") || endOfWord(from: index) > index
        else {
            report(identifier, message, at: SourceRange(offset, offset))
            return
        }
        report(
            .unescapedQuote, "text follows this quotation mark",
            at: SourceRange(offset - 1, offset),
            note: #"close the string before it, or write '\"' within the string"#)
        silenceLine()
    }
}

extension JSONReader {
    /// Reads a member, and adds it to the list (RFC 8259, section 4). Reports a missing key or
    /// value.
    mutating func readMember(into members: inout [JSONMember]) {
        guard let key = readKey() else { return }
        if byte() == UInt8(ascii: ":") {
            index += 1
            isRecovering = false
        } else {
            findColon(after: key.range)
        }
        if let value = readValue() {
            members.append(JSONMember(key: key.text, keyRange: key.range, value: value))
        } else if index < end {
            report(.missingValue, "write a value for this key", at: key.range)
        }
    }

    private mutating func readKey() -> (text: String, range: SourceRange)? {
        if let quote = quote(at: index) { return readString(in: quote) }
        let range = SourceRange(index, endOfWord(from: index))
        if range.upperBound > index {
            if let whole = wholePart(ofFraction: range) {
                let fraction = "\(file.text(in: whole)).\(file.text(in: range))"
                report(
                    .invalidNumber, "a fraction follows a point, not a comma",
                    at: SourceRange(whole.lowerBound, range.upperBound), note: "write '\(fraction)'"
                )
            } else {
                report(
                    .unquotedKey, "put the key in quotation marks", at: range,
                    note: "write '\"\(shortened(range))\"'")
            }
            index = range.upperBound
            recoverFromWord()
            return (file.text(in: range), range)
        }
        if byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") {
            reportBracket(
                .missingKey, "write a key before this value", at: SourceRange(index, index + 1),
                note: "the object that begins here is still open",
                noteRange: openBrackets.last?.range)
            isRecovering = true
            _ = readValue()
        } else {
            skipUnexpected()
        }
        return nil
    }

    /// Returns the digits before the comma in a number such as `0,5`, whose fraction was read as a
    /// key; nil if there are none.
    private func wholePart(ofFraction range: SourceRange) -> SourceRange? {
        let comma = range.lowerBound - 1
        guard bytes[range.offsets].allSatisfy(isDigit), bytes[comma] == UInt8(ascii: ",") else {
            return nil
        }
        var start = comma
        while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
        return start < comma ? SourceRange(start, comma) : nil
    }

    private mutating func findColon(after key: SourceRange) {
        skipTrivia()
        if byte() == UInt8(ascii: ":") {
            index += 1
            isRecovering = false
        } else if byte() == UInt8(ascii: "=") {
            let range = SourceRange(index, index + (byte(1) == UInt8(ascii: ">") ? 2 : 1))
            report(.missingColon, "write ':' between a key and its value", at: range)
            index = range.upperBound
        } else if index < end, beginsValue() {
            reportMissing(
                .missingColon, "write ':' between a key and its value", at: key.upperBound)
        }
    }
}

extension JSONReader {
    /// Ends the innermost array or object at the closing bracket at `index`.
    ///
    /// A bracket of the wrong kind closes an outer array or object if one matches. It is then read
    /// again there. If none matches, it is treated as a typo.
    mutating func close(_ bracket: OpenBracket) {
        let closing = bytes[index]
        let found = SourceRange(index, index + 1)
        if closing != bracket.closing {
            if fitsOuterBracket(closing) {
                reportUnclosed(bracket, before: found)
                isRecovering = false
                return
            }
            reportBracket(
                .wrongBracket,
                "close the \(bracket.container) with \(name(of: bracket.closing)),"
                    + " not with \(name(of: closing))",
                at: found,
                note: "the \(bracket.container) begins here", noteRange: bracket.range)
        }
        index += 1
        isRecovering = false
    }

    mutating func reportUnclosed(_ bracket: OpenBracket, before found: SourceRange? = nil) {
        reportBracket(
            .missingBracket,
            "close this \(bracket.container) with \(name(of: bracket.closing))",
            at: bracket.range,
            note:
                "it is not closed before \(found == nil ? "the end of the file" : "this bracket")",
            noteRange: found)
    }

    /// Reports the first wrong bracket of a file. After it, further problems with brackets may
    /// follow from it and are not reported.
    mutating func reportBracket(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String, noteRange: SourceRange?
    ) {
        if isStructureUncertain { return }
        report(identifier, message, at: range, note: note, noteRange: noteRange)
        isStructureUncertain = true
    }

    /// Returns whether a closing bracket matches an outer array or object. It does not match the
    /// outermost one if more text follows.
    private func fitsOuterBracket(_ closing: UInt8) -> Bool {
        let outer = openBrackets.dropLast().lastIndex { $0.closing == closing }
        guard outer == 0 else { return outer != nil }
        return bytes[(index + 1)...].allSatisfy { $0 <= UInt8(ascii: " ") }
    }

    private func name(of bracket: UInt8) -> String {
        Unicode.Scalar(bracket).nameInMessages
    }
}

extension DiagnosticIdentifier {
    package static let missingBracket: Self = "missing-bracket"
    package static let missingColon: Self = "missing-colon"
    package static let missingComma: Self = "missing-comma"
    package static let missingKey: Self = "missing-key"
    package static let missingValue: Self = "missing-value"
    package static let unescapedQuote: Self = "unescaped-quote"
    package static let unexpectedComma: Self = "unexpected-comma"
    package static let unquotedKey: Self = "unquoted-key"
    package static let wrongBracket: Self = "wrong-bracket"
}
