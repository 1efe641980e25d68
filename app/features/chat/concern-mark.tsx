// Marks a caution by what about this person it is for: word and icon.
import {
  Baby,
  CircleAlert,
  Heart,
  HeartPulse,
  type LucideIcon,
  Milk,
  Pill,
  Skull,
  Sprout,
} from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { answerMessages as words } from "./answer-messages.ts";
import type { Concern } from "./reply.ts";

const icons: Readonly<Record<Concern, LucideIcon>> = {
  medicine: Pill,
  illness: HeartPulse,
  pregnancy: Heart,
  breastfeeding: Milk,
  child: Baby,
  plant: Sprout,
  hazard: Skull,
};

/** Without a concern: for everybody. */
export function ConcernMark({ concern }: { concern: Concern | undefined }) {
  const Icon = concern ? icons[concern] : CircleAlert;
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      {concern ? words.concerns[concern] : words.careTitle}
    </>
  );
}

export function ConcernMarks({
  concerns,
  className,
}: {
  concerns: readonly (Concern | undefined)[];
  className?: string;
}) {
  const known = concerns.filter((one) => one !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className={classNames("flex flex-wrap gap-2", className)}>
      {known.map((concern) => (
        <li key={concern}>
          <Badge tone="gold">
            <ConcernMark concern={concern} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
