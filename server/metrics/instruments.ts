/** What is counted and measured, and how it is written in Prometheus' text format. Labels come from short lists, never from people. */

export type Labels = Readonly<Record<string, string>>;

/** Only ever grows; a restart begins at nothing, which Prometheus understands. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #values = new Map<string, number>();

  /** @param expected shown from the start, so that a first failure is seen as a rise */
  constructor(name: string, help: string, expected: readonly Labels[] = []) {
    this.#name = name;
    this.#help = help;
    for (const labels of expected) this.#values.set(written(labels), 0);
  }

  add(labels: Labels, by = 1): void {
    const key = written(labels);
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  render(): string {
    return block(this.#name, this.#help, "counter", [...this.#values]);
  }
}

export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = written(labels);
    const series = this.#series.get(key) ?? { labels, counts: this.#bounds.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    const at = this.#bounds.findIndex((bound) => value <= bound);
    if (at >= 0) series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += value;
    series.count += 1;
  }

  render(): string {
    const lines: [suffix: string, value: number][] = [];
    for (const { labels, counts, sum, count } of this.#series.values()) {
      let below = 0;
      for (const [at, bound] of this.#bounds.entries()) {
        below += counts[at] ?? 0;
        lines.push([`_bucket${written({ ...labels, le: String(bound) })}`, below]);
      }
      lines.push([`_bucket${written({ ...labels, le: "+Inf" })}`, count]);
      lines.push([`_sum${written(labels)}`, sum], [`_count${written(labels)}`, count]);
    }
    return block(this.#name, this.#help, "histogram", lines);
  }
}

export function gauge(name: string, help: string, values: readonly (readonly [Labels, number])[]): string {
  return block(
    name,
    help,
    "gauge",
    values.map(([labels, value]) => [written(labels), value]),
  );
}

function block(name: string, help: string, type: string, values: readonly [string, number][]): string {
  const lines = values.map(([suffix, value]) => `${name}${suffix} ${value}\n`).join("");
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines}`;
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
