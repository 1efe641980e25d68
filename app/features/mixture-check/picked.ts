// What stands in the address of a mixture, so that it can be sent to a pharmacist or a friend.

export const whoOptions = [
  { value: "pregnant", label: "Pregnant" },
  { value: "breastfeeding", label: "Breastfeeding" },
  { value: "child", label: "A child" },
] as const;
export type Who = (typeof whoOptions)[number]["value"];

export type Picked = { plants: string[]; medicines: string[]; illnesses: string[]; who: Who[] };

/** More than anybody takes at once; an address from elsewhere can be any length. */
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

/** There is something to hold a plant against. */
export function isMixture({ plants, medicines, illnesses, who }: Picked): boolean {
  return plants.length > 0 && plants.length + medicines.length + illnesses.length + who.length > 1;
}
