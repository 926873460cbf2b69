#if canImport(UIKit)
import Testing
import UIKit

@testable import Starters

/// Tests of the starters with the largest text size on the smallest phone.
@MainActor
@Suite("Text sizes", .serialized)
struct TextSizeTests {
    private let clock = ManualClock()

    /// The starters, with text of realistic length.
    private static let starters: [@MainActor () -> any PluginViewController] = [
        {
            BannerViewController(
                message: "The draft was saved, and is on all your devices", tapHandler: {})
        },
        {
            EmptyStateViewController(
                headline: "No messages yet", detail: "What people write to you appears here.",
                actionTitle: "Write a message")
        },
        {
            ErrorViewController(
                message: "The Internet connection appears to be offline.", retryHandler: {})
        },
        { HeaderViewController(headline: "Recommended for this weekend", tapHandler: {}) },
        { LoadingViewController(message: "Fetching what is new since yesterday") },
        { MapOverlayViewController(placeName: "Café Central", distance: "300 m", isOpen: true) },
        {
            MiniPlayerViewController(
                songTitle: "The Girl from Ipanema", artist: "Stan Getz and João Gilberto",
                fraction: 0.5,
                toggleHandler: {}, expandHandler: {})
        },
        {
            OfflineViewController(
                reason: "You are offline. What you see may be old.", retryHandler: {})
        },
        {
            PaywallViewController(
                offer: "All articles, all crosswords, no advertising",
                benefits: ["Every issue since 1923", "Reading offline"], price: "€9.99 per month",
                subscribeHandler: {}, restoreHandler: {}, termsHandler: {}, privacyHandler: {})
        },
        {
            PermissionViewController(
                headline: "Find Places Near You",
                explanation: "With your location, the map shows what is open nearby.",
                continueHandler: {})
        },
        {
            ProgressViewController(
                message: "Uploading 24 photos to the album", fraction: 0.5, cancelHandler: {})
        },
        { SearchResultsViewController(query: "coffee", resultCount: "24 places") },
        { SkeletonViewController() },
        { ToastViewController(message: "Three messages deleted", undoHandler: {}) },
    ]

    init() {
        HeadlessUIKit.reset()
        HeadlessUIKit.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }

    @Test("let users reach each control of a starter")
    func controlsAreWithinReach() {
        for makePlugin in Self.starters { expectControlsWithinReach(of: makePlugin()) }
        HeadlessUIKit.contentSizeCategory = .large
    }

    private func expectControlsWithinReach(of plugin: any PluginViewController) {
        clock.run {
            let window = HostWindow()
            window.frame.size.height = 568
            window.host.add(plugin)
            clock.advance(by: plugin.presentation.delay)
            for _ in 0..<3 { window.layoutIfNeeded() }
            let controls = Self.controls(in: plugin.view)
            for control in controls {
                let name = "\(type(of: plugin)): \(type(of: control))"
                let needed = control.intrinsicContentSize.height
                #expect(control.bounds.height >= needed - 0.5, "\(name) is cut off")
                Self.scroll(to: control)
                window.layoutIfNeeded()
                let place = control.convert(control.bounds, to: window)
                let screen = window.bounds.insetBy(dx: -0.5, dy: -0.5)
                #expect(screen.contains(place), "\(name) is out of reach at \(place)")
            }
        }
    }

    private static func controls(in view: UIView) -> [UIControl] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            (subview as? UIControl).map { [$0] } ?? controls(in: subview)
        }
    }

    /// Scrolls to a view, as a finger would.
    private static func scroll(to view: UIView) {
        var outer = view.superview
        while let current = outer, !(current is UIScrollView) { outer = current.superview }
        guard let scrollView = outer as? UIScrollView, scrollView.isScrollEnabled else { return }
        let place = view.convert(view.bounds, to: scrollView)
        let limit = max(0, scrollView.contentSize.height - scrollView.bounds.height)
        scrollView.contentOffset.y = min(max(0, place.minY), limit)
    }
}
#endif
