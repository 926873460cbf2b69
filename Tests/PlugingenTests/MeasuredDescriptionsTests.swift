import TestSupport
import Testing

private typealias Command = TestSupport.Command

/// The descriptions that `Tests/Benchmarks` uses for its measurements.
@Suite("Benchmark descriptions", .timed, .enabled(if: Shell.finds("awk"), "there is no 'awk'"))
struct MeasuredDescriptionsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func describe(_ name: String, isBroken: Bool = false) throws {
        let script = """
            mkdir "$1" && awk -v count=60 -v folder="$1" \(isBroken ? "-v broken=1" : "") \
            -f "$2/Tests/Benchmarks/describe.awk" "$2/Templates/Starters/Loading.plugin.json" \
            "$2/Templates/Starters/Error.plugin.json"
            """
        let root = Repository.root.path(percentEncoded: false)
        let command = try Command.run("sh", ["-c", script, "sh", name, root], in: folder.path)
        expect(command.status, equals: 0, "\(command.text)")
    }

    @Test("Each run writes the same descriptions, which all differ from each other")
    func sameEachTime() throws {
        try describe("once")
        try describe("again")
        let files = try folder.files().filter { $0.hasPrefix("once/") }
        expect(files.count, equals: 60)
        let texts = try files.map { try folder.read($0) }
        expect(try files.map { try folder.read($0.replacing("once/", with: "again/")) }, equals: texts)
        expect(Set(texts).count, equals: 60)
    }

    @Test("The descriptions are valid, or each have one mistake if 'broken' is set")
    func validity() throws {
        try describe("good")
        let good = try Command.plugingen("validate", "good", in: folder)
        expect(good.text, equals: "60 descriptions are valid\n")
        try describe("broken", isBroken: true)
        let broken = try Command.plugingen("validate", "broken", in: folder)
        expect(broken.text.hasSuffix("\n60 errors\n"))
    }
}
