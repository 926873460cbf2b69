#if canImport(UIKit)
import Testing
import UIKit

@testable import Everywhere

/// What only the headless framework can show of plugins beside a keyboard.
@MainActor
@Suite("Plugins beside a keyboard", .serialized)
struct KeyboardGuaranteeTests {
    private let window = HostWindow()

    init() {
        HeadlessUIKit.reset()
    }

    /// Returns the frame of a view in its window, after the layout, in whole points.
    private func frame(of view: UIView) -> CGRect {
        for _ in 0..<2 { view.window?.layoutIfNeeded() }
        let frame = view.convert(view.bounds, to: nil)
        return CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
            height: frame.height.rounded())
    }

    @Test("a plugin within the keyboard moves with it, but not with one that floats")
    func isAboveKeyboard() {
        let plugin = ABCTrackViewController(track: "Blue")
        window.host.add(plugin)
        #expect(frame(of: plugin.view).maxY == 640)
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        #expect(frame(of: plugin.view).maxY == 340)
        HeadlessUIKit.undockKeyboard(
            to: CGRect(x: 0, y: 200, width: 320, height: 200), in: window, near: .top)
        #expect(frame(of: plugin.view).maxY == 640)
        HeadlessUIKit.dockKeyboard(height: 250, in: window)
        #expect(frame(of: plugin.view).maxY == 390)
        HeadlessUIKit.hideKeyboard()
        #expect(frame(of: plugin.view).maxY == 640)
    }

    @Test("a centered plugin moves to the center of what the keyboard leaves")
    func isCenteredAboveKeyboard() {
        let plugin = SquareViewController()
        window.host.add(plugin)
        #expect(frame(of: plugin.view).midY == 320)
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        #expect(frame(of: plugin.view).midY == 170)
        // There is no room for all of it.
        HeadlessUIKit.dockKeyboard(height: 500, in: window)
        #expect(frame(of: plugin.view) == CGRect(x: 60, y: 0, width: 200, height: 140))
        plugin.remove(animated: false)
        window.host.add(plugin)
        HeadlessUIKit.hideKeyboard()
        #expect(frame(of: plugin.view).midY == 320)
    }

    @Test("a plugin on a table that scrolls stays above the keyboard")
    func isAboveKeyboardOfTable() {
        let window = HostWindow(host: HostWindow.makeScrollingController())
        let plugin = ABCTrackViewController(track: "Blue")
        window.host.add(plugin)
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        for length in [0, 100, -150] as [CGFloat] {
            window.scroll(by: length)
            #expect(frame(of: plugin.view).maxY == 340)
        }
    }

    @Test("a plugin in a container that the keyboard does not reach stays where it is")
    func isInContainer() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        window.host.view.addSubview(container)
        let plugin = ABCTrackViewController(track: "Blue")
        window.host.add(plugin, in: container)
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        #expect(frame(of: plugin.view).maxY == 300)
        HeadlessUIKit.dockKeyboard(height: 640, in: window)
        window.layoutIfNeeded()
        #expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
    }

    @Test("a plugin at the top shrinks if the keyboard reaches it")
    func shrinks() {
        let plugin = ABCSearchViewController()
        window.host.add(plugin)
        let height = frame(of: plugin.view).height
        HeadlessUIKit.dockKeyboard(height: 300, in: window)
        #expect(frame(of: plugin.view).height == height)
        HeadlessUIKit.dockKeyboard(height: 620, in: window)
        #expect(frame(of: plugin.view).height == 20)
    }

    @Test("a plugin that fills its host extends behind the keyboard, and its text field does not")
    func keepsFieldVisible() {
        HeadlessUIKit.keyboardHeight = 480
        let plugin = ABCSendViewController()
        window.host.add(plugin)
        window.layoutIfNeeded()
        #expect(plugin.noteField.becomeFirstResponder())
        #expect(frame(of: plugin.view) == CGRect(x: 0, y: 0, width: 320, height: 640))
        let field = frame(of: plugin.noteField)
        #expect(field.minY >= 0 && field.maxY <= 160)
        guard let scrollView = plugin.contentStack.superview as? PluginScrollView else {
            Issue.record("its content does not scroll")
            return
        }
        #expect(scrollView.isScrollEnabled && frame(of: scrollView).maxY == 160)
        plugin.noteField.resignFirstResponder()
        #expect(!scrollView.isScrollEnabled || frame(of: scrollView).maxY > 600)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("the next text field is scrolled into view, and nothing is left of it")
    func showsLastField() {
        HeadlessUIKit.keyboardHeight = 540
        let plugin = ABCCardViewController(code: "1234")
        window.host.add(plugin)
        window.layoutIfNeeded()
        let before = frame(of: plugin.codeField)
        plugin.codeField.becomeFirstResponder()
        let edited = frame(of: plugin.codeField)
        #expect(edited.minY >= 0 && edited.maxY <= 100 && edited.height == before.height)
        plugin.remove(animated: false)
        #expect(window.host.view.keyboardLayoutGuide.layoutFrame.height == 0)
        window.host.add(plugin)
        #expect(frame(of: plugin.codeField) == before)
    }

    @Test("a plugin that pushes grows with the keyboard, and pushes its host by as much")
    func pushes() {
        let plugin = ABCProfileViewController(saveHandler: { _ in })
        window.host.add(plugin)
        let height = frame(of: plugin.view).height
        #expect(abs(window.pushedInsets[2] - height) < 1)
        HeadlessUIKit.dockKeyboard(height: 200, in: window)
        let frame = frame(of: plugin.view)
        #expect(frame.maxY == 640 && frame.height == height + 200)
        #expect(abs(window.pushedInsets[2] - frame.height) < 1)
        #expect(self.frame(of: plugin.nicknameField).maxY <= 440)
        HeadlessUIKit.hideKeyboard()
        #expect(self.frame(of: plugin.view).height == height)
        #expect(abs(window.pushedInsets[2] - height) < 1)
    }
}

/// A plugin of 200 by 200 points in the center of what the keyboard leaves.
private final class SquareViewController: UIViewController, PluginViewController {
    let presentation = PluginPresentation(
        placement: ChildPlacement(edges: [], width: 200, height: 200, area: .aboveKeyboard))
}
#endif
