import Foundation

/// Measures text with the fonts' simple metric, wrapping between words.
enum TextMetrics {
    /// The lines the text takes in the width: as few as hold all words, a word that is longer than
    /// a line broken where the line ends.
    static func lineLengths(_ text: String, perLine: Int) -> [Int] {
        var lengths: [Int] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var current = 0
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                var length = word.count
                if current > 0, current + 1 + length <= perLine {
                    current += 1 + length
                    continue
                }
                if current > 0 { lengths.append(current) }
                while length > perLine {
                    lengths.append(perLine)
                    length -= perLine
                }
                current = length
            }
            lengths.append(current)
        }
        return lengths
    }

    static func size(
        _ text: String, font: UIFont, width: CGFloat, maximumLines: Int
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let unlimited = width <= 0 || !width.isFinite || width > 1_000_000
        let perLine =
            unlimited ? Int.max : max(1, Int((width + 0.01) / font.characterWidth))
        var lengths = lineLengths(text, perLine: perLine)
        if maximumLines > 0, lengths.count > maximumLines {
            lengths = Array(lengths.prefix(maximumLines))
        }
        let longest = CGFloat(lengths.max() ?? 0) * font.characterWidth
        let height = font.lineHeight * CGFloat(lengths.count)
        return CGSize(width: PixelGrid.ceil(longest), height: PixelGrid.ceil(height))
    }
}
