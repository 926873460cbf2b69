// The compiler implicitly imports this module in files that import both Testing and UIKit. Apple's
// module adds image attachments, which are not needed here, so this one is empty.
@_exported import UIKit
