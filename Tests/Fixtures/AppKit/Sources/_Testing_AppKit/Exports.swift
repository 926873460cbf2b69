// The compiler implicitly imports this module in files that import both Testing and AppKit. Apple's
// module adds image attachments, which are not needed here, so this one is empty.
@_exported import AppKit
