import UIKit

/// Where plugins are shown in a walk.
struct HostKind: Equatable {
    enum Screen: CaseIterable {
        case plain, table, collection, scrollView
    }

    enum Container: CaseIterable {
        case view, subview, scrolledSubview
    }

    var screen: Screen
    /// What the badge is put into: the host's view, a part of it, or a part of what scrolls in it.
    var container: Container
    var isInNavigation: Bool

    static func random(using random: inout SplitMix64) -> HostKind {
        HostKind(
            screen: Screen.allCases.randomElement(using: &random) ?? .plain,
            container: Container.allCases.randomElement(using: &random) ?? .view,
            isInNavigation: Bool.random(using: &random))
    }

    @MainActor
    func makeHost() -> UIViewController {
        switch screen {
        case .plain: return UIViewController()
        case .table: return UITableViewController(style: .plain)
        case .collection:
            return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        case .scrollView: return ScrollingViewController()
        }
    }

    /// Puts views of its own into a host, and returns the one for the badge.
    @MainActor
    func addContainer(to host: UIViewController) -> UIView {
        let frame = CGRect(x: 10, y: 120, width: 200, height: 100)
        switch container {
        case .view: return host.view
        case .subview:
            let subview = UIView(frame: frame)
            host.view.addSubview(subview)
            return subview
        case .scrolledSubview:
            let scrollView = UIScrollView(frame: host.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 2000)
            host.view.addSubview(scrollView)
            let subview = UIView(frame: frame)
            scrollView.addSubview(subview)
            return subview
        }
    }
}

/// A host whose view scrolls.
private final class ScrollingViewController: UIViewController {
    override func loadView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        view = scrollView
    }
}
