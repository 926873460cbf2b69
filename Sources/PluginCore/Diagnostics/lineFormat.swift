/// Returns each diagnostic as `path:line:column: error: message [identifier]`. Notes are on the
/// same line, since build systems show only that line at the place.
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

/// Returns a place as `path:line:column`.
package func position(of place: SourcePlace) -> String {
    let location = place.location
    return "\(place.file.path.visible):\(location.line):\(location.column)"
}

extension String {
    /// The string with visible characters in place of those that are invisible, end a line, control
    /// the terminal, or change the direction of text.
    package var visible: String { map(\.visible).joined() }
}

extension Character {
    /// The character itself if it is visible, the picture of a control character (U+2400 onwards),
    /// or U+FFFD for another invisible character.
    ///
    /// Joiners and marks inside a character, as in an emoji, are not changed.
    package var visible: String {
        guard let first = unicodeScalars.first, first.isHidden else { return String(self) }
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.isHidden ? scalar.picture : scalar) }
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
