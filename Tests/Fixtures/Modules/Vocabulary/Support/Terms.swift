/// A type of the user's, which the descriptions name.
struct Terms {
    var text: String
}
