import PluginCore
import SystemCalls

/// The text of a manifest, in which problems are located.
///
/// SwiftPM reports the values of a manifest without their places.
struct ManifestText {
    let file: SourceFile

    /// - Parameter shown: the path in problems.
    init(at path: String, shown: String) {
        file = SourceFile(path: shown, bytes: (try? FileIO.read(path, limit: 1_000_000)) ?? [])
    }

    /// The beginning of the file.
    var start: SourcePlace { SourcePlace(ofFile: file.path) }

    /// Returns the place of a string literal. Prefers the first one after the start of a target's declaration, then the
    /// first one in the file, then the beginning of the file.
    func place(of text: String, inTarget target: String? = nil) -> SourcePlace {
        let literals = literals.filter { $0.text == text }
        let declaration = target.flatMap(start(ofTarget:)) ?? 0
        let literal = literals.first { $0.range.lowerBound >= declaration } ?? literals.first
        return literal.map { SourcePlace(file, $0.range) } ?? start
    }

    /// Returns the place of the first occurrence of code outside of comments at the beginnings of lines; nil if there is
    /// none.
    func place(ofCode code: String) -> SourcePlace? {
        for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            let isComment = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                .starts(with: "//".utf8)
            guard !isComment, let range = line.firstRange(of: Array(code.utf8)) else { continue }
            return SourcePlace(file, SourceRange(range.lowerBound, range.upperBound))
        }
        return nil
    }

    /// Returns the literal that is a path to a folder.
    func path(to folder: String, from root: String) -> (text: String, place: SourcePlace)? {
        let literal = literals.first { literal in
            FileIO.absolutePath(
                literal.text.hasPrefix("/") ? literal.text : root + "/" + literal.text) == folder
        }
        return literal.map { ($0.text, SourcePlace(file, $0.range)) }
    }

    /// The string literals without escapes, outside of comments at the beginnings of lines.
    private var literals: [(text: String, range: SourceRange)] {
        var found: [(text: String, range: SourceRange)] = []
        var start: Int?
        var isComment = false
        for (index, byte) in file.bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                (start, isComment) = (nil, false)
            } else if byte == UInt8(ascii: "/"), start == nil,
                file.bytes[index...].starts(with: "//".utf8)
            {
                isComment = true
            } else if byte == UInt8(ascii: "\""), !isComment {
                if let first = start {
                    let text = String(decoding: file.bytes[(first + 1)..<index], as: UTF8.self)
                    found.append((text, SourceRange(first, index + 1)))
                    start = nil
                } else {
                    start = index
                }
            }
        }
        return found
    }

    /// Returns where a target is declared: `.target(name: "App",`, `.testTarget(name: "App",` and
    /// other declarations of targets all contain `arget(name:`.
    private func start(ofTarget name: String) -> Int? {
        literals.first { literal in
            guard literal.text == name else { return false }
            let before = file.bytes[..<literal.range.lowerBound].suffix(80)
                .filter { $0 > UInt8(ascii: " ") }
            let after = file.bytes[literal.range.upperBound...].first { $0 > UInt8(ascii: " ") }
            return String(decoding: before, as: UTF8.self).hasSuffix("arget(name:")
                && after == UInt8(ascii: ",")
        }?.range.lowerBound
    }
}
