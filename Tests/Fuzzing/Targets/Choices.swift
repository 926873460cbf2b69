/// Decisions that are made from bytes. After the last byte, each decision is the first choice.
///
/// The bytes come from a fuzzer, which learns which of them matter, or from a random number
/// generator.
package struct Choices: Sendable {
    private let bytes: [UInt8]
    private var index = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates random decisions, which depend only on the seed.
    package init(seed: UInt64, count: Int = 1024) {
        var generator = SplitMix(state: seed)
        bytes = (0..<count).map { _ in UInt8(generator.below(256)) }
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    package mutating func below(_ bound: Int) -> Int {
        guard bound > 1, index < bytes.count else { return 0 }
        defer { index += 1 }
        return Int(bytes[index]) % bound
    }

    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// Returns true in one of `count` cases, and false after the last byte.
    package mutating func isOne(of count: Int) -> Bool {
        below(count) == count - 1
    }
}

/// A small random number generator with the same numbers on all platforms (Steele, Lea and Flood,
/// "Fast Splittable Pseudorandom Number Generators", 2014).
package struct SplitMix: Sendable {
    package var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
