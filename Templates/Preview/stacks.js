// @ts-check
"use strict";

// Stacks as flex boxes that arrange views as UIStackView does.

/** @type {Record<StackView["alignment"], string>} */
const stackAlignments = {
    fill: "stretch", leading: "start", top: "start", center: "center", trailing: "end", bottom: "end",
    firstBaseline: "first baseline", lastBaseline: "last baseline",
};

/**
 * Returns a stack with the views that are not hidden.
 * @param {StackView} view
 * @param {Rendering} rendering
 * @returns {HTMLElement}
 */
function makeStack(view, rendering) {
    const stack = document.createElement("div");
    const isRow = view.axis === "horizontal";
    stack.className = `device-stack ${isRow ? "device-row" : "device-column"}`;
    if (view.alignment === "fill") stack.classList.add("device-fills");
    const { style } = stack;
    const isBaseline = view.alignment === "firstBaseline" || view.alignment === "lastBaseline";
    // A column does not have baselines: UIStackView centers its views.
    const alignment = isBaseline && !isRow ? "center" : stackAlignments[view.alignment];
    style.setProperty(view.distribution === "fillEqually" && !isRow ? "justify-items" : "align-items", alignment);
    style.setProperty("gap", `${view.spacing}px`);
    setInsets(style, "padding", view.margins);
    const children = [];
    for (const child of view.views) {
        const element = makeView(child, view, rendering);
        if (element) children.push({ view: child, element });
    }
    stack.append(...children.map((child) => child.element));
    // Where titles do not fit, the longest breaks first.
    for (const child of children) {
        if (isRow && child.view.kind === "button") {
            const length = naturalLength(child.view, "horizontal", rendering.context);
            setStyle(child.element, "flex-shrink", String(length / 100));
        }
    }
    distribute(view, stack, children, rendering);
    if (view.surface) placeSurface(stack, view.surface, rendering.context.settings);
    return stack;
}

/**
 * Sets a property of four sides.
 * @param {CSSStyleDeclaration} style
 * @param {string} property
 * @param {Insets} insets
 */
function setInsets(style, property, insets) {
    style.setProperty(`${property}-block-start`, `${insets.top}px`);
    style.setProperty(`${property}-inline-start`, `${insets.leading}px`);
    style.setProperty(`${property}-block-end`, `${insets.bottom}px`);
    style.setProperty(`${property}-inline-end`, `${insets.trailing}px`);
}

/** @typedef {{ view: View, element: HTMLElement }} ArrangedView */

/**
 * Distributes the views along the axis.
 * @param {StackView} view
 * @param {HTMLElement} stack
 * @param {ArrangedView[]} children
 * @param {Rendering} rendering
 */
function distribute(view, stack, children, rendering) {
    switch (view.distribution) {
    case "fill":
        stretchOne(view, children);
        break;
    case "fillEqually":
        stack.classList.add("device-equal");
        break;
    case "fillProportionally":
        for (const child of children) {
            const length = naturalLength(child.view, view.axis, rendering.context);
            setStyle(child.element, "flex", `${length} 1 auto`);
        }
        break;
    case "equalSpacing":
        setStyle(stack, "justify-content", "space-between");
        break;
    case "equalCentering":
        setStyle(stack, "justify-content", "space-between");
        if (children.length > 2) {
            const elements = children.map((child) => child.element);
            rendering.settle(stack, () => centerEqually(view, stack, elements));
        }
        break;
    }
}

/**
 * Sets a property of an element's style.
 * @param {HTMLElement} element
 * @param {string} property
 * @param {string} value
 */
function setStyle(element, property, value) {
    element.style.setProperty(property, value);
}

/**
 * Lets views take the space that is left: flexible spacers, which are flexible anyway, then views without a size
 * of their own, and otherwise the view that the generated code chooses.
 * @param {StackView} stack
 * @param {ArrangedView[]} children
 */
function stretchOne(stack, children) {
    if (children.some(({ view }) => view.kind === "spacer" && view.length === null)) return;
    const withoutSize = children.filter(({ view }) => isWithoutSize(view, stack.axis));
    const chosen = withoutSize.length ? withoutSize : [leastRank(children, stack.axis)];
    for (const child of chosen) {
        if (child) setStyle(child.element, "flex-grow", "1");
    }
}

/**
 * Whether a view takes any length along an axis without being stretched.
 * @param {View} view
 * @param {StackView["axis"]} axis
 * @returns {boolean}
 */
function isWithoutSize(view, axis) {
    switch (view.kind) {
    case "custom":
    case "swiftUI":
    case "contentUnavailable": return true;
    case "stack": return axis === "vertical" && view.axis === "vertical" && view.views.some((inner) =>
        inner.kind === "spacer" && inner.length === null || isWithoutSize(inner, axis));
    default: return false;
    }
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
 * The ranks of views along a column, in which the generated code leaves the choice to the layout.
 * @type {Partial<Record<View["kind"], number>>}
 */
const columnRanks = { label: 1, image: 2, button: 3, textField: 4 };

/**
 * The ranks of views along a row, as in the generated code, which stretches the view with the least rank.
 * @type {Partial<Record<View["kind"], number>>}
 */
const rowRanks = { textField: 1, progress: 2, label: 3, button: 4, image: 6 };

/**
 * The rank of a view in a row or in a column; Infinity for views that keep their size.
 * @param {View} view
 * @param {StackView["axis"]} axis
 * @returns {number}
 */
function stretchingRank(view, axis) {
    if (view.kind === "image" && view.size) return Infinity;
    if (view.kind !== "stack") return (axis === "vertical" ? columnRanks : rowRanks)[view.kind] ?? Infinity;
    if (axis === "horizontal" && growsFreely(view)) return 0;
    const passesOn = axis === "vertical" || view.axis === "vertical" || view.distribution === "fill";
    return passesOn ? Math.min(Infinity, ...view.views.map((inner) => stretchingRank(inner, axis))) : 5;
}

/**
 * Whether a stack can be wider than its views without stretching one of them.
 * @param {StackView} stack
 */
function growsFreely(stack) {
    if (stack.axis === "vertical") return stack.alignment !== "fill";
    return stack.distribution === "equalSpacing" || stack.distribution === "equalCentering"
        || stack.views.some((view) => view.kind === "spacer" && view.length === null);
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

/**
 * Moves the views of a stack so that their centers have the same distances. Flex boxes only know equal spaces.
 * @param {StackView} view
 * @param {HTMLElement} stack
 * @param {HTMLElement[]} elements
 */
function centerEqually(view, stack, elements) {
    const isRow = view.axis === "horizontal";
    const lengths = elements.map((element) => isRow ? element.offsetWidth : element.offsetHeight);
    const margins = isRow ? view.margins.leading + view.margins.trailing : view.margins.top + view.margins.bottom;
    const room = (isRow ? stack.clientWidth : stack.clientHeight) - margins;
    const distance = (room - (lengths[0] + lengths[lengths.length - 1]) / 2) / (lengths.length - 1);
    const margin = isRow ? "margin-inline-start" : "margin-block-start";
    setStyle(stack, "gap", "0");
    setStyle(stack, "justify-content", "start");
    for (let index = 1; index < elements.length; index += 1) {
        const space = distance - (lengths[index - 1] + lengths[index]) / 2;
        setStyle(elements[index], margin, `${Math.max(view.spacing, space)}px`);
    }
}
