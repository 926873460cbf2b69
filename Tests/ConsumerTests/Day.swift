import Foundation

/// The day, by which what takes long is tested in turns.
enum Day {
    /// How many have passed since 1970, in UTC.
    static let number = Int(Date().timeIntervalSince1970 / 86_400)

    /// Whether it is the turn of one of the tests that take a minute each: from 0 to 6.
    static func isTurn(_ turn: Int) -> Bool { number % 7 == turn }
}
