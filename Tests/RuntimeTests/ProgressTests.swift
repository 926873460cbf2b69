import Testing

@testable import Runtime

@MainActor
@Suite("Progress")
struct ProgressTests {
    @Test("reports reach the handler until the operation has ended, which releases the handler")
    func reports() {
        var reports: [Double] = []
        weak var kept: StubValue?
        let progress: PluginProgress
        do {
            let value = StubValue()
            kept = value
            progress = PluginProgress { [value] in
                _ = value
                reports.append($0)
            }
        }
        progress.report(0.5)
        progress.report(1)
        #expect(reports == [0.5, 1], "a report is lost")
        #expect(kept != nil, "its handler is gone too early")
        progress.end()
        progress.report(0.7)
        #expect(reports == [0.5, 1], "a report after the end is not ignored")
        #expect(kept == nil, "it keeps its handler")
    }

    private final class StubValue {}
}
