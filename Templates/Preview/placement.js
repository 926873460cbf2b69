// @ts-check
"use strict";

// The place of a plugin in its host, and the place of the content in the plugin.

/** @typedef {{ top: number, leading: number, bottom: number, trailing: number, width: number, height: number }} Room */

/**
 * The edges that a position is pinned to. On an axis without one, the plugin is centered.
 * @type {Record<Placement["position"], (keyof Insets)[]>}
 */
const positionEdges = {
    fill: ["top", "leading", "bottom", "trailing"],
    center: [],
    top: ["top", "leading", "trailing"],
    bottom: ["leading", "bottom", "trailing"],
    leading: ["top", "leading", "bottom"],
    trailing: ["top", "bottom", "trailing"],
    topLeading: ["top", "leading"],
    topTrailing: ["top", "trailing"],
    bottomLeading: ["leading", "bottom"],
    bottomTrailing: ["bottom", "trailing"],
};

const noInsets = { top: 0, leading: 0, bottom: 0, trailing: 0 };

/**
 * Returns the area of the host that holds the plugin, with the plugin's view in it.
 * @param {HTMLElement} view the plugin's view
 * @param {Placement} placement
 * @param {Room} host the size of the host's view, and its safe area
 */
function placePlugin(view, placement, host) {
    const area = document.createElement("div");
    area.className = "device-area";
    const safe = placement.bounds === "safeArea" ? host : noInsets;
    setInsets(area.style, "inset", safe);
    const edges = positionEdges[placement.position];
    const { insets, width, height, maximumWidth } = placement;
    placeAlong(view, ["width", "inset-inline", "margin-inline"], {
        room: host.width - safe.leading - safe.trailing, start: insets.leading, end: insets.trailing, length: width,
        maximum: maximumWidth, isAtStart: edges.includes("leading"), isAtEnd: edges.includes("trailing"),
    });
    placeAlong(view, ["height", "inset-block", "margin-block"], {
        room: host.height - safe.top - safe.bottom, start: insets.top, end: insets.bottom, length: height,
        maximum: null, isAtStart: edges.includes("top"), isAtEnd: edges.includes("bottom"),
    });
    area.append(view);
    return area;
}

/**
 * Places a view along one axis: at its edges with the length of the content, between them, or in the center.
 * @param {HTMLElement} view
 * @param {[string, string, string]} properties those for the length, the insets and the margins
 * @param {{ room: number, start: number, end: number, length: number | null, maximum: number | null,
 *     isAtStart: boolean, isAtEnd: boolean }} axis
 */
function placeAlong(view, [lengthName, inset, margin], axis) {
    const { room, start, end, length, maximum, isAtStart, isAtEnd } = axis;
    const isBetween = isAtStart && isAtEnd;
    const isCentered = isAtStart === isAtEnd && (!isBetween || length !== null);
    // A view in the center keeps the larger distance on both sides.
    const [before, after] = isCentered ? [Math.max(start, end), Math.max(start, end)] : [start, end];
    const available = Math.max(0, room - before - after);
    if (isBetween && maximum !== null && maximum < available) {
        // Unequal insets move a view from the center only if it does not fit there.
        const offset = Math.min(Math.max((room - maximum) / 2, start), room - end - maximum);
        setStyle(view, `${inset}-start`, `${offset}px`);
        setStyle(view, lengthName, `${maximum}px`);
        return;
    }
    setStyle(view, `${inset}-start`, `${before}px`);
    setStyle(view, `${inset}-end`, `${after}px`);
    if (isBetween && length === null) return;
    setStyle(view, lengthName, length === null ? "fit-content" : `${Math.min(length, available)}px`);
    setStyle(view, `max-${lengthName}`, `${Math.min(available, maximum ?? available)}px`);
    if (isCentered || !isAtStart) setStyle(view, `${margin}-start`, "auto");
    if (isCentered || !isAtEnd) setStyle(view, `${margin}-end`, "auto");
}

/**
 * Returns the frame that a plugin has as far as its placement determines it, to begin with.
 * @param {Placement} placement
 * @param {Room} host
 * @returns {Room} distances from the host's edges; those of an axis with the content's length are those of the safe area
 */
function expectedFrame(placement, host) {
    const safe = placement.bounds === "safeArea" ? host : noInsets;
    const edges = positionEdges[placement.position];
    /** @param {keyof Insets} edge */
    const distance = (edge) => edges.includes(edge) ? safe[edge] + placement.insets[edge] : host[edge];
    const frame = {
        top: distance("top"), leading: distance("leading"), bottom: distance("bottom"), trailing: distance("trailing"),
    };
    const isWide = edges.includes("leading") && edges.includes("trailing");
    const available = host.width - frame.leading - frame.trailing;
    const width = placement.width ?? (isWide ? Math.min(available, placement.maximumWidth ?? available) : 0);
    return { ...frame, width, height: 0 };
}

/**
 * Gives the plugin's view the padding that the layout of its content needs: the insets of the area that the layout
 * names, and those of the layout.
 * @param {HTMLElement} view
 * @param {Layout} layout
 * @param {Room} frame the plugin's distances from the host's edges, and its size
 * @param {Room} host
 * @param {Settings} settings
 */
function insetContent(view, layout, frame, host, settings) {
    const area = areaInsets(layout.area, frame, host, settings);
    const { edges, insets } = layout;
    const isCenteredAcross = !edges.includes("leading") && !edges.includes("trailing");
    const isCentered = !edges.includes("top") && !edges.includes("bottom");
    const across = Math.max(insets.leading, insets.trailing);
    const along = Math.max(insets.top, insets.bottom);
    setInsets(view.style, "padding", {
        top: area.top + (isCentered ? along : insets.top),
        leading: area.leading + (isCenteredAcross ? across : insets.leading),
        bottom: area.bottom + (isCentered ? along : insets.bottom),
        trailing: area.trailing + (isCenteredAcross ? across : insets.trailing),
    });
}

/**
 * Returns the distances of an area from the edges of the plugin's view.
 * @param {Layout["area"]} area
 * @param {Room} frame
 * @param {Room} host
 * @param {Settings} settings
 * @returns {Insets}
 */
function areaInsets(area, frame, host, settings) {
    if (area === "bounds") return noInsets;
    // The part of the host's safe area that the plugin extends into.
    const safe = {
        top: Math.max(0, host.top - frame.top), leading: Math.max(0, host.leading - frame.leading),
        bottom: Math.max(0, host.bottom - frame.bottom), trailing: Math.max(0, host.trailing - frame.trailing),
    };
    if (area === "safeArea") return safe;
    const margins = viewMargins(frame.width, settings);
    let side = margins.side;
    if (area === "readable" && frame.width > 0) {
        const excess = frame.width - safe.leading - safe.trailing - 2 * side - readableWidth(settings);
        side += Math.max(0, excess / 2);
    }
    return {
        top: safe.top + margins.end, leading: safe.leading + side,
        bottom: safe.bottom + margins.end, trailing: safe.trailing + side,
    };
}

/**
 * Returns the margins within the safe area of a controller's view: UIKit's minimum at the sides, which is larger in
 * wide views, and AppKit's standard spacing on a Mac.
 * @param {number} width
 * @param {Settings} settings
 */
function viewMargins(width, settings) {
    if (settings.device === "mac") return { side: 8, end: 8 };
    return { side: width >= 414 ? 20 : 16, end: 0 };
}

/**
 * Returns the width in which lines are not too long to read. UIKit's is 672 points at the default text size on a
 * tablet, and follows the text size.
 * @param {Settings} settings
 */
function readableWidth(settings) {
    const isMac = settings.device === "mac";
    return isMac ? 672 : Math.round(672 * textStyleSize("body", settings)[0] / dynamicTypeSizes.body[3][0]);
}

/**
 * Returns the scroll view around the content, or a box for content that does not scroll, in its place.
 * @param {HTMLElement} content
 * @param {Layout} layout
 * @param {boolean} scrolls
 */
function placeContent(content, layout, scrolls) {
    const box = document.createElement("div");
    box.className = scrolls ? "device-content device-scrolls" : "device-content";
    const { edges } = layout;
    const [isAtTop, isAtBottom] = [edges.includes("top"), edges.includes("bottom")];
    if (isAtTop && isAtBottom) setStyle(box, "flex-grow", "1");
    if (!isAtTop) setStyle(box, "margin-block-start", "auto");
    if (!isAtBottom) setStyle(box, "margin-block-end", "auto");
    const [isAtLeading, isAtTrailing] = [edges.includes("leading"), edges.includes("trailing")];
    setStyle(box, "align-self", isAtLeading && isAtTrailing ? "stretch"
        : isAtLeading ? "flex-start" : isAtTrailing ? "flex-end" : "center");
    box.append(content);
    return box;
}

/**
 * Whether the content scrolls if it is too high: UIKit's does if it has views that grow with the text size.
 * @param {View} content
 * @param {Settings} settings
 */
function scrollsContent(content, settings) {
    if (settings.device === "mac") return false;
    /** @type {(view: View) => boolean} */
    const grows = (view) => view.kind === "label" || view.kind === "button" || view.kind === "textField"
        || view.kind === "swiftUI" && view !== content || view.kind === "stack" && view.views.some(grows);
    return grows(content);
}
