// An answer as blocks: the verdict first and largest, plants as cards, and the rest behind "more". An answer without blocks,
// from a language model or an older version, is shown as Markdown.
import { Stethoscope } from "lucide-react";
import { Fragment } from "react";
import { answerMessages as words } from "./answer-messages.ts";
import { AnswerText } from "./answer-text.tsx";
import { arrangeAnswer, type ShownBlock } from "./arrange-answer.ts";
import { CautionsView } from "./cautions-view.tsx";
import { Disclosure } from "./disclosure.tsx";
import { PlantInAnswer } from "./plant-in-answer.tsx";
import type { NamedPlant, Reply } from "./reply.ts";
import { WhyThisAnswer } from "./why-this-answer.tsx";

export function AnswerBlocks({ reply }: { reply: Reply }) {
  if (reply.blocks.length === 0) return <AnswerText text={reply.suggestion} />;
  const { first, more, subjects, sources, disclaimer } = arrangeAnswer(reply);
  const subjectsAfter = first.findLastIndex(({ type }) => type === "verdict" || type === "danger");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {first.map((block, index) => (
        <Fragment key={keyOf(block)}>
          <BlockView block={block} plants={reply.plants} />
          {index === Math.max(0, subjectsAfter) ? <Subjects plants={subjects} /> : null}
        </Fragment>
      ))}
      {more.length + sources.length > 0 ? (
        <Disclosure title={words.more}>
          {more.map((block) => (
            <BlockView key={keyOf(block)} block={block} plants={reply.plants} />
          ))}
          {sources.length > 0 ? <AnswerText text={sources.join("; ")} className="text-soft" /> : null}
        </Disclosure>
      ) : null}
      <WhyThisAnswer records={reply.records} />
      {disclaimer ? <AnswerText text={disclaimer} className="text-sm text-soft" /> : null}
    </div>
  );
}

function keyOf(block: ShownBlock): string {
  return `${block.type} ${"text" in block ? block.text : "title" in block ? block.title : block.items.join(" ")}`;
}

function Subjects({ plants }: { plants: readonly NamedPlant[] }) {
  if (plants.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {plants.map((plant) => (
        <li key={plant.id}>
          <PlantInAnswer id={plant.id} name={plant.name} plant={plant} />
        </li>
      ))}
    </ul>
  );
}

function BlockView({ block, plants }: { block: ShownBlock; plants: readonly NamedPlant[] }) {
  switch (block.type) {
    case "verdict":
      return <AnswerText text={block.text} className="text-lg leading-snug" />;
    case "danger":
      return (
        <div className="rounded border-2 border-annatto bg-annatto-wash p-4">
          <AnswerText text={block.text} />
        </div>
      );
    case "plants":
      return (
        <section aria-label={block.title} className="grid gap-2">
          <p className="font-semibold">{block.title}</p>
          <ul className="grid gap-3">
            {block.plants.map(({ id, name, text, concerns }) => (
              <li key={id}>
                <PlantInAnswer
                  id={id}
                  name={name}
                  text={text}
                  concerns={concerns ?? []}
                  plant={plants.find((one) => one.id === id)}
                  isGuessed={block.guessed ?? false}
                />
              </li>
            ))}
          </ul>
        </section>
      );
    case "steps":
      return (
        <section className="grid gap-2">
          <AnswerText text={`**${block.title}**`} />
          <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-forest">
            {block.items.map((item) => (
              <li key={item}>
                <AnswerText text={item} />
              </li>
            ))}
          </ol>
        </section>
      );
    case "cautions":
      return <CautionsView block={block} />;
    case "seek-care":
      return (
        <div className="flex gap-3 rounded border border-river bg-river-wash p-4">
          <Stethoscope aria-hidden className="mt-0.5 size-5 shrink-0 text-river" />
          <AnswerText text={`**${words.seekCare}:** ${block.text}`} />
        </div>
      );
    case "text":
      return <AnswerText text={block.text} />;
  }
}
