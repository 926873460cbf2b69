import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct JSONNumberTests {
    @Test(
        "whole numbers are exact in every notation",
        arguments: [
            ("0", 0), ("-0", 0), ("12", 12), ("-12", -12), ("1.0", 1), ("-1.50e1", -15),
            ("1e2", 100), ("1E+2", 100), ("100e-2", 1), ("0.001e3", 1), ("0e999", 0),
            ("0.0e-99999999999999999999", 0), ("9223372036854775807", .max),
            ("-9223372036854775808", .min), ("-9.223372036854775808e18", .min),
            ("1.5", nil), ("15e-1", nil), ("1e-1", nil), ("9223372036854775808", nil),
            ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("1e999", nil),
            ("1e99999999999999999999", nil),
        ] as [(String, Int?)])
    func int(literal: String, value: Int?) throws {
        try expect(#require(JSONNumber(literal)).int, equals: value)
    }

    @Test(
        "doubles are finite",
        arguments: [
            ("0", 0), ("1.5", 1.5), ("-1.5e3", -1500), ("0.1", 0.1), ("1e308", 1e308),
            ("1e-999", 0), ("1e999", nil), ("-1e999", nil), ("1.8e308", nil),
            ("9007199254740993", 9_007_199_254_740_992),
        ] as [(String, Double?)])
    func double(literal: String, value: Double?) throws {
        try expect(#require(JSONNumber(literal)).double, equals: value)
    }

    @Test("negative zero keeps its sign as a double")
    func negativeZero() throws {
        try expect(#require(JSONNumber("-0")).double?.sign, equals: .minus)
    }
}
