// The display name of a plant: the Guyanese name, or the common name where there is none.

export type Named = { names: { common: string; guyanese: readonly { name: string }[] } };

export function nameOf({ names }: Named): string {
  return names.guyanese[0]?.name ?? names.common;
}
