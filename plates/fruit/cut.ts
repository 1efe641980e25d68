// Cut views of fruits: rind, flesh and the position of the seeds. They hang from the origin like whole fruits.
import { ellipse, type Point, polar, ring } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { type Body, bodyOutline, onBody, profiles } from "./body.ts";
import { calyxOf, drawCalyx } from "./calyx.ts";
import {
  arilsCut,
  type CutFruit,
  centreSeedsCut,
  chambersCut,
  coreCut,
  fewLargeSeedsCut,
  lanternCut,
  oneStoneCut,
  rowsCut,
  scalesAround,
  threeStonesCut,
} from "./cut-views.ts";
import { chambersAcross, hookedValves } from "./dry-cuts.ts";
import { planOf } from "./fleshy.ts";
import { spinesAround } from "./joined-fruits.ts";
import { openPod } from "./pods.ts";
import { starCut } from "./star-cuts.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

const across: ReadonlySet<string> = new Set(["segments", "star", "across"]);

/** Whether the cut runs from the stalk to the tip, so that the half still hangs from its stalk. */
export const isCutLengthwise = (fruit: FruitTraits): boolean =>
  fruit.cut !== undefined && !across.has(fruit.cut.view) && fruit.cut.view !== "pod-open";

export const drawCut = (sketch: Sketch, fruit: FruitTraits, length: number): void => {
  const cut = fruit.cut ?? { view: "many-seeds", flesh: "cream", seeds: "brown" };
  const { tone } = fruitPaint(fruit, true);
  const flesh = toneOf(cut.flesh);
  const seed = cut.seeds === undefined ? mix(flesh.dark, "#5a3b1e", 0.6) : hexOf(cut.seeds);
  switch (cut.view) {
    case "pod-open":
      openPod(sketch, fruit, fruitPaint(fruit, true), length, flesh.mid, seed);
      return;
    case "across":
      chambersAcross(sketch, fruit, length);
      return;
    case "hooks":
      hookedValves(sketch, fruit, length);
      return;
  }
  const plan = planOf(fruit) ?? {
    profile: fruit.form.startsWith("pod")
      ? profiles.cucumber
      : fruit.form === "lantern"
        ? profiles.heart
        : profiles.round,
    // Of a long pod only a piece can be shown.
    width:
      fruit.form === "pod-round"
        ? Math.max(0.2, fruit.width ?? 0.2)
        : (fruit.width ?? (fruit.form === "lantern" ? 0.78 : 0.9)),
  };
  if (cut.view === "segments") {
    wheel(sketch, tone, flesh, seed, length);
    return;
  }
  if (cut.view === "star") {
    starCut({ sketch, fruit, tone, flesh, seed, centre: [0, length * 0.5], r: length * 0.46, length });
    return;
  }
  const body: Body = { length, width: length * plan.width, profile: plan.profile };
  if (fruit.surface === "soft-spiny") spinesAround(sketch, body, tone);
  else if (fruit.form === "aggregate" && fruit.surface !== "netted") scalesAround(sketch, fruit, body, tone);
  sketch.body(bodyOutline(body), roundWash(sketch.page, tone), tone.ink, 1.3);
  if (calyxOf(fruit) !== "none") drawCalyx(sketch, fruit, fruitPaint(fruit, true), body, true);
  const inner = (share: number): Body => ({
    ...body,
    width: body.width * share,
    length: body.length * (1 - (1 - share) * 0.8),
  });
  const shifted = (share: number): Point[] =>
    bodyOutline(inner(share)).map(([x, y]): Point => [x, y + (body.length - inner(share).length) / 2]);
  sketch.fill(shifted(0.9), { fill: mix(flesh.pale, "#fffaf0", 0.3) });
  sketch.fill(shifted(0.86), { fill: flesh.mid });
  sketch.patches([shifted(0.84).map(([x, y]): Point => [x * 0.86 - body.width * 0.05, y * 0.94])], {
    fill: flesh.light,
    opacity: 0.5,
  });
  if (fleshy.has(cut.view)) grainOfFlesh(sketch, inner(0.84), (length - inner(0.84).length) / 2, flesh);
  const centre: Point = [0, length * 0.52];
  const wide = body.width / 2;
  const stone = (rx: number, ry: number, colour: string): void => {
    const stoneTone = toneOf(colour);
    sketch.body(
      ellipse(centre, wide * rx, length * 0.5 * ry),
      roundWash(sketch.page, stoneTone),
      stoneTone.ink,
      1,
    );
  };
  const seedAt = (point: Point, size: number, turn: number): void => {
    sketch.body(ellipse(point, size * 0.62, size, turn, 10), seed, mix(seed, "#1d130c", 0.6), 0.7);
    if (size > 4)
      sketch.dots([[point[0] - size * 0.2, point[1] - size * 0.35]], "#fff6dc", Math.max(1, size * 0.22), {
        opacity: 0.75,
      });
  };
  const drawing: CutFruit = { sketch, fruit, cut, body, flesh, seed, centre, wide, length, stone, seedAt };
  if (fruit.form === "lantern") {
    lanternCut(drawing);
    return;
  }
  switch (cut.view) {
    case "one-stone":
      oneStoneCut(drawing);
      break;
    case "one-large-seed":
    case "nut-meat":
      sketch.fill(ellipse(centre, wide * 0.62, length * 0.33), { fill: flesh.dark, opacity: 0.5 });
      stone(cut.view === "nut-meat" ? 0.5 : 0.56, cut.view === "nut-meat" ? 0.66 : 0.58, seed);
      break;
    case "few-large-seeds":
      fewLargeSeedsCut(drawing);
      break;
    case "three-stones":
      threeStonesCut(drawing);
      break;
    case "centre-seeds":
      centreSeedsCut(drawing);
      break;
    case "rows":
      rowsCut(drawing);
      break;
    case "arils":
      arilsCut(drawing);
      break;
    case "chambers":
      chambersCut(drawing);
      break;
    case "core":
      coreCut(drawing);
      break;
    default:
      for (let i = 0; i < 26; i++)
        seedAt(
          onBody(
            { ...body, width: body.width * 0.72 },
            0.2 + 0.62 * ((i * 0.618) % 1),
            (((i * 5) % 11) / 5.5 - 1) * 0.9,
          ),
          Math.max(1.8, length * 0.024),
          i,
        );
  }
};

/** Cuts that show a broad face of flesh. */
const fleshy: ReadonlySet<string> = new Set([
  "one-stone",
  "one-large-seed",
  "few-large-seeds",
  "three-stones",
  "many-seeds",
]);

/** Fibres that run inwards from the rind, and the juice that shines between them. */
const grainOfFlesh = (sketch: Sketch, body: Body, sunk: number, flesh: Tone): void => {
  const own = sketch.random.fork("flesh");
  const fibres = Array.from({ length: 34 }, (_, i): Point[] => {
    const turn = ((i + own.around(0, 0.35)) / 34) * Math.PI * 2;
    const t = 0.5 + Math.sin(turn) * 0.48;
    const [x, y] = onBody(body, t, Math.sign(Math.cos(turn)) * Math.min(1, Math.abs(Math.cos(turn)) * 1.6));
    const deep = own.between(0.12, 0.36);
    const to = (share: number): Point => [x * (1 - share), sunk + y + (body.length / 2 - y) * share];
    return [to(0.02), to(deep * 0.5), to(deep)];
  });
  sketch.lines(fibres, flesh.dark, 0.8, { opacity: 0.45 });
  sketch.lines(
    fibres.filter((_, i) => i % 2 === 0).map((fibre) => fibre.map(([x, y]): Point => [x + 1.3, y + 0.8])),
    flesh.pale,
    0.8,
    { opacity: 0.6 },
  );
};

/** A cross-section: a wheel of segments. */
const wheel = (sketch: Sketch, tone: Tone, flesh: Tone, seed: string, length: number): void => {
  const r = length * 0.46;
  const centre: Point = [0, length * 0.5];
  sketch.body(
    ring(centre, () => r, 22),
    roundWash(sketch.page, tone),
    tone.ink,
    1.3,
  );
  sketch.fill(
    ring(centre, () => r * 0.92, 22),
    { fill: "#fbf4dc" },
  );
  const count = 10;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.88;
    const wedge: Point[] = [
      polar(centre, angle, r * 0.1),
      polar(centre, angle - half * 0.8, r * 0.5),
      polar(centre, angle - half, r * 0.8),
      polar(centre, angle, r * 0.88),
      polar(centre, angle + half, r * 0.8),
      polar(centre, angle + half * 0.8, r * 0.5),
    ];
    sketch.body(wedge, flesh.mid, flesh.ink, 0.7);
    sketch.lines(
      [-0.4, 0, 0.4].map((turn): Point[] => [
        polar(centre, angle + turn * half, r * 0.3),
        polar(centre, angle + turn * half, r * 0.75),
      ]),
      flesh.pale,
      1,
      { opacity: 0.7 },
    );
    if (i % 3 === 0)
      sketch.body(
        ellipse(polar(centre, angle, r * 0.4), r * 0.085, r * 0.05, angle, 8),
        seed,
        mix(seed, "#1d130c", 0.6),
        0.6,
      );
  }
};
