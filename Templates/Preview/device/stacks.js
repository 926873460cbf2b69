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
    if (view.shimmers) stack.classList.add("device-shimmers");
    if (view.shimmers && !rendering.context.settings.reducesMotion) stack.classList.add("device-moves");
    const { style } = stack;
    const isBaseline = view.alignment === "firstBaseline" || view.alignment === "lastBaseline";
    // A column does not have baselines: UIStackView centers its views.
    const alignment = isBaseline && !isRow ? "center" : stackAlignments[view.alignment];
    style.setProperty(view.distribution === "fillEqually" && !isRow ? "justify-items" : "align-items", alignment);
    style.setProperty("gap", `${view.spacing}px`);
    setInsets(style, "padding", view.margins);
    const children = makeArrangedViews(view, rendering);
    stack.append(...children.map((child) => child.element));
    // A stack without views has no size.
    if (children.length === 0) setInsets(style, "padding", { top: 0, leading: 0, bottom: 0, trailing: 0 });
    distribute(view, stack, children, rendering);
    if (view.alignment === "fill" && !isRow) yieldWidths(children);
    if (view.surface) placeSurface(stack, view.surface, rendering.context.settings);
    for (const overlay of view.overlays) placeOverlay(stack, overlay, view, rendering);
    return stack;
}

/**
 * Returns the views in a stack, and those on top of it.
 * @param {StackView} stack
 * @returns {View[]}
 */
function allViews(stack) {
    return [...stack.views, ...stack.overlays.map((overlay) => overlay.view)];
}

/**
 * Puts a view on top of a stack.
 * @param {HTMLElement} stack
 * @param {Overlay} overlay
 * @param {StackView} view
 * @param {Rendering} rendering
 */
function placeOverlay(stack, { view: top, edges, insets }, view, rendering) {
    const element = makeView(top, view, rendering);
    if (!element) return;
    const layer = document.createElement("div");
    layer.className = "device-overlay";
    /** @type {(start: Layout["edges"][number], end: Layout["edges"][number]) => string} */
    const place = (start, end) => edges.includes(start) ? "start" : edges.includes(end) ? "end" : "center";
    setStyle(layer, "place-items", `${place("top", "bottom")} ${place("leading", "trailing")}`);
    setInsets(element.style, "margin", {
        top: edges.includes("top") ? insets.top : 0, leading: edges.includes("leading") ? insets.leading : 0,
        bottom: edges.includes("bottom") ? insets.bottom : 0, trailing: edges.includes("trailing") ? insets.trailing : 0,
    });
    layer.append(element);
    stack.classList.add("device-has-overlay");
    stack.append(layer);
}

/**
 * Returns a stack that can be tapped if the description says so. A tap on the outermost stack is one on the plugin.
 * @param {StackView} view
 * @param {StackView | null} stack the stack around it
 * @param {Rendering} rendering
 * @returns {HTMLElement}
 */
function makeTappedStack(view, stack, rendering) {
    const element = makeStack(adaptedStack(view, rendering.context.settings), rendering);
    if (view.tap) {
        describeTap(element, view.tap, rendering.context);
        if (stack) letTap(element, view.tap, rendering.context);
    }
    return element;
}

/**
 * Returns a stack as it is in some surroundings, where a row may be a column.
 * @param {StackView} stack
 * @param {Settings} settings
 * @returns {StackView}
 */
function adaptedStack(stack, settings) {
    return isMet(stack.columnWhere, settings) ? { ...stack, axis: "vertical", alignment: stack.alignmentOfColumn } : stack;
}

/** @typedef {{ view: View, element: HTMLElement }} ArrangedView */

/**
 * Returns the views of a stack that are not hidden.
 * @param {StackView} stack
 * @param {Rendering} rendering
 */
function makeArrangedViews(stack, rendering) {
    /** @type {ArrangedView[]} */
    const children = [];
    for (const view of stack.views) {
        const element = makeView(view, stack, rendering);
        if (!element) continue;
        if (stack.axis === "horizontal" && view.kind === "button") {
            setStyle(element, "flex-shrink", titleShrink(view, rendering.context));
        }
        children.push({ view, element });
    }
    return children;
}

/**
 * Distributes the views along the axis.
 * @param {StackView} view
 * @param {HTMLElement} stack
 * @param {ArrangedView[]} children
 * @param {Rendering} rendering
 */
function distribute(view, stack, children, rendering) {
    // A single view is tied to both ends.
    if (children.length === 1) setStyle(children[0].element, "flex-grow", "1");
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
