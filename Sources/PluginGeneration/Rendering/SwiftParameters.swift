import Mustache

/// The parameters of an emitted function.
struct SwiftParameters {
    let texts: [String]

    /// The parameters for a template: on one line where the function's head fits there, one a line
    /// otherwise.
    ///
    /// - Parameters:
    ///   - indentation: spaces that the function's head begins with.
    ///   - restLength: characters of the head besides the parameters.
    func context(indentation: Int, restLength: Int) -> MustacheValue {
        let oneLine = texts.joined(separator: ", ")
        let isOneLine =
            indentation + restLength + oneLine.count <= SwiftCall.lineLength && texts.count < 3
        if isOneLine {
            return ["isOneLine": true, "parameters": [["text": .text(oneLine), "separator": ""]]]
        }
        return [
            "isOneLine": false,
            "parameters": .list(
                texts.enumerated().map { index, text in
                    ["text": .text(text), "separator": index == texts.count - 1 ? "" : ","]
                }),
        ]
    }
}
