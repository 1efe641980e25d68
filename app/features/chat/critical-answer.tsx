// An emergency or crisis answer: first in the panel, announced to screen readers, with call buttons.
import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { AnswerText } from "./answer-text.tsx";
import { type CriticalLevel, splitTitle } from "./critical-level.ts";
import { emergencyNumbers, regionOf } from "./region.ts";

const untitled = { emergency: "Get help now", crisis: "You are not alone" } as const;

export function CriticalAnswer({ level, text }: { level: CriticalLevel; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, rest } = splitTitle(text);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section
      role="alert"
      data-critical
      className="rounded border-2 border-annatto bg-annatto-wash p-5 text-lg text-ink sm:p-6"
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mb-[60svh] text-3xl text-annatto">
        {title ?? untitled[level]}
      </h3>
      <p className="mt-4 grid gap-3 md:hidden">
        {emergencyNumbers(regionOf(navigator.language)).map((number, index) => (
          <Button key={number} asChild size="large" variant={index === 0 ? "danger" : "secondary"}>
            <a href={`tel:${number}`}>
              <Phone aria-hidden />
              Call {number}
            </a>
          </Button>
        ))}
      </p>
      <AnswerText text={rest} className="mt-4" />
    </section>
  );
}
