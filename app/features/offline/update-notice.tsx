// Asks before a new version takes over. Hidden while the user types or is offline; never takes the focus and
// never updates by itself.
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useOnline } from "#app/lib/use-online.ts";
import { Button } from "#app/ui/button.tsx";
import { hasUnsavedInput, onInputChange } from "./unsaved-input.ts";

export function UpdateNotice({ onTakeOver, onLater }: { onTakeOver: () => void; onLater: () => void }) {
  const [typing, setTyping] = useState(() => hasUnsavedInput(document));
  const [asked, setAsked] = useState(false);
  const online = useOnline();

  useEffect(() => onInputChange(() => setTyping(hasUnsavedInput(document))), []);

  return (
    <div
      role="status"
      className="fixed inset-x-4 top-19 z-50 mx-auto max-w-md md:right-6 md:left-auto print:hidden"
    >
      {typing || !online ? null : (
        <div className="flex animate-rise flex-wrap items-center gap-3 rounded border-2 border-forest bg-raised p-4">
          <RefreshCw aria-hidden className="size-5 shrink-0 text-forest" />
          <p className="flex-1 basis-48 font-bold">A new version is ready</p>
          <div className="flex gap-2">
            <Button
              disabled={asked}
              onClick={() => {
                setAsked(true);
                onTakeOver();
              }}
            >
              Update now
            </Button>
            <Button variant="quiet" onClick={onLater}>
              Later
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
