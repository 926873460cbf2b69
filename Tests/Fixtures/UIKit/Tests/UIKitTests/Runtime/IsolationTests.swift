import Testing
import UIKit

extension AllTests {
    /// Tests that declarations which are nonisolated in Apple's framework are as sendable as
    /// Apple's, and not more.
    @Suite struct IsolationTests {
        @Test func valuesAndWhatBelongsToTheMainActorAreSendable() {
            expect(isSendable(UIColor.self))
            expect(isSendable(UIFont.self))
            expect(isSendable(UIImage.self))
            expect(isSendable(UITraitCollection.self))
            expect(isSendable(UIView.self))
            expect(isSendable(UILayoutGuide.self))
            expect(isSendable(NSLayoutConstraint.self))
            expect(isSendable(NSLayoutXAxisAnchor.self))
            expect(!isSendable(CALayer.self))
        }
    }
}

private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }
private func isSendable<Value>(_ type: Value.Type) -> Bool { false }
