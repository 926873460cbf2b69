import PluginDescriptions

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
