import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct TextTests {
        init() { HeadlessUIKit.reset() }

        @Test func textStylesFollowTheContentSizeCategory() {
            expect(UIFont.preferredFont(forTextStyle: .body).pointSize, equals: 17)
            expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, equals: 34)
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            expect(UIFont.preferredFont(forTextStyle: .body).pointSize, equals: 53)
            expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
            expect(UIContentSizeCategory.large < .extraLarge)
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
            expect(adjusting.font.pointSize, equals: 23)
            expect(fixed.font.pointSize, equals: 17)
            expect(
                window.traitCollection.preferredContentSizeCategory, equals: .extraExtraExtraLarge)
        }

        @Test func editingEndsInAViewEvenIfTheFirstResponderRefuses() {
            final class Refusing: UITextField {
                override var canResignFirstResponder: Bool { false }
            }
            let window = show(UIViewController())
            let (inner, outer) = (UIView(), UIView())
            for view in [inner, outer] { window.addSubview(view) }
            for field in [UITextField(), Refusing()] {
                inner.addSubview(field)
                field.becomeFirstResponder()
                expect(outer.endEditing(true))
                expect(field.isFirstResponder)
                expect(inner.endEditing(false), equals: !(field is Refusing))
                expect(field.isFirstResponder == field is Refusing)
                expect(inner.endEditing(true))
                expect(!field.isFirstResponder)
            }
        }

        @Test func aFieldLeavesItToTheSystemHowTextIsTyped() {
            let field = UITextField()
            expect(field.textContentType == nil)
            expect(field.smartQuotesType == .default && field.smartDashesType == .default)
            field.textContentType = .newPassword
            field.smartQuotesType = .no
            field.smartDashesType = .no
            expect(field.textContentType == .newPassword && field.textContentType != .password)
            expect(field.smartQuotesType == .no && field.smartDashesType == .no)
        }

        @Test func imagesAreThoseOfTheApplication() {
            expect(UIImage(named: "Logo") == nil)
            HeadlessUIKit.assets = ["Logo"]
            expect(UIImage(named: "Logo"), equals: UIImage(named: "Logo"))
            expect(UIImage(named: "Logo") != nil && UIImage(named: "Other") == nil)
            HeadlessUIKit.reset()
            expect(UIImage(named: "Logo") == nil)
        }

        @Test func metricsScaleFonts() {
            let metrics = UIFontMetrics(forTextStyle: .body)
            expect(metrics.scaledValue(for: 34), equals: 34)
            HeadlessUIKit.contentSizeCategory = .accessibilityLarge
            expect(abs(metrics.scaledValue(for: 17) - 31) < 0.001)
            let font = UIFont.systemFont(ofSize: 17)
            expect(metrics.scaledFont(for: font).pointSize, equals: 31)
            expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize, equals: 20)
            HeadlessUIKit.contentSizeCategory = .medium
            expect(abs(metrics.scaledValue(for: 17) - 49.0 / 3) < 0.001)
            expect(metrics.scaledFont(for: font).pointSize, equals: 16)
        }

        @Test func leadingsAreThoseOfTheGuidelines() {
            let styles: [(UIFont.TextStyle, [CGFloat])] = [
                (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
                (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
                (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
                (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
                (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
                (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
                (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
                (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
                (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
                (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
                (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
            ]
            let categories: [UIContentSizeCategory] = [
                .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
                .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
                .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
                .accessibilityExtraExtraExtraLarge,
            ]
            for (style, leadings) in styles {
                let metrics = UIFontMetrics(forTextStyle: style)
                for (category, leading) in zip(categories, leadings) {
                    let traits = UITraitCollection(preferredContentSizeCategory: category)
                    let value = metrics.scaledValue(for: leadings[3], compatibleWith: traits)
                    expect(abs(value - leading) < 0.001, "\(style.rawValue) \(category.rawValue)")
                }
            }
        }

        @Test func aScaledFontIsNotScaledAgain() {
            let metrics = UIFontMetrics(forTextStyle: .body)
            let raised = HeadlessUIKit.captureExceptions {
                _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 17)))
            }
            expect(raised.map(\.name), equals: ["NSInvalidArgumentException"])
        }

        @Test func namesOfFontsTellTheirWeights() {
            let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
            expect(bold.fontName, equals: ".SFUI-Bold")
            expect(
                UIFontMetrics(forTextStyle: .body).scaledFont(for: bold).fontName,
                equals: ".SFUI-Bold")
            expect(UIFont.preferredFont(forTextStyle: .headline).fontName, equals: ".SFUI-Semibold")
            expect(UIFont.systemFont(ofSize: 17).fontName, equals: ".SFUI-Regular")
        }

        @Test func textIsMeasuredByCharactersAndLines() {
            let label = UILabel()
            label.text = "aaaa bbbb"
            expect(label.intrinsicContentSize.width, equals: 76.66666666666667)
            label.numberOfLines = 2
            let size = label.sizeThatFits(CGSize(width: 50, height: 100))
            expect(size.width, equals: 34)
            expect(size.height > label.font.lineHeight * 2 - 0.01)
            label.text = nil
            expect(label.intrinsicContentSize, equals: .zero)
        }

        @Test func paragraphStylesSetPropertiesAndSpaceLines() {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 6
            style.alignment = .center
            style.lineBreakMode = .byClipping
            let text = NSAttributedString(
                string: "aaaa bbbb cccc", attributes: [.paragraphStyle: style])
            let (label, view) = (UILabel(), UITextView())
            view.isScrollEnabled = false
            label.numberOfLines = 0
            let size = CGSize(width: 50, height: 100)
            for (lines, spaces) in [(0, 2), (2, 1), (1, 0)] {
                label.numberOfLines = lines
                view.textContainer.maximumNumberOfLines = lines
                label.attributedText = NSAttributedString(string: text.string)
                view.attributedText = NSAttributedString(string: text.string)
                let heights = [label, view].map { $0.sizeThatFits(size).height }
                label.attributedText = text
                view.attributedText = text
                let spaced = [label, view].map { $0.sizeThatFits(size).height }
                for (height, other) in zip(heights, spaced) {
                    expect(abs(other - height - 6 * CGFloat(spaces)) < 0.5, "\(lines)")
                }
            }
            expect(label.textAlignment == .center && view.textAlignment == .center)
            expect(label.lineBreakMode, equals: .byClipping)
            label.text = text.string
            expect(
                label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty, equals: true)
        }

        @Test func colorsResolveForTheStyle() {
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            expect(UIColor.label.resolvedColor(with: light), equals: .black)
            expect(UIColor.label.resolvedColor(with: dark), equals: .white)
            let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
            expect(own.resolvedColor(with: dark), equals: .red)
            expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha, equals: 0.5)
            expect(UIColor.systemBackground != .secondarySystemBackground)
        }

        @Test func symbolsHaveANaturalSize() throws {
            let image = try #require(UIImage(systemName: "wifi.slash"))
            expect(image.isSymbolImage)
            expect(image.size.width > 0)
            expect(UIImage(systemName: "No such symbol") == nil)
            let view = UIImageView(image: image)
            expect(view.intrinsicContentSize, equals: image.size)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
            expect(view.intrinsicContentSize.width > image.size.width)
            expect(
                UIImageView(image: nil).intrinsicContentSize.width, equals: UIView.noIntrinsicMetric
            )
        }

        @Test func aFieldThatLeavesItsWindowEndsTheEditing() {
            final class Field: UITextField {
                var resignations = 0
                override func resignFirstResponder() -> Bool {
                    resignations += 1
                    return super.resignFirstResponder()
                }
            }
            let host = UIViewController()
            let window = show(host)
            let box = UIView()
            let field = Field()
            var ends = 0
            field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
            host.view.addSubview(box)
            box.addSubview(field)
            expect(field.becomeFirstResponder())
            box.removeFromSuperview()
            expect(field.resignations == 1 && ends == 1)
            expect(!field.isFirstResponder)
            expect(window.rootViewController === host)
        }
    }
}
