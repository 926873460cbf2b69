import Foundation

@testable import Walk

/// An operation that ends when the walk says so, or when it is cancelled.
@MainActor
final class WalkOperation {
    enum Helper { case whileLoading, recovery }

    let helper: Helper
    /// What runs the operation for the first time.
    var task: Task<Void, Never>?
    /// The plugin that is shown for the operation.
    weak var plugin: LoadingViewController?
    private var continuation: CheckedContinuation<Void, any Error>?
    private(set) var hasBegun = false
    /// Whether the operation was told to end.
    private(set) var isEnding = false
    /// Whether another one was begun in its place.
    var isGivenUp = false
    /// Whether the operation has failed so that the user has to be told.
    private(set) var failsRecovery = false
    private var isCancelled = false

    init(_ helper: Helper) {
        self.helper = helper
    }

    func run() async throws {
        hasBegun = true
        (isCancelled, isEnding, failsRecovery) = (false, false, false)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                if isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else {
                    self.continuation = continuation
                }
            }
        } onCancel: {
            // Whoever cancels is on the main actor; a task would come at some later time.
            MainActor.assumeIsolated {
                isCancelled = true
                end(.failure(CancellationError()))
            }
        }
    }

    func cancel() {
        task?.cancel()
        end(.failure(CancellationError()))
    }

    func end(_ result: Result<Void, any Error>) {
        guard let continuation else { return }
        isEnding = true
        if case .failure(let error) = result, helper == .recovery {
            failsRecovery = error is WalkFailure && !isGivenUp
        }
        continuation.resume(with: result)
        self.continuation = nil
    }
}

/// What operations of walks fail with.
struct WalkFailure: Error {}
