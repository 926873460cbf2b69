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
    edges: ["top", "leading", "bottom", "trailing"],
    insets: { top: 0, leading: 0, bottom: 0, trailing: 0 },
    area: "bounds",
    verticalPosition: 0.5,
    verticalOffset: 0,
};

/** The height of a navigation bar. */
const navigationBarHeight = 44;

/**
 * The parts of a device that change with the moment.
 * @typedef {{ host: HTMLElement, view: HTMLElement, backdrop: HTMLElement | null, moment: Moment }} DeviceParts
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
 * Returns where a plugin is placed. One that lets a list scroll begins where the list's content does, so that pulling
 * shows the refresh control. The header and the footer of a table are beside the bars.
 * @param {PluginDescription} plugin
 * @param {Settings} settings
 * @returns {Placement}
 */
function placementInHost({ placement, presentation }, settings) {
    if (isInList(placement)) {
        if (placement.position === "listBackground") return placement;
        const { insets } = placement;
        const { top, bottom } = hostRoom(settings);
        return { ...placement, insets: { ...insets, top: insets.top + top, bottom: insets.bottom + bottom } };
    }
    const isOverList = settings.host !== "plain" && settings.device !== "mac";
    const isAtTop = positionEdges[placement.position].includes("top");
    if (presentation.touches !== "scroll" || !isOverList || !isAtTop) return placement;
    const { top } = hostRoom(settings);
    const least = placement.bounds === "bounds" ? top : 0;
    return { ...placement, insets: { ...placement.insets, top: Math.max(placement.insets.top, least) } };
}

/**
 * Returns a device of the size of its points and of the frame around them. Its screen is the element with
 * `data-screen`.
 * @param {PluginDescription} plugin
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
    const host = makeHostContent(settings, plugin.placement);
    // Browsers would let the keyboard focus what scrolls.
    host.tabIndex = -1;
    const view = makePluginView(device, context);
    const area = placePlugin(view, placementInHost(plugin, settings), hostRoom(settings));
    const backdrop = plugin.presentation.backdrop ? makeBackdrop(plugin.presentation.backdrop, context) : null;
    const layers = plugin.placement.isBehind ? [area, host] : backdrop ? [host, backdrop, area] : [host, area];
    screen.append(...layers);
    if (hostRoom(settings).top > metrics.top) screen.append(makeNavigationBar());
    screen.append(...makeSystemBars(settings.device));
    deviceParts.set(device, { host, view, backdrop, moment });
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
    if (letsTouchesThrough(plugin.presentation.touches)) view.classList.add("device-passes-touches");
    if (plugin.placement.isInPopover) view.classList.add("device-popover");
    // The header and the footer are drawn over the rows, which begin and end beside them.
    if (isInList(plugin.placement) && plugin.placement.position !== "listBackground") view.classList.add("device-list-part");
    const observer = new Settling();
    const rendering = { context, settle: observer.settle.bind(observer) };
    const content = plugin.content ? makeView(plugin.content, null, rendering) : makeMissingContent(context);
    const layout = plugin.content ? plugin.layout : missingLayout;
    if (content) {
        const scrolls = plugin.content !== null && scrollsContent(plugin.content, settings);
        const box = placeContent(content, layout, scrolls);
        view.append(box);
        if (scrolls) {
            observer.settle(box, () => {
                shrinkImages(box);
                letKeysScroll(box, plugin.name);
            });
        }
    }
    if (plugin.content?.kind === "stack" && plugin.content.tap) letTap(view, plugin.content.tap, context);
    if (plugin.surface) placeSurface(view, plugin.surface, settings);
    insetContent(view, layout, expectedFrame(placementInHost(plugin, settings), host), host, settings);
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
