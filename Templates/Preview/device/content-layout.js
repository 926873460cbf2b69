// @ts-check
"use strict";

// The place of the content in a plugin's view.

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
    return isMac ? 672 : Math.round(672 * textStyleSize("body", settings) / dynamicTypeSizes.body[3][0]);
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
    if (layout.verticalPosition !== 0.5) {
        setStyle(box, "position", "relative");
        setStyle(box, "top", `${100 * (layout.verticalPosition - 0.5)}%`);
    }
    if (layout.verticalOffset !== 0) setStyle(box, "transform", `translateY(${layout.verticalOffset}px)`);
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
        || view.kind === "swiftUI" && view !== content || view.kind === "stack" && allViews(view).some(grows);
    return grows(content);
}
