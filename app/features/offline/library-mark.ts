// A note beside the library that it was complete once: without it, a library that the browser emptied would look like
// one that was never filled.

export type LibraryMark = { version: string; complete: boolean };

const storageKey = "offline-library";

export function parseMark(text: string | null): LibraryMark | null {
  if (text === null) return null;
  const [version = "", word] = text.split(" ");
  return version === "" ? null : { version, complete: word === "complete" };
}

export function readMark(): LibraryMark | null {
  try {
    return parseMark(localStorage.getItem(storageKey));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

export function writeMark({ version, complete }: LibraryMark): void {
  try {
    localStorage.setItem(storageKey, `${version} ${complete ? "complete" : "incomplete"}`);
  } catch (error) {
    // Where nothing can be noted, nothing is noticed; the check at the next start still fetches what is missing.
    if (!(error instanceof DOMException)) throw error;
  }
}
