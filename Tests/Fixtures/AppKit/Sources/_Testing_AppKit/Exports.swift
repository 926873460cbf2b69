// The compiler loads this module automatically in files that import both Testing and AppKit. Apple's
// adds image attachments, which have no use here: this one is empty.
@_exported import AppKit
