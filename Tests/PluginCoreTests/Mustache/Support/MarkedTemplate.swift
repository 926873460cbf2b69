/// A template without the marks that it contained, and the places of the marks:
/// `line:column-line:column`, in UTF-8 bytes.
struct MarkedTemplate {
    private(set) var bytes: [UInt8] = []
    private(set) var problems: [String] = []
    private(set) var notes: [String] = []

    init(_ marked: String) {
        var line = 1
        var column = 1
        var start = ""
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟨", "⟪": start = "\(line):\(column)"
            case "⟩": problems.append("\(start)-\(line):\(column)")
            case "⟫": notes.append("\(start)-\(line):\(column)")
            default:
                let encoded = Array(String(scalar).utf8)
                bytes += encoded
                column += encoded.count
                if scalar == "\n" {
                    line += 1
                    column = 1
                }
            }
        }
    }
}
