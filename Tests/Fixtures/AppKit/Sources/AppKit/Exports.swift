@_exported import Dispatch
@_exported import Foundation
@_exported import struct HeadlessKit.CACornerMask
@_exported import struct HeadlessKit.CALayerCornerCurve
@_exported import protocol HeadlessKit.CAAction
@_exported import class HeadlessKit.CAAnimation
@_exported import class HeadlessKit.CABasicAnimation
@_exported import class HeadlessKit.CAPropertyAnimation
@_exported import class HeadlessKit.CGColor
@_exported import class HeadlessKit.CGMutablePath
@_exported import class HeadlessKit.CGPath
@_exported import class HeadlessKit.NSLayoutAnchor
@_exported import class HeadlessKit.NSLayoutConstraint
@_exported import class HeadlessKit.NSLayoutDimension
@_exported import class HeadlessKit.NSLayoutXAxisAnchor
@_exported import class HeadlessKit.NSLayoutYAxisAnchor
@_exported import struct HeadlessKit.CGAffineTransform
@_exported import struct HeadlessKit.NSDirectionalEdgeInsets
@_exported import struct HeadlessKit.NSDirectionalRectEdge
@_exported import enum HeadlessKit.NSLineBreakMode
@_exported import class HeadlessKit.NSMutableParagraphStyle
@_exported import class HeadlessKit.NSParagraphStyle
@_exported import enum HeadlessKit.NSTextAlignment
@_exported import struct HeadlessKit.NSUnderlineStyle
@_exported import struct HeadlessKit.Selector
