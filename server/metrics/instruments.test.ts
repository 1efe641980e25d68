import { expect, it } from "vitest";
import { Counter, gauge, Histogram } from "./instruments.ts";

it("counts by labels, and shows what is expected before it happens", () => {
  const counter = new Counter("tea_total", "Cups.", [{ kind: "sweet" }]);
  counter.add({ kind: 'bi"t\\ter\n' });
  counter.add({ kind: 'bi"t\\ter\n' }, 2);
  expect(counter.render()).toBe(
    '# HELP tea_total Cups.\n# TYPE tea_total counter\ntea_total{kind="sweet"} 0\ntea_total{kind="bi\\"t\\\\ter\\n"} 3\n',
  );
});

it("puts each value into every bucket that it is not above", () => {
  const histogram = new Histogram("tea_seconds", "Steeping.", [0.5, 1]);
  for (const value of [0.5, 0.75, 9]) histogram.observe({ pot: "red" }, value);
  expect(histogram.render().split("\n").slice(2, -1)).toEqual([
    'tea_seconds_bucket{pot="red",le="0.5"} 1',
    'tea_seconds_bucket{pot="red",le="1"} 2',
    'tea_seconds_bucket{pot="red",le="+Inf"} 3',
    'tea_seconds_sum{pot="red"} 10.25',
    'tea_seconds_count{pot="red"} 3',
  ]);
});

it("writes a value without labels plainly", () => {
  expect(gauge("tea_up", "Kettle.", [[{}, 1]])).toBe(
    "# HELP tea_up Kettle.\n# TYPE tea_up gauge\ntea_up 1\n",
  );
});
