// The disclaimer that must be accepted before the first question. Only the ticked box and the button close
// it.
import { TriangleAlert } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
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
  return (
    <Dialog
      open={open}
      next={next}
      dismissible={false}
      title={words.title}
      description={
        <ul className="grid gap-3 text-ink">
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
        <Button disabled={!ticked} onClick={acceptDisclaimer} className="max-sm:w-full">
          {words.button}
        </Button>
      }
    >
      <Checkbox
        label={words.agreement}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
        className="rounded border border-annatto bg-annatto-wash p-3"
      />
    </Dialog>
  );
}
