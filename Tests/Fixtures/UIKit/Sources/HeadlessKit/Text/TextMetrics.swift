import Foundation

/// Measures text with a font's simple metric, wrapping between words.
public struct TextMetrics {
    /// Returns the lengths of the lines of a text: as few lines as possible, with words that are
    /// longer than a line broken at its end.
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

    let characterWidth: CGFloat
    let lineHeight: CGFloat
    let grid: PixelGrid

    public init(characterWidth: CGFloat, lineHeight: CGFloat, grid: PixelGrid) {
        self.characterWidth = characterWidth
        self.lineHeight = lineHeight
        self.grid = grid
    }

    /// Returns the size of the text in the width, with at most the given number of lines. 0 means
    /// no limit for either. The line spacing is between lines, and not below the last one.
    public func size(
        _ text: String, width: CGFloat, maximumLines: Int, lineSpacing: CGFloat
    ) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let unlimited = width <= 0 || !width.isFinite || width > 1_000_000
        let perLine =
            unlimited ? Int.max : max(1, Int((width + 0.01) / characterWidth))
        var lengths = Self.lineLengths(text, perLine: perLine)
        if maximumLines > 0, lengths.count > maximumLines {
            lengths = Array(lengths.prefix(maximumLines))
        }
        let longest = CGFloat(lengths.max() ?? 0) * characterWidth
        let height =
            lineHeight * CGFloat(lengths.count) + lineSpacing * CGFloat(lengths.count - 1)
        return CGSize(width: grid.ceil(longest), height: grid.ceil(height))
    }
}
