// Stacks as flex boxes that arrange views as UIStackView does.

/** @type {Record<StackView["alignment"], string>} */
const stackAlignments = {
    fill: "stretch", leading: "start", top: "start", center: "center", trailing: "end", bottom: "end",
    firstBaseline: "first baseline", lastBaseline: "last baseline",
};

/**
 * Returns the views in a stack, and those on top of it.
 * @param {StackView} stack
 * @returns {View[]}
 */
function allViews(stack) {
    return [...stack.views, ...stack.overlays.map(({ view }) => view)];
}

/**
 * Returns a stack with the views that are not hidden. A tap on the outermost stack is one on the plugin.
 * @type {Maker<StackView>}
 */
function makeStack(view, context, outerStack) {
    const { state } = context;
    const isColumn = view.axis === "vertical" || view.columnWhere !== null && isMet(view.columnWhere, state);
    const stack = { ...view, axis: isColumn ? /** @type {const} */ ("vertical") : view.axis };
    if (stack.axis !== view.axis) stack.alignment = view.alignmentOfColumn;
    const children = stack.views.flatMap(view => {
        const element = makeView(view, context, stack);
        return element === null ? [] : [{ view, element }];
    });
    const isEqual = stack.distribution === "fillEqually";
    // A column does not have baselines: UIStackView centers its views.
    const isCentered = isColumn && stack.alignment.endsWith("Baseline");
    const className = classNames("device-stack", isColumn ? "device-column" : "device-row",
        stack.alignment === "fill" && "device-fills", isEqual && "device-equal", stack.shimmers && "device-shimmers",
        stack.shimmers && state.motion === "full" && "device-moves");
    const element = node("div", {
        class: className, style: {
            // A stack without views has no size.
            ...insetStyles("padding", children.length === 0 ? noInsets : stack.margins), gap: stack.spacing,
            [isEqual && isColumn ? "justify-items" : "align-items"]: isCentered ? "center" : stackAlignments[stack.alignment],
            "justify-content": stack.distribution.startsWith("equal") ? "space-between" : null,
        },
    }, ...children.map(({ element }) => element));
    for (const child of growing(stack, children)) setStyles(child.element, { "flex-grow": "1" });
    if (stack.surface !== null) placeSurface(element, stack.surface);
    for (const overlay of stack.overlays) placeOverlay(element, overlay, stack, context);
    if (stack.tap !== null) {
        describeTap(element, stack.tap, context);
        if (outerStack !== null) letTap(element, stack.tap, context);
    }
    return element;
}

/**
 * Returns the views that take the space that is left: a single one, all of a proportional stack, those without a size of
 * their own, or else the one that the generated code lets grow.
 * @param {StackView} stack
 * @param {{ view: View, element: HTMLElement }[]} children
 */
function growing({ axis, distribution }, children) {
    if (children.length === 1 || distribution === "fillProportionally") return children;
    if (distribution !== "fill" || children.some(({ view }) => isFlexible(view))) return [];
    const withoutSize = children.filter(({ view }) => growthRank(view, axis) < 0);
    if (withoutSize.length > 0) return withoutSize;
    const ranks = children.map(({ view }) => growthRank(view, axis));
    const least = Math.min(...ranks);
    return least < Infinity ? [children[ranks.indexOf(least)]] : [];
}

/** @param {View} view */
function isFlexible(view) {
    return view.kind === "spacer" && view.length === null;
}

/**
 * The ranks of views without a length of their own: in a row, the view with the least rank grows. In a column, views of
 * the first four kinds do, the first of them.
 * @type {Partial<Record<View["kind"], number>>}
 */
const growthRanks = {
    custom: -1, swiftUI: -1, contentUnavailable: -1, textField: 1, label: 3, button: 4, image: 6, progress: 2, slider: 2,
};

/**
 * Returns the rank of a view; Infinity for one that keeps its size.
 * @param {View} view
 * @param {StackView["axis"]} axis
 * @returns {number}
 */
function growthRank(view, axis) {
    const { frame, kind } = view;
    const isRow = axis === "horizontal";
    const limits = isRow ? [frame.width, frame.maximumWidth] : [frame.height, frame.maximumHeight];
    if (limits.some(limit => limit !== undefined) || view.kind === "image" && view.size !== null) return Infinity;
    if (view.kind === "stack") {
        const growsFreely = view.axis === axis
            ? view.distribution.startsWith("equal") || view.views.some(isFlexible) : view.alignment !== "fill";
        return growsFreely ? 0 : Math.max(0, Math.min(Infinity, ...view.views.map(inner => growthRank(inner, axis))));
    }
    const rank = growthRanks[kind] ?? Infinity;
    return isRow || rank < 0 ? rank : ["label", "image", "button", "textField"].includes(kind) ? 1 : Infinity;
}

/**
 * Puts a view on top of a stack.
 * @param {HTMLElement} element
 * @param {Overlay} overlay
 * @param {StackView} stack
 * @param {RenderContext} context
 */
function placeOverlay(element, { view, edges, insets }, stack, context) {
    const top = makeView(view, context, stack);
    if (top === null) return;
    /** @type {(start: keyof Insets, end: keyof Insets) => string} */
    const place = (start, end) => edges.includes(start) ? "start" : edges.includes(end) ? "end" : "center";
    const margins = { ...noInsets };
    for (const edge of edges) margins[edge] = insets[edge];
    setStyles(top, insetStyles("margin", margins));
    element.classList.add("device-has-overlay");
    element.append(node("div", {
        class: "device-overlay", style: { "place-items": `${place("top", "bottom")} ${place("leading", "trailing")}` },
    }, top));
}

/**
 * Lets clicks on an element, or long presses, call the handler of a tap. Controls in it handle their own clicks.
 * @param {HTMLElement} element
 * @param {Tap} tap
 * @param {RenderContext} context
 */
function letTap(element, { gesture, handler }, { trigger }) {
    element.classList.add("device-tap");
    /** @param {Event} event */
    const isOnControl = ({ target }) => target instanceof Element && target.closest("button, input, a, [role=link]") !== null;
    if (gesture === "tap") {
        element.addEventListener("click", event => {
            if (!isOnControl(event)) trigger(handler);
        });
        return;
    }
    let timer = 0;
    element.addEventListener("pointerdown", event => {
        if (!isOnControl(event)) timer = setTimeout(() => trigger(handler), 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
        element.addEventListener(end, () => clearTimeout(timer));
    }
}

/**
 * Makes the element of a stack a button for the keyboard and for assistive technologies, unless it has controls.
 * @param {HTMLElement} element
 * @param {Tap} tap
 * @param {RenderContext} context
 */
function describeTap(element, { title, isButton, handler }, { values, trigger }) {
    const name = textValue(title, values);
    if (name !== null) element.setAttribute(isButton ? "aria-label" : "title", name);
    if (!isButton) return;
    element.setAttribute("role", "button");
    element.tabIndex = 0;
    element.addEventListener("keydown", event => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        trigger(handler);
    });
}
