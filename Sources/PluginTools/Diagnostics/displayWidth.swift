/// Returns the number of columns that a string takes up in a terminal.
func displayWidth(of text: String) -> Int {
    text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Returns the number of columns that a character takes up in a terminal: 2 for wide characters
/// (East Asian Width W and F, and emoji), 0 for a combining mark without a base character, and 1
/// for all others.
///
/// Source: Unicode Standard Annex 11, for the blocks that it assigns as a whole.
func displayWidth(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1B000...0x1B2FF, 0x20000...0x3FFFD:
        return 2
    default:
        return 1
    }
}
