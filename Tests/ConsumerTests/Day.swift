import Foundation

/// The day, by which what takes long is tested in turns.
enum Day {
    /// How many have passed since 1970, in UTC.
    static let number = Int(Date().timeIntervalSince1970 / 86_400)

    /// Whether it is the turn of one of three tests that take a minute each.
    static func isTurn(_ turn: Int) -> Bool { number % 3 == turn }
}
