import HeadlessKit

extension TextMetrics {
    static func size(
        _ text: String, font: UIFont, width: CGFloat, maximumLines: Int,
        lineSpacing: CGFloat = 0
    ) -> CGSize {
        TextMetrics(
            characterWidth: font.characterWidth, lineHeight: font.lineHeight, grid: .device
        ).size(text, width: width, maximumLines: maximumLines, lineSpacing: lineSpacing)
    }
}
