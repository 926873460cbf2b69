/// Swift source inside a description: a type or an expression, written into emitted code as it
/// stands.
///
/// Only a compiler can tell whether it is right. What is made sure of here is that it stays one
/// type or one expression on one line, so that a mistake in it cannot change the code around it.
enum SwiftFragment {
    /// What is wrong with a type, as the end of a sentence about it; nil where nothing is.
    static func problem(ofType text: String) -> String? {
        var scanner = SwiftFragmentScanner(text, isType: true)
        if let problem = scanner.problem() { return problem }
        let punctuation = " .,:<>[]()?!&-@_~"
        for scalar in text.unicodeScalars
        where !punctuation.unicodeScalars.contains(scalar) && !SwiftIdentifier.isBody(scalar) {
            return "is not a Swift type: \(name(of: scalar)) has no place in one"
        }
        return nil
    }

    /// What is wrong with an expression, as the end of a sentence about it; nil where nothing is.
    static func problem(ofExpression text: String) -> String? {
        var scanner = SwiftFragmentScanner(text, isType: false)
        return scanner.problem()
    }

    /// The character, or its code point where it is not seen.
    private static func name(of scalar: Unicode.Scalar) -> String {
        guard scalar.isForeignSpace else { return "'\(scalar)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
