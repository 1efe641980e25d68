// The picks in the URL of a mixture, so that it can be shared: in its fragment, because a query is sent to the server.

export const whoOptions = [
  { value: "pregnant", label: "Pregnant" },
  { value: "breastfeeding", label: "Breastfeeding" },
  { value: "child", label: "A child" },
] as const;
export type Who = (typeof whoOptions)[number]["value"];

export type Picked = { plants: string[]; medicines: string[]; illnesses: string[]; who: Who[] };

/** A limit, because the URL may come from anywhere. */
const atMost = 20;

export function readPicked(address: URLSearchParams): Picked {
  const list = (name: string) =>
    [...new Set((address.get(name) ?? "").split(",").map((each) => each.trim()))]
      .filter((each) => each !== "" && each.length <= 80)
      .slice(0, atMost);
  const said = list("who");
  return {
    plants: list("plants"),
    medicines: list("medicines"),
    illnesses: list("illnesses"),
    who: whoOptions.map(({ value }) => value).filter((value) => said.includes(value)),
  };
}

export function writePicked(picked: Picked): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, list] of Object.entries(picked)) if (list.length > 0) address.set(name, list.join(","));
  return address;
}

/** Whether there is anything to check a plant against. */
export function isMixture({ plants, medicines, illnesses, who }: Picked): boolean {
  return plants.length > 0 && plants.length + medicines.length + illnesses.length + who.length > 1;
}
