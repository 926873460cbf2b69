import SwiftUI
import Testing

/// A view of any type keeps its state until it has another type.
@MainActor
@Suite struct AnyViewTests {
    private struct Counter: View {
        let title: String
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(title) \(count)")
                Button("Count") { count += 1 }
            }
        }
    }

    @Test func keepsState() {
        let controller = UIHostingController(rootView: AnyView(Counter(title: "A")))
        HeadlessSwiftUI.tap("Count", in: controller)
        expect(HeadlessSwiftUI.text(in: controller)[0], equals: "A 1")
        controller.rootView = AnyView(Counter(title: "B"))
        expect(HeadlessSwiftUI.text(in: controller)[0], equals: "B 1")

        controller.rootView = AnyView(Text("C"))
        expect(HeadlessSwiftUI.text(in: controller), equals: ["C"])
        controller.rootView = AnyView(Counter(title: "D"))
        expect(HeadlessSwiftUI.text(in: controller)[0], equals: "D 0")
    }

    @Test func measures() {
        let controller = UIHostingController(
            rootView: AnyView(Color.clear.frame(width: 40, height: 20)))
        expect(
            controller.sizeThatFits(in: CGSize(width: 10, height: 10)),
            equals: CGSize(width: 40, height: 20))
    }
}
