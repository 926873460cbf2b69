import SwiftUI
import Testing

@MainActor
@Suite("Views of a hosting controller")
struct StateTests {
    /// A view that shows its state, and a controller if it says so.
    private struct Counter: View {
        @State private var count = 0
        let log: Log

        var body: some View {
            VStack {
                Text("\(count)")
                Button("Count") { count += 1 }
                if count == 1 { Stub(count: count, log: log) }
            }
        }
    }

    private final class Log {
        var calls: [String] = []
    }

    private struct Stub: UIViewControllerRepresentable {
        let count: Int
        let log: Log

        func makeUIViewController(context: Context) -> UIViewController {
            log.calls.append("make")
            return UIViewController()
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {
            log.calls.append("update")
        }

        static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) {}
    }

    @Test("keep their state when the root view is replaced by one of the same type")
    func keepsState() {
        let log = Log()
        let controller = UIHostingController(rootView: Counter(log: log))
        expect(HeadlessSwiftUI.text(in: controller), equals: ["0", "Count"])
        expect(HeadlessSwiftUI.tap("Count", in: controller))
        expect(HeadlessSwiftUI.text(in: controller), equals: ["1", "Count"])
        expect(log.calls, equals: ["make", "update"])
        expect(controller.children.count, equals: 1)
        controller.rootView = Counter(log: log)
        expect(HeadlessSwiftUI.text(in: controller), equals: ["1", "Count"])
        expect(log.calls, equals: ["make", "update", "update"])
        expect(HeadlessSwiftUI.tap("Count", in: controller))
        expect(HeadlessSwiftUI.text(in: controller), equals: ["2", "Count"])
        expect(controller.children.isEmpty)
    }

    private struct Reader: View {
        @Environment(\.word) private var word

        var body: some View { Text(word) }
    }

    private struct Pair: View {
        var body: some View {
            Reader()
            Reader().environment(\.word, "inner")
        }
    }

    @Test("read the environment of the views around them")
    func readsEnvironment() {
        let controller = UIHostingController(rootView: Pair())
        expect(HeadlessSwiftUI.text(in: controller), equals: ["default", "inner"])
    }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

private struct WordKey: EnvironmentKey {
    static var defaultValue: String { "default" }
}
