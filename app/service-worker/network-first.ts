// Network first, with the saved copy as fallback on failure, timeout or a gateway error.
import { isUnreachable } from "./policy.ts";

type Sources = {
  network: () => Promise<Response>;
  saved: () => Promise<Response | undefined>;
  /** Resolves when the timeout has passed. */
  patience: () => Promise<void>;
};

export async function networkFirst({ network, saved, patience }: Sources): Promise<Response> {
  const asked = network();
  const answered = asked.then(
    (response) => (isUnreachable(response.status) ? undefined : response),
    () => undefined,
  );
  const inTime = await Promise.race([answered, patience().then(() => undefined)]);
  // Without a copy, the network's response is returned however late or bad it is.
  return inTime ?? (await saved()) ?? asked;
}
