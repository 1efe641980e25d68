// Fetches, and asks again after a 429 that says when: a person with several tabs on a slow network may be asked to wait,
// and what they read or wrote must not be lost by that. The server refuses before it does anything, so a write is safe too.

const MAX_RETRIES = 3;
/** Longer than this the caller shows its error instead. */
const MAX_WAIT_SECONDS = 15;

export const fetchPatiently: typeof fetch = async (input, init) => {
  for (let retries = 0; ; retries += 1) {
    const response = await fetch(input, init);
    const seconds = response.status === 429 ? Number(response.headers.get("retry-after")) : 0;
    if (!(seconds > 0 && seconds <= MAX_WAIT_SECONDS) || retries === MAX_RETRIES) return response;
    await response.body?.cancel();
    await wait(seconds * 1000, init?.signal);
  }
};

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}
