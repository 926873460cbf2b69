import Foundation

/// Runs an operation for each element, for as many elements at a time as there are processors, and
/// returns the results in the order in which the operations end.
@discardableResult
func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ action: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
        var rest = elements[...]
        func start() {
            guard let element = rest.popFirst() else { return }
            group.addTask { try action(element) }
        }
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
        var results: [Result] = []
        while let result = try await group.next() {
            results.append(result)
            start()
        }
        return results
    }
}
