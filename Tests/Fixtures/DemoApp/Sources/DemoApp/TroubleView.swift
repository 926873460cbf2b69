import SwiftUI

/// The SwiftUI view of the plugin Trouble.
struct TroubleView: View {
    let message: String
    let retry: () -> Void

    var body: some View {
        VStack {
            Text(message)
            Button("Try again") { retry() }
        }
    }
}
