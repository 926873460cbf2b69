/// Lines of Swift, without the blank lines that are too many when a line between them is left out.
struct ResolvedLines {
    private var lines: [ArraySlice<UInt8>] = []
    /// Whether a line was left out after the last one.
    private var isAfterGap = false

    /// The lines as UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes.dropLast()
    }

    /// Adds a directive, or leaves it out if it is nil.
    mutating func append(_ directive: ArraySlice<UInt8>?) {
        if let directive { append(directive) } else { isAfterGap = true }
    }

    mutating func append(_ line: ArraySlice<UInt8>) {
        if isAfterGap { closeGap(before: line) } else { lines.append(line) }
    }

    /// Adds the first line after a gap.
    private mutating func closeGap(before line: ArraySlice<UInt8>) {
        let last = lines.last ?? []
        let isFirstInBlock = last.isEmpty || last.last == UInt8(ascii: "{")
        if line.isEmpty, isFirstInBlock { return }
        isAfterGap = false
        guard line.closesBlock else { return lines.append(line) }
        if last.isEmpty, !lines.isEmpty { lines.removeLast() }
        if line.isOnlyBrace, lines.last?.last == UInt8(ascii: "{") {
            lines[lines.count - 1] += [UInt8(ascii: "}")]
        } else {
            lines.append(line)
        }
    }
}

extension ArraySlice<UInt8> {
    private var code: ArraySlice<UInt8> { drop { $0 == UInt8(ascii: " ") } }

    /// Whether the line begins with a closing brace, or with a directive that ends a branch.
    fileprivate var closesBlock: Bool {
        code.first == UInt8(ascii: "}") || code.starts(with: "#e".utf8)
    }

    fileprivate var isOnlyBrace: Bool { code.elementsEqual("}".utf8) }
}
