/** Waits for a state, as long as a busy machine may take, and fails with the name of what never came. */
const WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 25;

export type UntilOptions = {
  readonly withinMs?: number;
  /** Ends the wait as soon as it settles, and fails it when it fails. */
  readonly unless?: Promise<unknown>;
};

export async function until(
  what: string,
  state: () => boolean | Promise<boolean>,
  { withinMs = WITHIN_MS, unless }: UntilOptions = {},
): Promise<void> {
  let settled = false;
  const end = () => {
    settled = true;
  };
  unless?.then(end, end);
  const deadline = performance.now() + withinMs;
  while (!(await state())) {
    if (settled) {
      await unless;
      return;
    }
    if (performance.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain for ${what}`);
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
}
