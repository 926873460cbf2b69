import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Separators")
struct SeparatorTests {
    private let window = HostWindow()

    #if UIKIT
    private let stack = UIStackView()
    private var pixel: CGFloat { 1 / window.host.traitCollection.displayScale }
    #else
    private let stack = NSStackView()
    private var pixel: CGFloat { 1 / (window.host.view.window?.backingScaleFactor ?? 1) }
    #endif

    /// Adds a stack with a line between two views of 40 by 20 points.
    private func addLine(isVertical: Bool) -> PluginSeparator {
        let line = PluginSeparator()
        line.isVertical = isVertical
        line.backgroundColor = .red
        #if UIKIT
        stack.axis = isVertical ? .horizontal : .vertical
        #else
        stack.orientation = isVertical ? .horizontal : .vertical
        #endif
        stack.spacing = 0
        for view in [PlatformView(), line, PlatformView()] {
            stack.addArrangedSubview(view)
            if view === line { continue }
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.host.view.addSubview(stack)
        let extent =
            isVertical
            ? line.heightAnchor.constraint(equalTo: stack.heightAnchor)
            : line.widthAnchor.constraint(equalTo: stack.widthAnchor)
        extent.isActive = true
        return line
    }

    @Test(
        "a line is one pixel high in a column, and one pixel wide in a row",
        arguments: [false, true])
    func isThin(isVertical: Bool) {
        let line = addLine(isVertical: isVertical)
        for isHidden in [false, true, false] {
            line.isHidden = isHidden
            window.layoutIfNeeded()
            if isHidden { continue }
            let size = line.frame.size
            let expected = isVertical ? CGSize(width: pixel, height: 20) : CGSize(width: 40, height: pixel)
            expect(size, equals: expected, "the line has another size")
        }
        line.isHidden = true
        window.layoutIfNeeded()
        let length = isVertical ? stack.frame.width : stack.frame.height
        expect(length, equals: (isVertical ? 80 : 40), "a hidden line takes space")
    }

    @Test("VoiceOver skips a line")
    func isSkipped() {
        let line = PluginSeparator()
        #if UIKIT
        expect(!line.isAccessibilityElement)
        #else
        expect(!line.isAccessibilityElement())
        #endif
    }

    #if !UIKIT
    @Test("a line is drawn in its color")
    func drawsColor() {
        let line = PluginSeparator()
        line.needsDisplay = false
        line.backgroundColor = .red
        expect(line.needsDisplay, "it is not drawn again")
        expect(line.wantsUpdateLayer && line.wantsLayer, "it has no layer")
        line.updateLayer()
        expect(line.layer?.backgroundColor, equals: NSColor.red.cgColor, "it has another color")
    }
    #endif

    #if UIKIT
    @Test("a line follows the scale of its display")
    func followsScale() {
        let line = addLine(isVertical: false)
        let parent = UIViewController()
        let host = window.host
        window.rootViewController = parent
        parent.addChild(host)
        parent.view.addSubview(host.view)
        host.didMove(toParent: parent)
        for scale: CGFloat in [1, 2] {
            parent.setOverrideTraitCollection(UITraitCollection(displayScale: scale), forChild: host)
            window.layoutIfNeeded()
            expect(line.intrinsicContentSize.height, equals: 1 / scale, "it has another scale")
        }
    }
    #endif
}
