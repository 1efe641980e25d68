/** How a benchmark says what it measured: against which baseline of the same run, and whether the promise was kept. */
export type BenchRow = {
  readonly what: string;
  readonly baseline: string;
  readonly measured: string;
  /** Measured against the baseline, where both are the same kind of number. */
  readonly ratio: number | undefined;
  readonly target: string;
  readonly kept: boolean;
};

export type Suite = { readonly name: string; readonly title: string; run(): Promise<BenchRow[]> };

export function reportTable(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(({ what, baseline, measured, ratio, target, kept }) =>
    [
      what,
      baseline,
      measured,
      ratio === undefined ? "" : ratio.toFixed(2),
      target,
      kept ? "kept" : "**missed**",
    ].join(" | "),
  );
  return [
    `## ${title}`,
    "",
    "| what | baseline | measured | ratio | promise | |",
    "|---|---|---|---|---|---|",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
}
