// Edits the list of medicines and conditions, by their common names.
import { Picker } from "#app/features/mixture-check/picker.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { myListMessages as words } from "./messages.ts";
import { emptyList, isEmpty, saveMyList, useMyList } from "./my-list.ts";
import { usePersonalOptions } from "./use-personal-options.ts";

export function MyListEditor() {
  const list = useMyList();
  const { options, isError, retry } = usePersonalOptions();

  if (isError) {
    return (
      <Button variant="secondary" onClick={retry}>
        {words.retry}
      </Button>
    );
  }
  if (!options) return <Spinner label={words.loading} />;
  return (
    <div className="grid gap-5">
      <Picker
        label={words.medicines}
        options={options.medicines}
        picked={list.medicines}
        onPicked={(medicines) => saveMyList({ ...list, medicines })}
      />
      <Picker
        label={words.illnesses}
        options={options.illnesses}
        picked={list.illnesses}
        onPicked={(illnesses) => saveMyList({ ...list, illnesses })}
      />
      {isEmpty(list) ? null : (
        <Button variant="quiet" className="justify-self-start" onClick={() => saveMyList(emptyList)}>
          {words.erase}
        </Button>
      )}
    </div>
  );
}
