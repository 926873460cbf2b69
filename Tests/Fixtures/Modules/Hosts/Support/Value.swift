/// A type of the user's, of the name that generated code prefers for a generic type.
struct Value {}
