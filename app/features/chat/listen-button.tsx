// 'Listen': an answer read aloud, with the sentence that is being read in sight.
import { Pause, Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { answerMessages as words } from "./answer-messages.ts";
import { createReader, type Reader, sentencesOf } from "./read-aloud.ts";
import type { Reply } from "./reply.ts";

export function ListenButton({ reply }: { reply: Reply }) {
  const [place, setPlace] = useState<number | null>(null);
  const [begun, setBegun] = useState(false);
  const reader = useRef<Reader>(null);

  useEffect(() => () => reader.current?.pause(), []);

  if (!useHydrated() || !("speechSynthesis" in window)) return null;

  const sentences = sentencesOf(reply);

  function toggle() {
    reader.current ??= createReader(sentences, speechSynthesis, setPlace);
    setBegun(true);
    if (place === null) reader.current.start();
    else reader.current.pause();
  }

  return (
    <div className="grid gap-2">
      <Button variant="secondary" className="justify-self-start" onClick={toggle}>
        {place === null ? <Volume2 aria-hidden /> : <Pause aria-hidden />}
        {place !== null ? words.listen.pause : begun ? words.listen.goOn : words.listen.start}
      </Button>
      {place === null ? null : (
        // Silent for screen readers, which would speak over the voice.
        <p aria-hidden className="border-l-4 border-gold pl-3 text-soft">
          {sentences[place]}
        </p>
      )}
    </div>
  );
}
