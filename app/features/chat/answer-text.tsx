// Renders an answer as Markdown once the renderer has loaded, and as plain text until then.
import { useEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { loadedMarkdown, loadMarkdown } from "./load-markdown.ts";
import { plainText } from "./plain-text.ts";

export function AnswerText({ text, className }: { text: string; className?: string }) {
  const [, setHere] = useState(false);
  const Markdown = loadedMarkdown();

  useEffect(() => {
    let gone = false;
    if (!loadedMarkdown()) {
      loadMarkdown().then(() => {
        if (!gone) setHere(true);
      });
    }
    return () => {
      gone = true;
    };
  }, []);

  return (
    <div className={classNames("measure space-y-3", className)}>
      {Markdown ? <Markdown text={text} /> : <p className="whitespace-pre-line">{plainText(text)}</p>}
    </div>
  );
}
