// A device with a host and a plugin.

/**
 * The sizes of the devices, in points, with their safe areas. The phone stands for the iPhones with a display of 6.1
 * inches and a Dynamic Island, the tablet for the 10.9-inch iPads without a Home button, and the window for one of
 * medium size. Source for sizes and margins: Apple's Human Interface Guidelines, Layout, Specifications.
 * @type {Record<Device, Room & { margin: number }>}
 */
const deviceMetrics = {
    phone: { width: 393, height: 852, top: 59, bottom: 34, leading: 0, trailing: 0, margin: 16 },
    tablet: { width: 820, height: 1180, top: 24, bottom: 20, leading: 0, trailing: 0, margin: 20 },
    mac: { width: 640, height: 480, top: 0, bottom: 0, leading: 0, trailing: 0, margin: 8 },
};

/** The height of a navigation bar. */
const navigationBarHeight = 44;

/**
 * Calls of a device that nobody can use.
 * @type {DeviceCalls}
 */
const noCalls = { trigger() {}, edit() {}, tapBackdrop() {} };

/**
 * Returns a device of the size of its points and of the frame around them. Its screen is the element with
 * `data-screen`.
 * @param {PluginDescription} plugin
 * @param {State} state The appearance is light or dark.
 * @param {DeviceCalls} calls
 * @returns {HTMLElement}
 */
function makeDevice(plugin, state, calls = noCalls) {
    const isMac = state.device === "mac";
    const { width, height, ...safeArea } = deviceMetrics[state.device];
    const hasBar = state.host === "navigation" && !isMac;
    const room = { ...safeArea, width, height, top: safeArea.top + (hasBar ? navigationBarHeight : 0) };
    /** @type {RenderContext} */
    const context = { plugin, state, isMac, values: inputValues(plugin, state), ...calls };
    const { placement, presentation } = plugin;
    const view = makePluginView(context, room);
    const area = placePlugin(view, placementInHost(plugin, state, room), room);
    const host = makeHostContent(state, placement);
    const backdrop = presentation.backdrop === null ? null : makeBackdrop(presentation.backdrop, context);
    const screen = node("div", {
        class: "device-screen", "data-screen": state.device, style: {
            width, height, "--safe-top": `${room.top}px`, "--safe-bottom": `${room.bottom}px`,
            "--duration": `${presentation.duration}s`,
            "--curve": presentation.springs ? "cubic-bezier(0.3, 1.4, 0.6, 1)" : "ease-in-out",
        },
    }, ...placement.isBehind ? [area, host] : [host, backdrop, area],
        hasBar ? makeNavigationBar() : null, ...isMac ? [] : makeSystemBars(state.device));
    const device = node("div", {
        class: `device device-${state.device} device-${state.appearance}`, dir: state.direction,
        style: { "color-scheme": state.appearance, "font-family": textMetrics.family, ...colorStyles(isMac) },
    }, isMac ? makeTitleBar() : null, screen);
    new ResizeObserver(() => measurePlugin(view, area, screen)).observe(view, { box: "border-box" });
    showPhase(device, plugin, state);
    return device;
}

/**
 * Returns the view of the plugin with its content.
 * @param {RenderContext} context
 * @param {Room & { margin: number }} room
 */
function makePluginView(context, room) {
    const { plugin, state } = context;
    const { content, placement, surface } = plugin;
    const passesTouches = ["pass", "scroll"].includes(plugin.presentation.touches);
    const isOverRows = isInList(placement) && placement.position !== "listBackground";
    const className = classNames("device-plugin", passesTouches && "device-passes-touches",
        placement.shownIn === "popover" && "device-popover", isOverRows && "device-list-part");
    const view = node("div", { class: className, "data-plugin": plugin.name, role: "group", "aria-label": plugin.name });
    const element = content === null ? makeBox(plugin.controller, "content in Swift") : makeView(content, context, null);
    element?.classList.add("device-view");
    const layout = content === null ? missingLayout : plugin.layout;
    if (element !== null) view.append(placeContent(element, layout, context));
    if (content?.kind === "stack" && content.tap !== null) letTap(view, content.tap, context);
    if (surface !== null) placeSurface(view, surface);
    setStyles(view, insetStyles("padding", contentInsets(layout, placementInHost(plugin, state, room), room)));
    return view;
}

/**
 * Shows the phase of a plugin in a device: how it differs from its place, from which the style sheet moves it.
 * @param {Element} device
 * @param {PluginDescription} plugin
 * @param {State} state
 */
function showPhase(device, plugin, state) {
    const screen = device.querySelector("[data-screen]");
    const view = device.querySelector("[data-plugin]");
    if (!(screen instanceof HTMLElement) || !(view instanceof HTMLElement)) return;
    const phase = phaseAt(plugin, state);
    const { moveIn, moveOut } = plugin.presentation;
    const motion = phase === "visible" ? "none" : phase === "waiting" ? moveIn : moveOut;
    screen.dataset["phase"] = phase;
    screen.dataset["pose"] = state.motion === "reduced" && motion !== "none" ? "fade" : motion;
    screen.dataset["pushes"] = plugin.placement.isPushing ? plugin.placement.position : "";
    view.inert = phase === "movingOut";
}

/**
 * Tells the style sheet how far a plugin is from the edges of the screen, to which it slides, and what it covers.
 * @param {HTMLElement} view
 * @param {HTMLElement} area
 * @param {HTMLElement} screen
 */
function measurePlugin(view, area, screen) {
    const [left, top] = [area.offsetLeft + view.offsetLeft, area.offsetTop + view.offsetTop];
    setStyles(screen, {
        "--above": `${top + view.offsetHeight}px`, "--below": `${screen.clientHeight - top}px`,
        "--left": `${left + view.offsetWidth}px`, "--right": `${screen.clientWidth - left}px`,
    });
    // Browsers would let the keyboard focus what does not scroll.
    const box = view.querySelector(".device-scrolls");
    if (box instanceof HTMLElement) box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1;
}
