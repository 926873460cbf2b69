import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct AlignmentRectTests {
        let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))

        init() { HeadlessAppKit.reset() }

        private final class Button: NSView {
            override var alignmentRectInsets: NSEdgeInsets {
                NSEdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
            }
            override var intrinsicContentSize: NSSize { NSSize(width: 80, height: 21) }
        }

        @Test func layoutPlacesTheRectangleAndNotTheFrame() {
            let button = Button()
            button.translatesAutoresizingMaskIntoConstraints = false
            let neighbor = NSView()
            neighbor.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            root.addSubview(neighbor)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
                neighbor.leadingAnchor.constraint(equalTo: button.trailingAnchor),
                neighbor.topAnchor.constraint(equalTo: button.topAnchor),
                neighbor.bottomAnchor.constraint(equalTo: button.bottomAnchor),
                neighbor.widthAnchor.constraint(equalTo: button.widthAnchor),
            ])
            root.layoutSubtreeIfNeeded()
            expect(button.frame, equals: NSRect(x: 14, y: 13, width: 92, height: 32))
            expect(
                button.alignmentRect(forFrame: button.frame),
                equals: NSRect(x: 20, y: 20, width: 80, height: 21))
            expect(neighbor.frame, equals: NSRect(x: 100, y: 20, width: 80, height: 21))
        }

        @Test func contentIsPlacedWithinTheFrame() {
            let button = Button()
            let content = NSView()
            for view in [button, content] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(button)
            button.addSubview(content)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                button.topAnchor.constraint(equalTo: root.topAnchor),
                content.leadingAnchor.constraint(equalTo: button.leadingAnchor),
                content.topAnchor.constraint(equalTo: button.topAnchor),
                content.trailingAnchor.constraint(equalTo: button.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: button.bottomAnchor),
            ])
            root.layoutSubtreeIfNeeded()
            expect(button.frame, equals: NSRect(x: -6, y: 172, width: 92, height: 32))
            expect(content.frame, equals: NSRect(x: 6, y: 7, width: 80, height: 21))
        }

        @Test func aRectangleAndItsFrameBelongTogether() {
            let button = Button(frame: NSRect(x: 1, y: 2, width: 100, height: 50))
            let aligned = button.alignmentRect(forFrame: button.frame)
            expect(aligned, equals: NSRect(x: 7, y: 9, width: 88, height: 39))
            expect(button.frame(forAlignmentRect: aligned), equals: button.frame)
        }

        @Test func aLabelIsDrawnBesideItsText() {
            let label = NSTextField(labelWithString: "Text")
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutSubtreeIfNeeded()
            expect(label.frame.minX, equals: 18)
            expect(label.frame.width, equals: label.intrinsicContentSize.width + 4)
        }
    }
}
