// The data of a page, which `plugingen preview` writes into it, and the types that its scripts share.
// Lengths are in points, and times in seconds.

/** The JSON in the page's element `data`. */
interface PreviewData {
    /** The version of plugingen. */
    version: string;
    plugins: PluginDescription[];
    /** Descriptions with errors, and other files with problems. */
    problems: ProblemFile[];
}

/** A file with problems. */
interface ProblemFile {
    /** The path as on the command line. */
    file: string;
    diagnostics: Diagnostic[];
}

interface Diagnostic {
    severity: "error" | "warning";
    line: number;
    column: number;
    message: string;
    /** The line of the problem and a line below that marks it; empty for a problem of a whole file. */
    excerpt: string;
    notes: string[];
}

interface PluginDescription {
    name: string;
    /** The path as on the command line. */
    file: string;
    summary: string | null;
    controller: string;
    frameworks: ("UIKit" | "AppKit")[];
    inputs: Input[];
    handlers: Handler[];
    /** Lines of Swift that use the host helpers. */
    usage: string[];
    content: View | null;
    layout: Layout;
    /** What is behind the content; null for nothing. */
    surface: Surface | null;
    placement: Placement;
    presentation: Presentation;
    /** The edge that the plugin is swiped away to; null if it cannot be swiped away. */
    swipeEdge: "top" | "bottom" | "leading" | "trailing" | null;
    announcement: PluginText | null;
    isModal: boolean;
    /** The name of the view that gets the focus. */
    focus: string | null;
}

interface Input {
    name: string;
    /** The Swift type. */
    type: string;
    /** The control that edits the input. A value of another type has no control. */
    kind: "text" | "flag" | "number" | "image" | "other";
    isOptional: boolean;
    /** The value at first: that of an example, a default or one that fits the type. True for an image that there is. */
    value: string | boolean | number | null;
    /** The Swift expression of a value that only the app knows, for which `value` stands; null for other values. */
    expression: string | null;
    /** A value that is not nil; null if there is none. */
    sample: string | boolean | number | null;
    summary: string | null;
}

interface Handler {
    name: string;
    /** Whether the plugin moves out when the handler is called. */
    dismissesPlugin: boolean;
    /** Whether a button is busy while the handler runs. */
    makesBusy: boolean;
    summary: string | null;
}

type PluginText =
    | { kind: "literal"; text: string }
    /** The default value of a localized text, with the names of arguments as in `\\(name)`. */
    | { kind: "localized"; text: string }
    | { kind: "input"; input: string }
    /** An expression of the app, and its example, or else words that stand for it. */
    | { kind: "expression"; expression: string; example: string }
    /** A pair of text, between which a Boolean input decides. */
    | { kind: "pair"; input: string; then: PluginText; otherwise: PluginText };

type Color =
    | { kind: "semantic"; name: string }
    /** Digits such as `#1C1C1EFF`. */
    | { kind: "adaptive"; light: string; dark: string }
    | { kind: "asset"; name: string }
    | { kind: "expression"; expression: string };

type TextStyle = "largeTitle" | "title1" | "title2" | "title3" | "headline" | "subheadline" | "body" | "callout"
    | "footnote" | "caption1" | "caption2" | "extraLargeTitle" | "extraLargeTitle2";

type Weight = "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";

interface Font {
    textStyle: TextStyle;
    /** Null for the weight of the text style. */
    weight: Weight | null;
    /** The size at the text size L; null for that of the text style. */
    size: number | null;
    /** The name of a font of the app, or an expression; null for the platform's font. */
    name: string | null;
}

type Picture =
    | { kind: "symbol"; name: string }
    | { kind: "asset"; name: string }
    | { kind: "input"; input: string }
    | { kind: "expression"; expression: string }
    /** Two pictures, between which a Boolean input decides. */
    | { kind: "pair"; input: string; then: Picture; otherwise: Picture };

interface Insets { top: number; leading: number; bottom: number; trailing: number }

type Corner = "topLeading" | "topTrailing" | "bottomLeading" | "bottomTrailing";

interface Surface {
    color: Color | null;
    material: "systemUltraThinMaterial" | "systemThinMaterial" | "systemMaterial" | "systemThickMaterial"
        | "systemChromeMaterial" | "glass" | null;
    corners: number | "capsule" | null;
    /** The corners that are round; null for all of them. */
    roundCorners: Corner[] | null;
    border: { color: Color; width: number } | null;
    shadow: { opacity: number; radius: number; x: number; y: number } | null;
}

interface ViewBase {
    /** The name of the property; null for stacks without a name, and for spacers. */
    name: string | null;
    /** The Boolean inputs that show and hide the view. */
    shownWhen: string | null;
    shownWhere: SizeCondition | null;
    hiddenWhere: SizeCondition | null;
    hiddenWhen: string | null;
    frame: Frame;
    /** The class of the app; null for that of the platform. */
    class: string | null;
    /** The app's methods that style the view. */
    calls: string[];
    accessibility: { label: PluginText | null; hint: PluginText | null; value: PluginText | null; traits: string[] };
}

/** The stated lengths of a view, in points. */
type Frame = Partial<Record<
    "width" | "minimumWidth" | "maximumWidth" | "height" | "minimumHeight" | "maximumHeight", number>>;

/** The handler that a tap or a long press on a stack calls. */
interface Tap {
    gesture: "tap" | "longPress";
    handler: string;
    /** The text for VoiceOver; null for that of the labels. */
    title: PluginText | null;
    /** Whether the stack is one button, because it has no controls. */
    isButton: boolean;
}

interface StackView extends ViewBase {
    kind: "stack";
    axis: "horizontal" | "vertical";
    alignment: "fill" | "leading" | "center" | "trailing" | "top" | "bottom" | "firstBaseline" | "lastBaseline";
    distribution: "fill" | "fillEqually" | "fillProportionally" | "equalSpacing" | "equalCentering";
    /** Where a row is a column; null if it is a row everywhere. */
    columnWhere: SizeCondition | null;
    alignmentOfColumn: "fill" | "leading" | "center";
    /** Whether a highlight moves across the views. */
    shimmers: boolean;
    spacing: number;
    margins: Insets;
    surface: Surface | null;
    tap: Tap | null;
    views: View[];
    /** The views on top of the others. */
    overlays: Overlay[];
}

/** A view on top of a stack, with the edges that it is at. */
interface Overlay {
    view: View;
    edges: Layout["edges"];
    insets: Insets;
}

interface LabelView extends ViewBase {
    kind: "label";
    text: PluginText;
    /** Whether the text is inline Markdown. */
    isMarkdown: boolean;
    /** The handler that gets the URLs of links. */
    opensLinks: string | null;
    font: Font;
    /** 0 for no limit. */
    numberOfLines: number;
    /** The points between lines, in addition to those of the font. */
    lineSpacing: number;
    /** Null if it follows from the stack that holds the label. */
    alignment: "natural" | "center" | "trailing" | null;
    color: Color | null;
    linkColor: Color | null;
}

interface MenuAction {
    title: PluginText;
    triggers: string;
    isDestructive: boolean;
}

/** The look of a button while it is pressed or disabled. */
interface ButtonLook {
    background: Color | null;
    titleColor: Color | null;
    opacity: number;
}

interface ButtonView extends ViewBase {
    kind: "button";
    title: PluginText;
    /** The handler that it calls. */
    triggers: string | null;
    /** The constant arguments of the call, such as `stars: 3`; null if there are none. */
    arguments: string | null;
    /** The actions of the menu that the button shows. */
    menu: MenuAction[];
    style: "plain" | "gray" | "tinted" | "filled" | "borderless" | "bordered" | "borderedTinted"
        | "borderedProminent" | "outlined" | "glass" | "prominentGlass";
    role: "normal" | "primary" | "cancel" | "destructive";
    image: Picture | null;
    imagePlacement: "leading" | "trailing" | "top" | "bottom";
    isIconOnly: boolean;
    color: Color | null;
    titleColor: Color | null;
    pressed: ButtonLook | null;
    disabled: ButtonLook | null;
    underlined: boolean;
    shape: "capsule" | "rounded" | "rectangle" | null;
    cornerRadius: number | null;
    border: { color: Color; width: number } | null;
    size: "mini" | "small" | "medium" | "large" | null;
    insets: Insets | null;
    /** Null for the font of the size. */
    font: Font | null;
    enabledWhen: string | null;
    /** The Boolean input, or the async handler, while which the button is busy. */
    busyWhen: string | null;
    busyLabel: PluginText | null;
}

interface ImageView extends ViewBase {
    kind: "image";
    image: Picture;
    /** The text style that determines the size of a symbol. */
    textStyle: TextStyle;
    size: { width: number; height: number } | null;
    tint: Color | null;
    isDecorative: boolean;
}

interface ActivityIndicatorView extends ViewBase {
    kind: "activityIndicator";
    size: "medium" | "large";
    color: Color | null;
}

interface ProgressView extends ViewBase {
    kind: "progress";
    value: { kind: "fixed"; number: number } | { kind: "input"; input: string };
    /** The width if nothing else determines it. */
    width: number;
    color: Color | null;
}

interface TextFieldView extends ViewBase {
    kind: "textField";
    /** The input that the user edits. */
    input: string;
    placeholder: PluginText | null;
    triggers: string | null;
    font: Font;
    isSecure: boolean;
    isSearch: boolean;
    /** The title of the Return key; null if it follows from other keys. */
    returnKey: "done" | "go" | "join" | "search" | "send" | null;
    /** The width if nothing else determines it. */
    width: number;
    enabledWhen: string | null;
}

/** A control whose value the user changes. */
interface ControlBase<Value> extends ViewBase {
    value: { kind: "fixed"; value: Value } | { kind: "input"; input: string };
    triggers: string | null;
    enabledWhen: string | null;
}

interface SwitchView extends ControlBase<boolean> { kind: "switch" }

interface SliderView extends ControlBase<number> {
    kind: "slider";
    minimum: number;
    maximum: number;
    /** The width if nothing else determines it. */
    width: number;
}

interface SegmentsView extends ControlBase<number> {
    kind: "segments";
    titles: PluginText[];
}

interface ContentUnavailableView extends ViewBase {
    kind: "contentUnavailable";
    style: "empty" | "loading" | "search";
    image: Picture | null;
    text: PluginText | null;
    secondaryText: PluginText | null;
    buttonTitle: PluginText | null;
    triggers: string | null;
    arguments: string | null;
}

interface SpacerView extends ViewBase {
    kind: "spacer";
    /** The length along the stack's axis; null for the remaining space. */
    length: number | null;
}

interface SeparatorView extends ViewBase {
    kind: "separator";
    color: Color;
}

/** A view of a class of the app, or a SwiftUI view. */
interface ForeignView extends ViewBase {
    kind: "custom" | "swiftUI";
    type: string;
    /** The expression that creates the view; null for a call without arguments. */
    create: string | null;
}

type View = StackView | LabelView | ButtonView | ImageView | ActivityIndicatorView | ProgressView | TextFieldView
    | SwitchView | SliderView | SegmentsView | ContentUnavailableView | SpacerView | SeparatorView
    | ForeignView;

/** The layout of the content in the controller's view. Without an edge on an axis, the content is centered on it. */
interface Layout {
    edges: ("top" | "leading" | "bottom" | "trailing")[];
    insets: Insets;
    area: "margins" | "safeArea" | "bounds" | "readable";
    /** The part of the area's height above the content's center. */
    verticalPosition: number;
    verticalOffset: number;
}

/** The placement of the plugin in its host. */
interface Placement {
    position: "fill" | "center" | "top" | "bottom" | "leading" | "trailing" | "topLeading" | "topTrailing"
        | "bottomLeading" | "bottomTrailing" | "tableHeader" | "tableFooter" | "listBackground";
    insets: Insets;
    /** Null for the content's. */
    width: number | null;
    height: number | null;
    maximumWidth: number | null;
    /** What shows the plugin. In a popover, in a cell and as a SwiftUI view, it has its own size. */
    shownIn: "host" | "popover" | "cell" | "SwiftUI view";
    bounds: "bounds" | "safeArea" | "keyboard";
    /** Whether the plugin adds the area that it covers to the safe area of its host. */
    isPushing: boolean;
    /** Whether the plugin is behind the other views of the host. */
    isBehind: boolean;
    /** Whether the host names the view that the plugin is added to. */
    needsContainer: boolean;
}

type SizeCondition = "largeText" | "compactWidth" | "compactHeight";

type Motion = "none" | "fade" | "scale" | "slideFromTop" | "slideFromBottom" | "slideFromLeading" | "slideFromTrailing";

interface Presentation {
    delay: number;
    minimumDuration: number;
    dismissesAfter: number | null;
    moveIn: Motion;
    moveOut: Motion;
    /** The duration of each transition. */
    duration: number;
    /** Whether the plugin moves in with a spring. */
    springs: boolean;
    group: string | null;
    whenAlreadyShown: "reuse" | "replace" | "stack" | "queue";
    /** How many plugins wait in a queue at most. */
    queueLimit: number;
    /** The haptic feedback when the plugin becomes visible. */
    feedback: "success" | "warning" | "error" | null;
    touches: "blockWhileVisible" | "block" | "pass" | "scroll";
    backdrop: { style: "dim" | "blur" | "clear"; dismissesOnTap: boolean } | null;
}

// The state of a page.

type Device = "phone" | "tablet" | "mac";

type TextSize = "xSmall" | "small" | "medium" | "large" | "xLarge" | "xxLarge" | "xxxLarge"
    | "AX1" | "AX2" | "AX3" | "AX4" | "AX5";

/** The value of an input. An image is true if there is one, and a handler while it runs. */
type Value = string | boolean | number | null;

type Values = Record<string, Value>;

/** What the stage shows. An address states all of it. */
interface State {
    /** Seconds after the plugin was added. */
    at: number;
    /** When the plugin leaves. */
    leaves: number;
    device: Device;
    appearance: "light" | "dark" | "both";
    size: TextSize;
    direction: "ltr" | "rtl";
    motion: "full" | "reduced";
    host: "plain" | "table" | "navigation";
    /** The values of inputs, and the handlers that run. */
    [key: string]: Value;
}

/** A part of the state. */
interface Field {
    /** The name in the state and in addresses. That of an input is another one if it is that of the surroundings. */
    key: string;
    kind: Input["kind"] | "choice";
    /** The value at first. */
    value: Value;
    /** The name of the input or the handler; null for the time and the surroundings. */
    name: string | null;
    isOptional: boolean;
    /** The values of a choice. */
    options: string[];
}

type Phase = "waiting" | "visible" | "movingOut" | "absent";

/** What the controls of the stage work with. */
interface Stage {
    plugin: PluginDescription;
    state: State;
    change: (update: { [key: string]: Value }) => void;
    /** Calls a listener now and after each change. */
    onChange: (listener: () => void) => void;
}

// What makes a device.

/** A color in the light and in the dark style, in CSS. */
type Shades = [light: string, dark: string];

/** Properties of a style. Numbers are points; null leaves a property out. */
type Styles = Record<string, string | number | null>;

type Attributes = Record<string, string | number | boolean | null | undefined | Styles>;

/** What the views of a device do. */
interface DeviceCalls {
    trigger(handler: string, argument?: string): void;
    edit(input: string, value: string | number | boolean): void;
    tapBackdrop(): void;
}

/** What the makers of views know. */
interface RenderContext extends DeviceCalls {
    plugin: PluginDescription;
    state: State;
    isMac: boolean;
    values: Values;
}

/** Returns the element of a view in a stack; null if it has nothing to show. */
type Maker<Kind> = (view: Kind, context: RenderContext, stack: StackView | null) => HTMLElement | null;
