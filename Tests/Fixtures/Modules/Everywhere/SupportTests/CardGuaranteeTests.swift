#if canImport(UIKit)
import Testing
import UIKit

@testable import Everywhere

/// Content between both sides with a greatest width.
@MainActor
@Suite("The width of a card", .serialized)
struct CardGuaranteeTests {
    @Test("is that of the room between the sides up to the greatest one", arguments: [(200, 168), (640, 240)])
    func fillsRoom(available: CGFloat, expected: CGFloat) {
        HeadlessUIKit.reset()
        let window = HostWindow()
        window.frame.size.width = available
        let plugin = ABCVoucherViewController()
        window.host.add(plugin)
        window.layoutIfNeeded()
        let card = plugin.cardStack.convert(plugin.cardStack.bounds, to: plugin.view)
        #expect(HeadlessUIKit.unsatisfiableConstraints.isEmpty)
        #expect(card.width == expected)
        #expect(card.midX == available / 2)
        #expect(card.minY == 16)
    }
}
#endif
