import PluginCore
import TestSupport
import Testing

@Suite("Mapping in parallel", .timed)
struct MapInParallelTests {
    @Test(
        "returns the results in the order of the elements", arguments: [0, 1, 63, 64, 65, 10_001])
    func keepsOrder(count: Int) {
        expect(mapInParallel(Array(0..<count)) { $0 * 2 }, equals: (0..<count).map { $0 * 2 })
    }
}
