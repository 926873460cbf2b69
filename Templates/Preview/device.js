// @ts-check
"use strict";

// A device with a host and a plugin.

/**
 * The sizes of the devices, in points, with their safe areas. The phone stands for the iPhones with a display of 6.1
 * inches and a Dynamic Island, the tablet for the 10.9-inch iPads without a Home button, and the window for one of
 * medium size. Source for sizes and margins: Apple's Human Interface Guidelines, Layout, Specifications.
 * @type {Record<Device, Room & { frame: number, titleBar: number }>}
 */
const deviceMetrics = {
    phone: { width: 393, height: 852, top: 59, bottom: 34, leading: 0, trailing: 0, frame: 10, titleBar: 0 },
    tablet: { width: 820, height: 1180, top: 24, bottom: 20, leading: 0, trailing: 0, frame: 18, titleBar: 0 },
    mac: { width: 640, height: 480, top: 0, bottom: 0, leading: 0, trailing: 0, frame: 0, titleBar: 28 },
};

/**
 * The layout of a box for content that is not described.
 * @type {Layout}
 */
const missingLayout = {
    edges: ["top", "leading", "bottom", "trailing"], insets: { top: 0, leading: 0, bottom: 0, trailing: 0 }, area: "bounds",
};

/** The height of a navigation bar. */
const navigationBarHeight = 44;

/**
 * The parts of a device that change with the moment.
 * @typedef {{ screen: HTMLElement, host: HTMLElement, view: HTMLElement, backdrop: HTMLElement | null, moment: Moment }} DeviceParts
 */

/** @type {WeakMap<HTMLElement, DeviceParts>} */
const deviceParts = new WeakMap();

/**
 * Returns the size of the host's view and its safe area. On a Mac, the window has no bar in its content.
 * @param {Settings} settings
 * @returns {Room}
 */
function hostRoom(settings) {
    const metrics = deviceMetrics[settings.device];
    const bar = settings.host === "navigation" && settings.device !== "mac" ? navigationBarHeight : 0;
    return { ...metrics, top: metrics.top + bar };
}

/**
 * Returns a device of the size of its points and of the frame around them. Its screen is the element with
 * `data-screen`.
 * @param {Plugin} plugin
 * @param {Settings} settings
 * @param {Values} values
 * @param {Moment} moment
 * @param {RenderContext["calls"]} calls
 * @returns {HTMLElement}
 */
function makeDevice(plugin, settings, values, moment, calls) {
    const context = { plugin, settings, values, calls };
    const device = document.createElement("div");
    device.className = `device device-${settings.device} device-${settings.appearance}`;
    device.dir = settings.isRightToLeft ? "rtl" : "ltr";
    showColors(device, settings);
    const screen = document.createElement("div");
    screen.className = "device-screen";
    screen.dataset["screen"] = settings.device;
    const metrics = deviceMetrics[settings.device];
    setStyle(screen, "width", `${metrics.width}px`);
    setStyle(screen, "height", `${metrics.height}px`);
    if (metrics.titleBar > 0) device.append(makeTitleBar());
    device.append(screen);
    const host = makeHostContent(settings);
    const view = makePluginView(device, context);
    const area = placePlugin(view, plugin.placement, hostRoom(settings));
    const backdrop = plugin.presentation.backdrop ? makeBackdrop(plugin.presentation.backdrop, context) : null;
    const layers = plugin.placement.isBehind ? [area, host] : backdrop ? [host, backdrop, area] : [host, area];
    screen.append(...layers);
    if (hostRoom(settings).top > metrics.top) screen.append(makeNavigationBar());
    screen.append(...makeSystemBars(settings.device));
    deviceParts.set(device, { screen, host, view, backdrop, moment });
    applyMoment(device, plugin, settings, moment);
    return device;
}

/**
 * Gives a device the colors of its host.
 * @param {HTMLElement} device
 * @param {Settings} settings
 */
function showColors(device, settings) {
    const isDark = settings.appearance === "dark";
    setStyle(device, "color-scheme", settings.appearance);
    setStyle(device, "font-family", textMetrics.family);
    setStyle(device, "--device-background", semanticColor("systemBackground", settings));
    setStyle(device, "--device-label", semanticColor("label", settings));
    setStyle(device, "--device-separator", semanticColor("separator", settings));
    setStyle(device, "--device-tint", semanticColor("tintColor", settings));
    // Fainter than the grays of real content, so that the plugin stands out.
    setStyle(device, "--device-placeholder-line", isDark ? "rgba(235, 235, 245, 0.17)" : "rgba(60, 60, 67, 0.11)");
    setStyle(device, "--device-placeholder-block", isDark ? "rgba(235, 235, 245, 0.1)" : "rgba(60, 60, 67, 0.06)");
}

/**
 * Returns the view of the plugin with its content. Its safe area and its margins follow its frame, which is known
 * when the device is on the page.
 * @param {HTMLElement} device
 * @param {RenderContext} context
 */
function makePluginView(device, context) {
    const { plugin, settings } = context;
    const host = hostRoom(settings);
    const view = document.createElement("div");
    view.className = "device-plugin";
    view.dataset["plugin"] = plugin.name;
    view.setAttribute("role", "group");
    view.setAttribute("aria-label", plugin.name);
    if (plugin.presentation.touches === "pass") view.classList.add("device-passes-touches");
    const observer = new Settling();
    const rendering = { context, settle: observer.settle.bind(observer) };
    const content = plugin.content ? makeView(plugin.content, null, rendering) : makeMissingContent(context);
    const layout = plugin.content ? plugin.layout : missingLayout;
    if (content) {
        const scrolls = plugin.content !== null && scrollsContent(plugin.content, settings);
        view.append(placeContent(content, layout, scrolls));
    }
    if (plugin.surface) placeSurface(view, plugin.surface, settings);
    insetContent(view, layout, expectedFrame(plugin.placement, host), host, settings);
    observer.settle(view, () => {
        insetContent(view, layout, frameInHost(view, host), host, settings);
        movePlugin(device, plugin, settings);
    });
    return view;
}

/**
 * Returns a box for the view of a plugin whose description has no content.
 * @param {RenderContext} context
 */
function makeMissingContent({ plugin, settings }) {
    const box = makeBox(plugin.controller, "content in Swift", settings);
    box.classList.add("device-view");
    return box;
}

/** Calls actions when elements get a size, and whenever it changes. */
class Settling {
    constructor() {
        /** @type {Map<Element, () => void>} */
        this.actions = new Map();
        this.observer = new ResizeObserver((entries) => {
            for (const { target } of entries) {
                // Elements that are not on the page have no size.
                if (target.clientWidth > 0) this.actions.get(target)?.();
            }
        });
    }

    /**
     * @param {HTMLElement} element
     * @param {() => void} action
     */
    settle(element, action) {
        this.actions.set(element, action);
        this.observer.observe(element, { box: "border-box" });
    }
}

/**
 * Returns the frame of a plugin's view, as distances from the host's edges.
 * @param {HTMLElement} view
 * @param {Room} host
 * @returns {Room}
 */
function frameInHost(view, host) {
    const area = view.parentElement;
    const left = (area?.offsetLeft ?? 0) + view.offsetLeft;
    const top = (area?.offsetTop ?? 0) + view.offsetTop;
    const [width, height] = [view.offsetWidth, view.offsetHeight];
    const right = host.width - left - width;
    const isReversed = getComputedStyle(view).direction === "rtl";
    return {
        top, bottom: host.height - top - height, leading: isReversed ? right : left, trailing: isReversed ? left : right,
        width, height,
    };
}

/**
 * Shows the state of a plugin at a moment in a device that exists.
 * @param {HTMLElement} device
 * @param {Plugin} plugin
 * @param {Settings} settings
 * @param {Moment} moment
 */
function applyMoment(device, plugin, settings, moment) {
    const parts = deviceParts.get(device);
    if (!parts) return;
    parts.moment = moment;
    const { view, backdrop, host } = parts;
    view.dataset["phase"] = moment.phase;
    view.classList.toggle("device-absent", moment.phase === "absent");
    view.classList.toggle("device-invisible", !moment.isShown);
    setStyle(view, "opacity", String(moment.opacity));
    host.classList.toggle("device-blocked", moment.blocksTouches);
    if (backdrop) {
        setStyle(backdrop, "opacity", String(moment.backdropOpacity));
        backdrop.classList.toggle("device-invisible", moment.backdropOpacity === 0);
    }
    movePlugin(device, plugin, settings);
}

/**
 * Moves a plugin that slides, and the content of a host that the plugin pushes. Both depend on the plugin's frame.
 * @param {HTMLElement} device
 * @param {Plugin} plugin
 * @param {Settings} settings
 */
function movePlugin(device, plugin, settings) {
    const parts = deviceParts.get(device);
    if (!parts) return;
    const { view, host, moment } = parts;
    const room = hostRoom(settings);
    const frame = frameInHost(view, room);
    const { x, y } = moment.offset;
    const across = x * (x < 0 ? frame.leading + frame.width : frame.width + frame.trailing);
    const along = y * (y < 0 ? frame.top + frame.height : frame.height + frame.bottom);
    const isMoved = across !== 0 || along !== 0;
    const direction = settings.isRightToLeft ? -1 : 1;
    setStyle(view, "transform", isMoved ? `translate(${direction * across}px, ${along}px)` : "none");
    pushHost(host, plugin.placement, room, frame, moment.isPushing);
}

/**
 * Insets the content of the host by its safe area and by the plugin that pushes it.
 * @param {HTMLElement} host
 * @param {Placement} placement
 * @param {Room} room
 * @param {Room} frame
 * @param {boolean} isPushing
 */
function pushHost(host, placement, room, frame, isPushing) {
    const isAtBottom = placement.position === "bottom";
    const pushes = isPushing && placement.isPushing;
    const top = pushes && !isAtBottom ? Math.max(room.top, frame.top + frame.height) : room.top;
    const bottom = pushes && isAtBottom ? Math.max(room.bottom, frame.bottom + frame.height) : room.bottom;
    setStyle(host, "padding-block-start", `${top}px`);
    setStyle(host, "padding-block-end", `${bottom}px`);
}
