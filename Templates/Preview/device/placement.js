// The place of a plugin in its host, and of the content in the plugin.

/** @typedef {Insets & { width: number, height: number }} Room */

const noInsets = { top: 0, leading: 0, bottom: 0, trailing: 0 };

const allEdges = /** @type {(keyof Insets)[]} */ (["top", "leading", "bottom", "trailing"]);

/**
 * The edges that a position is pinned to. On an axis without one, the plugin is centered.
 * @type {Record<Placement["position"], (keyof Insets)[]>}
 */
const positionEdges = {
    fill: allEdges,
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
    listBackground: allEdges,
};

/**
 * The layout of a box for content that is not described.
 * @type {Layout}
 */
const missingLayout = { edges: allEdges, insets: noInsets, area: "bounds", verticalPosition: 0.5, verticalOffset: 0 };

/**
 * Returns whether a plugin is a part of a list of its host, or a cell of one.
 * @param {Placement} placement
 */
function isInList({ position, shownIn }) {
    return position === "tableHeader" || position === "tableFooter" || position === "listBackground" || shownIn === "cell";
}

/**
 * Returns where a plugin is placed. The parts of a table are beside the bars, and so is a plugin that lets a list
 * scroll, so that pulling shows the refresh control.
 * @param {PluginDescription} plugin
 * @param {State} state
 * @param {Room} room
 * @returns {Placement}
 */
function placementInHost({ placement, presentation }, state, room) {
    if (placement.position === "listBackground" || placement.bounds !== "bounds") return placement;
    const isOverList = presentation.touches === "scroll" && state.host !== "plain" && state.device !== "mac";
    return isInList(placement) || isOverList ? { ...placement, bounds: "safeArea" } : placement;
}

/**
 * Returns the area of the host that holds the plugin, with the plugin's view in it.
 * @param {HTMLElement} view
 * @param {Placement} placement
 * @param {Room} room
 */
function placePlugin(view, placement, room) {
    const safe = placement.bounds === "bounds" ? noInsets : room;
    const edges = positionEdges[placement.position];
    const { insets, width, height, maximumWidth } = placement;
    placeAlong(view, ["width", "inset-inline", "margin-inline"], {
        room: room.width - safe.leading - safe.trailing, start: insets.leading, end: insets.trailing, length: width,
        maximum: maximumWidth, isAtStart: edges.includes("leading"), isAtEnd: edges.includes("trailing"),
    });
    placeAlong(view, ["height", "inset-block", "margin-block"], {
        room: room.height - safe.top - safe.bottom, start: insets.top, end: insets.bottom, length: height,
        maximum: null, isAtStart: edges.includes("top"), isAtEnd: edges.includes("bottom"),
    });
    return node("div", { class: "device-area", style: insetStyles("inset", safe) }, view);
}

/**
 * Places a view along one axis: at its edges with the length of the content, between them, or in the center.
 * @param {HTMLElement} view
 * @param {[string, string, string]} properties those for the length, the insets and the margins
 * @param {{ room: number, start: number, end: number, length: number | null, maximum: number | null,
 *     isAtStart: boolean, isAtEnd: boolean }} axis
 */
function placeAlong(view, [lengthName, inset, margin], { room, start, end, length, maximum, isAtStart, isAtEnd }) {
    const isBetween = isAtStart && isAtEnd;
    const hasLength = !isBetween || length !== null || maximum !== null && maximum < room - start - end;
    const isCentered = isAtStart === isAtEnd && hasLength;
    // A view in the center keeps the larger distance on both sides.
    const [before, after] = isCentered ? [Math.max(start, end), Math.max(start, end)] : [start, end];
    const available = Math.max(0, room - before - after);
    setStyles(view, { [`${inset}-start`]: before, [`${inset}-end`]: after });
    if (!hasLength) return;
    const natural = isBetween ? Math.min(maximum ?? available, available) : "fit-content";
    setStyles(view, {
        [lengthName]: length === null ? natural : Math.min(length, available),
        [`max-${lengthName}`]: Math.min(available, maximum ?? available),
        [`${margin}-start`]: isCentered || !isAtStart ? "auto" : null,
        [`${margin}-end`]: isCentered || !isAtEnd ? "auto" : null,
    });
}

/**
 * Returns the padding of a plugin's view around its content: the insets of the layout, and those of the area that it
 * names. That is the part of the host's safe area that the plugin extends into, and the margins.
 * @param {Layout} layout
 * @param {Placement} placement
 * @param {Room & { margin: number }} room
 * @returns {Insets}
 */
function contentInsets({ area, edges, insets }, placement, room) {
    const side = area === "margins" || area === "readable" ? room.margin : 0;
    /** @type {(edge: keyof Insets, opposite: keyof Insets, margin: number) => number} */
    const inset = (edge, opposite, margin) => {
        const isAtHost = positionEdges[placement.position].includes(edge) && placement.bounds === "bounds";
        const safe = area !== "bounds" && isAtHost ? Math.max(0, room[edge] - placement.insets[edge]) : 0;
        // Content in the center keeps the larger distance on both sides.
        const isCentered = !edges.includes(edge) && !edges.includes(opposite);
        return safe + margin + (isCentered ? Math.max(insets[edge], insets[opposite]) : insets[edge]);
    };
    // The views of a Mac's controllers have margins above and below, too.
    const end = room.margin === deviceMetrics.mac.margin ? side : 0;
    return {
        top: inset("top", "bottom", end), leading: inset("leading", "trailing", side),
        bottom: inset("bottom", "top", end), trailing: inset("trailing", "leading", side),
    };
}

/**
 * Returns the scroll view around the content, or a box for content that does not scroll, in its place.
 * @param {HTMLElement} element
 * @param {Layout} layout
 * @param {RenderContext} context
 */
function placeContent(element, { edges, area, verticalPosition, verticalOffset }, { plugin, isMac, state }) {
    const [isAtTop, isAtBottom, isAtLeading, isAtTrailing]
        = ["top", "bottom", "leading", "trailing"].map(edge => edges.some(other => other === edge));
    const isWide = isAtLeading && isAtTrailing;
    const scrolls = !isMac && plugin.content !== null && growsWithText(plugin.content);
    // The width in which lines are not too long to read follows the text size.
    const readable = area === "readable" ? 672 * textStyleSize("body", state, false) / 17 : Infinity;
    const limit = Math.min(readable, isWide ? plugin.content?.frame.maximumWidth ?? Infinity : Infinity);
    return node("div", {
        class: classNames("device-content", scrolls && "device-scrolls"), role: scrolls ? "group" : null,
        "aria-label": scrolls ? `Content of ${plugin.name}` : null, style: {
            "flex-grow": isAtTop && isAtBottom ? "1" : null,
            "margin-block-start": isAtTop ? null : "auto", "margin-block-end": isAtBottom ? null : "auto",
            "align-self": isWide && limit === Infinity ? "stretch" : isWide ? "center"
                : isAtLeading ? "flex-start" : isAtTrailing ? "flex-end" : "center",
            width: isWide ? "100%" : null,
            "max-width": limit === Infinity ? null : `min(100%, ${limit}px)`,
            top: verticalPosition === 0.5 ? null : `${100 * (verticalPosition - 0.5)}%`,
            transform: verticalOffset === 0 ? null : `translateY(${verticalOffset}px)`,
        },
    }, element);
}

/**
 * Returns whether a view grows with the text size: such content scrolls if it is too high.
 * @param {View} view
 * @returns {boolean}
 */
function growsWithText(view) {
    return view.kind === "stack" ? allViews(view).some(view => view.kind === "swiftUI" || growsWithText(view))
        : ["label", "button", "textField"].includes(view.kind);
}

/**
 * Returns the styles of four sides.
 * @param {string} property
 * @param {Insets} insets
 * @returns {Styles}
 */
function insetStyles(property, { top, leading, bottom, trailing }) {
    return {
        [`${property}-block-start`]: top, [`${property}-inline-start`]: leading,
        [`${property}-block-end`]: bottom, [`${property}-inline-end`]: trailing,
    };
}
