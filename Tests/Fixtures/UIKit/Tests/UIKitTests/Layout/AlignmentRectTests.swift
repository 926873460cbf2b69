import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct AlignmentRectTests {
        init() { HeadlessUIKit.reset() }

        private final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
        }

        @Test func layoutPlacesTheRectangleAndNotTheFrame() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let badge = Badge()
            let content = UIView()
            for view in [badge, content] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(badge)
            badge.addSubview(content)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                content.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
                content.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
                content.widthAnchor.constraint(equalTo: badge.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 5),
            ])
            root.layoutIfNeeded()
            expect(badge.frame, equals: CGRect(x: 48, y: 49, width: 26, height: 14))
            expect(
                badge.alignmentRect(forFrame: badge.frame),
                equals: CGRect(x: 50, y: 50, width: 20, height: 10))
            expect(
                badge.frame(forAlignmentRect: CGRect(x: 50, y: 50, width: 20, height: 10)),
                equals: badge.frame)
            expect(content.frame, equals: CGRect(x: 2, y: 6, width: 20, height: 5))
        }
    }
}
