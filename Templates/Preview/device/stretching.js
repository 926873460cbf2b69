// @ts-check
"use strict";

// Which views of a stack take the space that is left, and which give way where space is missing.

/**
 * Lets views take the space that is left: flexible spacers, which are flexible anyway, then views without a size
 * of their own, then a stack with room between or beside its views, and otherwise the view that the generated code
 * chooses.
 * @param {StackView} stack
 * @param {ArrangedView[]} children
 */
function stretchOne(stack, children) {
    if (children.some(({ view }) => view.kind === "spacer" && view.length === null)) return;
    const withoutSize = children.filter(({ view }) => isWithoutSize(view));
    const chosen = withoutSize.length ? withoutSize : [leastRank(children, stack.axis)];
    for (const child of chosen) {
        if (child) setStyle(child.element, "flex-grow", "1");
    }
}

/**
 * Whether a view takes any size.
 * @param {View} view
 */
function isWithoutSize(view) {
    return view.kind === "custom" || view.kind === "swiftUI" || view.kind === "contentUnavailable";
}

/**
 * Returns the first view with the least rank: the one that takes the remaining space.
 * @param {ArrangedView[]} children
 * @param {StackView["axis"]} axis
 */
function leastRank(children, axis) {
    /** @type {ArrangedView | null} */
    let first = null;
    let least = Infinity;
    for (const child of children) {
        const rank = stretchingRank(child.view, axis);
        if (rank < least) [first, least] = [child, rank];
    }
    return first;
}

/**
 * The ranks of views along a column. The generated code leaves the choice to Auto Layout, which stretches the first.
 * @type {Partial<Record<View["kind"], number>>}
 */
const columnRanks = { label: 1, image: 1, button: 1, textField: 1 };

/**
 * The ranks of views along a row, as in the generated code, which stretches the view with the least rank.
 * @type {Partial<Record<View["kind"], number>>}
 */
const rowRanks = { textField: 1, progress: 2, slider: 2, label: 3, button: 4, image: 6 };

/**
 * The rank of a view in a row or in a column; Infinity for views that keep their size.
 * @param {View} view
 * @param {StackView["axis"]} axis
 * @returns {number}
 */
function stretchingRank(view, axis) {
    const { frame } = view;
    const limits = axis === "horizontal" ? [frame.width, frame.maximumWidth] : [frame.height, frame.maximumHeight];
    if (limits.some((limit) => limit !== undefined)) return Infinity;
    if (view.kind === "image" && view.size) return Infinity;
    if (view.kind !== "stack") return (axis === "vertical" ? columnRanks : rowRanks)[view.kind] ?? Infinity;
    if (growsFreely(view, axis)) return 0;
    const passesOn = axis === "vertical" || view.axis === "vertical" || view.distribution === "fill";
    return passesOn ? Math.min(Infinity, ...view.views.map((inner) => stretchingRank(inner, axis))) : 5;
}

/**
 * Whether a stack can be longer along an axis than its views without stretching one of them.
 * @param {StackView} stack
 * @param {StackView["axis"]} axis
 */
function growsFreely(stack, axis) {
    if (stack.axis !== axis) return stack.alignment !== "fill";
    return stack.distribution === "equalSpacing" || stack.distribution === "equalCentering"
        || stack.views.some((view) => view.kind === "spacer" && view.length === null)
        || axis === "vertical" && stack.views.some(isWithoutSize);
}

/**
 * Lets the fields and bars of a column determine its width rather than those in its rows, whose preferences are weaker.
 * @param {ArrangedView[]} children
 */
function yieldWidths(children) {
    /** @type {(view: View) => boolean} */
    const hasWidth = (view) => ["textField", "progress", "slider"].includes(view.kind);
    if (!children.some(({ view }) => hasWidth(view))) return;
    for (const { view, element } of children) {
        if (view.kind !== "stack" || view.axis !== "horizontal") continue;
        for (const inner of Array.from(element.children)) {
            const isFlexible = inner instanceof HTMLElement && inner.style.getPropertyValue("flex-grow") === "1";
            if (isFlexible) setStyle(inner, "--device-width", "0px");
        }
    }
}

/**
 * Returns how much a button in a row shrinks: where titles do not fit, long ones break first.
 * @param {ButtonView} view
 * @param {RenderContext} context
 */
function titleShrink(view, context) {
    return String(view.isIconOnly ? 0.00001 : Math.sqrt(naturalLength(view, "horizontal", context)) / 10);
}

/**
 * Returns the length of a view's content, to share a stack in proportion.
 * @param {View} view
 * @param {StackView["axis"]} axis
 * @param {RenderContext} context
 */
function naturalLength(view, axis, context) {
    switch (view.kind) {
    case "label": {
        const font = resolvedFont(view.font, context.settings);
        return axis === "vertical" ? font.lineHeight : textWidth(textValue(view.text, context) ?? "", font);
    }
    case "button": {
        const font = buttonFont(view, context.settings);
        const insets = buttonInsets(view, context.settings);
        return axis === "vertical" ? font.lineHeight + insets.top + insets.bottom
            : textWidth(textValue(view.title, context) ?? "", font) + insets.leading + insets.trailing;
    }
    case "image": return view.size
        ? view.size[axis === "vertical" ? "height" : "width"] : symbolSide(view.textStyle, context.settings);
    default: return 1;
    }
}

/**
 * Returns the width of a text on one line.
 * @param {string} text
 * @param {ResolvedFont} font
 */
function textWidth(text, font) {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) return text.length * font.size / 2;
    canvas.font = `${font.weight} ${font.size}px ${textMetrics.family}`;
    return canvas.measureText(text).width;
}
