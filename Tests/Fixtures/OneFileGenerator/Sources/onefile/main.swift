import Foundation

// Generates a Swift file with the length of a description.
let arguments = CommandLine.arguments
let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
let source = "let lengthOfDescription = \(text.count)\n"
try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
