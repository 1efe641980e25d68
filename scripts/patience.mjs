// Loaded before React Router builds: it gives each page ten seconds and one try, and has no setting for either. On a slow
// or busy machine the first page alone can take longer.
const PATIENCE_MS = 120_000;
const timeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => timeout(Math.max(ms, PATIENCE_MS));
