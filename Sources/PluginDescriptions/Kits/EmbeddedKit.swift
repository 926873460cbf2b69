/// A kit as its file in the folder Templates describes it.
struct EmbeddedKit {
    let name: String
    let words: KitWords
    let platformTypes: [PlatformType]
    /// The texts of the words that templates can name, in the order of these.
    let templateTexts: [String]
    let hasRemarks: Bool
    /// The reserved members.
    let members: NameList
}
