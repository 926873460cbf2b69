import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An implementation of the macro `#Preview` of UIKit and AppKit, which is a part of Xcode.
///
/// It passes the arguments and the closure to the initializer that the real one calls.
public struct Common: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let arguments = node.arguments.map { $0.trimmedDescription }.joined()
        let body = node.trailingClosure?.trimmedDescription ?? ""
        let name = context.makeUniqueName("Preview")
        return [
            """
            @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
            struct \(name) {
                static func makePreview() -> DeveloperToolsSupport.Preview {
                    DeveloperToolsSupport.Preview(\(raw: arguments)) \(raw: body)
                }
            }
            """
        ]
    }
}
