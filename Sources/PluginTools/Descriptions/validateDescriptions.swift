import PluginCore

/// Reports all mistakes in descriptions, each together with the others of its module.
///
/// - Parameters:
///   - paths: descriptions, and folders with descriptions.
///   - configuration: the configuration of all descriptions; nil for the nearest to each.
/// - Returns: the number of descriptions.
package func validateDescriptions(
    at paths: [String], configuration: String?, reporting diagnostics: inout DiagnosticCollector
) -> Int {
    ReadModules(at: paths, configuration: configuration, reporting: &diagnostics).named.count
}
