extension Mutant {
    /// The mutants of symbols, titles and labels between which an input decides.
    static let pairs = mutants(
        in: "PlaybackViewController.swift",
        [
            (
                "a symbol does not change", #"isPlaying ? "pause.fill" : "play.fill""#,
                #"isPlaying ? "play.fill" : "play.fill""#
            ),
            (
                "an image does not change", #"isPlaying ? "speaker.wave.2" : "speaker""#,
                #"isPlaying ? "speaker" : "speaker""#
            ),
            (
                "the labels of a pair are swapped", #"isPlaying ? "Mute the song" : "Mute""#,
                #"isPlaying ? "Mute" : "Mute the song""#
            ),
            (
                "a pair does not follow its input",
                "            applyIsMuted()\n            if isMuted",
                "            if isMuted"
            ),
            (
                "a pair is not shown at first",
                "        applyIsMuted()\n        applyIsLoading()\n",
                "        applyIsLoading()\n"
            ),
        ])

    static let uiKitPairs = mutants(
        in: "PlaybackViewController.swift",
        [
            (
                "the symbols of a pair are swapped",
                #"isMuted ? "speaker.wave.2" : "speaker.slash""#,
                #"isMuted ? "speaker.slash" : "speaker.wave.2""#
            ),
            (
                "the titles of a pair are swapped",
                "themeButton.setTitle(\n            isMuted\n",
                "themeButton.setTitle(\n            !isMuted\n"
            ),
            (
                "a pair of the app's own labels is not evaluated again",
                "        guard isViewLoaded else { return }\n        stateView.accessibilityLabel =",
                "        guard isViewLoaded else { return }\n        _ ="
            ),
        ])

    static let appKitPairs = mutants(
        in: "PlaybackViewController.swift", for: .appKit,
        [
            (
                "the titles of a pair are swapped", "themeButton.title =\n            isMuted\n",
                "themeButton.title =\n            !isMuted\n"
            ),
            (
                "the pointer is not told the title of a pair",
                "toggleButton.toolTip =\n            isPlaying\n",
                "toggleButton.toolTip =\n            !isPlaying\n"
            ),
            (
                "a pair of the app's own labels is not evaluated again",
                "        guard isViewLoaded else { return }\n        stateView.setAccessibilityLabel(",
                "        guard isViewLoaded else { return }\n        _ = ("
            ),
        ])
}
