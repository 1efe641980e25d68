// Sends a request again that was refused with a 429 which says when: a person with several tabs on a slow network may be
// asked to wait, and what they read or wrote must not be lost by that. The server refuses before it does anything, so that
// a write can be repeated, too.

const MAX_RETRIES = 3;
/** Longer than this the caller shows its error instead. */
const MAX_WAIT_SECONDS = 15;

export async function retryRefused(
  refused: Response,
  send: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  let response = refused;
  for (let retries = 0; response.status === 429 && retries < MAX_RETRIES; retries += 1) {
    const seconds = Number(response.headers.get("retry-after"));
    if (!(seconds > 0 && seconds <= MAX_WAIT_SECONDS)) break;
    await response.body?.cancel();
    await wait(seconds * 1000, signal);
    response = await send();
  }
  return response;
}

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
