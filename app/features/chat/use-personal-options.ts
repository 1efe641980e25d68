// The medicines and conditions that can be picked by name, from the data of the mixture check.
import { useMemo } from "react";
import { useMixtureData } from "#app/features/mixture-check/get-mixture-data.ts";
import { personalOptions } from "#app/features/mixture-check/options.ts";

export function usePersonalOptions() {
  const { data, isError, refetch } = useMixtureData();
  const options = useMemo(
    () =>
      data && {
        medicines: personalOptions(data.drugClasses),
        illnesses: personalOptions(data.illnesses),
      },
    [data],
  );
  return { options, isError, retry: () => void refetch() };
}
