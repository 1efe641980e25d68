// Asks the network, and takes the copy on the device when nothing comes, nothing comes in time, or only a proxy answers.
import { isUnreachable } from "./policy.ts";

type Sources = {
  network: () => Promise<Response>;
  saved: () => Promise<Response | undefined>;
  /** Resolves when the reader has waited long enough. */
  patience: () => Promise<void>;
};

export async function networkFirst({ network, saved, patience }: Sources): Promise<Response> {
  const asked = network();
  const answered = asked.then(
    (response) => (isUnreachable(response.status) ? undefined : response),
    () => undefined,
  );
  const inTime = await Promise.race([answered, patience().then(() => undefined)]);
  // Without a copy the answer is the network's own, however late or bad.
  return inTime ?? (await saved()) ?? asked;
}
