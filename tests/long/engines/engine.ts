/** A browser engine under test, and what a visitor does in it. Firefox and WebKit speak different protocols; both can open an address and run a function in the page. */
import { until } from "#tests/support/until.ts";

export type Engine = {
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs the function in the page. Arguments and result must be JSON. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  close(): Promise<void>;
};

export type WindowSize = { readonly width: number; readonly height: number };

/** A function as the text that a page can evaluate; the result is JSON, because the protocols have types of their own. */
export function asPageCode(work: unknown, given: readonly unknown[]): string {
  return `async () => JSON.stringify((await (${String(work)})(...${JSON.stringify(given)})) ?? null)`;
}

/** Waits until the page shows this text. */
export async function see(engine: Engine, text: string): Promise<void> {
  let shown = "";
  try {
    await until(
      `"${text}" on the page`,
      async () => {
        shown = await engine.run(() => document.body.innerText);
        return shown.includes(text);
      },
      { withinMs: 60_000 },
    );
  } catch (error) {
    throw new Error(`${String(error)}; the page says: ${shown.slice(0, 600)}`);
  }
}

/** Waits for a visible control whose label or text is, or begins with, this name, and presses it. */
export async function press(engine: Engine, selector: string, name: string): Promise<void> {
  await until(
    `${selector} "${name}" to press`,
    () =>
      engine.run(
        (wanted, label) => {
          const named = [...document.querySelectorAll<HTMLElement>(wanted)].filter((each) => {
            const text = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim();
            return text.startsWith(label) && each.getClientRects().length > 0;
          });
          const exact = named.find(
            (each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim() === label,
          );
          const found = exact ?? named[0];
          if (found === undefined || found.matches(":disabled")) return false;
          found.scrollIntoView({ block: "center" });
          found.click();
          return true;
        },
        selector,
        name,
      ),
    { withinMs: 60_000 },
  );
}

/** Types into the field with this label, as React notices it. */
export async function fill(engine: Engine, label: string, text: string): Promise<void> {
  await until(
    `the field "${label}"`,
    () =>
      engine.run(
        (wanted, value) => {
          const labelled = [...document.querySelectorAll("label")].find(
            (each) => each.textContent?.trim() === wanted,
          );
          const field =
            labelled?.control ??
            document.querySelector(`input[aria-label="${wanted}"], textarea[aria-label="${wanted}"]`);
          if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
          field.focus();
          // React overrides the property of the element; the prototype's setter tells it that the value changed.
          const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
          setter?.call(field, value);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          return true;
        },
        label,
        text,
      ),
    { withinMs: 60_000 },
  );
}

/** Waits until React has hydrated the page: the year in the footer is rendered only then. */
export async function hydrated(engine: Engine): Promise<void> {
  await until("hydration", () => engine.run(() => /© \d{4} Bush Tea/.test(document.body.textContent ?? "")), {
    withinMs: 60_000,
  });
}
