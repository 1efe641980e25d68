// Preloaded into React Router's build, which gives each prerendered page ten seconds and one attempt and has no setting
// for either. On a slow or busy machine the first page alone can take longer, so shorter timeouts are raised.
const MIN_TIMEOUT_MS = 120_000;
const timeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => timeout(Math.max(ms, MIN_TIMEOUT_MS));
