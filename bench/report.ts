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

/** How something grows: one column a size, one line a thing that was measured at each. */
export type Curve = {
  readonly over: string;
  readonly sizes: readonly string[];
  readonly lines: readonly { readonly what: string; readonly values: readonly string[] }[];
};

export type Report = { readonly rows: readonly BenchRow[]; readonly curves: readonly Curve[] };

export type Suite = {
  readonly name: string;
  readonly title: string;
  /** So long that it runs only when it is asked for by name. */
  readonly onlyByName?: boolean;
  /** @param flags the words of the command line that begin with two hyphens */
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
