public import Foundation

/// A proposal for the size of a view. A length that is nil asks for the ideal one.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

#if canImport(UIKit)
/// A view that shows a view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType

    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    @MainActor @preconcurrency
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view controller for a proposed size; nil for a size of SwiftUI's.
    @MainActor @preconcurrency
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { fatalError("the hosting controller shows the view controller") }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
#else
/// A view that shows a view controller.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void

    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeNSViewController(context: Context) -> NSViewControllerType

    @MainActor @preconcurrency
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)

    @MainActor @preconcurrency
    static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)

    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view controller for a proposed size; nil for a size of SwiftUI's.
    @MainActor @preconcurrency
    func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { fatalError("the hosting controller shows the view controller") }
}

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
#endif
