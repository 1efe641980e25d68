/** Report format: what was measured, the baseline from the same run, and whether the target was met. */
export type BenchRow = {
  readonly what: string;
  readonly baseline: string;
  readonly measured: string;
  /** Measured divided by baseline, where both have the same unit. */
  readonly ratio: number | undefined;
  readonly target: string;
  readonly met: boolean;
};

/** A growth curve: one column per size, one line per measurement. */
export type Curve = {
  readonly over: string;
  readonly sizes: readonly string[];
  readonly lines: readonly { readonly what: string; readonly values: readonly string[] }[];
};

export type Report = { readonly rows: readonly BenchRow[]; readonly curves: readonly Curve[] };

export type Suite = {
  readonly name: string;
  readonly title: string;
  /** Takes so long that it runs only when named on the command line. */
  readonly onlyByName?: boolean;
  /** @param flags command-line arguments that begin with two hyphens */
  run(flags: ReadonlySet<string>): Promise<readonly BenchRow[] | Report>;
};

export function reportCurves(curves: readonly Curve[]): string {
  return curves
    .map(({ over, sizes, lines }) =>
      [
        `| ${[over, ...sizes].join(" | ")} |`,
        `|---|${sizes.map(() => "---|").join("")}`,
        ...lines.map(({ what, values }) => `| ${[what, ...values].join(" | ")} |`),
        "",
      ].join("\n"),
    )
    .join("\n");
}

export function reportTable(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(({ what, baseline, measured, ratio, target, met }) =>
    [
      what,
      baseline,
      measured,
      ratio === undefined ? "" : ratio.toFixed(2),
      target,
      met ? "met" : "**missed**",
    ].join(" | "),
  );
  return [
    `## ${title}`,
    "",
    "| what | baseline | measured | ratio | target | |",
    "|---|---|---|---|---|---|",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
}
