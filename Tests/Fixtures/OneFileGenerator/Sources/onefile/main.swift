import Foundation

// Generates a Swift file that tells how long a description is.
let arguments = CommandLine.arguments
let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
let source = "let lengthOfDescription = \(text.count)\n"
try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
