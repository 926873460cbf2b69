import TestSupport
import Testing

@Suite(.timed) struct DerivedNameTests {

}
