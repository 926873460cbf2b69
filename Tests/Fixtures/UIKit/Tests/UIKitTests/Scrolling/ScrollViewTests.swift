import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ScrollViewTests {
        init() { HeadlessUIKit.reset() }

        @Test func theOffsetIsTheBoundsOrigin() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
            scroll.addSubview(inner)
            let root = UIView(frame: scroll.frame)
            root.addSubview(scroll)
            scroll.contentOffset = CGPoint(x: 0, y: 30)
            expect(scroll.bounds.origin, equals: CGPoint(x: 0, y: 30))
            expect(inner.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 0, y: -30))
            scroll.bounds.origin.y = 50
            expect(scroll.contentOffset.y, equals: 50)
        }

        @Test func contentConstraintsDecideTheContentSize() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
                inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                inner.heightAnchor.constraint(equalToConstant: 480),
            ])
            scroll.layoutIfNeeded()
            expect(scroll.contentSize, equals: CGSize(width: 100, height: 500))
            scroll.contentOffset.y = 60
            scroll.layoutIfNeeded()
            expect(inner.frame.minY, equals: 10)
        }

        @Test func whatIsTiedToTheFrameGuideStaysInPlace() {
            let table = UITableViewController(style: .plain)
            let window = show(table)
            let tied = UIView()
            tied.translatesAutoresizingMaskIntoConstraints = false
            table.view.addSubview(tied)
            let guide = table.tableView.frameLayoutGuide
            NSLayoutConstraint.activate([
                tied.topAnchor.constraint(equalTo: guide.topAnchor),
                tied.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                tied.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                tied.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            table.view.addSubview(loose)
            window.layoutIfNeeded()
            HeadlessUIKit.scroll(table.tableView, by: CGPoint(x: 0, y: 120))
            expect(tied.convert(tied.bounds, to: nil), equals: window.bounds)
            expect(loose.convert(loose.bounds, to: nil).minY, equals: -120)
        }

        @Test func theSafeAreaAdjustsTheContentInset() {
            let host = UIViewController()
            let window = show(host)
            let scroll = UIScrollView(frame: host.view.bounds)
            scroll.contentSize = CGSize(width: 393, height: 2000)
            host.view.addSubview(scroll)
            scroll.contentInset.bottom = 5
            HeadlessUIKit.setSafeAreaInsets(
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
            expect(scroll.adjustedContentInset.top, equals: 59)
            expect(scroll.adjustedContentInset.bottom, equals: 39)
            expect(scroll.contentOffset.y, equals: -59)
            scroll.contentInsetAdjustmentBehavior = .never
            expect(scroll.adjustedContentInset, equals: scroll.contentInset)
        }
    }
}
