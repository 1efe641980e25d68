// Network first, with the saved copy as fallback on failure, timeout or a gateway error.
import { isGatewayError } from "./policy.ts";

type Sources = {
  network: () => Promise<Response>;
  saved: () => Promise<Response | undefined>;
  /** Resolves when the timeout has passed. */
  timeout: () => Promise<void>;
};

export async function networkFirst({ network, saved, timeout }: Sources): Promise<Response> {
  const fromNetwork = network();
  const usable = fromNetwork.then(
    (response) => (isGatewayError(response.status) ? undefined : response),
    () => undefined,
  );
  const inTime = await Promise.race([usable, timeout().then(() => undefined)]);
  // Without a copy, the network's response is returned however late or bad it is.
  return inTime ?? (await saved()) ?? fromNetwork;
}
