import Foundation

@testable import Walk

extension WalkWorld {
    /// Takes a step, up to the point where tasks have to continue.
    func take(_ step: WalkStep) {
        switch step {
        case .show(let kind): show(kind)
        case .hide(let kind): hide(kind)
        case .add(let kind):
            // Two notices at one edge whose heights depend on the safe area cannot be on one host.
            if kind == .toast { return showToast() }
            if kind == .offline, host.children.newest(OfflineViewController.self) != nil { return }
            let plugin = make(kind)
            shownByHost.insert(ObjectIdentifier(plugin))
            host.add(plugin, in: kind == .badge ? container : nil)
        case .addAgain(let child):
            if let plugin = plugin(child), let parent = plugin.parent {
                if plugin.presentation.isLeaving { shownByHost.insert(ObjectIdentifier(plugin)) }
                parent.add(plugin, in: plugin is BadgeViewController ? plugin.view.superview : nil)
                restart(plugin)
            }
        case .remove(let child, let animated):
            guard let plugin = plugin(child) else { return }
            if !animated { excuse { $0 === plugin } }
            plugin.remove(animated: animated)
            if plugin.parent == nil { removed = plugin }
        case .takeAway(let child): takeAway(child)
        case .moveToOtherHost(let child):
            guard let plugin = plugin(child), !(plugin is ToastViewController) else { return }
            let newHost = plugin.parent === host ? otherHost : host
            if plugin is OfflineViewController,
                newHost.children.newest(OfflineViewController.self) != nil
            {
                return
            }
            excuse { $0 === plugin }
            shownByHost.insert(ObjectIdentifier(plugin))
            newHost.add(plugin)
        case .wait(let seconds): clock.advance(by: seconds)
        case .scroll: scroll()
        case .leave(let animated):
            // Those that leave need not stay for their minimum duration outside a window.
            excuse { $0.presentation.isLeaving }
            window.leave(host, for: otherHost, animated: animated)
        case .comeBack(let animated):
            excuse { $0.presentation.isLeaving }
            window.comeBack(to: host, animated: animated)
        case .tap(let child): plugin(child).map(tap)
        case .tapBackdrop(let child): tapBackdrop(child)
        case .tapRemoved: removed.flatMap(button)?.performPress()
        case .press(let child): press(child)
        case .lift: lift()
        case .swipe(let child, let distance): swipe(child, by: distance)
        case .drag(let distance): drag(by: distance)
        case .withdrawToast: withdrawToast()
        case .edit: edit()
        case .endEditing: window.endEditing()
        case .moveKeyboard: moveKeyboard()
        case .toggleVoiceOver: Headless.toggleVoiceOver()
        case .toggleReduceMotion: Headless.toggleReduceMotion()
        case .finishAnnouncement: finishAnnouncement()
        case .toggleAnimations: areAnimationsEnabled.toggle()
        case .resizeWindow: window.turn()
        case .scene(let step): takeSceneStep(step)
        case .assignInset(let inset):
            assignedInset = inset
            host.assignBottomInset(inset)
            settleLayout()
        case .beginOperation: begin(.whileLoading)
        case .beginRecovery: begin(.recovery)
        case .endOperation(let index): operation(index)?.end(.success(()))
        case .failOperation(let index):
            excuse { $0 is ErrorViewController }
            operation(index)?.end(.failure(WalkFailure()))
        case .cancelOperation(let index): operation(index)?.cancel()
        case .releaseHost: break
        }
    }

    private func show(_ kind: PluginKind) {
        if kind == .toast { return showToast() }
        if kind.isReplaced { excuse { type(of: $0) == type(of: make(kind)) } }
        let shown = showPlugin(kind)
        shownByHost.insert(ObjectIdentifier(shown))
        withHandler.removeAll { $0.plugin == nil }
        if button(of: shown) != nil { withHandler.append(PluginRecord(shown, at: clock.now)) }
        if host.children.last !== shown, kind.isReplaced || kind.isStacked {
            fail("\(kind) was not added")
        }
        if shown.presentation.isLeaving || shown.parent !== host { fail("\(kind) is not shown") }
    }

    private func showPlugin(_ kind: PluginKind) -> any PluginViewController {
        switch kind {
        case .loading: host.showLoading(cancelHandler: handler())
        case .error:
            host.showError(message: "Failed", reloadHandler: handler())
        case .paywall: host.showPaywall()
        case .banner: host.showBanner(message: "Hello", tapped: handler())
        case .player: host.showPlayer()
        case .offline: host.showOffline(reason: reason())
        case .badge: host.showBadge(in: container)
        case .dialog: host.showDialog()
        case .alert: host.showAlert()
        case .toast: host.showToast(text: toasts.nextText())
        case .search: host.showSearch()
        }
    }

    private func hide(_ kind: PluginKind) {
        switch kind {
        case .loading:
            host.shownLoading.map { _ = shownByHost.remove(ObjectIdentifier($0)) }
            host.hideLoading()
            // The handlers of the operations that still run come back, and a recovery has none.
            if !operations.isEmpty {
                withHandler.removeAll { $0.plugin is LoadingViewController }
            }
        case .error: host.hideError()
        case .paywall: host.hidePaywall()
        case .banner: host.hideBanner()
        case .player: host.hidePlayer()
        case .offline: host.hideOffline()
        case .badge: host.hideBadge()
        case .dialog: host.hideDialog()
        case .alert: host.hideAlert()
        case .toast: host.hideToast()
        case .search: host.hideSearch()
        }
    }

    private func make(_ kind: PluginKind) -> any PluginViewController {
        switch kind {
        case .loading: LoadingViewController()
        case .error: ErrorViewController(message: "Failed")
        case .paywall: PaywallViewController()
        case .banner: BannerViewController(message: "Hello")
        case .player: PlayerViewController()
        case .offline: OfflineViewController(reason: reason())
        case .badge: BadgeViewController()
        case .dialog: DialogViewController()
        case .alert: AlertViewController()
        case .toast: ToastViewController(text: toasts.nextText())
        case .search: SearchViewController()
        }
    }

    /// Returns short and long text in turn.
    private func reason() -> String {
        String(repeating: "No network. ", count: records.count % 2 == 0 ? 1 : 8)
    }
}
