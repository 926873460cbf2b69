extension Mutant {
    /// The mutants of host helpers.
    static let hosts =
        mutants(
            in: "LoadingViewController.swift",
            [
                (
                    "a plugin is not updated when it is shown again",
                    "\n        loadingViewController.message = message\n", "\n"
                ),
                ("a plugin is not added", "        add(loadingViewController)\n", ""),
                (
                    "a second plugin is shown",
                    "            childPlugin(LoadingViewController.self) ?? LoadingViewController()\n",
                    "            LoadingViewController()\n"
                ),
                ("a plugin is not hidden", "        shownLoading?.remove(animated: true)\n", ""),
                (
                    "a host does not find its plugin",
                    "        shownPlugin(LoadingViewController.self)\n", "        nil\n"
                ),
                (
                    "a plugin stays after an operation",
                    "        defer { loadingViewController.endOperation() }\n", ""
                ),
                (
                    "a plugin stays after an operation that fails",
                    "        defer { loadingViewController.endOperation() }\n        return try await operation()\n",
                    "        let value = try await operation()\n        loadingViewController.endOperation()\n"
                        + "        return value\n"
                ),
                (
                    "a plugin is removed after the first of several operations",
                    "        if operationCount == 0 { remove(animated: true) }\n",
                    "        remove(animated: true)\n"
                ),
                (
                    "a plugin does not count its operations",
                    "        operationCount += 1\n", ""
                ),
            ])
        + mutants(
            in: "ErrorViewController.swift",
            [
                (
                    "a handler is not taken over",
                    "\n        errorViewController.reloadHandler = reloadHandler\n", "\n"
                ),
                (
                    "a failure is not shown",
                    "                show(error, of: operation)\n", ""
                ),
                (
                    "text other than the error's is shown",
                    "message: error.localizedDescription", "message: \"\\(type(of: error)).\""
                ),
                (
                    "a cancellation is shown as a failure",
                    "if _Concurrency.Task.isCancelled || error is _Concurrency.CancellationError {",
                    "if run < 0 {"
                ),
                (
                    "the plugin that is shown during the operation does not cancel it",
                    "            cancelHandler: { [weak self] in self?.task?.cancel() })\n",
                    "            cancelHandler: {})\n"
                ),
                (
                    "an operation does not wait for the one before",
                    "            await previous?.value\n", ""
                ),
                (
                    "another plugin is not shown while an operation runs",
                    "        let progressViewController = host?.showProgress(\n",
                    "        let progressViewController = Optional<UIViewController>.none?.showProgress(\n"
                ),
                (
                    "another plugin stays after an operation",
                    "        defer { progressViewController?.endOperation() }\n", ""
                ),
                ("an operation does not cancel the one before", "        previous?.cancel()\n", ""),
                (
                    "a failure stays while the operation runs again",
                    "        host?.shownPlugin(ErrorViewController.self)?.remove(animated: true)\n",
                    ""
                ),
                (
                    "the operation is not run again",
                    "                if let host { Self.of(host).run(operation) }\n",
                    "                _ = host\n"
                ),
                (
                    "a later operation does not wait for the running one",
                    "if let host { Self.of(host).run(operation) }",
                    "if let host { ErrorRecovery(host: host).run(operation) }"
                ),
                (
                    "hosts share their operations",
                    "running.first { $0.host === host }", "running.first"
                ),
                (
                    "an operation keeps its host",
                    "        ErrorRecovery.of(self).run(operation)\n",
                    "        ErrorRecovery.of(self).run { try await operation(); _ = self }\n"
                ),
            ])
}
