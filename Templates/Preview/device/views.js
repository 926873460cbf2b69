// The views of a plugin's content as elements.

/** @type {{ [Kind in View["kind"]]: Maker<any> }} */
const viewMakers = {
    stack: makeStack, label: makeLabel, button: makeButton, image: makeImage, activityIndicator: makeActivityIndicator,
    progress: makeProgress, textField: makeTextField, switch: makeSwitch, slider: makeSlider, segments: makeSegments,
    contentUnavailable: makeContentUnavailable, spacer: makeSpacer, separator: makeSeparator, custom: makeForeignView,
    swiftUI: makeForeignView,
};

/**
 * Returns the element of a view; null if the view is hidden, because a stack does not arrange hidden views.
 * @type {Maker<View>}
 */
function makeView(view, context, stack) {
    const { values, state } = context;
    const isHidden = view.shownWhen !== null && values[view.shownWhen] !== true
        || view.hiddenWhen !== null && values[view.hiddenWhen] === true
        || view.shownWhere !== null && !isMet(view.shownWhere, state)
        || view.hiddenWhere !== null && isMet(view.hiddenWhere, state);
    const element = isHidden ? null : viewMakers[view.kind](view, context, stack);
    if (element === null) return null;
    element.classList.add("device-view");
    element.dataset["kind"] = view.kind;
    if (view.name !== null) element.dataset["view"] = view.name;
    const { width, height, ...limits } = view.frame;
    setStyles(element, {
        width: width ?? null, height: height ?? null,
        "min-width": limits.minimumWidth ?? width ?? null, "max-width": limits.maximumWidth ?? width ?? null,
        "min-height": limits.minimumHeight ?? height ?? null, "max-height": limits.maximumHeight ?? height ?? null,
    });
    describe(element, view, values);
    return element;
}

/**
 * Returns whether a size condition is met. The heights of the page's devices are regular.
 * @param {SizeCondition} condition
 * @param {State} state
 */
function isMet(condition, { device, size }) {
    if (device === "mac" || condition === "compactHeight") return false;
    return condition === "largeText" ? size.startsWith("AX") : device === "phone";
}

/**
 * Gives an element the view's values for assistive technologies.
 * @param {HTMLElement} element
 * @param {View} view
 * @param {Values} values
 */
function describe(element, { kind, accessibility, calls, ...view }, values) {
    const label = textValue(accessibility.label, values);
    if (label !== null) {
        element.setAttribute("aria-label", label);
        // A name is for elements with a role only.
        if (kind === "label") element.setAttribute("role", "group");
    }
    const description = [accessibility.value, accessibility.hint].map(text => textValue(text, values)).filter(Boolean).join(", ");
    if (description) element.setAttribute("aria-description", description);
    if (accessibility.traits.includes("header")) {
        element.setAttribute("role", "heading");
        element.setAttribute("aria-level", "3");
    }
    addNotes(element, [view.class && `class ${view.class}`, ...calls]);
}

/**
 * Shows notes about a view in its tool tip.
 * @param {HTMLElement} element
 * @param {(string | null)[]} notes
 */
function addNotes(element, notes) {
    const known = [element.title, ...notes].filter(Boolean);
    if (known.length > 0) element.title = known.join(" · ");
}

/** @type {Maker<SpacerView>} */
function makeSpacer({ length }) {
    return node("div", { class: "device-spacer", style: { flex: length === null ? "1 1 0" : `0 0 ${length}px` } });
}

/** @type {Maker<SeparatorView>} */
function makeSeparator({ color }) {
    return node("div", { class: "device-separator", "aria-hidden": "true", style: { "background-color": cssColor(color) } });
}
