import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Tests that fuzzing finds no problem: neither with the inputs that once caused one, nor with a
/// limited number of random inputs. The inputs are the same in every run, so a failure stays until
/// it is fixed.
///
/// `sh Tests/Fuzzing/fuzz.sh` searches for new problems as long as you like.
@Suite("Fuzzing", .timed)
struct FuzzingTests {
    /// Returns the corpus: small inputs to start with, and inputs that once caused a problem.
    private static func corpus(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let folder = Repository.path("Tests", "Fuzzing", "Corpus", target.rawValue)
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
            (name, Array(try Data(contentsOf: URL(filePath: folder + "/" + name))))
        }
    }

    @Test("finds no problem with the inputs of the corpus", arguments: FuzzTarget.allCases)
    func corpus(target: FuzzTarget) throws {
        let corpus = try Self.corpus(of: target)
        expect(!corpus.isEmpty)
        for (name, bytes) in corpus {
            expect(target.problem(with: bytes) == nil, "\(name)")
        }
    }

    @Test(
        "finds no problem with changed inputs", arguments: FuzzTarget.allCases)
    func mutations(target: FuzzTarget) throws {
        let seeds = try Self.corpus(of: target).map(\.bytes)
        var generator = SplitMix(state: 7)
        // Generating Swift takes a hundred times as long as reading a file.
        for _ in 0..<(target == .generation ? 100 : 2_000) {
            var bytes = seeds[generator.below(seeds.count)]
            if target == .generation {
                bytes = (0..<300).map { _ in UInt8(generator.below(256)) }
            }
            for _ in 0...generator.below(4) { mutate(&bytes, from: seeds, with: &generator) }
            let problem = target.problem(with: bytes)
            expect(problem == nil, "\(String(decoding: bytes, as: UTF8.self))")
            if problem != nil { return }
        }
    }

    private func mutate(_ bytes: inout [UInt8], from seeds: [[UInt8]], with generator: inout SplitMix) {
        let start = generator.below(bytes.count + 1)
        let end = min(bytes.count, start + generator.below(16))
        switch generator.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: generator.below(bytes.count + 1))
        case 2: bytes.insert(UInt8(generator.below(256)), at: start)
        case 3: if start < bytes.count { bytes[start] ^= UInt8(1 << generator.below(8)) }
        default:
            let other = seeds[generator.below(seeds.count)]
            let from = generator.below(other.count + 1)
            let to = min(other.count, from + generator.below(64))
            bytes.replaceSubrange(start..<end, with: other[from..<to])
        }
    }

    @Test("generates mostly valid descriptions")
    func generator() {
        var right = 0
        for seed in 0..<60 {
            var found = SourceText.diagnostics()
            let text = SourceText.description(seed: seed)
            if !generated(for: [text], reporting: &found).isEmpty { right += 1 }
        }
        expect(right > 40, "\(right)")
    }
}
