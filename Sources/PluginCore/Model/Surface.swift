/// The surface behind the content of a plugin or of a stack.
package struct Surface: Sendable {
    /// A fill that shows what is behind it, by UIKit's names of materials.
    package enum Material: String, CaseIterable, Sendable {
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        /// Glass on platforms that have it; elsewhere a material.
        case glass
    }

    /// The corners of a surface.
    package enum Corners: Sendable {
        /// The radius in points.
        case radius(Double)
        /// Round ends: half of the shorter side.
        case capsule
    }

    package struct Border: Sendable {
        package let color: ColorSource
        /// The width in points.
        package let width: Double
    }

    /// A black shadow below a surface.
    package struct Shadow: Sendable {
        /// The opacity, from 0 to 1.
        package let opacity: Double
        /// The blur radius in points.
        package let radius: Double
        /// The distance to the right, and below, in points.
        package let offset: (x: Double, y: Double)
    }

    package let color: ColorSource?
    package let material: Located<Material>?
    package let corners: Located<Corners>?
    package let border: Border?
    package let shadow: Located<Shadow>?

    /// Whether the surface is only a color.
    package var isPlain: Bool {
        material == nil && corners == nil && border == nil && shadow == nil
    }

    /// Whether the surface has a background.
    var isFilled: Bool { color != nil || material != nil }

    package var isCapsule: Bool { if case .capsule = corners?.value { true } else { false } }

    /// The margins of a stack on the surface whose description states none, in points.
    var margins: Insets {
        guard isFilled || border != nil else { return .zero }
        let vertical: Double = isCapsule ? 8 : 16
        return Insets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }
}
