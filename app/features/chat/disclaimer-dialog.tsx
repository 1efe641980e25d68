// The disclaimer that must be accepted before the first question. Only the ticked box and the button close
// it.
import { TriangleAlert } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { acceptDisclaimer } from "./disclaimer-flag.ts";
import { disclaimerMessages as words } from "./disclaimer-messages.ts";

export function DisclaimerDialog({
  open,
  next,
}: {
  open: boolean;
  next?: RefObject<HTMLElement | null> | undefined;
}) {
  const [ticked, setTicked] = useState(false);
  const [hinted, setHinted] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <Dialog
      open={open}
      next={next}
      dismissible={false}
      title={words.title}
      description={
        <ul className="grid gap-3 leading-snug text-ink">
          {words.contents.map(({ strong, text }) => (
            <li key={strong} className="flex gap-3">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-annatto" />
              <span>
                <strong>{strong}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      }
      footer={
        <div className="relative text-center">
          {/* Its line is kept when the box is ticked, so that nothing moves under the finger. */}
          <p
            id={hint}
            className={classNames("mb-1", hinted ? "font-semibold" : "text-soft", ticked && "invisible")}
          >
            {words.tickFirst}
          </p>
          <Button
            disabled={!ticked}
            aria-describedby={ticked ? undefined : hint}
            onClick={acceptDisclaimer}
            className="max-sm:w-full"
          >
            {words.button}
          </Button>
          {ticked ? null : (
            // A disabled button does not notice a tap.
            <span
              aria-hidden="true"
              className="absolute inset-0 cursor-not-allowed"
              onClick={() => {
                setHinted(true);
                box.current?.focus();
              }}
            />
          )}
        </div>
      }
    >
      <Checkbox
        ref={box}
        label={words.agreement}
        aria-describedby={hinted && !ticked ? hint : undefined}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
        className="rounded border border-annatto bg-annatto-wash p-3 leading-snug"
      />
    </Dialog>
  );
}
