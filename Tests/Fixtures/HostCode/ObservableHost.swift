import Observation
import SwiftUI
import UIKit

/// A model that says what its screen shows.
@MainActor
@Observable
final class ListModel {
    private(set) var state = LoadState.content
    private(set) var items: [String] = []

    func load() async {
        state = .loading
        do {
            items = try await fetchItems()
            state = items.isEmpty ? .empty(headline: "No items", detail: "Add one.") : .content
        } catch {
            state = .failed(message: error.localizedDescription) { [weak self] in
                Task { await self?.load() }
            }
        }
    }

    private func fetchItems() async throws -> [String] { [] }
}

/// A host that shows the state of its model.
final class ObservableHost: UIViewController {
    private let model = ListModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
        Task { [model] in await model.load() }
    }

    private func update() {
        withObservationTracking {
            show(model.state)
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
    }
}

/// A SwiftUI screen that shows the state of its model.
struct ObservableScreen: View {
    @State private var model = ListModel()

    var body: some View {
        VStack {
            Text("\(model.items.count) items")
            Button("Reload") { Task { await model.load() } }
        }
        .loadState(model.state)
    }
}
