// The mixture page: pick, read, share. The picks are kept in the URL's fragment only, which browsers send to nobody.
import { Link2, RotateCcw } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { logQuietly } from "#app/lib/log.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { checkPicked } from "./check-mixture.ts";
import { useMixtureData } from "./get-mixture-data.ts";
import { checkMessages as words } from "./messages.ts";
import type { MixtureData } from "./mixture-data.ts";
import { MixtureResult } from "./mixture-result.tsx";
import { nameOptions, plantOptions } from "./options.ts";
import { isMixture, type Picked, readPicked, whoOptions, writePicked } from "./picked.ts";
import { Picker } from "./picker.tsx";

export function MixtureCheck() {
  const hydrated = useHydrated();
  useMoveQueryToFragment();
  const { data, isError, refetch } = useMixtureData(hydrated);
  if (isError) {
    return (
      <EmptyState
        title={words.failed.title}
        action={<Button onClick={() => refetch()}>{words.failed.retry}</Button>}
      />
    );
  }
  if (!data) return <Spinner label={words.loading} className="min-h-96" />;
  return <MixtureForm data={data} />;
}

function MixtureForm({ data }: { data: MixtureData }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const picked = useMemo(() => readPicked(new URLSearchParams(hash.slice(1))), [hash]);
  const mixture = useMemo(() => checkPicked(picked, data), [picked, data]);
  const options = useMemo(
    () => ({
      plants: plantOptions(data),
      medicines: nameOptions(data.drugClasses),
      illnesses: nameOptions(data.illnesses),
    }),
    [data],
  );
  // Synchronously: a second pick before the transition ends would begin from the old ones and undo the first.
  const change = (part: Partial<Picked>) =>
    navigate(addressOf({ ...picked, ...part }), { replace: true, preventScrollReset: true, flushSync: true });

  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-3">
        <Picker
          label="Plants"
          description="By any name it goes by"
          options={options.plants}
          picked={picked.plants}
          onPicked={(plants) => change({ plants })}
        />
        <Picker
          label="Medicines"
          description="The name on the box, or what you call it"
          options={options.medicines}
          picked={picked.medicines}
          onPicked={(medicines) => change({ medicines })}
        />
        <Picker
          label="Illnesses"
          description="Lasting ones, such as kidney trouble"
          options={options.illnesses}
          picked={picked.illnesses}
          onPicked={(illnesses) => change({ illnesses })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">Who would take it</legend>
        <div className="flex flex-wrap gap-x-6">
          {whoOptions.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={picked.who.includes(value)}
              onChange={(event) =>
                change({
                  who: event.target.checked
                    ? [...picked.who, value]
                    : picked.who.filter((each) => each !== value),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {isMixture(picked) || mixture.dangerous.length > 0 ? (
        <>
          <MixtureResult mixture={mixture} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={copyLink}>
              <Link2 aria-hidden />
              {words.share}
            </Button>
            <Button variant="quiet" onClick={() => navigate({ hash: "" }, { replace: true })}>
              <RotateCcw aria-hidden />
              {words.clear}
            </Button>
          </div>
        </>
      ) : (
        <Notice>{words.pickMore}</Notice>
      )}
    </div>
  );
}

/** Links made before picks were kept in the fragment still work, but the query leaves the address before anything else. */
function useMoveQueryToFragment(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = addressOf(readPicked(new URLSearchParams(search)));
    if (address.hash !== "") navigate(address, { replace: true, preventScrollReset: true });
  }, [search, navigate]);
}

const addressOf = (picked: Picked) => ({ hash: writePicked(picked).toString() });

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ title: words.copied });
  } catch (error) {
    logQuietly("The link could not be copied", error);
    toast({ title: words.copyFailed, variant: "destructive" });
  }
}
