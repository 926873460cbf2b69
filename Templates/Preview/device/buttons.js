// Buttons in UIKit's and AppKit's styles.

/**
 * The insets around a button's content for its size, in points: as UIButton.Configuration has them.
 * @type {Record<NonNullable<ButtonView["size"]>, Insets>}
 */
const configurationInsets = {
    mini: { top: 5, leading: 10, bottom: 5, trailing: 10 },
    small: { top: 5, leading: 10, bottom: 5, trailing: 10 },
    medium: { top: 7, leading: 12, bottom: 7, trailing: 12 },
    large: { top: 15, leading: 20, bottom: 15, trailing: 20 },
};

/**
 * The heights of AppKit's push buttons, and the sizes of their titles.
 * @type {Record<NonNullable<ButtonView["size"]>, { height: number, title: number }>}
 */
const pushButtonSizes = {
    mini: { height: 16, title: 9 },
    small: { height: 19, title: 11 },
    medium: { height: 22, title: 13 },
    large: { height: 30, title: 13 },
};

/** The styles with nothing but a border behind the title, and those that are filled with the tint. */
const clearStyles = ["plain", "borderless", "outlined"];
const filledStyles = ["filled", "borderedProminent", "prominentGlass"];

/**
 * Returns whether a style has a background in AppKit.
 * @param {ButtonView["style"]} style
 */
function hasBezel(style) {
    return style !== "plain" && style !== "borderless";
}

/**
 * Returns the font of a button's title.
 * @param {ButtonView} view
 * @param {State} state
 * @param {boolean} isMac
 */
function buttonFont({ font, size }, state, isMac) {
    if (font !== null) return resolvedFont(font, state, isMac);
    if (isMac) return resolvedFont({ textStyle: "body", size: pushButtonSizes[size ?? "medium"].title }, state, isMac);
    return resolvedFont({ textStyle: size === "mini" || size === "small" ? "subheadline" : "body" }, state, isMac);
}

/**
 * Returns the colors of a button in UIKit.
 * @param {ButtonView} view
 * @param {boolean} isEnabled
 */
function configurationColors({ style, role, color, titleColor, border, disabled }, isEnabled) {
    const tint = cssColorOr(color, role === "destructive" ? "systemRed" : "tintColor");
    const isFilled = filledStyles.includes(style);
    const isTinted = style === "tinted" || style === "borderedTinted";
    const ownText = isEnabled ? titleColor : disabled?.titleColor ?? null;
    const text = ownText ? cssColor(ownText) : !isEnabled ? "var(--tertiaryLabel)" : isFilled ? "#FFFFFF" : tint;
    const fill = clearStyles.includes(style) ? "transparent" : !isEnabled || !isFilled && !isTinted ? "var(--tertiarySystemFill)"
        : isTinted ? `color-mix(in srgb, ${tint} 16%, transparent)` : tint;
    const line = style === "outlined" ? text : "transparent";
    return {
        text, fill: !isEnabled && disabled?.background ? cssColor(disabled.background) : fill,
        line: border ? cssColor(border.color) : line,
    };
}

/**
 * Returns the colors of a button in AppKit. The button that Return presses is filled with the accent color.
 * @param {ButtonView} view
 * @param {boolean} isEnabled
 */
function pushButtonColors({ style, role, color, titleColor }, isEnabled) {
    const red = role === "destructive" ? "systemRed" : null;
    const label = isEnabled ? `var(--${red ?? "labelColor"})` : "var(--disabledControlTextColor)";
    if (!hasBezel(style)) {
        const own = isEnabled ? titleColor ?? color : null;
        return { text: own ? cssColor(own) : label, fill: "transparent", line: "transparent" };
    }
    const isColored = isEnabled && (filledStyles.includes(style) || role === "primary" || color !== null);
    const fill = isColored ? cssColorOr(color, red ?? "controlAccentColor") : "var(--controlColor)";
    return { text: isColored ? "#FFFFFF" : label, fill, line: "transparent" };
}

/**
 * Returns a button; null if its title is nil.
 * @param {ButtonView} view
 * @param {RenderContext} context
 */
function makeButton(view, context) {
    const { state, isMac, values, trigger } = context;
    const title = textValue(view.title, values);
    if (title === null) return null;
    const { pressed, disabled, isIconOnly, triggers } = view;
    const isEnabled = view.enabledWhen === null || values[view.enabledWhen] === true;
    const isBusy = view.busyWhen !== null && values[view.busyWhen] === true;
    const { text, fill, line } = isMac ? pushButtonColors(view, isEnabled) : configurationColors(view, isEnabled);
    const font = buttonFont(view, state, isMac);
    const size = view.size ?? "medium";
    const side = isMac && hasBezel(view.style) ? 12 : 0;
    const insets = isMac ? { top: 0, leading: side, bottom: 0, trailing: side } : view.insets ?? configurationInsets[size];
    // Where the shape is the platform's: about the dynamic corners of UIKit, and those of a push button.
    const radius = isMac ? 6 : view.cornerRadius ?? (size === "large" ? 10 : 7);
    const button = node("button", {
        type: "button", disabled: !isEnabled, "data-role": triggers && view.role, "aria-label": isIconOnly ? title : null,
        title: isIconOnly ? title : null,
        class: classNames("device-button", isMac && hasBezel(view.style) && "device-push",
            pressed && !isMac && "device-pressable"),
        style: {
            ...fontStyles(font), ...insetStyles("padding", insets),
            "--device-text": text, "--device-fill": fill, "--device-stroke": line,
            "--device-stroke-width": `${view.border?.width ?? 1}px`,
            "--device-pressed-text": pressed?.titleColor ? cssColor(pressed.titleColor) : null,
            "--device-pressed-fill": pressed?.background ? cssColor(pressed.background) : null,
            "--device-pressed-opacity": pressed && String(pressed.opacity),
            opacity: !isEnabled && disabled && !isMac ? String(disabled.opacity) : null,
            "border-radius": view.shape ? { capsule: 9999, rounded: 9, rectangle: 0 }[view.shape] : radius,
            "min-height": isMac && hasBezel(view.style) ? pushButtonSizes[size].height : null,
        },
    }, buttonContent(view, title, font, context));
    if (isBusy) {
        const value = textValue(view.busyLabel, values);
        button.classList.add("device-busy");
        button.setAttribute("aria-disabled", "true");
        button.setAttribute("aria-label", value ? `${title}, ${value}` : title);
        button.append(makeIndicator(isMac ? 16 : 20, text));
    }
    if (view.menu.length > 0) letOpen(button, view.menu, context);
    button.addEventListener("click", () => {
        if (triggers !== null && !isBusy) trigger(triggers, view.arguments ?? undefined);
    });
    const colors = [view.color, view.titleColor, view.border, pressed, disabled].flatMap(look => {
        return look === null ? [] : "kind" in look ? [look] : "width" in look ? [look.color] : [look.background, look.titleColor];
    });
    addNotes(button, [font.name && `font ${font.name}`, textNote(view.title), ...colors.map(colorNote)]);
    return button;
}

/**
 * Returns a button's title and image.
 * @param {ButtonView} view
 * @param {string} title
 * @param {{ size: number }} font
 * @param {RenderContext} context
 */
function buttonContent({ image, imagePlacement, isIconOnly, underlined }, title, font, { isMac, values }) {
    const picture = image && makePicture(image, symbolScale * font.size, values);
    picture?.setAttribute("aria-hidden", "true");
    return node("span", { class: `device-button-content device-image-${imagePlacement}` }, picture, isIconOnly ? null
        : node("span", { class: classNames("device-title", underlined && !isMac && "device-underlined") }, title));
}

/**
 * Lets a button show a menu.
 * @param {HTMLButtonElement} button
 * @param {MenuAction[]} actions
 * @param {RenderContext} context
 */
function letOpen(button, actions, { values, trigger }) {
    const menu = node("span", { class: "device-menu", role: "menu", hidden: true }, ...actions.map(action => {
        const color = action.isDestructive ? "var(--systemRed)" : null;
        const item = node("span", { role: "menuitem", style: { color } }, textValue(action.title, values));
        item.addEventListener("click", () => trigger(action.triggers));
        return item;
    }));
    button.setAttribute("aria-haspopup", "menu");
    button.append(menu);
    button.addEventListener("click", () => { menu.hidden = !menu.hidden; });
}
