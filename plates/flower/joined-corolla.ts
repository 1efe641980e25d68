// The half of a corolla whose petals are grown together: the far wall of its tube and the lobes of its limb are one surface,
// between two cut edges that run from the foot of the tube to the tips of the lobes the cut has gone through.
import { lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import { flatWash, glazeWash } from "../drawing/wash.ts";
import { onRing, type Space, seenAt } from "./cut-blades.ts";
import type { Plan, Stand } from "./section-plans.ts";
import { type Half, wallAt } from "./section-stamens.ts";

/** How the lobes of a limb are parted. */
export type Joined = {
  /** How far from the mouth the lobes are grown together, as a share of their length. */
  sinus: number;
  /** How full a lobe is: 1 runs to a point, 4 has nearly the whole of its share of the limb. */
  full: number;
  /** The lengths of the lobes, from the one in the middle of the lower lip on; all alike when not given. */
  lengths?: readonly number[];
};

type Limb = {
  half: Half;
  tube: NonNullable<Plan["tube"]>;
  stand: Stand;
  joined: Joined;
  mouth: number;
  top: number;
  /** The azimuth of the first lobe. */
  first: number;
};

/** A place on the limb: `around` the axis, so far out from the mouth. */
const onLimb = ({ half: { floor }, stand, mouth, top }: Limb, around: number, out: number): Space => {
  let [far, z] = [mouth, top];
  const count = 8;
  for (const t of steps(count)) {
    const angle = stand.rise - stand.turn * ((t * out) / stand.length);
    far += (Math.cos(angle) * out) / count;
    z += (Math.sin(angle) * out) / count;
  }
  return onRing(around, far, floor + z);
};

/** How far out the rim is at this azimuth: the margin of a lobe is a little uneven. */
const reachAt = ({ half: { plan }, stand, joined, first }: Limb, around: number): number => {
  const sector = (Math.PI * 2) / plan.petals;
  const place = (around - first) / sector + plan.petals;
  const lobe = Math.round(place) % plan.petals;
  const aside = Math.min(1, Math.abs(place - Math.round(place)) * 2);
  const share = joined.full <= 1.2 ? (1 - aside) ** 0.85 : (1 - aside ** joined.full) ** 0.72;
  const long = joined.lengths?.[lobe] ?? 1;
  const uneven = 1 + (joined.full > 1.2 ? 0.018 * Math.sin(around * 17 + lobe * 2) : 0);
  return stand.length * lerp(joined.sinus, 1, share) * long * uneven;
};

/** The azimuths of the lobes that stay, and of the clefts between them. */
const sectorsOf = ({ half: { plan }, first }: Limb): { from: number; to: number; middle: number }[] => {
  const sector = (Math.PI * 2) / plan.petals;
  return Array.from({ length: plan.petals }, (_, i) => {
    const turn = (((first + i * sector) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2);
    const middle = turn > Math.PI + sector / 2 ? turn - Math.PI * 2 : turn;
    return { from: Math.max(0, middle - sector / 2), to: Math.min(Math.PI, middle + sector / 2), middle };
  }).filter(({ from, to }) => to - from > 0.06);
};

/** Draws the far wall, its limb and the two cut edges. */
export const drawJoinedCorolla = (
  half: Half,
  tube: NonNullable<Plan["tube"]>,
  stand: Stand,
  joined: Joined,
): void => {
  const { sketch, plan, paint, radius, floor, flower } = half;
  const { tone } = paint;
  const see = seenAt(radius);
  const [mouth, top] = tube.at(-1) ?? [0, 0];
  const sector = (Math.PI * 2) / plan.petals;
  // A two-lipped flower is cut along its middle: through one lobe of the lower lip, between the two of the upper.
  const first =
    flower.limb === "two-lipped" ? 0 : plan.petals % 2 === 1 ? Math.PI / 2 : Math.PI / 2 + sector / 2;
  const limb: Limb = { half, tube, stand, joined, mouth, top, first };
  const wall = (side: number): Point[] =>
    steps(11).map((t) => see([side * wallAt(tube, top * t), 0, floor + top * t]));
  const spread = (around: number): Point[] =>
    steps(7)
      .slice(1)
      .map((t) => see(onLimb(limb, around, reachAt(limb, around) * t)));
  const sectors = sectorsOf(limb);
  const clefts = sectors.flatMap(({ from }) => (from > 0.01 ? [from] : []));
  // Dense near the clefts, which are sharp.
  const rim = sectors
    .toSorted((a, b) => b.middle - a.middle)
    .flatMap(({ from, to }) => {
      const places = steps(19).map((t) => {
        const even = (1 - Math.cos(t * Math.PI)) / 2;
        return lerp(to, from, joined.full > 1.2 ? even : t);
      });
      const line = places.map((around) => see(onLimb(limb, around, reachAt(limb, around))));
      return [...line, line.at(-1) ?? [0, 0]] as Point[];
    });
  const inside: Tone = { ...tone, mid: mix(tone.mid, tone.light, 0.25) };
  sketch.body(
    [...wall(-1), ...spread(Math.PI), ...rim, ...spread(0).reverse(), ...wall(1).reverse()],
    flatWash(sketch.page, inside),
    tone.ink,
    0.9,
  );
  for (const { from, to, middle } of sectors) shadeLobe(limb, from, to, middle);
  shadeTube(limb, wall);
  const creases = clefts.map((around) =>
    steps(7).map((t) => see(onLimb(limb, around, lerp(0, reachAt(limb, around), t)))),
  );
  sketch.lines(creases, tone.ink, 0.8, { opacity: 0.5 });
  const veins = sectors.flatMap(({ from, to }) =>
    [0.2, 0.36, 0.5, 0.64, 0.8].map((share) => {
      const around = lerp(from, to, share);
      const reach = reachAt(limb, around) * (0.94 - Math.abs(share - 0.5) * 0.5);
      return steps(7).map((t) => see(onLimb(limb, around, reach * t)));
    }),
  );
  sketch.lines(veins, tone.ink, 0.5, { opacity: 0.34 });
  const along = [0.12, 0.3, 0.5, 0.7, 0.88].map((t) =>
    steps(6).map((u) => {
      const high = lerp(0.1, 1, u) * top;
      return see(onRing(Math.PI * t, wallAt(tube, high), floor + high));
    }),
  );
  sketch.lines(along, tone.ink, 0.5, { opacity: 0.3 });
  for (const side of [-1, 1] as const) {
    const line = [...wall(side), ...spread(side < 0 ? Math.PI : 0)];
    sketch.body(
      ribbon(line, (t) => radius * lerp(0.05, 0.026, t ** 2)),
      mix(tone.pale, tone.mid, 0.3),
      tone.ink,
      0.8,
    );
  }
};

/** A lobe lies deep at its foot, turns to the light towards its rim, and has one side in the shade of the next. */
const shadeLobe = (limb: Limb, from: number, to: number, middle: number): void => {
  const { sketch, paint, radius } = limb.half;
  const { tone } = paint;
  const see = seenAt(radius);
  const patch = (low: number, high: number): Point[] => {
    const places = steps(9).map((t) => lerp(low, high, t));
    return [
      ...places.map((around) => see(onLimb(limb, around, reachAt(limb, around) * 0.985))),
      ...places.toReversed().map((around) => see(onLimb(limb, around, 0))),
    ];
  };
  const centre = Math.min(to, Math.max(from, middle));
  const [foot, tip] = [0, 0.95].map((t) => see(onLimb(limb, centre, limb.stand.length * t)));
  sketch.patches([patch(from, to)], {
    fill: glazeWash(
      sketch.page,
      [
        [0, tone.dark, 0.55],
        [0.4, tone.dark, 0.14],
        [0.72, tone.pale, 0.22],
        [1, tone.pale, 0.06],
      ],
      foot ?? [0, 0],
      tip ?? [0, 0],
    ),
  });
  // The light comes from the left, so that the lobe on that side turns its inner face from it.
  const shaded = Math.cos(middle) < -0.2;
  const width = to - from;
  sketch.patches([shaded ? patch(from + width * 0.3, to) : patch(from, from + width * 0.3)], {
    fill: tone.dark,
    opacity: shaded ? 0.2 : 0.26,
  });
};

/** The tube is hollow: dark along its left side and at its foot, with the colour of its throat below the mouth. */
const shadeTube = (
  { half: { sketch, paint, flower, radius, floor }, tube, mouth, top }: Limb,
  wall: (side: number) => Point[],
): void => {
  const { tone } = paint;
  const see = seenAt(radius);
  const far = steps(9).map((t) => see(onRing(lerp(Math.PI, 0, t), mouth, floor + top)));
  const outline = [...wall(-1), ...far, ...wall(1).reverse()];
  const [left, right] = [see([-mouth, 0, floor + top * 0.6]), see([mouth, 0, floor + top * 0.6])];
  sketch.patches([outline], {
    fill: glazeWash(
      sketch.page,
      [
        [0, tone.dark, 0.55],
        [0.36, tone.dark, 0.14],
        [0.66, tone.pale, 0.3],
        [1, tone.dark, 0.24],
      ],
      left,
      right,
    ),
  });
  if (flower.centre === undefined) return;
  const throat = steps(7).map((t) => lerp(0.2, 1, t) * top);
  const edge = (side: number): Point[] =>
    throat.map((z) => see([side * 0.94 * wallAt(tube, z), 0, floor + z]));
  sketch.patches([[...edge(-1), ...edge(1).reverse()]], {
    fill: glazeWash(
      sketch.page,
      [
        [0, paint.centre, 0],
        [0.4, paint.centre, 0.5],
        [1, paint.centre, 0],
      ],
      see([0, 0, floor + top * 0.2]),
      see([0, 0, floor + top]),
    ),
  });
};
