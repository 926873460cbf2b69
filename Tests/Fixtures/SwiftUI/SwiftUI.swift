// A stand-in for the part of SwiftUI that shows view controllers, with the declarations that Apple
// documents. It is never run.
import UIKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

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

    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
}
