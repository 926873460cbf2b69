import Foundation

@testable import Walk

/// A kind of host that plugins are shown on in a walk.
struct HostKind: Equatable {
    enum Container: CaseIterable {
        case view, subview, scrolledSubview
    }

    var screen: Screen
    /// The container of the badge: the host's view, a part of it, or a part of its scrolling
    /// content.
    var container: Container
    /// Whether the host is in a navigation controller or, on a Mac, below a title bar.
    var isInNavigation: Bool

    static func random(using random: inout SplitMix64) -> HostKind {
        HostKind(
            screen: Screen.allCases.randomElement(using: &random) ?? .plain,
            container: Container.allCases.randomElement(using: &random) ?? .view,
            isInNavigation: Bool.random(using: &random))
    }

    /// Adds the host's own views, and returns the container for the badge.
    @MainActor
    func addContainer(to host: PlatformViewController) -> PlatformView {
        let frame = CGRect(x: 10, y: 120, width: 200, height: 100)
        switch container {
        case .view: return host.view
        case .subview:
            let subview = PlatformView(frame: frame)
            host.view.addSubview(subview)
            return subview
        case .scrolledSubview:
            let subview = PlatformView(frame: frame)
            makeScrollView(in: host.view).addSubview(subview)
            return subview
        }
    }
}
