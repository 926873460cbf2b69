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
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

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
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    public var body: Never { fatalError("the hosting controller shows the view controller") }
}

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}
#endif
