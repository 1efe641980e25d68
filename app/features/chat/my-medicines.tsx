// The optional medicines list, stored on this device for guests and users alike; sent with a question only
// when the switch is on.
import { lazy, Suspense, useState } from "react";
import { Spinner } from "#app/ui/spinner.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { myListMessages as words } from "./messages.ts";
import { isEmpty, useMyList } from "./my-list.ts";

const MyListEditor = lazy(() =>
  import("./my-list-editor.tsx").then((module) => ({ default: module.MyListEditor })),
);

export function MyMedicines({
  use,
  onUse,
  disabled,
}: {
  use: boolean;
  onUse: (use: boolean) => void;
  disabled: boolean;
}) {
  const list = useMyList();
  const [open, setOpen] = useState(false);
  const count = list.medicines.length + list.illnesses.length;
  return (
    <div className="grid gap-2">
      <details
        className="rounded border border-line bg-raised"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 px-4 py-2 font-semibold">
          {words.title}
          {count > 0 ? ` (${count})` : ""}
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          <p className="text-soft">{words.explain}</p>
          {open ? (
            <Suspense fallback={<Spinner label={words.loading} />}>
              <MyListEditor />
            </Suspense>
          ) : null}
        </div>
      </details>
      {isEmpty(list) ? null : (
        <Switch
          label={words.use}
          checked={use}
          disabled={disabled}
          onChange={(event) => onUse(event.target.checked)}
        />
      )}
    </div>
  );
}
