// Inline Markdown as elements: emphasis, strong emphasis, code, strikethrough and links. All text stays text.

/** Markup can be around this many characters, so that the time grows with the length of a text even if nothing is closed. */
const markedText = "[^]{1,1000}?";

const markdownPattern = new RegExp([
    "\\\\(?<escaped>[!-/:-@[-`{-~])",
    `(?<!\`)(?<ticks>\`+)(?!\`)(?<code>${markedText})(?<!\`)\\k<ticks>(?!\`)`,
    "\\[(?<label>[^\\[\\]]{1,1000})\\]\\(\\s{0,9}<?(?<url>[^\\s()<>]*)[^()]{0,200}\\)",
    "<(?<address>[a-z][a-z\\d+.-]{0,30}:[^\\s<>]{0,1000})>",
    `\\*\\*(?=\\S)(?<strong>${markedText})(?<=\\S)\\*\\*`,
    `(?<!\\w)__(?=\\S)(?<bold>${markedText})(?<=\\S)__(?!\\w)`,
    `~~(?=\\S)(?<s>${markedText})(?<=\\S)~~`,
    `\\*(?=[^\\s*])(?<em>${markedText})(?<=[^\\s*])\\*(?!\\*)`,
    `(?<!\\w)_(?=[^\\s_])(?<italic>${markedText})(?<=[^\\s_])_(?!\\w)`,
].join("|"), "gi");

/**
 * Adds a text with inline Markdown to an element. Markup that is not complete is text.
 * @param {HTMLElement} element
 * @param {string} markdown
 * @param {(url: string) => void} openLink
 */
function appendMarkdown(element, markdown, openLink) {
    let end = 0;
    for (const match of markdown.matchAll(markdownPattern)) {
        element.append(markdown.slice(end, match.index));
        end = (match.index ?? 0) + match[0].length;
        const { escaped, code, label, url, address, strong, bold, s, em, italic } = match.groups ?? {};
        if (escaped !== undefined) {
            element.append(escaped);
        } else if (code !== undefined) {
            element.append(node("code", { style: { "font-family": textMetrics.monospacedFamily } }, code));
        } else {
            const inner = label !== undefined || address !== undefined ? makeLink(url ?? address, openLink)
                : node(strong ?? bold ? "strong" : s ? "s" : "em");
            if (address !== undefined) inner.append(address);
            else appendMarkdown(inner, label ?? strong ?? bold ?? s ?? em ?? italic ?? "", openLink);
            element.append(inner);
        }
    }
    element.append(markdown.slice(end));
}

/**
 * Creates a link that calls a function. It has no address, because the preview opens nothing.
 * @param {string} url
 * @param {(url: string) => void} openLink
 */
function makeLink(url, openLink) {
    const link = node("span", { class: "device-link", role: "link", tabindex: 0, title: url });
    link.addEventListener("click", () => openLink(url));
    link.addEventListener("keydown", event => {
        if (event.key === "Enter") openLink(url);
    });
    return link;
}
