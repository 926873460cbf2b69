import TestSupport
import Testing

@testable import PluginCore

@Suite("Generated calls", .timed)
struct SwiftCallTests {
    private let call = SwiftCall(callee: "make", arguments: ["first: 1", "second: 2"])

    @Test("are on one line if they fit, up to column 100")
    func oneLine() {
        let text = "make(first: 1, second: 2)"
        expect(call.written(indentation: 8, prefixLength: 0), equals: text)
        expect(call.written(indentation: 8, prefixLength: 92 - text.count), equals: text)
    }

    @Test("have their arguments on the next line if they do not fit")
    func argumentsBelow() {
        expect(call.written(indentation: 8, prefixLength: 90), equals: "make(\n            first: 1, second: 2)")
    }

    @Test("have one argument a line if the next line does not fit either")
    func argumentsOneALine() {
        let long = String(repeating: "x", count: 60)
        let call = SwiftCall(callee: "make", arguments: ["first: \(long)", "second: \(long)"])
        expect(
            call.written(indentation: 4, prefixLength: 0),
            equals: "make(\n        first: \(long),\n        second: \(long))")
    }
}
