import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct ContentUnavailableTests {
        init() { HeadlessUIKit.reset() }

        private func shown(in view: UIContentUnavailableView) -> UIContentUnavailableConfiguration? {
            view.configuration as? UIContentUnavailableConfiguration
        }

        @Test func aConfigurationIsAValue() {
            let configuration = UIContentUnavailableConfiguration.empty()
            var other = configuration
            other.text = "Empty"
            expect(configuration.text == nil && configuration != other)
            other.text = nil
            expect(configuration, equals: other)
            expect(configuration != .loading() && configuration != .search())
            expect(UIContentUnavailableConfiguration.search().text?.isEmpty, equals: false)
        }

        @Test func aViewShowsACopyOfItsConfiguration() throws {
            var configuration = UIContentUnavailableConfiguration.loading()
            configuration.text = "Loading"
            let view = UIContentUnavailableView(configuration: configuration)
            configuration.text = "Loaded"
            expect(shown(in: view)?.text, equals: "Loading")
            view.configuration = configuration
            expect(shown(in: view)?.text, equals: "Loaded")
            expect(view.supports(UIContentUnavailableConfiguration.empty()))
            expect(configuration.makeContentView() is UIContentUnavailableView)
        }

        @Test func aTapOnTheButtonPerformsThePrimaryAction() throws {
            let host = UIViewController()
            let window = show(host)
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.button.title = "Retry"
            var calls: [Int] = []
            configuration.buttonProperties.primaryAction = UIAction { _ in calls.append(1) }
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = host.view.bounds
            host.view.addSubview(view)
            window.layoutIfNeeded()
            let button = try #require(view.subviews.first { $0 is UIButton })
            expect(HeadlessUIKit.tap(button))
            configuration.buttonProperties.primaryAction = UIAction { _ in calls.append(2) }
            view.configuration = configuration
            expect(HeadlessUIKit.tap(button))
            expect(calls, equals: [1, 2])
            configuration.buttonProperties.isEnabled = false
            view.configuration = configuration
            _ = HeadlessUIKit.tap(button)
            expect(calls, equals: [1, 2])
        }
    }
}
