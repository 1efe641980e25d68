// Aroids with upright stems in the water (mucka-mucka), with long sheathing leaf stalks at their tops.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  degrees,
  evenly,
  lerp,
  type Polyline,
  polar,
  ribbon,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { caneStem } from "./cane-stem.ts";
import { Layers } from "./layers.ts";

/** Whether the plant is such an aroid; others of the family have all their leaves from the ground. */
export const isAroidCane = ({ flower, leaf }: PlateTraits): boolean =>
  flower?.form === "spathe" && leaf.arrangement !== "basal";

/** A stem: where it stands, how far it leans, how high it is, its leaves, and whether it stands behind. */
type Cane = readonly [x: number, lean: number, height: number, leaves: number, far: boolean];

const canes: readonly Cane[] = [
  [64, 150, 420, 4, true],
  [-70, -200, 500, 5, false],
  [2, 40, 640, 6, false],
];

export const drawAroidCane = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const arrow = traits.leaf.outline === "arrow";
  const leaf = clamp(leafLength(traits.leaf) * (arrow ? 0.98 : 1.3), 150, 290);
  drawRoot(layers.behind, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 0], 24);
  for (const [x, lean, height, count, far] of canes) {
    const tall = height * page.tall;
    const line = evenly(
      through(
        [
          [x * way * 0.8, 24],
          [x * way, -12],
          [(x + lean * 0.25) * way, -tall * 0.36],
          [(x + lean * 0.6) * way, -tall * 0.7],
          [(x + lean) * way, -tall],
        ],
        7,
      ),
      30,
    );
    caneStem(far ? layers.twigs : layers.stems, traits, line, [24, 15]);
    const first = 0.5;
    const crownLeaves: { one: Sketch; front: boolean }[] = [];
    for (let i = 0; i < count; i++) {
      const t = lerp(first, 0.99, (i / (count - 1)) ** 0.8);
      const spot = along(line, t);
      const turn = i * 2.5 + (far ? 1 : 0);
      const [side, depth] = [Math.cos(turn), Math.sin(turn)];
      const sign = side < 0 ? -1 : 1;
      const age = 1 - i / (count - 1);
      // The old leaves stand off and hang, the young ones rise.
      const heading = spot.angle + sign * lerp(0.3, degrees(78), age ** 0.8) * lerp(0.55, 1, Math.abs(side));
      const stalkLong = leaf * (arrow ? 1 : 0.62) * lerp(0.44, 0.68, age) * random.between(0.9, 1.1);
      const stalk = arc(spot.point, heading, stalkLong, sign * lerp(0.1, 0.5, age), 0, 10);
      const one = new Sketch(page);
      page.notes.push({ part: "leaf", node: layers.joint++, side: sign, at: spot.point });
      const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.35));
      one.body(
        // Its lower half is a sheath that clasps the stem.
        ribbon(stalk, (s) => (s < 0.45 ? lerp(20, 9, s / 0.45) : lerp(9, 5.5, (s - 0.45) / 0.55))),
        litWash(page, [tone.light, tone.mid, tone.dark], polar(spot.point, up, 10), polar(spot.point, 0, 14)),
        tone.ink,
        1,
      );
      one.lines([stalk.slice(0, 6)], tone.ink, 0.8, { opacity: 0.6 });
      const end = along(stalk, 1);
      drawLeaf(one, traits.leaf, {
        at: end.point,
        angle: end.angle + sign * (arrow ? lerp(0.5, 1, age) : lerp(0.1, 0.42, age)),
        length: leaf * lerp(0.78, 1, age) * lerp(0.82, 1, Math.abs(side)),
        bend: sign * lerp(0.2, 0.7, age),
        stalk: 0,
        facing: lerp(0.62, 1, Math.abs(side)),
        age: lerp(0.4, 1, age),
        far: far && depth < 0,
      });
      crownLeaves.push({ one, front: !far && depth > 0 });
    }
    for (const { one, front } of crownLeaves) if (!front) layers.behind.lay(one);
    bloom(layers, traits, line, way, far);
    for (const { one, front } of crownLeaves) if (front) layers.front.lay(one);
  }
  return layers.merged();
};

/** The spathe at the top of a stem, or the fruits of the one behind. */
const bloom = (layers: Layers, traits: PlateTraits, line: Polyline, way: number, far: boolean): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  if (far) {
    if (groupsFor(traits) === 0) return;
    const end = along(line, 0.97);
    drawFruitGroup(layers.top, traits, end.point, end.angle + way * 0.9);
    return;
  }
  const scale = 0.62;
  const turn = way * 0.12;
  const spot = along(line, 0.99);
  const stalk = arc(spot.point, spot.angle + turn, 70 * scale, -turn * 0.5, 0, 7);
  const green = toneOf("light-green");
  const one = new Sketch(layers.page);
  one.body(
    ribbon(stalk, () => 10 * scale),
    green.mid,
    green.ink,
    0.9,
  );
  const end = along(stalk, 1);
  drawCluster(one, flower, { at: end.point, angle: end.angle, scale });
  layers.page.notes.push({ part: "flowers" });
  layers.front.lay(one);
};
