/** Polls until a condition holds; times out with a description of the condition. The limit allows for a busy machine. */
const WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 25;

export type UntilOptions = {
  readonly withinMs?: number;
  /** Ends the wait when this promise settles, and rejects if it rejects. */
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
    if (performance.now() > deadline)
      throw new Error(`waited ${withinMs / 1000} s for ${what}, which did not happen`);
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
}
