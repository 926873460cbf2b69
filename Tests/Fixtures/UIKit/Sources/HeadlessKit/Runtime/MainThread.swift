/// Runs a closure on the main actor with a nonisolated object. The caller has to be on the main
/// thread already.
public func onMainActor<Object: AnyObject, Value>(
    _ object: Object, _ body: @MainActor (Object) -> Value
) -> Value {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Value?
    MainActor.assumeIsolated { result = body(object) }
    guard let result else { fatalError("the main actor has not run") }
    return result
}
