// @ts-check
"use strict";

// The place of a plugin in its host.

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
    tableHeader: ["top", "leading", "trailing"],
    tableFooter: ["leading", "bottom", "trailing"],
    listBackground: ["top", "leading", "bottom", "trailing"],
};

/**
 * Returns whether a plugin is a part of a list of its host.
 * @param {Placement} placement
 */
function isInList({ position }) {
    return position === "tableHeader" || position === "tableFooter" || position === "listBackground";
}

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
    const safe = placement.bounds === "bounds" ? noInsets : host;
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
 * @returns {Room} distances from the host's edges; those of the safe area where the content determines them
 */
function expectedFrame(placement, host) {
    const safe = placement.bounds === "bounds" ? noInsets : host;
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
