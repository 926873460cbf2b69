import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct TextTests {
        init() { HeadlessUIKit.reset() }

        @Test func textStylesFollowTheContentSizeCategory() {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
            #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            #expect(UIContentSizeCategory.large < .extraLarge)
        }

        @Test func adjustingLabelsFollowTheCategoryOthersDoNot() {
            let host = UIViewController()
            let window = show(host)
            let adjusting = UILabel()
            adjusting.font = .preferredFont(forTextStyle: .body)
            adjusting.adjustsFontForContentSizeCategory = true
            let fixed = UILabel()
            fixed.font = .preferredFont(forTextStyle: .body)
            host.view.addSubview(adjusting)
            host.view.addSubview(fixed)
            HeadlessUIKit.contentSizeCategory = .extraExtraExtraLarge
            #expect(adjusting.font.pointSize == 23)
            #expect(fixed.font.pointSize == 17)
            #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        }

        @Test func metricsScaleFonts() {
            let metrics = UIFontMetrics(forTextStyle: .body)
            #expect(metrics.scaledValue(for: 34) == 34)
            HeadlessUIKit.contentSizeCategory = .accessibilityLarge
            #expect(metrics.scaledValue(for: 17) == 33)
            #expect(
                metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize
                    == 20)
        }

        @Test func namesOfFontsTellTheirWeights() {
            let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
            #expect(bold.fontName == ".SFUI-Bold")
            #expect(
                UIFontMetrics(forTextStyle: .body).scaledFont(for: bold).fontName == ".SFUI-Bold")
            #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
            #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        }

        @Test func textIsMeasuredByCharactersAndLines() {
            let label = UILabel()
            label.text = "aaaa bbbb"
            #expect(label.intrinsicContentSize.width == 76.66666666666667)
            label.numberOfLines = 2
            let size = label.sizeThatFits(CGSize(width: 50, height: 100))
            #expect(size.width == 34)
            #expect(size.height > label.font.lineHeight * 2 - 0.01)
            label.text = nil
            #expect(label.intrinsicContentSize == .zero)
        }

        @Test func colorsResolveForTheStyle() {
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(UIColor.label.resolvedColor(with: light) == .black)
            #expect(UIColor.label.resolvedColor(with: dark) == .white)
            let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
            #expect(own.resolvedColor(with: dark) == .red)
            #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
            #expect(UIColor.systemBackground != .secondarySystemBackground)
        }

        @Test func symbolsHaveANaturalSize() throws {
            let image = try #require(UIImage(systemName: "wifi.slash"))
            #expect(image.isSymbolImage)
            #expect(image.size.width > 0)
            #expect(UIImage(systemName: "No such symbol") == nil)
            let view = UIImageView(image: image)
            #expect(view.intrinsicContentSize == image.size)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
            #expect(view.intrinsicContentSize.width > image.size.width)
            #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
    }
}
