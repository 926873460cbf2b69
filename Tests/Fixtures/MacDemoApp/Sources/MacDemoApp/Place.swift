/// A place on a map, in degrees.
struct Place: Equatable {
    var latitude: Double
    var longitude: Double
}
