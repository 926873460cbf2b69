/// A type that each kit has under a name of its own.
package struct PlatformType: Sendable {
    /// The name that all kits know: `PlatformView`.
    package let name: String
    /// The kit's own name: `UIView`.
    package let spelling: String
}
