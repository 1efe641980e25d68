// Cautions of an answer that are about one thing, under the mark that says what it is.
import { AnswerText } from "./answer-text.tsx";
import { ConcernMark } from "./concern-mark.tsx";
import type { Block } from "./reply.ts";

export function CautionsView({ block: { items, about } }: { block: Extract<Block, { type: "cautions" }> }) {
  return (
    <section className="rounded border border-gold bg-gold-wash p-4">
      <h4 className="flex items-center gap-2 font-text text-base font-semibold">
        <ConcernMark concern={about} />
      </h4>
      <ul className="mt-2 grid gap-2">
        {items.map((item) => (
          <li key={item}>
            <AnswerText text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
