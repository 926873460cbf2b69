import Testing
import UIKit

@testable import ContentScreen

@MainActor
@Suite("The content screen of the second article")
struct ContentViewControllerTests {
    private let clock = ContentScreenManualClock()

    @Test("shows a spinner immediately, and then its content")
    func loads() {
        clock.run {
            let loader = HeldContentLoader()
            let screen = ContentViewController(loader: loader)
            let window = ContentScreenHostWindow(host: screen)
            #expect(screen.shownLoading?.isViewLoaded == true)
            #expect(screen.shownLoading?.spinner.isAnimating == true)

            loader.finish("Content")
            #expect(window.host.children.isEmpty)
            #expect(screen.contentLabel.text == "Content")
        }
    }
}

/// A loader that answers when the test lets it.
private final class HeldContentLoader: ContentLoader {
    private var completion: ((String) -> Void)?

    func load(_ completion: @escaping (String) -> Void) {
        self.completion = completion
    }

    func finish(_ content: String) {
        completion?(content)
    }
}
