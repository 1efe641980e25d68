// What a plant is called here: by its Guyanese name first.

export type Named = { names: { common: string; guyanese: readonly { name: string }[] } };

export function nameOf({ names }: Named): string {
  return names.guyanese[0]?.name ?? names.common;
}
