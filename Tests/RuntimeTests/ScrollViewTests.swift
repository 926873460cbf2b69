#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Content that scrolls")
struct ScrollViewTests {
    @Test("content that is too high scrolls, and content that fits does not")
    func scrollsContent() {
        let window = HostWindow(size: CGSize(width: 320, height: 200))
        let (view, content) = (PluginEventView(frame: window.host.view.bounds), UIView())
        window.host.view.addSubview(view)
        let height = content.heightAnchor.constraint(equalToConstant: 100)
        // Not required, like the heights of labels.
        height.priority = .defaultHigh
        let scrollView = PluginScrollView(showing: content)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            height,
            scrollView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        for _ in 0..<2 { window.layoutIfNeeded() }
        let (top, center) = (CGPoint(x: 160, y: 10), CGPoint(x: 160, y: 100))
        expect(scrollView.frame.minY, equals: 50, "it is not where its constraints say")
        expect(scrollView.frame.height, equals: 100, "it is not as high as its content")
        expect(content.frame.width, equals: 320, "its content is not as wide as it is")
        expect(!scrollView.isScrollEnabled, "content that fits scrolls")
        expect(view.hitTest(top, with: nil) === view, "the view beside it is not touched")
        expect(view.hitTest(center, with: nil) === view, "content that fits is touched")

        height.constant = 500
        for _ in 0..<2 { window.layoutIfNeeded() }
        expect(scrollView.frame.height, equals: 200, "it does not stay within its container")
        expect(scrollView.contentSize.height, equals: 500, "the end of its content is out of reach")
        expect(scrollView.contentSize.width, equals: 320, "its content scrolls to the side")
        expect(scrollView.isScrollEnabled, "content that is too high does not scroll")

        scrollView.contentOffset.y = 320
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        expect(scrollView.contentOffset.y, equals: 320, "it does not bounce")
        scrollView.contentOffset.y = 0

        window.host.additionalSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        expect(scrollView.adjustedContentInset, equals: .zero, "bars move its content")

        for (place, begins) in [(window.host.view, false), (scrollView, true)] {
            let recognizer = UITapGestureRecognizer()
            place?.addGestureRecognizer(recognizer)
            expect(
                recognizes(recognizer, in: window, at: view.convert(center, to: window)),
                equals: begins, "a gesture is recognized by another view")
        }

        content.removeFromSuperview()
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        scrollView.addSubview(stack)
        for passes in [false, true] {
            view.passesTouches = passes
            expect(view.hitTest(center, with: nil) === stack, "its content cannot be moved")
        }
    }
}
#endif
