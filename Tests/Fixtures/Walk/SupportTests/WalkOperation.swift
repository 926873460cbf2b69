import Foundation

@testable import Walk

/// An operation that ends when the walk ends it, or when it is cancelled.
@MainActor
final class WalkOperation {
    enum Helper { case whileLoading, recovery }

    let helper: Helper
    /// The task that runs the operation for the first time.
    var task: Task<Void, Never>?
    /// The plugin that is shown during the operation.
    weak var plugin: LoadingViewController?
    private var continuation: CheckedContinuation<Void, any Error>?
    private(set) var hasBegun = false
    /// Whether the walk has ended the operation.
    private(set) var isEnding = false
    /// Whether another operation has replaced this one.
    var isGivenUp = false
    /// Whether the operation has failed with an error that users have to see.
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
            // The caller that cancels is on the main actor; a task would run later.
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

/// The error with which operations of walks fail.
struct WalkFailure: Error {}
