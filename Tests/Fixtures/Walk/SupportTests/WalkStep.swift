import Foundation

@testable import Walk

/// A step of a walk. Every step can be taken at any time; if it cannot be applied, nothing happens.
/// Therefore each part of a walk is a walk too.
enum WalkStep: Equatable {
    case show(PluginKind)
    case hide(PluginKind)
    /// Adds a new plugin without a host helper.
    case add(PluginKind)
    case addAgain(child: Int)
    case remove(child: Int, animated: Bool)
    /// Removes a plugin with the framework's own calls, without the generated code.
    case takeAway(child: Int)
    case moveToOtherHost(child: Int)
    case wait(TimeInterval)
    case scroll
    /// Shows another screen in place of the host, which is kept.
    case leave(animated: Bool)
    case comeBack(animated: Bool)
    case tap(child: Int)
    case tapRemoved
    /// Taps on a backdrop.
    case tapBackdrop(child: Int)
    case press(child: Int)
    case lift
    /// Puts a finger on a toast, and moves it down by a distance, or up. `lift` ends the swipe.
    case swipe(child: Int, distance: Double)
    /// Moves the finger farther.
    case drag(distance: Double)
    /// Removes the last toast that waits.
    case withdrawToast
    /// Edits a text field, which shows the keyboard.
    case edit
    case endEditing
    /// Docks the keyboard, or lets it float.
    case moveKeyboard
    case toggleVoiceOver, toggleReduceMotion, toggleAnimations
    /// Reports that VoiceOver has read the announcement of a toast.
    case finishAnnouncement
    case resizeWindow
    /// Assigns the host's additional inset at the bottom, as its own keyboard code does.
    case assignInset(Double)
    case scene(SceneStep)
    case beginOperation
    case beginRecovery
    case endOperation(Int)
    case failOperation(Int)
    case cancelOperation(Int)
    /// Releases the host with everything that it shows, and shows another one.
    case releaseHost

    /// Whether the step can remove a plugin at once, or move it elsewhere.
    var removesAtOnce: Bool {
        switch self {
        case .remove(_, let animated): !animated
        case .takeAway, .moveToOtherHost, .lift, .swipe, .drag, .releaseHost: true
        default: false
        }
    }

    /// Returns whether the step can ask a plugin to leave, or do so when its tasks have run.
    func mayHide(_ kind: PluginKind) -> Bool {
        switch self {
        case .hide(let hidden): hidden == kind
        case .remove, .takeAway, .moveToOtherHost, .releaseHost, .tap, .tapRemoved, .lift: true
        case .tapBackdrop: kind == .dialog
        case .beginOperation, .beginRecovery, .endOperation, .failOperation, .cancelOperation:
            kind == .loading || kind == .error
        default: false
        }
    }

    static func random(using random: inout SplitMix64) -> WalkStep {
        let child = Int.random(in: 0..<4, using: &random)
        let flag = Bool.random(using: &random)
        let distances = [-40.0, -4, 4, 20, 60]
        let distance = distances.randomElement(using: &random) ?? 0
        let kind = PluginKind.allCases.randomElement(using: &random) ?? .loading
        switch Int.random(in: 0..<126, using: &random) {
        case 0..<20: return .show(kind)
        case 20..<29: return .hide(kind)
        case 29..<33: return .add(kind)
        case 33..<37: return .addAgain(child: child)
        case 37..<45: return .remove(child: child, animated: flag)
        case 45..<48: return .takeAway(child: child)
        case 48..<50: return .moveToOtherHost(child: child)
        case 50..<66:
            let times = [0.05, 0.1, 0.2, 0.25, 0.3, 0.5, 0.7, 1, 2.5, 4]
            return .wait(times.randomElement(using: &random) ?? 1)
        case 66..<68: return .scroll
        case 68..<71: return .leave(animated: flag)
        case 71..<75: return .comeBack(animated: flag)
        case 75..<78: return .tap(child: child)
        case 78: return .tapRemoved
        case 79: return .press(child: child)
        case 80..<82: return .lift
        case 82: return .toggleVoiceOver
        case 83: return .toggleReduceMotion
        case 84..<86: return .toggleAnimations
        case 86: return .resizeWindow
        case 87..<90: return .beginOperation
        case 90..<92: return .beginRecovery
        case 92..<95: return .endOperation(child)
        case 95..<97: return .failOperation(child)
        case 97: return .cancelOperation(child)
        case 98: return .releaseHost
        case 99: return .tapBackdrop(child: child)
        case 100..<104: return .swipe(child: child, distance: distance)
        case 104: return .drag(distance: distance)
        case 105..<107: return .lift
        case 107..<110: return .edit
        case 110: return .endEditing
        case 111..<113: return .withdrawToast
        case 113..<121: return .scene(.random(using: &random))
        case 121..<123: return .assignInset([0, 20, 60, 200].randomElement(using: &random) ?? 0)
        case 123..<125: return .finishAnnouncement
        default: return .moveKeyboard
        }
    }
}

/// The plugins of the walk's module.
enum PluginKind: CaseIterable {
    case loading, error, paywall, banner, player, offline, badge, dialog, alert, toast, search

    /// Whether a new plugin of this kind replaces one that is already shown.
    var isReplaced: Bool { self == .error || self == .banner }

    var isStacked: Bool { self == .player }

    /// The kind of a plugin; nil for one of a scene.
    init?(_ plugin: any PluginViewController) {
        let name = "\(type(of: plugin))".lowercased()
        guard let kind = Self.allCases.first(where: { name == "\($0)viewcontroller" })
        else { return nil }
        self = kind
    }

    /// Returns whether a type of controller is a plugin of the walk's module.
    static func isPlugin(_ controllerType: String) -> Bool {
        allCases.contains { controllerType.lowercased() == "\($0)viewcontroller" }
    }
}
