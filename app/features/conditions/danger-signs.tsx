// Danger signs that need emergency care: the most legible part of the page.
import { Siren } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { textLink } from "#app/ui/text-link.ts";
import { conditionMessages } from "./condition-messages.ts";

export function DangerSigns({ signs, className }: { signs: readonly string[]; className?: string }) {
  return (
    <section
      aria-labelledby="danger"
      className={classNames("rounded border-2 border-annatto bg-annatto-wash p-5", className)}
    >
      <h2 id="danger" className="flex items-center gap-2.5 text-xl text-annatto">
        <Siren aria-hidden className="size-6 shrink-0" />
        {conditionMessages.danger.title}
      </h2>
      <p className="mt-2 font-semibold">
        {conditionMessages.danger.call}{" "}
        <a href="tel:911" className={textLink}>
          911
        </a>{" "}
        {conditionMessages.danger.otherwise}
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-annatto">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  );
}
