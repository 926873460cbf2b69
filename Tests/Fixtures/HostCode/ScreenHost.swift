import SwiftUI

/// A SwiftUI screen that shows plugins with modifiers.
struct ScreenHost: View {
    @State private var isLoading = true
    @State private var query = ""

    var body: some View {
        Text(query)
            .loading(isPresented: isLoading, message: query)
            .whileLoading(id: query) { await load() }
            .withErrorRecovery(id: query) { try await search() }
    }

    private func load() async { isLoading = false }

    private func search() async throws { await load() }
}
