/// Each diagnostic as `path:line:column: error: message [identifier]`, with notes folded into the same
/// line, since build systems attach only the line itself to the place.
package func lines(for diagnostics: [Diagnostic]) -> String {
    var lines = ""
    for diagnostic in diagnostics {
        lines += "\(position(of: diagnostic.place)): \(diagnostic.severity.rawValue): "
        lines += diagnostic.message.visible
        for note in diagnostic.notes {
            lines += "; \(note.message.visible)"
            if let place = note.place { lines += " (\(position(of: place)))" }
        }
        lines += " [\(diagnostic.identifier.name)]\n"
    }
    return lines
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
