import Foundation
import UIKit

// Shows plugins on the headless UIKit, and prints where their views are and what happens to them.
//
//     Stage REQUEST.json
//
// The test that compiles this program writes `plugins`, which creates the plugins by their names.

let request = try JSONDecoder().decode(
    Request.self, from: Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
let answer = Answer(
    layouts: request.layouts.map { $0.answer() }, runs: request.runs.map { $0.answer() })
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(answer), as: UTF8.self))
