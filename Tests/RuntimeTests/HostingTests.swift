import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif
import SwiftUI

@testable import Runtime

@MainActor
@Suite("SwiftUI views of plugins")
struct HostingTests {
    @Test("a hosting controller is added in the framework's order")
    func addsController() {
        let window = HostWindow()
        let controller = RecordingHostingController(rootView: Block(width: 40, height: 20))
        let view = PluginHostingView(controller)
        window.host.view.addSubview(view)
        view.addController(to: window.host)

        #if UIKIT
        let order = ["willMove to host", "viewDidLoad in host", "didMove to host in superview"]
        #else
        let order = ["viewDidLoad in host"]
        #endif
        expect(controller.calls, equals: order, "the order is not the framework's")
        expect(controller.parent === window.host, "the host does not have it as its child")
        expect(controller.view.superview === view, "its view is not in the plugin's view")
        view.frame = CGRect(x: 10, y: 10, width: 120, height: 60)
        window.layoutIfNeeded()
        expect(controller.view.frame, equals: view.bounds, "its view does not fill the plugin's view")
        #if UIKIT
        expect(controller.view.backgroundColor, equals: .clear, "its background is not clear")
        #endif
    }

    @Test("a SwiftUI view is as large as it asks for, also when it changes")
    func followsSize() {
        let window = HostWindow()
        let view = PluginHostingView(rootView: Block(width: 40, height: 20))
        pin(view, in: window.host.view)
        view.addController(to: window.host)
        window.layoutIfNeeded()
        expect(view.bounds.size, equals: CGSize(width: 40, height: 20), "it has another size")

        view.rootView = Block(width: 60, height: 50)
        window.layoutIfNeeded()
        expect(view.bounds.size, equals: CGSize(width: 60, height: 50), "its size does not change")
    }

    @Test("a SwiftUI view is as high as its text in the current width")
    func followsWidth() {
        let window = HostWindow()
        let text = "A text that needs more than one line if there is not enough space for one line"
        let view = PluginHostingView(rootView: Text(text))
        pin(view, in: window.host.view)
        view.addController(to: window.host)
        let width = view.widthAnchor.constraint(equalToConstant: 300)
        width.isActive = true
        for _ in 0..<3 { window.layoutIfNeeded() }
        let height = view.bounds.height
        expect(height > 0, "it has no height")

        width.constant = 80
        for _ in 0..<3 { window.layoutIfNeeded() }
        expect(view.bounds.height > height, "it is not higher in a smaller width")
        width.constant = 300
        for _ in 0..<3 { window.layoutIfNeeded() }
        expect(view.bounds.height, equals: height, "it does not become smaller again")
    }

    @Test("a SwiftUI view without a limit takes the space that other views leave")
    func takesSpace() {
        let window = HostWindow()
        let view = PluginHostingView(rootView: Color.clear)
        pin(view, in: window.host.view)
        view.addController(to: window.host)
        for _ in 0..<3 { window.layoutIfNeeded() }
        let size = window.host.view.bounds.size
        expect(view.bounds.size, equals: size, "it does not fill the host")

        let other = PluginHostingView(rootView: Block(width: 40, height: 20))
        pin(other, in: window.host.view)
        other.addController(to: window.host)
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        other.setContentCompressionResistancePriority(PlatformLayoutPriority(480), for: .horizontal)
        for _ in 0..<3 { window.layoutIfNeeded() }
        expect(other.bounds.width, equals: 40, "it takes the space of another view")
        expect(view.bounds.width, equals: (size.width - 40), "it does not take the rest")
    }

    @Test("the size of a SwiftUI view does not depend on the safe area, unless its frame is fixed")
    func ignoresSafeAreaInSize() {
        guard #available(iOS 16.4, tvOS 16.4, macOS 13.3, *) else { return }
        for avoidsSafeArea in [true, false] {
            let window = HostWindow()
            let view = PluginHostingView(rootView: Block(width: 40, height: 20))
            window.host.view.addSubview(view)
            if avoidsSafeArea {
                view.addController(to: window.host, avoidsSafeArea: true)
            } else {
                view.addController(to: window.host)
            }
            let regions = view.hostingController.safeAreaRegions
            expect(regions, equals: (avoidsSafeArea ? .all : []), "it depends on the safe area")
        }
    }

    #if UIKIT
    @Test("a SwiftUI view ignores the safe area, unless its frame is fixed")
    func ignoresSafeArea() {
        for isAlone in [true, false] {
            let window = HostWindow()
            let container = PlatformView(frame: window.host.view.bounds)
            window.host.view.addSubview(container)
            let view = PluginHostingView(rootView: Color.clear)
            view.frame = container.bounds
            (isAlone ? window.host.view : container)?.addSubview(view)
            view.addController(to: window.host, avoidsSafeArea: isAlone)
            for inset in [30, 50, 0, 20] as [CGFloat] {
                window.host.additionalSafeAreaInsets = PlatformEdgeInsets(
                    top: inset, left: inset, bottom: inset, right: inset)
                window.layoutIfNeeded()
                let insets = view.hostingController.view.safeAreaInsets
                let kept = isAlone ? inset : 0
                expect(
                    [insets.top, insets.left, insets.bottom, insets.right],
                    equals: [
                        kept, kept, kept, kept,
                    ],
                    "\(isAlone ? "it is moved out of the safe area" : "its content is moved twice")"
                )
            }
        }
    }
    #endif

    /// Keeps a view within another one, in the upper left corner if nothing else moves it.
    private func pin(_ view: PlatformView, in container: PlatformView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        leading.priority = PlatformLayoutPriority(1)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            leading,
            view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
        ])
    }
}
