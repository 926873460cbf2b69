import TestSupport
import Testing

@Suite(.timed) struct ControllerTests {

    @Test("modules are sorted and imported once")
    func modules() throws {
        let plugin = try decode(#"{ "imports": ["Store.Items", "Combine", "Store.Items"] }"#)
        expect(plugin.controller.imports, equals: ["Combine", "Store.Items"])
    }

    @Test(
        "invalid module names are reported",
        arguments: [
            """
            { "imports": "Combine" }
                         ^~~~~~~~~ error: 'imports' must be an array, not a string [wrong-type]
            note: put it into brackets: '["Combine"]'
            """,
            """
            { "imports": ["import Combine", "", "A..B", "class", 1] }
                          ^~~~~~~~~~~~~~~~ error: an element of 'imports' is 'import Combine', which is not the name of a module [invalid-identifier]
                                            ^~ error: an element of 'imports' must not be empty [invalid-identifier]
                                                ^~~~~~ error: an element of 'imports' is 'A..B', which is not the name of a module [invalid-identifier]
                                                        ^~~~~~~ error: an element of 'imports' is 'class', which is not the name of a module [invalid-identifier]
                                                                 ^ error: an element of 'imports' must be a string that is the name of a module, not a number [wrong-type]
            """,
        ])
    func imports(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "classes that can be superclasses are accepted",
        arguments: [
            "Base", "Kit.Base", "Base<Int?>", "Kit.Base<[String: Int], Int>", "UIViewController",
            "UITableViewController", "base", "UIBase", "String.Base",
            "UISplitViewController", "UIPageViewControllerBase", "App.UITableViewController2",
        ])
    func superclasses(name: String) throws {
        expect(
            try decode(#"{ "superclass": "\#(name)" }"#).controller.superclass.value, equals: name)
    }

    @Test(
        "types that cannot be superclasses are reported",
        arguments: [
            """
            { "superclass": "UIHostingController<AnyView>" }
                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'UIHostingController<AnyView>' cannot be created with 'init(nibName:bundle:)', which a superclass needs [invalid-type]
            note: add it as a child of the controller, in a hook such as 'viewDidLoad'
            """,
            """
            { "superclass": "UIKit.UIPageViewController" }
                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'UIKit.UIPageViewController' cannot be created with 'init(nibName:bundle:)', which a superclass needs [invalid-type]
            note: add it as a child of the controller, in a hook such as 'viewDidLoad'
            """,
            """
            { "superclass": "UINavigationController", "content": { "label": "a", "text": "b" } }
                            ^~~~~~~~~~~~~~~~~~~~~~~~ error: 'UINavigationController' shows other controllers; it cannot have content of its own [contradiction]
            note: add it as a child of the controller, in a hook such as 'viewDidLoad'
            """,
            """
            { "superclass": "UITableViewController", "presentation": { "dismissesAfter": 2 } }
                            ^~~~~~~~~~~~~~~~~~~~~~~ error: 'UITableViewController' needs to create its own view [contradiction]
            note: leave out 'dismissesAfter', 'swipeToDismiss' and "touches": "pass", which replace the view
            """,
            """
            { "superclass": "UITableViewController", "content": { "label": "a", "text": "b" } }
                            ^~~~~~~~~~~~~~~~~~~~~~~ warning: the view of 'UITableViewController' is its table: the content covers rows, and scrolls with them [contradiction]
            note: leave out "content", or use another "superclass"
            """,
            """
            { "kits": ["AppKit"], "superclass": "NSTabViewController" }
                                                ^~~~~~~~~~~~~~~~~~~~~ error: 'NSTabViewController' needs to create its own view [contradiction]
            note: add it as a child of the controller, in a hook such as 'viewDidLoad'
            """,
            """
            { "superclass": "Base, Other" }
                            ^~~~~~~~~~~~~ error: 'superclass' must not hold a ',' outside brackets [invalid-type]
            """,
        ])
    func noSuperclass(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown and duplicate hooks are reported",
        arguments: [
            """
            { "hooks": ["viewDidLod", "viewDidLoad", "viewDidLoad"] }
                        ^~~~~~~~~~~~ error: unknown value 'viewDidLod' in 'hooks' [unknown-value]
            note: did you mean 'viewDidLoad'?
                                                     ^~~~~~~~~~~~~ error: 'viewDidLoad' is declared twice [name-collision]
            note: it is first declared here
            """
        ])
    func hooks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names of methods that hooks require, and of the superclass, are reserved",
        arguments: [
            """
            {
              "superclass": "Base",
              "handlers": [{ "name": "pluginViewDidLoad" }, { "name": "Base" }],
                                     ^~~~~~~~~~~~~~~~~~~ error: handler 'pluginViewDidLoad' has the same name as a method that "hooks" ask for [name-collision]
            note: choose another name, such as 'pluginViewDidLoadHandler'
                                                                      ^~~~~~ error: handler 'Base' has the same name as something that generated code uses [name-collision]
            note: choose another name, such as 'BaseHandler'
              "hooks": ["viewDidLoad"]
            }
            """
        ])
    func names(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
