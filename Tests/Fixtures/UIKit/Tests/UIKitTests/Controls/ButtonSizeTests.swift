import Testing
import UIKit

extension AllTests {
    /// The sizes of buttons with configurations.
    @MainActor
    @Suite struct ButtonSizeTests {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

        init() { HeadlessUIKit.reset() }

        private func button(
            _ title: String, _ size: UIButton.Configuration.Size = .medium
        ) -> UIButton {
            let button = UIButton(configuration: .filled())
            button.configuration?.title = title
            button.configuration?.buttonSize = size
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            return button
        }

        /// Returns the size that the layout gives a button in the middle of the view.
        private func size(of button: UIButton, width: CGFloat? = nil) -> CGSize {
            button.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
            button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
            root.layoutIfNeeded()
            return button.frame.size
        }

        @Test func aLargerButtonHasLargerInsets() {
            let medium = size(of: button("1234"))
            expect(medium.width, equals: 58)
            let large = size(of: button("1234", .large))
            expect(large.width, equals: 74)
            expect(abs(large.height - medium.height - 16) < 0.5)
        }

        @Test func aSmallButtonHasASmallFont() {
            expect(size(of: button("1234", .small)).width, equals: 50)
            expect(size(of: button("1234", .mini)).width, equals: 50)
        }

        @Test func insetsThatAreSetStay() {
            var configuration = UIButton.Configuration.plain()
            configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            configuration.buttonSize = .large
            expect(configuration.contentInsets.trailing, equals: 4)
            configuration.setDefaultContentInsets()
            expect(configuration.contentInsets.trailing, equals: 20)
        }

        @Test func aTitleThatIsTooWideHasSeveralLines() {
            let one = button("12345 12345 12345")
            let height = size(of: one).height
            let three = button("12345 12345 12345")
            let tall = size(of: three, width: 24 + 45).height
            // Three lines of 17 points instead of one.
            expect(abs(tall - height - 2 * 17 * 1.193) < 1)
            expect(three.titleLabel?.text, equals: "12345 12345 12345")
            let clipped = button("12345 12345 12345")
            clipped.configuration?.titleLineBreakMode = .byTruncatingTail
            expect(size(of: clipped, width: 24 + 45).height, equals: height)
        }

        @Test func aSymbolIsAsLargeAsTheTitle() {
            HeadlessUIKit.contentSizeCategory = .accessibilityExtraLarge
            let button = button("")
            button.configuration?.image = UIImage(systemName: "xmark")
            expect(size(of: button), equals: CGSize(width: 48 + 24, height: 48 + 14))
        }

        @Test func baselinesAreThoseOfTheTitle() {
            let label = UILabel()
            label.text = "1"
            label.font = .preferredFont(forTextStyle: .largeTitle)
            let button = button("1")
            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.alignment = .firstBaseline
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            let title = button.titleLabel?.font.ascender ?? 0
            expect(abs(label.frame.minY + label.font.ascender - button.frame.minY - 7 - title) < 1)
        }
    }
}
