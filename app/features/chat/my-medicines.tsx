// The optional medicines list, stored on this device for guests and users alike; sent with a question only
// when the switch is on.
import { Suspense, useState } from "react";
import { loadOnDemand } from "#app/lib/load-on-demand.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { myListMessages as words } from "./messages.ts";
import { isEmpty, useMyList } from "./my-list.ts";

const loadEditor = () =>
  loadOnDemand(
    () => import("./my-list-editor.tsx").then((module) => module.MyListEditor),
    () => <p role="alert">{words.notLoaded}</p>,
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
  const [MyListEditor, setEditor] = useState<ReturnType<typeof loadEditor>>();
  const count = list.medicines.length + list.illnesses.length;
  return (
    <div className="grid gap-2">
      <details
        className="rounded border border-line bg-raised"
        onToggle={(event) => setEditor(event.currentTarget.open ? loadEditor() : undefined)}
      >
        <summary className="min-h-11 px-4 py-2 font-semibold">
          {words.title}
          {count > 0 ? ` (${count})` : ""}
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          <p className="text-soft">{words.explain}</p>
          {MyListEditor ? (
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
