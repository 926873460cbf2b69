import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ReadableContentTests {
        init() { HeadlessUIKit.reset() }

        @Test func theGuideIsNarrowerThanTheMarginsOnlyInWideViews() {
            let (window, view) = showReadableView()
            for (width, frame) in [
                (320.0, CGRect(x: 16, y: 0, width: 288, height: 852)),
                (1200, CGRect(x: 264, y: 0, width: 672, height: 852)),
                (393, CGRect(x: 16, y: 0, width: 361, height: 852)),
            ] {
                window.frame.size.width = width
                window.layoutIfNeeded()
                expect(view.frame, equals: frame)
                expect(view.superview?.readableContentGuide.layoutFrame, equals: frame)
            }
        }

        @Test func theGuideFollowsTheTextSizeWithinTheMargins() {
            let (window, view) = showReadableView()
            window.frame.size.width = 1200
            for (category, width) in [
                (UIContentSizeCategory.extraSmall, 553.0), (.extraExtraExtraLarge, 909),
                (.accessibilityExtraExtraExtraLarge, 1160), (.large, 672),
            ] {
                HeadlessUIKit.contentSizeCategory = category
                window.layoutIfNeeded()
                expect(abs(view.frame.width - width) < 0.01)
                expect(abs(view.frame.midX - 600) < 0.5)
            }
        }

        @Test func theGuideIsWithinUnequalMargins() {
            let (window, view) = showReadableView()
            view.superview?.directionalLayoutMargins.leading = 100
            window.layoutIfNeeded()
            expect(view.frame.minX == 100 && view.frame.maxX == 377)
        }

        /// Shows a view that is pinned to the readable content guide of the view around it.
        private func showReadableView() -> (window: UIWindow, view: UIView) {
            let host = UIViewController()
            let window = show(host)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.view.addSubview(view)
            let guide = host.view.readableContentGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            window.layoutIfNeeded()
            return (window, view)
        }
    }
}
