/// The escape sequences that `text` diagnostics are coloured with (ECMA-48, Select Graphic
/// Rendition).
struct Palette {
    let error: String
    let warning: String
    let note: String
    let bold: String
    let reset: String

    static let plain = Palette(error: "", warning: "", note: "", bold: "", reset: "")
    static let ansi = Palette(
        error: "\u{1B}[1;31m", warning: "\u{1B}[1;35m", note: "\u{1B}[36m", bold: "\u{1B}[1m",
        reset: "\u{1B}[0m")

    func colour(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        }
    }
}
