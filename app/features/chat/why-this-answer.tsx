// 'Why this answer?': the rows of the records that it rests on, with their sources.
import { textLink } from "#app/ui/text-link.ts";
import { answerMessages as words } from "./answer-messages.ts";
import { AnswerText } from "./answer-text.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { UsedRecord } from "./reply.ts";

export function WhyThisAnswer({ records }: { records: readonly UsedRecord[] }) {
  if (records.length === 0) return null;
  // The library on this device holds no sources.
  const madeOnDevice = records.every(({ sources }) => sources.length === 0);
  return (
    <Disclosure title={words.why.title}>
      <p className="text-soft">
        {words.why.text} {madeOnDevice ? words.why.sourcesOnline : ""}
      </p>
      <ul className="grid gap-4">
        {records.map(({ title, text, sources }) => (
          <li key={title} className="grid gap-1 border-t border-line pt-3">
            <p className="font-semibold">{title}</p>
            <AnswerText text={text} />
            <ul className="grid gap-1 text-sm text-soft">
              {sources.map(({ citation, url }) => (
                <li key={citation} className="wrap-anywhere">
                  {url ? (
                    <a href={url} rel="noopener noreferrer" className={textLink}>
                      {citation}
                    </a>
                  ) : (
                    citation
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
