// How the herbalist decides, what it refuses and what it cannot do. The figures come from the evaluation
// results.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import { type Figures, isHarder, missedOneIn } from "./figures.ts";
import { FiguresTable } from "./figures-table.tsx";

const levels: readonly [name: string, when: string, answer: string][] = [
  [
    "Emergency",
    "Chest pain, trouble breathing, signs of a stroke, fits, poisoning, a snake bite, heavy bleeding, danger in pregnancy or in a small baby, and more of this kind.",
    "Call 911 or your local emergency number, what to do while you wait, and what not to give. No plant, no recipe, no link to one.",
  ],
  [
    "Crisis",
    "Someone who may harm themselves, said straight or hinted.",
    "Kind words, stay with somebody, 911, and a helpline where one has been confirmed. Never a plant.",
  ],
  [
    "Urgent",
    "Something a clinician should see within about a day, such as fever for two days, a sugar reading out of range or a spreading infection.",
    "It says so first, and then only gentle measures.",
  ],
  [
    "Routine",
    "Everything else.",
    "Plants that tradition uses for it, with what speaks against them for you.",
  ],
];

const refuses: readonly string[] = [
  "To name a plant in an emergency or a crisis, in that answer and for the rest of the conversation, until you say that help was seen.",
  "To give an amount for a child, in pregnancy, or for a plant that is dangerous.",
  "To suggest a plant that clashes badly with a medicine or an illness you named, or one that is not in the encyclopedia.",
  "To tell you to leave off a medicine, or to take a tea in place of insulin, pressure tablets, blood thinners or treatment for HIV, TB, epilepsy, the mind or cancer.",
  "To help bring on a period or end a pregnancy with a plant.",
  "To promise that anything heals.",
  "To take orders hidden in a question, or to talk about anything but plants and health.",
];

const limits: readonly string[] = [
  "It reads words. It cannot see you, examine you or ask as a nurse would, and it does not know what you leave out.",
  "It misses dangers described in words it does not know. It may answer those like a harmless question.",
  "The questions were written by the people who build it, in the way they believe Guyanese at home and abroad write on a phone. Real users will write differently, which is harder for it.",
  "The sets are small. A single question changes a figure by a point or two.",
  "No doctor or pharmacist has yet checked its rules as a whole.",
  "It does not know interactions that are not documented. “No information found” does not mean safe.",
];

export function SafetyText({ figures: { newest, blind, again, after } }: { figures: Figures }) {
  // The result of one set alone would claim more than is known.
  const before = blind.at(-2);
  return (
    <div className="legal-text min-w-0 max-w-3xl">
      <section aria-labelledby="heard">
        <h2 id="heard">How often it is wrong</h2>
        <p>
          In {newest.questions} questions that it had not been tuned to, it recognised{" "}
          <strong>
            {newest.emergencies.good} of {newest.emergencies.of} emergencies ({newest.emergencies.percent})
          </strong>{" "}
          and{" "}
          <strong>
            {newest.crises.good} of {newest.crises.of} crises ({newest.crises.percent})
          </strong>
          , and raised a false alarm for {newest.falseAlarms.good} of {newest.falseAlarms.of} others (
          {newest.falseAlarms.percent}). Counted on{" "}
          <time dateTime={newest.taken} className="whitespace-nowrap">
            {newest.taken}
          </time>
          .
          {newest.falseAlarms.good > 0.05 * newest.falseAlarms.of &&
            " We aim at no more than 5 false alarms in 100 such questions; this count misses that."}
          {before &&
            ` Writers differ: with the one before, it recognised ${before.emergencies.percent} of emergencies and ${before.crises.percent} of crises, with ${before.falseAlarms.percent} false alarms. The harder of the two was ${isHarder(newest, before) ? "the newest" : "the one before"}.`}
        </p>
        <p>
          So it missed {missedOneIn(newest.emergencies)} emergencies.{" "}
          <strong>If something feels wrong, do not wait for its answer: call 911.</strong>
        </p>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">How it decides</h2>
        <p>
          It looks for danger before anything else: for each of about ninety dangers, people who build it have
          written down the words that show it. The answer says which danger it means and which of your words
          it heard. A danger is left out only if you deny it, if it is long past, if you only ask about it, or
          if it is a story or a turn of speech. Nothing is guessed from likelihood. Every question gets one of
          four levels:
        </p>
        <dl className="mt-4 grid gap-4">
          {levels.map(([name, when, answer]) => (
            <div key={name} className="border-l-4 border-leaf pl-4">
              <dt className="font-bold">{name}</dt>
              <dd>{when}</dd>
              <dd className="mt-1 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <p>
          Then it reads what you ask for, for whom, and which medicines and illnesses you name. It looks up
          the plants whose documented uses fit, checks each against what you named, and leaves it out or
          warns. Only then does it write the answer, and only what these steps have decided. The same question
          gets the same answer.
        </p>
        <p>
          You can check plants against medicines yourself:{" "}
          <Link to={paths.check} className={textLink}>
            check a mixture
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="refuses">
        <h2 id="refuses">What it refuses</h2>
        <ul>
          {refuses.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="counted">
        <h2 id="counted">How this was counted</h2>
        <p>
          Each set was written and labelled before anyone looked at what the rules make of it, and counted
          once, blind. Afterwards the rules were corrected for its misses, so that the next set had to be a
          new one. These are the first counts, in the order in which they were made:
        </p>
        <FiguresTable caption="Counted blind" figures={blind} />
        {again.length > 0 && (
          <>
            <p>
              After these sets had been counted it was changed once more, to answer plain harmless questions
              better, without anyone looking at these sets. These are its results since then; sets counted
              blind after that were run on the current version:
            </p>
            <FiguresTable caption="Counted again, still unread" figures={again} />
          </>
        )}
        <p>
          The same sets again after the rules had been corrected for them. These figures show that a gap was
          closed; they say nothing about your words, and we do not call them a result:
        </p>
        <FiguresTable caption="Counted again after corrections" figures={after} />
        <p>
          An emergency counts as recognised only if the answer sends for help at once. A false alarm is a
          harmless or merely urgent question that was answered as an emergency or a crisis. Every change of
          the rules is tested against all these questions, and against a list of things that must never appear
          in an answer.
        </p>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">What it cannot do</h2>
        <ul>
          {limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
