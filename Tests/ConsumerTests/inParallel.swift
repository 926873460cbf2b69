import Foundation

/// Runs an operation for each element, for as many elements at a time as there are processors.
func inParallel<Element: Sendable>(
    _ elements: [Element], _ action: @escaping @Sendable (Element) throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        var rest = elements[...]
        func start() {
            guard let element = rest.popFirst() else { return }
            group.addTask { try action(element) }
        }
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
        while try await group.next() != nil { start() }
    }
}
