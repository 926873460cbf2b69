import SwiftUI
import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

#if UIKIT
private typealias HostingController = UIHostingController
#else
private typealias HostingController = NSHostingController
#endif

@MainActor
@Suite("Plugins as SwiftUI views")
struct ContentTests {
    private let any = CGSize(width: CGFloat.infinity, height: .infinity)

    /// Returns a plugin with text and margins of 10 points around it.
    private func makePlugin(_ text: String) -> StubPlugin {
        #if UIKIT
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        #else
        let label = NSTextField(wrappingLabelWithString: text)
        #endif
        let plugin = StubPlugin(PluginPresentation(delay: 1))
        label.translatesAutoresizingMaskIntoConstraints = false
        plugin.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: plugin.view.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: plugin.view.leadingAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: plugin.view.bottomAnchor, constant: -10),
            label.trailingAnchor.constraint(equalTo: plugin.view.trailingAnchor, constant: -10),
        ])
        return plugin
    }

    @Test("are as large as their content, and wrap in a narrow place")
    func measure() {
        let text = String(repeating: "text ", count: 20)
        let controller = HostingController(rootView: PluginContent { makePlugin(text) })
        let ideal = controller.sizeThatFits(in: any)
        expect(ideal.width > 200 && ideal.height > 20, "it does not have the size of its text")
        let wide = CGSize(width: ideal.width + 100, height: 1000)
        expect(controller.sizeThatFits(in: wide), equals: ideal, "it is larger than its content")
        let narrow = controller.sizeThatFits(in: CGSize(width: 100, height: 1000))
        expect(narrow.width, equals: 100, "it is wider than its place")
        expect(narrow.height > ideal.height + 20, "its text does not wrap")
        let tiny = controller.sizeThatFits(in: CGSize(width: 5, height: 1000))
        expect(tiny.width, equals: 20, "it has no room for its margins")
    }

    @Test("that fill the width are as wide as their place")
    func fillWidth() {
        let controller = HostingController(rootView: PluginContent(fillsWidth: true) { makePlugin("text") })
        let ideal = controller.sizeThatFits(in: any)
        let size = controller.sizeThatFits(in: CGSize(width: 300, height: 1000))
        expect(size.width, equals: 300, "it is not as wide as its place")
        expect(size.height, equals: ideal.height, "it is not as high as its content")
    }

    @Test("are made once, updated with the view, and visible at once")
    func update() {
        var plugins: [StubPlugin] = []
        @MainActor func content(_ text: String) -> PluginContent<StubPlugin> {
            PluginContent {
                plugins.append(makePlugin("text"))
                return plugins[plugins.count - 1]
            } update: { plugin in
                plugin.text = text
            }
        }
        let controller = HostingController(rootView: content("first"))
        let window = HostWindow(host: controller)
        window.layoutIfNeeded()
        expect(plugins.map(\.text), equals: ["first"], "it is not made with the view")
        expect(controller.children, equals: plugins, "it is not shown")
        expect(plugins.allSatisfy(\.isInWindow), "it waits for its delay")
        controller.rootView = content("second")
        window.layoutIfNeeded()
        expect(plugins.map(\.text), equals: ["second"], "it is not updated with the view")
        var calls: [String] = []
        plugins.first?.presentation.dismiss { calls.append("handler") }
        expect(calls, equals: ["handler"], "its handler is not called")
        expect(controller.children, equals: plugins, "it removes itself from the view")
    }
}
