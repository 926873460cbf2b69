import SwiftUI

struct ErrorView: View {
    let message: String
    let attempts: Int
    let retryHandler: () -> Void
    let helpHandler: @MainActor () -> Void

    var body: some View {
        VStack {
            Text(message)
            Text("\(attempts)")
            Button("Retry") { retryHandler() }
            Button("Help", action: helpHandler)
        }
    }
}

struct BadgeView: View {
    let title: String
    let value: Int

    @State private var isLarge = false

    var body: some View {
        VStack {
            Text(isLarge ? "\(value) items, all of which are listed below" : "\(value)")
            Text(title)
            Button("Enlarge") { isLarge = true }
        }
    }
}

struct ItemList: View {
    let items: [String]
    let title: (Int) -> String
    let selectHandler: (Int) -> Void

    var body: some View {
        VStack {
            if let first = items.indices.first {
                Button(title(first)) { selectHandler(first) }
            }
        }
    }
}

/// Decorates a row, and does not handle touches.
struct Sparkles: View {
    let count: Int

    var body: some View {
        Text(String(repeating: "*", count: count))
    }
}

struct TipView: View {
    let text: String?

    var body: some View {
        Text(text ?? "No tip")
    }
}

/// The sizes of the app.
@MainActor
struct Metrics {
    static var current = Metrics(badgeWidth: 120)

    let badgeWidth: CGFloat
}
