// Records in localStorage that the offline library was complete once. Without it, an evicted library could
// not be told from one that was never downloaded.

export type LibraryStatus = { version: string; complete: boolean };

const storageKey = "offline-library";

export function parseStatus(text: string | null): LibraryStatus | null {
  if (text === null) return null;
  const [version = "", word] = text.split(" ");
  return version === "" ? null : { version, complete: word === "complete" };
}

export function readStatus(): LibraryStatus | null {
  try {
    return parseStatus(localStorage.getItem(storageKey));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

export function writeStatus({ version, complete }: LibraryStatus): void {
  try {
    localStorage.setItem(storageKey, `${version} ${complete ? "complete" : "incomplete"}`);
  } catch (error) {
    // Without storage, eviction is not detected; the check at the next start still downloads missing files.
    if (!(error instanceof DOMException)) throw error;
  }
}
