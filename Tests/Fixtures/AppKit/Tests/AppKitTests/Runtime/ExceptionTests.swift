import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct ExceptionTests {
        init() { HeadlessAppKit.reset() }

        #if compiler(>=6.2)  // Older ones have no exit tests.
        @Test func anUncaughtExceptionEndsTheProcess() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let view = NSView()
                    view.addSubview(view)
                }
            }
        }
        #endif

        @Test func capturedExceptionsNest() {
            let view = NSView()
            var inner: [HeadlessAppKit.RaisedException] = []
            let outer = HeadlessAppKit.captureExceptions {
                view.addSubview(view)
                inner = HeadlessAppKit.captureExceptions { view.addSubview(view) }
            }
            expect(inner.count, equals: 1)
            expect(outer, equals: inner)
        }
    }
}
