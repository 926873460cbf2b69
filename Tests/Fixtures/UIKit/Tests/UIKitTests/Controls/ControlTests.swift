import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ControlTests {
        init() { HeadlessUIKit.reset() }

        private func window(with view: UIView) -> UIWindow {
            let host = UIViewController()
            let window = show(host)
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
            host.view.addSubview(view)
            return window
        }

        @Test func aTapSendsTheEventsOfAFinger() {
            var events: [String] = []
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Reload") { _ in events.append("primary") })
            button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            let window = window(with: button)
            expect(HeadlessUIKit.tap(button))
            expect(events, equals: ["down", "up", "primary"])
            expect(!window.isHidden)
        }

        @Test func theHandlerOfAConfigurationFollowsTheState() {
            let button = UIButton(configuration: .filled())
            var count = 0
            button.configurationUpdateHandler = { button in
                count += 1
                button.configuration?.baseForegroundColor = button.isEnabled ? .label : .systemGray
                button.alpha = button.isHighlighted ? 0.5 : 1
            }
            let window = window(with: button)
            window.layoutIfNeeded()
            expect(count == 1 && button.configuration?.baseForegroundColor == .label)
            button.isHighlighted = true
            window.layoutIfNeeded()
            expect(count == 2 && button.alpha == 0.5)
            button.isHighlighted = false
            button.isEnabled = false
            window.layoutIfNeeded()
            expect(button.configuration?.baseForegroundColor == .systemGray && button.alpha == 1)
            button.setNeedsUpdateConfiguration()
            window.layoutIfNeeded()
            expect(count, equals: 4)
            window.setNeedsLayout()
            window.layoutIfNeeded()
            expect(count, equals: 4)
        }

        @Test func theTransformerOfAConfigurationChangesTheTitle() {
            typealias Attributes = AttributeScopes.UIKitAttributes
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Send"
            let width = button.intrinsicContentSize.width
            var colors: [UIColor?] = []
            button.configuration?.titleTextAttributesTransformer =
                UIConfigurationTextAttributesTransformer { attributes in
                    var attributes = attributes
                    colors.append(attributes[Attributes.ForegroundColorAttribute.self])
                    attributes[Attributes.ForegroundColorAttribute.self] = .clear
                    attributes[Attributes.FontAttribute.self] = .systemFont(ofSize: 40)
                    return attributes
                }
            expect(button.intrinsicContentSize.width > width)
            button.frame.size = button.intrinsicContentSize
            button.layoutIfNeeded()
            expect(button.titleLabel?.textColor, equals: .clear)
            expect(button.titleLabel?.font, equals: .systemFont(ofSize: 40))
            expect(colors.allSatisfy { $0 == button.tintColor })
        }

        private func recognizer(_ view: UIView) -> UITapGestureRecognizer {
            let recognizer = UITapGestureRecognizer()
            view.addGestureRecognizer(recognizer)
            return recognizer
        }

        @Test func theInnermostOfSeveralTapsIsRecognized() {
            let (outer, inner) = (
                UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            )
            let window = window(with: outer)
            outer.addSubview(inner)
            let taps = [recognizer(inner), recognizer(outer)]
            HeadlessUIKit.tap(at: CGPoint(x: 55, y: 55), in: window)
            expect(HeadlessUIKit.recognizedGestures, equals: [taps[0]])
            expect(taps.allSatisfy { $0.state == .possible })
            taps[0].isEnabled = false
            HeadlessUIKit.tap(at: CGPoint(x: 55, y: 55), in: window)
            expect(HeadlessUIKit.recognizedGestures, equals: taps)
        }

        @Test func aPressThatWaitsForNothingKeepsTapsFromBeingRecognized() throws {
            final class Both: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizer(
                    _ gestureRecognizer: UIGestureRecognizer,
                    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
                ) -> Bool { true }
            }
            let view = UIView()
            let window = window(with: view)
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.cancelsTouchesInView = false
            view.addGestureRecognizer(press)
            let tap = recognizer(view)
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            expect(press.state == .began && tap.state == .failed)
            finger.lift()
            expect(HeadlessUIKit.recognizedGestures, equals: [press])
            let both = Both()
            press.delegate = both
            HeadlessUIKit.tap(at: CGPoint(x: 60, y: 60), in: window)
            expect(HeadlessUIKit.recognizedGestures, equals: [press, press, tap])
        }

        @Test func aViewThatIsHitIsAskedForGesturesOfThoseAroundIt() {
            final class Refusing: UIView {
                override func gestureRecognizerShouldBegin(
                    _ gestureRecognizer: UIGestureRecognizer
                ) -> Bool { false }
            }
            let view = Refusing()
            let window = window(with: view)
            _ = recognizer(window)
            HeadlessUIKit.tap(view)
            expect(HeadlessUIKit.recognizedGestures.isEmpty)
        }

        @Test func aTapIsTakenFromItsViewAndNotFromAControl() {
            let button = UIButton(type: .system)
            let window = window(with: button)
            let tap = recognizer(window)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            HeadlessUIKit.tap(button)
            expect(taps, equals: 1)
            expect(HeadlessUIKit.recognizedGestures.isEmpty)
            button.isEnabled = false
            HeadlessUIKit.tap(button)
            expect(HeadlessUIKit.recognizedGestures, equals: [tap])
        }

        @Test func aControlTracksAFingerThatLeavesIt() throws {
            let button = UIButton(type: .system)
            var events: [String] = []
            for (event, name) in [
                (UIControl.Event.touchDragExit, "exit"), (.touchDragEnter, "enter"),
                (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            ] { button.addAction(UIAction { _ in events.append(name) }, for: event) }
            let window = window(with: button)
            let point = CGPoint(x: 60, y: 60)
            let finger = try #require(HeadlessUIKit.press(at: point, in: window))
            expect(button.isTracking && button.isTouchInside && button.isHighlighted)
            finger.drag(isInside: false)
            expect(button.isTracking && !button.isTouchInside && !button.isHighlighted)
            finger.drag(isInside: true)
            finger.drag(isInside: false)
            finger.lift()
            expect(!button.isTracking)
            expect(events, equals: ["exit", "enter", "exit", "up outside"])
            button.isHighlighted = true
            expect(!button.isTracking)
        }

        @Test func aFingerCanStayDownAndBeCancelled() throws {
            final class Touched: UIView {
                var log: [String] = []
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    log.append("began")
                }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    log.append("ended")
                }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    log.append("cancelled")
                }
            }
            let view = Touched()
            let window = window(with: view)
            let point = CGPoint(x: 60, y: 60)
            let finger = try #require(HeadlessUIKit.press(at: point, in: window))
            expect(view.log, equals: ["began"])
            finger.lift()
            finger.cancel()
            expect(view.log, equals: ["began", "ended"])
            try #require(HeadlessUIKit.press(at: point, in: window)).cancel()
            expect(view.log, equals: ["began", "ended", "began", "cancelled"])
        }

        @Test(arguments: [true, false])
        func aControlKeepsItsTouchesWhileItIsEnabled(isEnabled: Bool) {
            final class Behind: UIView {
                var count = 0
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    count += 1
                }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    count += 1
                }
            }
            let (behind, button) = (Behind(), UIButton(type: .system))
            let window = window(with: behind)
            button.frame = behind.bounds
            button.isEnabled = isEnabled
            behind.addSubview(button)
            HeadlessUIKit.tap(button)
            expect(behind.count, equals: (isEnabled ? 0 : 2))
            expect(!window.isHidden)
        }

        @Test func onlyButtonsAndSwitchesHaveAPrimaryActionForTaps() {
            var senders: [String] = []
            for control in [UIControl(), UITextField(), UISwitch(), UIButton(type: .system)] {
                let name = "\(type(of: control))"
                control.addAction(
                    UIAction { _ in senders.append(name) }, for: .primaryActionTriggered)
                let window = window(with: control)
                HeadlessUIKit.tap(control)
                expect(!window.isHidden)
            }
            expect(senders, equals: ["UISwitch", "UIButton"])
        }

        @Test func aControlIsHighlightedWhileTheFingerIsDown() throws {
            var events: [String] = []
            let control = UIControl()
            control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
            control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            let window = window(with: control)
            let finger = try #require(
                HeadlessUIKit.press(at: CGPoint(x: 60, y: 60), in: window))
            expect(control.isHighlighted)
            finger.cancel()
            expect(!control.isHighlighted)
            expect(events, equals: ["cancel"])
        }

        @Test func sendActionsDeliversNothingWithoutAnApplication() {
            var count = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
            button.sendActions(for: .primaryActionTriggered)
            expect(count, equals: 0)
            HeadlessUIKit.deliversControlEvents = true
            button.sendActions(for: .primaryActionTriggered)
            expect(count, equals: 1)
        }

        @Test func actionsCanBePerformedByHand() {
            var senders: [Any?] = []
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Go") { senders.append($0.sender) })
            button.enumerateEventHandlers { action, _, events, stop in
                if let action, events.contains(.primaryActionTriggered) {
                    button.sendAction(action)
                    stop = true
                }
            }
            expect(senders.count, equals: 1)
            expect(senders.first as? UIButton === button)
            expect(button.allControlEvents, equals: .primaryActionTriggered)
        }

        @Test func anActionWithTheSameIdentifierIsReplaced() {
            var log: [String] = []
            let button = UIButton(type: .system)
            let identifier = UIAction.Identifier("same")
            button.addAction(
                UIAction(identifier: identifier) { _ in log.append("old") }, for: .touchUpInside)
            button.addAction(
                UIAction(identifier: identifier) { _ in log.append("new") }, for: .touchUpInside)
            let window = window(with: button)
            HeadlessUIKit.tap(button)
            expect(log, equals: ["new"])
            button.removeAction(identifiedBy: identifier, for: .touchUpInside)
            HeadlessUIKit.tap(button)
            expect(log, equals: ["new"])
            expect(!window.isHidden)
        }

        @Test func disabledAndCoveredControlsAreNotTapped() {
            var count = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
            let window = window(with: button)
            button.isEnabled = false
            HeadlessUIKit.tap(button)
            expect(count, equals: 0)
            expect(button.accessibilityTraits.contains(.notEnabled))
            button.isEnabled = true
            let cover = UIView(frame: window.bounds)
            window.rootViewController?.view.addSubview(cover)
            expect(!HeadlessUIKit.tap(button))
            expect(count, equals: 0)
            cover.isHidden = true
            expect(HeadlessUIKit.tap(button))
            expect(count, equals: 1)
        }

        @Test func aButtonTakesItsContentFromTheActionAndTheConfiguration() {
            let image = UIImage(systemName: "arrow.clockwise")
            let plain = UIButton(
                type: .system, primaryAction: UIAction(title: "Retry", image: image) { _ in })
            expect(plain.title(for: .normal), equals: "Retry")
            expect(plain.currentImage, equals: image)
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Retry"
            configuration.image = image
            configuration.imagePadding = 8
            let configured = UIButton(configuration: configuration)
            expect(configured.accessibilityLabel, equals: "Retry")
            expect(configured.intrinsicContentSize.width > plain.intrinsicContentSize.width)
            configured.frame.size = configured.intrinsicContentSize
            configured.layoutIfNeeded()
            expect(configured.titleLabel?.text, equals: "Retry")
            expect(configured.titleLabel?.superview === configured)
        }

        @Test func stateFollowsTheFlags() {
            let control = UIControl()
            expect(control.state, equals: .normal)
            control.isEnabled = false
            control.isSelected = true
            expect(control.state, equals: [.disabled, .selected])
        }

        @Test func aSwitchTogglesWhenTapped() {
            var values: [Bool] = []
            let toggle = UISwitch()
            toggle.addAction(
                UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) },
                for: .valueChanged)
            let window = window(with: toggle)
            HeadlessUIKit.tap(toggle)
            toggle.setOn(false, animated: false)
            expect(values, equals: [true])
            expect(!window.isHidden)
        }

        @Test func anIndicatorHidesWhenItStops() {
            let indicator = UIActivityIndicatorView(style: .large)
            expect(indicator.isHidden)
            indicator.startAnimating()
            expect(!indicator.isHidden)
            expect(indicator.isAnimating)
            indicator.stopAnimating()
            expect(indicator.isHidden)
            indicator.hidesWhenStopped = false
            expect(!indicator.isHidden)
            expect(indicator.intrinsicContentSize, equals: CGSize(width: 37, height: 37))
        }

        @Test func progressStaysBetweenZeroAndOne() {
            let bar = UIProgressView(progressViewStyle: .default)
            bar.setProgress(1.5, animated: false)
            expect(bar.progress, equals: 1)
            bar.progress = 0.25
            expect(bar.accessibilityValue, equals: "25%")
        }

        @Test func aTextFieldBecomesFirstResponderWhenTapped() {
            let field = UITextField()
            let window = window(with: field)
            HeadlessUIKit.tap(field)
            expect(field.isFirstResponder)
            expect(field.isEditing)
            field.removeFromSuperview()
            expect(!field.isFirstResponder)
            expect(!window.isHidden)
        }
    }
}
