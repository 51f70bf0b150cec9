import type { LeftOut } from './leave-out.ts';

/** The version that this table was made for: another one is to be read again first (docs/performance.md). */
export const VERSION = '8.4.0';

/**
 * What of React Router no visitor of this site can reach, by module of its production build. The site has no actions,
 * forms, fetchers, blockers, masked addresses or base path, no route discovery and no loaders of the browser's own;
 * it is not rendered on a server while it is visited, nor by Server Components; its transitions are its own.
 */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'lib/context.js': { bodies: { useIsRSCRouterContext: 'return false;' } },
  'lib/server-runtime/warnings.js': { bodies: { warnOnce: '' } },
  'lib/router/history.js': {
    bodies: {
      // Their sentences are for developers, who get them from the development build.
      warning: '',
      invariant: 'if (value === false || value == null) throw new Error("invariant");',
    },
  },
  'lib/router/instrumentation.js': {
    unreachable: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
    bodies: { consumeInstrumentationClientResultMetaReceiver: '' },
  },
  'lib/router/utils.js': {
    // Optional segments: `/:one?`.
    unreachable: ['explodeOptionalSegments', 'prependBasename'],
    bodies: {
      stripBasename: 'return pathname;',
      getInvalidPathError: '',
      isUnsupportedLazyRouteFunctionKey: 'return false;',
      isUnsupportedLazyRouteObjectKey: 'return false;',
    },
  },
  'lib/router/router.js': {
    unreachable: [
      // Actions
      'handleAction',
      // Fetchers
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getTargetedDataStrategyMatches',
      'getUpdatedRevalidatingFetchers',
      'updateFetcherState',
      'setFetcherError',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'abortFetcher',
      'markFetchersDone',
      // Asking again for what is there
      'revalidate',
      'interruptActiveLoads',
      // Blockers
      'getBlocker',
      'updateBlocker',
      'deleteBlocker',
      // Routes that are not known from the start
      'discoverRoutes',
      'patchRoutes',
      '_internalSetRoutes',
      // Whatever is done without the data strategy of framework mode
      'defaultDataStrategyWithMiddleware',
      'getInstrumentationNavigateMeta',
    ],
    bodies: {
      isMutationMethod: 'return false;',
      normalizeNavigateOptions: 'return { path };',
      getSubmissionFromNavigation: '',
      getUpdatedActionData: '',
      getActionDataForCommit: 'return {};',
      markFetchRedirectsDone: 'return false;',
      abortStaleFetchLoads: 'return false;',
      shouldBlockNavigation: '',
      checkFogOfWar: 'return { active: false, matches: null };',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      isDataWithResponseInit: 'return false;',
      createDataRouteMatcher: 'return new V6RegExMatcher(basename);',
      callLoadersAndMaybeResolveData:
        'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };',
      processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult);',
    },
    never: [
      'init.instrumentations',
      'opts?.instrumentationNavigateMetaReceiver',
      'opts && opts.pendingError',
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
      'pendingError !== void 0 && pendingActionResult',
      'isAction',
      'type === "action"',
      'typeof callSiteDefaultShouldRevalidate === "boolean"',
      'revalidatingFetchers.length > 0',
      'blockerKey',
      'blockerKey && delta != null',
      'blockers.size > 0 && !isUninterruptedRevalidation',
      'isFogOfWar',
      'opts?.mask',
      'basename !== "/"',
      'typeof route.lazy === "function"',
      'isStaticHandler',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      'pendingViewTransitionEnabled',
    ],
    dropped: [
      'state.fetchers.forEach',
      'fetchersQueuedForDeletion.forEach',
      'unmountedFetchers.forEach',
      'mountedFetchers.forEach',
      'revalidatingFetchers.forEach',
      'fetchLoadMatches.forEach',
    ],
  },
  'lib/hooks.js': {
    unreachable: ['useNavigateUnstable', 'RSCErrorHandler'],
    bodies: { DefaultErrorComponent: 'return null;', getDataRouterConsoleError: '', warningOnce: '' },
    always: [
      'React$1.useContext(IsDataRouteContext)',
      'dataRouterOpts',
      'dataRouterOpts && dataRouterState',
      'dataRouterState',
    ],
    never: [
      'locationArg',
      'locationArg && renderedMatches',
      'basename !== "/"',
      'dataRouterOpts.isStatic',
      'dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext && (match.route.errorElement || match.route.ErrorBoundary)',
      'this.context',
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
    ],
  },
  'lib/components.js': {
    unreachable: ['getOptimisticRouterState'],
    always: ['!viewTransitionOpts || !isViewTransitionAvailable'],
    never: [
      'newErrors && onError',
      'reactDomFlushSyncImpl && flushSync',
      'useTransitions === true',
      'useTransitions === false',
      'vtContext.isTransitioning && !vtContext.flushSync',
      'renderDfd && pendingState && router.window',
      'renderDfd && pendingState && state.location.key === pendingState.location.key',
      '!vtContext.isTransitioning && interruption',
      'typeof locationProp === "string"',
    ],
    dropped: ['newState.fetchers.forEach', 'deletedFetchers.forEach'],
  },
  'lib/dom/lib.js': {
    unreachable: ['Form', 'useSubmit', 'useFetcher'],
    bodies: {
      useViewTransitionState: 'return false;',
      // Its script runs as it stands in the document. Drawn anew it would not run; empty, it is no string that has to
      // be trusted (app/lib/trusted-html.ts).
      ScrollRestoration:
        'useScrollRestoration({}); return React$1.createElement("script", { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } });',
    },
    never: ['mask', 'getKey', 'useTransitions', 'basename !== "/"'],
    // They would keep what they name.
    dropped: ['Form.displayName', 'HistoryRouter.displayName'],
  },
  'lib/dom-export/hydrated-router.js': {
    never: ['window.__reactRouterManifest.sri === true', 'ssrInfo.context.isSpaMode'],
  },
  'lib/dom/ssr/components.js': {
    unreachable: ['RSCPrefetchPageLinksImpl'],
    always: ['!isStatic'],
    never: [
      'rsc',
      'isRSCRouterContext',
      'staticContext',
      'isSpaMode && !isHydrated',
      'prefetch === "viewport"',
      'typeof manifest.sri === "object"',
      '"script:ld+json" in metaProps',
    ],
  },
  // `app/root.tsx` has an error page of its own: this is what is left should that fail too.
  'lib/dom/ssr/errorBoundaries.js': {
    unreachable: ['BoundaryShell'],
    bodies: {
      RemixRootDefaultErrorBoundary:
        'return React$1.createElement("html", null, React$1.createElement("body", null, String(error)));',
    },
  },
  'lib/dom/ssr/fog-of-war.js': {
    unreachable: ['getPartialManifest', 'fetchAndApplyManifestPatches'],
    bodies: {
      isFogOfWarEnabled: 'return false;',
      getPatchRoutesOnNavigationFunction: '',
      useFogOFWarDiscovery: '',
    },
  },
  // The whole style sheet is there before any page is (`scripts/start-script.ts`).
  'lib/dom/ssr/links.js': {
    bodies: { getKeyedPrefetchLinks: 'return [];', prefetchRouteCss: '', prefetchStyleLinks: '' },
  },
  'lib/dom/ssr/data.js': { never: ['request.method !== "GET"'] },
  'lib/dom/ssr/single-fetch.js': {
    unreachable: ['StreamTransfer', 'singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
    always: ['request.method === "GET"'],
    never: [
      'request.method !== "GET"',
      'fetcherKey',
      'hasClientLoader',
      'shouldAllowOptOut(m) && hasClientLoader',
    ],
  },
  'lib/dom/ssr/routes.js': {
    unreachable: [
      'createClientRoutesWithHMRRevalidationOptOut',
      'preventInvalidServerHandlerCall',
      'noActionDefinedError',
      'fetchServerAction',
      'wrapShouldRevalidateForHdr',
    ],
    bodies: { prefetchRouteModuleChunks: '' },
    always: ['!routeModule.clientLoader', '!routeModule.clientAction'],
    never: [
      'needsRevalidation',
      'isSpaMode',
      'route.hasClientLoader',
      'route.hasClientAction',
      '!route.hasClientAction',
      'route.clientLoaderModule || route.clientActionModule',
      '_isHydrationRequest',
    ],
  },
};
