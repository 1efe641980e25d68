// Shows the age of a saved copy beside safety text that could not be checked against the server.
import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { type SavedCopy, savedCopy } from "#app/lib/saved-copy.ts";
import { useOnline } from "#app/lib/use-online.ts";

export function savedCopyText({ savedAt, version }: Pick<SavedCopy, "savedAt" | "version">): string {
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
  return `Saved copy from ${day.format(savedAt)}${version === "" ? "" : `, version ${version}`}`;
}

/** For prerendered text that is not read from the database: its age is shown while offline. */
export function SavedCopyOffline({ path }: { path: string }) {
  return useOnline() ? null : <SavedCopyLine path={path} />;
}

/** `path`: the data the text was rendered from. Renders nothing without a saved copy. */
export function SavedCopyLine({ path }: { path: string }) {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let unmounted = false;
    savedCopy(path).then((copy) => {
      if (!unmounted) setText(copy && savedCopyText(copy));
    });
    return () => {
      unmounted = true;
    };
  }, [path]);

  if (text === null) return null;
  return (
    <p className="flex items-start gap-2 text-soft">
      <History aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{text}. Newer warnings may exist: look again when you are online.</span>
    </p>
  );
}
