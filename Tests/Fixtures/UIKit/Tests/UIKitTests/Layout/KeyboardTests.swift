import Foundation
import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct KeyboardTests {
        private let host = UIViewController()
        private let window: UIWindow

        init() {
            HeadlessUIKit.reset()
            window = show(host)
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
        }

        /// Adds a view whose bottom edge is tied to the keyboard of the host's view.
        private func addBar() -> UIView {
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            host.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.bottomAnchor.constraint(equalTo: host.view.keyboardLayoutGuide.topAnchor),
            ])
            window.layoutIfNeeded()
            return bar
        }

        @Test func theGuideOfAHiddenKeyboardIsAsHighAsTheSafeAreaInset() {
            let bar = addBar()
            let guide = host.view.keyboardLayoutGuide
            expect(bar.frame.maxY, equals: 818)
            expect(guide.layoutFrame, equals: CGRect(x: 0, y: 818, width: 393, height: 34))
            guide.usesBottomSafeArea = false
            window.layoutIfNeeded()
            expect(bar.frame.maxY, equals: 852)
        }

        @Test func theGuideFollowsADockedKeyboard() {
            let bar = addBar()
            HeadlessUIKit.dockKeyboard(height: 336, in: window)
            expect(bar.frame.maxY, equals: 516)
            let guide = host.view.keyboardLayoutGuide
            expect(guide.layoutFrame, equals: CGRect(x: 0, y: 516, width: 393, height: 336))
            HeadlessUIKit.dockKeyboard(height: 291, in: window)
            expect(bar.frame.maxY, equals: 561)
            HeadlessUIKit.hideKeyboard()
            expect(bar.frame.maxY, equals: 818)
        }

        @Test func theGuideOfAViewIsTheCoveredPartOfThisView() {
            HeadlessUIKit.dockKeyboard(height: 336, in: window)
            let view = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 200))
            host.view.addSubview(view)
            let guide = view.keyboardLayoutGuide
            expect(guide.layoutFrame, equals: CGRect(x: 0, y: 116, width: 300, height: 84))
            view.frame.origin.y = 300
            expect(guide.layoutFrame, equals: CGRect(x: 0, y: 200, width: 300, height: 0))
            view.frame.origin.y = 500
            expect(guide.layoutFrame.minY, equals: 16)
        }

        @Test func theGuideStaysInPlaceWhileItsScrollViewScrolls() {
            let scrollView = UIScrollView(frame: host.view.bounds)
            host.view.addSubview(scrollView)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 50),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.bottomAnchor.constraint(equalTo: scrollView.keyboardLayoutGuide.topAnchor),
            ])
            HeadlessUIKit.dockKeyboard(height: 336, in: window)
            for offset in [0, 100, -50] as [CGFloat] {
                scrollView.contentOffset.y = offset
                window.layoutIfNeeded()
                expect(bar.convert(bar.bounds, to: window).maxY, equals: 516)
            }
        }

        @Test func theGuideFollowsAnUndockedKeyboardOnlyIfItShould() {
            let bar = addBar()
            let frame = CGRect(x: 40, y: 300, width: 320, height: 260)
            HeadlessUIKit.undockKeyboard(to: frame, in: window, near: [.trailing])
            expect(bar.frame.maxY, equals: 818)
            let guide = host.view.keyboardLayoutGuide
            guide.followsUndockedKeyboard = true
            window.layoutIfNeeded()
            expect(bar.frame.maxY, equals: 300)
            expect(guide.layoutFrame, equals: frame)
        }

        @Test func aTrackingGuideActivatesConstraintsNearAnEdge() {
            let bar = addBar()
            let guide = host.view.keyboardLayoutGuide
            guide.followsUndockedKeyboard = true
            let near = bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
            let away = bar.centerXAnchor.constraint(equalTo: host.view.centerXAnchor)
            guide.setConstraints([near], activeWhenNearEdge: .top)
            guide.setConstraints([away], activeWhenAwayFrom: .top)
            expect(!near.isActive && away.isActive)
            expect(guide.constraints(activeWhenNearEdge: .top), equals: [near])
            expect(guide.constraints(activeWhenAwayFrom: .top), equals: [away])
            let frame = CGRect(x: 0, y: 100, width: 393, height: 260)
            HeadlessUIKit.undockKeyboard(to: frame, in: window, near: .top)
            expect(near.isActive && !away.isActive)
            HeadlessUIKit.dockKeyboard(height: 336, in: window)
            expect(!near.isActive && away.isActive)
            guide.removeAllTrackedConstraints()
            expect(guide.constraints(activeWhenNearEdge: .top).isEmpty && away.isActive)
        }

        @Test func theKeyboardPostsNotificationsWithItsFrames() {
            let recorder = KeyboardRecorder()
            defer { recorder.stop() }
            HeadlessUIKit.dockKeyboard(height: 336, in: window)
            expect(Set(recorder.names), equals: ["WillShow", "WillChangeFrame"])
            expect(recorder.frames.last, equals: CGRect(x: 0, y: 516, width: 393, height: 336))
            expect(recorder.durations, equals: [0.25, 0.25])
            HeadlessUIKit.advanceAnimations(by: 0.25)
            expect(Set(recorder.names.suffix(2)), equals: ["DidShow", "DidChangeFrame"])
            expect(recorder.durations.count, equals: 2)
            HeadlessUIKit.hideKeyboard()
            HeadlessUIKit.advanceAnimations(by: 0.25)
            expect(
                Set(recorder.names.suffix(4).prefix(2)), equals: ["WillHide", "WillChangeFrame"])
            expect(Set(recorder.names.suffix(2)), equals: ["DidHide", "DidChangeFrame"])
            expect(recorder.frames.last, equals: CGRect(x: 0, y: 852, width: 393, height: 336))
        }

        @Test func theKeyboardAppearsWhileTextIsEdited() {
            let fields = (0..<2).map { _ in UITextField(frame: .zero) }
            for field in fields { host.view.addSubview(field) }
            fields[0].becomeFirstResponder()
            expect(host.view.keyboardLayoutGuide.layoutFrame.height, equals: 34)
            fields[0].resignFirstResponder()

            HeadlessUIKit.keyboardHeight = 300
            let recorder = KeyboardRecorder()
            defer { recorder.stop() }
            fields[0].becomeFirstResponder()
            expect(host.view.keyboardLayoutGuide.layoutFrame.height, equals: 300)
            fields[1].becomeFirstResponder()
            expect(recorder.names.filter { $0 == "WillShow" }.count, equals: 1)
            expect(!recorder.names.contains("WillHide"))
            fields[1].removeFromSuperview()
            expect(host.view.keyboardLayoutGuide.layoutFrame.height, equals: 34)
            expect(recorder.names.contains("WillHide"))
        }
    }
}

/// Records the notifications of the keyboard.
@MainActor
private final class KeyboardRecorder {
    private(set) var names: [String] = []
    private(set) var frames: [CGRect] = []
    private(set) var durations: [Double] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let key = UIResponder.keyboardAnimationDurationUserInfoKey
                let duration = notification.userInfo?[key] as? Double
                let isLocal = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey]
                MainActor.assumeIsolated { [frame = frame as? CGRect, isLocal = isLocal as? Bool] in
                    guard isLocal == true else { return }
                    self?.record(name, frame, duration)
                }
            }
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func record(_ name: NSNotification.Name, _ frame: CGRect?, _ duration: Double?) {
        names.append(
            name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
        if let frame { frames.append(frame) }
        if let duration { durations.append(duration) }
    }
}
