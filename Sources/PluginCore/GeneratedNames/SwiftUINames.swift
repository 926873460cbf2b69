/// Names that SwiftUI uses already.
enum SwiftUINames {
    /// The methods and properties of `View`, which a generated modifier would make ambiguous: those of the SDKs of iOS
    /// 17, tvOS 17 and macOS 13, and names of newer ones.
    static let membersOfViews = Set(
        names: """
            accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
            accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
            accessibilityChildren accessibilityCustomContent accessibilityDefaultFocus
            accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement
            accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
            accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
            accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
            accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
            accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
            accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
            accessibilityValue accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange
            allowsHitTesting allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds
            anchorPreference animation aspectRatio assistiveAccess attributedTextFormattingDefinition
            autocapitalization autocorrectionDisabled background backgroundExtensionEffect
            backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset blendMode blur
            body bold border breakthroughEffect brightness buttonBorderShape buttonRepeatBehavior
            buttonSizing buttonStyle clipShape clipped colorEffect colorInvert colorMultiply colorScheme
            compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape
            containerValue contentMargins contentShape contentTransition contextMenu contrast
            controlGroupStyle controlSize coordinateSpace copyable cornerRadius cuttable datePickerStyle
            defaultAppStorage defaultFocus defaultHoverEffect defaultScrollAnchor
            defaultWheelPickerItemHeight defersSystemGestures deleteDisabled dialogIcon
            dialogPreventsAppTermination dialogSeverity dialogSuppression dialogSuppressionToggle
            digitalCrownAccessory digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle
            distortionEffect documentBrowserContextMenu dragContainer draggable drawingGroup
            dropConfiguration dropDestination dynamicTypeSize edgesIgnoringSafeArea environment
            environmentObject equatable exportableToServices exportsItemProviders fileDialogBrowserOptions
            fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
            fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
            fileExporterFilenameLabel fileImporter fileMover findDisabled findNavigator fixedSize
            flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable focused
            focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight
            fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle
            geometryGroup gesture gestureRecognizer glassEffect glassEffectID glassEffectTransition
            glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
            gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents headerProminence
            help hidden highPriorityGesture horizontalRadioGroupLayout hoverEffect hoverEffectDisabled
            hoverEffectGroup hueRotation id ignoresSafeArea imageScale importableFromServices
            importsItemProviders indexViewStyle inspector inspectorColumnWidth
            interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent italic
            itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
            labelReservedIconWidth labelStyle labeledContentStyle labelsHidden layerEffect
            layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint
            listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets
            listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
            listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
            listSectionSpacing listStyle luminanceToAlpha manipulable mapControls mask matchedGeometryEffect
            matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuBarExtraStyle
            menuButtonStyle menuIndicator menuOrder menuStyle minimumScaleFactor modifier
            modifierKeyAlternate monospaced monospacedDigit moveDisabled multilineTextAlignment
            navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
            navigationBarTitleDisplayMode navigationDestination navigationDocument
            navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
            navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset onAppear
            onChange onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
            onDeleteCommand onDisappear onDrag onDrop onExitCommand onGeometryChange onHover onKeyPress
            onLongPressGesture onLongTouchGesture onModifierKeysChanged onMoveCommand onOpenURL
            onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive
            onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
            onScrollVisibilityChange onSubmit onTapGesture opacity ornament overlay overlayPreferenceValue
            padding pageCommand paletteSelectionEffect pasteDestination persistentSystemOverlays
            phaseAnimator pickerStyle pointerStyle pointerVisibility popover position preference
            preferredColorScheme prefersDefaultFocus presentationBackground
            presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
            presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing
            presentedWindowStyle presentedWindowToolbarStyle previewContext previewDevice previewDisplayName
            previewInterfaceOrientation previewLayout privacySensitive progressViewStyle projectionEffect
            redacted refreshable renameAction replaceDisabled rotation3DEffect rotation3DLayout
            rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill
            scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
            scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
            scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget
            scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
            searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
            searchSuggestions searchToolbarBehavior searchable sectionIndexLabel selectionDisabled
            sensoryFeedback shadow sheet simultaneousGesture sliderThumbVisibility spatialOverlay
            speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
            speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden strikethrough
            submitLabel submitScope swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
            symbolRenderingMode symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem
            tabViewBottomAccessory tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
            tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag task
            textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
            textInputFormattingControlVisibility textInputSuggestions textRenderer textScale textSelection
            textSelectionAffinity tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
            toolbarColorScheme toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
            toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal
            tracking transaction transformAnchorPreference transformEffect transformEnvironment
            transformPreference transition truncationMode typeSelectEquivalent typesettingLanguage underline
            unredacted upperLimbVisibility userActivity visualEffect volumeBaseplateVisibility
            windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeBehavior
            windowToolbarFullScreenVisibility windowToolbarLabelStyle writingToolsAffordanceVisibility
            writingToolsBehavior zIndex
            """)
}
