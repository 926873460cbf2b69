import Observation
import UIKit

/// A model that a host observes.
@MainActor
@Observable
final class ListModel {
    private(set) var isLoading = false
    private(set) var problem: (any Error)?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        problem = CancellationError()
    }
}

/// A host that shows what its model says.
final class ObservableHost: UIViewController {
    private let model = ListModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        withObservationTracking {
            if model.isLoading { showLoading() } else { hideLoading() }
            if let problem = model.problem { show(problem) } else { hideError() }
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
    }

    private func show(_ problem: any Error) {
        showError(message: "\(problem)") { [model] in
            Task { await model.load() }
        }
    }
}
