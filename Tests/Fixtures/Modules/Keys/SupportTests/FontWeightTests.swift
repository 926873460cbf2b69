import Testing
import UIKit

@testable import Keys

/// What only the headless UIKit can show: text sizes under control.
@MainActor
@Suite struct FontWeightTests {
    private let window = HostWindow()
    private let plugin = HeadlinesViewController()
    private let categories: [UIContentSizeCategory] = [
        .large, .extraSmall, .accessibilityExtraExtraExtraLarge,
    ]

    private var examples: [(label: UILabel, style: UIFont.TextStyle, weight: UIFont.Weight)] {
        [
            (plugin.thinLabel, .body, .thin), (plugin.regularLabel, .headline, .regular),
            (plugin.semiboldLabel, .title2, .semibold), (plugin.boldLabel, .largeTitle, .bold),
            (plugin.heavyLabel, .footnote, .heavy),
        ]
    }

    @Test("a label has its weight, and about the size of its text style, whatever the user prefers")
    func fonts() {
        window.host.add(plugin)
        defer { HeadlessUIKit.contentSizeCategory = .large }
        for category in categories {
            HeadlessUIKit.contentSizeCategory = category
            for (label, style, weight) in examples {
                let size = UIFont.preferredFont(forTextStyle: style).pointSize
                // Fonts are scaled as the distances between lines are.
                let differs = category == .large ? 0 : size / 7
                #expect(abs(label.font.pointSize - size) <= differs, "\(style) \(category)")
                #expect(
                    label.font == .systemFont(ofSize: label.font.pointSize, weight: weight))
            }
        }
    }

    @Test("a weight that is not that of the text style is another font")
    func weights() {
        plugin.loadViewIfNeeded()
        for (label, style, weight) in examples where weight != .regular {
            let size = UIFont.preferredFont(forTextStyle: style).pointSize
            #expect(label.font != .systemFont(ofSize: size, weight: .regular))
        }
    }
}
