import { afterEach, describe, expect, it } from "vitest";
import type { Database, QueryResult, Row } from "#server/db/database.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

const unused = () => Promise.reject(new Error("not used"));
const database: Database = {
  kind: "pglite",
  query: unused,
  queryAs: unused,
  script: unused,
  transaction: unused,
  load: () => ({ busy: 1, idle: 2, waiting: 3 }),
  close: () => Promise.resolve(),
};

let metrics: Metrics | undefined;
function open(db: Database = database): Metrics {
  metrics = createMetrics({ db, version: "1.2.3", now: Date.now });
  return metrics;
}
afterEach(() => metrics?.stop());

describe("metrics in Prometheus' text format", () => {
  it("counts by labels, and shows every outcome at 0 before it happens", async () => {
    const { push, request, render } = open();
    push("failed");
    push("failed");
    request("rest", 404, 0.02);
    const text = await render();
    expect(text).toContain("# TYPE bush_tea_push_deliveries_total counter\n");
    expect(text).toContain('bush_tea_push_deliveries_total{outcome="sent"} 0\n');
    expect(text).toContain('bush_tea_push_deliveries_total{outcome="failed"} 2\n');
    expect(text).toContain('bush_tea_http_requests_total{route="rest",status="404"} 1\n');
  });

  it("adds each duration to every bucket that it does not exceed", async () => {
    const { request, render } = open();
    for (const seconds of [0.5, 0.75, 11]) request("chat", 200, seconds);
    const text = await render();
    const bucket = (bound: string) =>
      Number(
        text
          .split("\n")
          .find(
            (line) =>
              line.startsWith("bush_tea_http_request_seconds_bucket{") && line.includes(`le="${bound}"`),
          )
          ?.split(" ")
          .at(-1),
      );
    expect(["0.25", "0.5", "1", "10", "+Inf"].map(bucket)).toEqual([0, 1, 2, 2, 3]);
    expect(text).toContain('bush_tea_http_request_seconds_sum{route="chat"} 12.25\n');
    expect(text).toContain('bush_tea_http_request_seconds_count{route="chat"} 3\n');
  });

  it("omits the outbox while the database does not answer, and shows it again afterwards", async () => {
    let isDown = true;
    const { render } = open({
      ...database,
      async queryAs<T extends Row>(): Promise<QueryResult<T>> {
        if (isDown) throw new Error("no database");
        return { rows: [{ waiting: 4, oldest: 60 }] as unknown as T[], rowCount: 1 };
      },
    });
    const down = await render();
    expect(down).toMatch(/^bush_tea_database_up 0$/m);
    expect(down).toMatch(/^bush_tea_database_connections\{state="idle"\} 2$/m);
    expect(down).not.toContain("bush_tea_mail_waiting");
    isDown = false;
    const up = await render();
    expect(up).toMatch(/^bush_tea_database_up 1$/m);
    expect(up).toMatch(/^bush_tea_mail_waiting 4$/m);
    expect(up).toMatch(/^bush_tea_mail_oldest_seconds 60$/m);
    expect(up).toMatch(/^bush_tea_info\{version="1\.2\.3",database="pglite"\} 1$/m);
  });

  it("reports the processor time of the process, not the sum over scrapes", async () => {
    const { render } = open();
    const seconds = async () => Number(/^process_cpu_seconds_total (\S+)$/m.exec(await render())?.[1]);
    const first = await seconds();
    expect(first).toBeGreaterThan(0);
    expect(await seconds()).toBeLessThan(first * 1.9);
  });
});
