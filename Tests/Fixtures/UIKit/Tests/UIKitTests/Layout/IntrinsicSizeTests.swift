import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct IntrinsicSizeTests {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

        init() { HeadlessUIKit.reset() }

        private func label(_ text: String, lines: Int = 1) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            return label
        }

        @Test func aLabelIsAsLargeAsItsText() {
            let label = label("12345678")
            expect(label.intrinsicContentSize.width, equals: 68)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            expect(label.frame.origin, equals: CGPoint(x: 116, y: 0))
            expect(label.frame.size, equals: label.intrinsicContentSize)
            label.text = "1234"
            root.layoutIfNeeded()
            expect(label.frame.width, equals: 34)
        }

        @Test func aLabelWrapsAtTheWidthItIsGiven() {
            let label = label(String(repeating: "abcd ", count: 20), lines: 0)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            expect(label.frame.width, equals: 200)
            expect(label.frame.height > label.font.lineHeight * 4)
            root.bounds.size.width = 1500
            root.layoutIfNeeded()
            expect(label.frame.height < label.font.lineHeight * 2)
        }

        @Test func hugDecidesWhoGrows() {
            let first = label("1234")
            let second = label("1234")
            first.setContentHuggingPriority(.required, for: .horizontal)
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            expect(first.frame.width, equals: 34)
            expect(second.frame.width, equals: 266)
        }

        @Test func compressionResistanceDecidesWhoShrinks() {
            let first = label(String(repeating: "x", count: 30))
            let second = label(String(repeating: "x", count: 30))
            first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            expect(second.frame.width, equals: 255)
            expect(first.frame.width, equals: 45)
        }

        @Test func fittingSizeFollowsTheContent() {
            let card = UIView()
            let label = UILabel()
            label.text = "1234567890"
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            ])
            let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            expect(size.width, equals: 117)
            expect(abs(size.height - label.intrinsicContentSize.height - 16) < 0.01)
            let wide = card.systemLayoutSizeFitting(
                CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            expect(wide.width, equals: 250)
            label.numberOfLines = 0
            label.text = "1234 6789 1234 6789"
            let narrow = card.systemLayoutSizeFitting(
                CGSize(width: 82, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let line = size.height - 16
            expect(narrow.width, equals: 82)
            expect(abs(narrow.height - 4 * line - 16) < 1, "the text does not wrap")
        }

        @Test func baselinesLineUp() {
            let small = label("a")
            let large = label("a")
            large.font = .systemFont(ofSize: 34)
            NSLayoutConstraint.activate([
                large.topAnchor.constraint(equalTo: root.topAnchor),
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            let expected = large.font.ascender - small.font.ascender
            expect(abs(small.frame.minY - expected) < 0.34)
        }
    }
}
