#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Text fields and the keyboard")
struct KeyboardTests {
    @Test("content scrolls to the text field that is edited")
    func scrollsToField() {
        let window = HostWindow(size: CGSize(width: 320, height: 600))
        let (content, field) = (UIView(), UITextField())
        field.frame = CGRect(x: 0, y: 400, width: 100, height: 40)
        content.addSubview(field)
        let scrollView = PluginFormScrollView(showing: content)
        window.host.view.addSubview(scrollView)
        scrollView.keepVisible(field)
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 500),
            scrollView.topAnchor.constraint(equalTo: window.host.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: window.host.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: window.host.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: window.host.view.trailingAnchor),
        ])
        func expectOffset(_ offset: CGFloat, height: CGFloat) {
            window.resize(to: CGSize(width: 320, height: height))
            for _ in 0..<2 { window.layoutIfNeeded() }
            let reason = "the field is out of sight, or it scrolls too far"
            #expect(abs(scrollView.contentOffset.y - offset) <= 0.5, "\(reason)")
        }
        expectOffset(0, height: 200)
        field.performActions(for: .editingDidBegin)
        expectOffset(240, height: 200)
        expectOffset(340, height: 100)
        expectOffset(0, height: 600)
        field.performActions(for: .editingDidEnd)
        expectOffset(0, height: 100)
    }
}
#endif
