import Foundation

extension Bundle {
    /// As SwiftPM makes it for a target with resources.
    static var module: Bundle { main }
}
