import PluginDescriptions

/// Returns the data for the file with the view of plugins that can be swiped away.
func swipeFileContext(of plugins: [PluginDescription], _ dialect: KitDialect) -> MustacheObject {
    sharedFileContext(isUsed: plugins.canBeSwiped, dialect)
}

/// Returns the data for the file with the queue of plugins that wait.
func queueFileContext(of plugins: [PluginDescription], _ dialect: KitDialect) -> MustacheObject {
    sharedFileContext(isUsed: plugins.haveQueues, dialect)
}

private func sharedFileContext(isUsed: Bool, _ dialect: KitDialect) -> MustacheObject {
    var context = dialect.context
    context["isUsed"] = .flag(isUsed)
    context["imports"] = importContext([dialect.kit.name], .internal, exposed: [])
    return context
}

extension [PluginDescription] {
    /// Whether one of them can be swiped away.
    var canBeSwiped: Bool { contains { $0.swipeEdge != nil } }

    /// Whether one of them waits in a queue.
    var haveQueues: Bool { contains { $0.presentation.whenAlreadyShown == .queue } }

    /// Returns the data for shared code that only swipes, queues and feedback need.
    func bannerContext(_ dialect: KitDialect) -> MustacheObject {
        [
            "hasSwipes": .flag(canBeSwiped),
            "hasQueues": .flag(haveQueues),
            "hasFeedback": .flag(
                dialect.spelling.givesFeedback && contains { $0.presentation.feedback != nil }),
        ]
    }
}
