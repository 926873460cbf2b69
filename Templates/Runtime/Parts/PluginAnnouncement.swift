extension PluginPresentation {
    /// Announces the plugin at the end of this turn of the run loop if its announcement has
    /// changed. Of the changes while VoiceOver reads it, only the last one is announced.
    ///
    /// - Parameter delay: Seconds in which VoiceOver reads the announcement before.
    package func announceChange(after delay: Double = 0) {
        guard isVisible, cancelAnnouncement == nil else { return }
        cancelAnnouncement = clock.schedule(delay) { [self] in
            cancelAnnouncement = nil
            guard isVisible, view?.window != nil, announce() else { return }
            announceChange(after: 1 + Double(lastAnnouncement?.count ?? 0) / 15)
        }
    }
}
