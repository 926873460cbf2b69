import Foundation

/// What a page has done besides showing itself.
struct PageRecords {
    /// Errors and warnings in the console, exceptions, dialogs and requests that failed.
    var problems: [String] = []
    /// The addresses of all requests, with that of the page itself.
    var requests: [String] = []
}

/// A rectangle in CSS pixels.
struct Area: Codable, Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
}
