// One file, since it is the first module of a build, for which all others wait, and each process that compiles
// a part of it indexes the modules of the toolchain, or waits for the one that does. As seven files, a clean
// build takes a twentieth longer.

/// A text that problems can be found in, together with the path that its reader knows it by.
package struct SourceFile: Sendable {
    /// The path as diagnostics show it: as the user gave it, never made absolute.
    package let path: String

    /// The text as UTF-8, exactly as it was read.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text in `range`, with invalid UTF-8 replaced by U+FFFD.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.clamped(to: bytes.count).offsets], as: UTF8.self)
    }
}

/// A part of a source file, as offsets in bytes of its UTF-8 text.
package struct SourceRange: Hashable, Sendable, BitwiseCopyable {
    package let lowerBound: Int
    package let upperBound: Int

    /// The range from `lowerBound` up to, not including, `upperBound`.
    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound < lowerBound ? lowerBound : upperBound
    }

    /// The start of a file: where problems of the file as a whole are reported.
    package static let start = SourceRange(0, 0)

    package var offsets: Range<Int> { lowerBound..<upperBound }

    /// The part of the range that lies within a file of `count` bytes.
    package func clamped(to count: Int) -> SourceRange {
        SourceRange(min(lowerBound, count), min(upperBound, count))
    }
}

/// A range of a particular file.
package struct SourcePlace: Sendable {
    package let file: SourceFile
    package let range: SourceRange

    package init(_ file: SourceFile, _ range: SourceRange = .start) {
        self.file = file
        self.range = range
    }

    /// Where the range begins.
    package var location: SourceLocation { file.location(of: range.lowerBound) }
}

/// A line and a column, both counted from 1.
///
/// A column counts bytes of UTF-8, as the Swift compiler's diagnostics do, so that an editor that
/// follows the compiler's messages follows these to the same place.
package struct SourceLocation: Hashable, Sendable {
    package let line: Int
    package let column: Int
}

extension SourceFile {
    /// Where the byte at `offset` stands. A line ends at LF, CR or CRLF.
    package func location(of offset: Int) -> SourceLocation {
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        var index = 0
        while index < end {
            if let next = lineBreak(at: index) {
                if next > end { break }
                line += 1
                lineStart = next
                index = next
            } else {
                index += 1
            }
        }
        return SourceLocation(line: line, column: end - lineStart + 1)
    }

    /// The bytes of the line around `offset`, without its line break.
    package func lineRange(around offset: Int) -> SourceRange {
        var end = min(offset, bytes.count)
        // Between CR and LF, the line is the one that they end.
        if end > 0, end < bytes.count, lineBreak(at: end - 1) == end + 1 { end -= 1 }
        var start = end
        while start > 0, lineBreak(at: start - 1) == nil { start -= 1 }
        while end < bytes.count, lineBreak(at: end) == nil { end += 1 }
        return SourceRange(start, end)
    }

    /// The offset after the line break at `index`, or nil where there is none.
    private func lineBreak(at index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\n"): index + 1
        case UInt8(ascii: "\r"):
            index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                ? index + 2 : index + 1
        default: nil
        }
    }
}

/// One problem in one place.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// A remark below a problem: the other place of a collision, or what to write instead.
    package struct Note: Sendable {
        package let message: String
        package let place: SourcePlace?

        package init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message
            self.place = place
        }
    }

    package let severity: Severity
    package let identifier: DiagnosticIdentifier
    /// What is wrong, in lower case and without a full stop.
    package let message: String
    package let place: SourcePlace
    package let notes: [Note]

    package init(
        _ severity: Severity,
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.identifier = identifier
        self.message = message
        self.place = place
        self.notes = notes
    }
}

/// The stable name of a kind of problem, such as `unknown-key`.
///
/// Each layer names its own in an extension. A name, once released, keeps its meaning.
package struct DiagnosticIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    package init(stringLiteral name: String) {
        self.name = name
    }
}

/// Collects the problems of a run, so that all of them can be told at once.
package struct DiagnosticCollector: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }

    /// The problems by path and, within a file, by position; those of one position in the order
    /// in which they were found.
    package var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            if first.file.path != second.file.path { return first.file.path < second.file.path }
            if first.range.lowerBound != second.range.lowerBound {
                return first.range.lowerBound < second.range.lowerBound
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    package mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    package mutating func add(contentsOf other: DiagnosticCollector) {
        if !other.diagnostics.isEmpty { diagnostics += other.diagnostics }
    }

    /// Adds the problems that others do not tell of the same place in the same words.
    package mutating func add(
        contentsOf other: DiagnosticCollector, besides known: DiagnosticCollector
    ) {
        diagnostics += other.diagnostics.filter { new in
            !known.diagnostics.contains {
                $0.message == new.message && $0.place.range == new.place.range
                    && $0.place.file.path == new.place.file.path
            }
        }
    }

    /// Adds the problems of a file. Of more than `limit`, the first are added, errors before warnings,
    /// and the last of them says how many there are besides.
    package mutating func add(contentsOf other: DiagnosticCollector, limit: Int) {
        if other.diagnostics.count <= limit { return add(contentsOf: other) }
        let errors = other.sorted.filter { $0.severity == .error }
        let kept = (errors.isEmpty ? other.sorted : errors).prefix(limit)
        diagnostics += kept.dropLast()
        guard let last = kept.last else { return }
        let rest = Diagnostic.Note(
            "\(other.diagnostics.count - kept.count) more problems of this file are not told")
        add(
            Diagnostic(
                last.severity, last.identifier, last.message, at: last.place,
                notes: last.notes + [rest]))
    }

    package mutating func error(
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.error, identifier, message, at: place, notes: notes))
    }

    package mutating func warning(
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.warning, identifier, message, at: place, notes: notes))
    }
}

/// Each diagnostic as `path:line:column: error: message [identifier]`, with notes folded into the same
/// line, since build systems attach only the line itself to the place.
package func writeLines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
        let notes = diagnostic.notes.map { "; " + $0.message.visible }.joined()
        return "\(position(of: diagnostic.place)): \(diagnostic.severity.rawValue): "
            + "\(diagnostic.message.visible)\(notes) [\(diagnostic.identifier.name)]\n"
    }.joined()
}

/// `path:line:column`.
package func position(of place: SourcePlace) -> String {
    let location = place.location
    return "\(place.file.path.visible):\(location.line):\(location.column)"
}

extension String {
    /// The text with nothing in it that is unseen, ends a line, or changes the terminal it is shown
    /// on or the direction of the text around it.
    package var visible: String {
        map(\.visible).joined()
    }
}

extension Character {
    /// The character as it is; a control character as its picture (U+2400 onwards), and another one
    /// that is not seen as U+FFFD.
    ///
    /// The joiners and marks within a character, as in an emoji, are left as they are.
    package var visible: String {
        guard let first = unicodeScalars.first, first.isHidden else { return String(self) }
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            scalars.append(scalar.isHidden ? scalar.picture : scalar)
        }
        return String(scalars)
    }
}

extension Unicode.Scalar {
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    fileprivate var picture: Unicode.Scalar {
        switch value {
        case 0x00..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}

/// The candidate that `text` was most likely meant to be, or nil where none is near.
///
/// Near means: the same but for case, or at most a third of the text's letters changed (at least
/// one, at most three), and not all of them. Of equally near candidates the first one wins.
package func nearestMatch<Candidates: Sequence<String>>(
    to text: String, among candidates: Candidates
) -> String? {
    let folded = text.lowercased()
    let limit = min(3, max(1, folded.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let other = candidate.lowercased()
        guard abs(other.count - folded.count) <= limit else { continue }
        let distance = editDistance(Array(folded), Array(other))
        let isNear = distance <= limit && distance < max(folded.count, other.count)
        if isNear, distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.candidate
}

/// The least number of insertions, deletions, substitutions and swaps of neighbours that turn one
/// text into the other (the optimal string alignment distance).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let substitution = first[row - 1] == second[column - 1] ? 0 : 1
            var cost = min(
                previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
            if row > 1, column > 1, first[row - 1] == second[column - 2],
                first[row - 2] == second[column - 1]
            {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
