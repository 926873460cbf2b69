import SwiftUI

/// A SwiftUI list that shows loading and errors.
struct ItemList: View {
    let loadItems: () async throws -> [String]
    @State private var items: [String] = []

    var body: some View {
        List { ForEach(items, id: \.self) { Text($0) } }
            .withLoadState {
                items = try await loadItems()
                return .content
            }
    }
}
