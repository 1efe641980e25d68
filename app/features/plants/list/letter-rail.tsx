// The A–Z rail beside the list: pressing or dragging along it jumps to a letter. One control, because 24 separate letters
// would be too small for a thumb; with the keyboard it is a slider, which also takes a typed letter.
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Letter } from "./letters.ts";

export function LetterRail({
  letters,
  onJump,
}: {
  letters: readonly Letter[];
  onJump: (letter: Letter) => void;
}) {
  const [chosen, setChosen] = useState(0);
  const now = Math.min(chosen, letters.length - 1);
  const jump = (place: number) => {
    const letter = letters[Math.max(0, Math.min(letters.length - 1, place))];
    if (!letter) return;
    setChosen(letters.indexOf(letter));
    onJump(letter);
  };
  const jumpTo = (event: PointerEvent<HTMLDivElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    jump(Math.floor(((event.clientY - top) / height) * letters.length));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Jump to a letter"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={letters.length}
      aria-valuenow={now + 1}
      aria-valuetext={letters[now]?.letter}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jumpTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) jumpTo(event);
      }}
      onKeyDown={(event) => {
        const place = placeByKey(event, now, letters);
        if (place === undefined) return;
        event.preventDefault();
        jump(place);
      }}
      className="sticky top-34 flex h-[min(38rem,calc(100dvh-13.500rem))] w-7 cursor-pointer touch-none flex-col justify-between rounded-full py-2 text-center text-sm leading-none font-semibold text-forest select-none md:h-[min(38rem,calc(100dvh-10rem))]"
    >
      {letters.map(({ letter }) => (
        <span key={letter} aria-hidden="true">
          {letter}
        </span>
      ))}
    </div>
  );
}

function placeByKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  now: number,
  letters: readonly Letter[],
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowRight: now + 1,
    ArrowUp: now - 1,
    ArrowLeft: now - 1,
    Home: 0,
    End: letters.length - 1,
  };
  const typed = letters.findIndex(({ letter }) => letter === key.toUpperCase());
  return steps[key] ?? (typed >= 0 ? typed : undefined);
}
