extension DescriptionValidator {
    /// Reports keys of surfaces that have no effect without others, and glass on glass.
    mutating func reportSurfaces() {
        guard let content = description.content else { return }
        if let surface = content.surface { report(surface) }
        reportSurfaces(in: content.root, isOnGlass: content.surface?.isGlass == true)
    }

    /// - Parameter isOnGlass: whether a surface around the view is of glass.
    private mutating func reportSurfaces(in view: ContentView, isOnGlass: Bool) {
        guard case .stack(let stack) = view else { return }
        if let surface = stack.surface {
            report(surface)
            if isOnGlass, surface.isGlass, let range = surface.material?.range {
                report(
                    .contradiction, "glass on glass is hard to see and to read", at: range,
                    note: "write \"systemThinMaterial\", or leave out this background",
                    as: .warning)
            }
        }
        let isOnGlass = isOnGlass || stack.surface?.isGlass == true
        for view in stack.views { reportSurfaces(in: view, isOnGlass: isOnGlass) }
    }

    private mutating func report(_ surface: Surface) {
        if surface.isFilled { return }
        if let range = surface.shadow?.range {
            report(
                .contradiction, "a shadow needs a background", at: range,
                note: "add '\"background\": \"systemBackground\"'")
        }
        if surface.border == nil, let range = surface.corners?.range {
            report(
                .contradiction, "without a background and a border, the corners are not visible",
                at: range, note: "add '\"background\": \"systemBackground\"'")
        }
    }
}

extension Surface {
    fileprivate var isGlass: Bool { material?.value == .glass }
}
