extension PluginDescription {
    /// The names of the properties that hold surfaces.
    var surfaceNames: Set<String> {
        var names: Set<String> = content?.surface == nil ? [] : [GeneratedName.surface]
        var stackCount = 0
        for case .stack(let stack) in views {
            let name = stack.name?.value ?? GeneratedName.stack(at: stackCount)
            if stack.name == nil { stackCount += 1 }
            if stack.surface != nil { names.insert(GeneratedName.surface(ofStack: name)) }
        }
        return names
    }
}
