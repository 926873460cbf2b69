// The compiler loads this module automatically in files that import both Testing and UIKit. Apple's
// adds image attachments, which have no use here: this one is empty.
@_exported import UIKit
