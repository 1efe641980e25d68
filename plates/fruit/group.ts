// Arrangements of fruits: single, or in bunches, strings, sprays or spikes, each on its stalk.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  apply,
  arc,
  at,
  clamp,
  degrees,
  down,
  ellipse,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  ring,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { isAcanthPanicle } from "../flower/acanth-panicle.ts";
import { clusterLength, drawCluster } from "../flower/cluster.ts";
import { compositeHead } from "../flower/composite-heads.ts";
import { paintOf } from "../flower/flower-paint.ts";
import { fruitsInPlace, isBractedHead, isChaff, isSyncarp } from "../flower/traits.ts";
import { acanthFruits } from "./acanth-fruits.ts";
import { berryHeads } from "./berry-heads.ts";
import { fruitAt, fruitLength, fruitOnPlant } from "./fruit.ts";

const stalkTone = toneOf("#8c9a52");

/** The wood of a stalk that bears a pot of a kilogram. */
const woodyStalkTone = toneOf("brown");

const stalk = (sketch: Sketch, line: Polyline, width: number, tone = stalkTone): void =>
  sketch.body(
    // It widens where it joins the stem, and again into the fruit.
    ribbon(line, (t) => width * (0.62 + 0.5 * (1 - t) ** 3 + 0.34 * t ** 5)),
    tone.mid,
    tone.ink,
    0.7,
  );

/** How a fruit and its pedicel lie: behind the axis of their bunch or before it. */
type Hanging = { line: Polyline; length: number; ripe: boolean; depth?: number };

/**
 * Fruits at the ends of their pedicels. The pedicels of all lie behind all the fruits, and each fruit continues the line
 * of its own.
 */
const hang = (
  sketch: Sketch,
  traits: PlateTraits,
  fruits: readonly Hanging[],
  width: number,
  tone = stalkTone,
): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  for (const { line } of fruits) stalk(sketch, line, width, tone);
  for (const { line, length, ripe } of [...fruits].sort((a, b) => (a.depth ?? 0) - (b.depth ?? 0))) {
    const end = along(line, 1);
    const one = new Sketch(sketch.page);
    // Some of a bunch point at the reader.
    const own = sketch.random.fork(`facing ${Math.round(end.point[0])} ${Math.round(end.point[1])}`);
    fruitAt(
      one,
      fruit,
      special,
      end.point,
      end.angle - down,
      length,
      ripe,
      2,
      length > 13 && own.chance(0.26),
    );
    if (length > 20) sketch.lay(one);
    else sketch.place(one);
  }
};

/** How far a stalk that leaves in this direction turns until it hangs. */
const weightDown = (angle: number): number => turnTo(angle, down);

/**
 * The direction in which the stalk of a fruit leaves the stem: that of a heavy one does not rise, for a stalk that went up
 * first would look like a hook.
 */
const leaving = (out: number, size: number): number =>
  out + weightDown(out) * 0.24 * Math.max(0, -Math.sin(out)) * clamp((size - 30) / 80, 0, 1);

/** Pods of okra, thorn apples and prickly poppies are upright, and so are heads of needles; burrs of vines hang. */
const standsUp = ({ fruit, habit }: PlateTraits): boolean =>
  fruit !== undefined &&
  (["capsule-ribbed", "needles"].includes(fruit.form) ||
    (fruit.form === "capsule-spiny" && habit !== "vine"));

/** The length of the stalk of such a fruit. */
const raisedBy = ({ fruit }: PlateTraits, size: number): number =>
  fruit?.form === "needles" ? 66 : clamp(size * 0.2, 8, 30);

/** About where a group will lie that leaves its node in the direction `out`: the way to its middle, and how wide it is. */
export const roomOfGroup = (
  traits: PlateTraits,
  from: Point,
  out: number,
): { line: Polyline; radius: number } => {
  const { fruit } = traits;
  const size = fruitOnPlant(traits);
  const hanging = (reach: number, radius: number, heading = out) => ({
    line: arc(from, heading, reach, weightDown(heading) * 0.85, 0, 6),
    radius,
  });
  switch (fruit?.arrangement) {
    case "single":
    case "on-trunk":
      return standsUp(traits)
        ? {
            line: arc(from, lerp(out, up, 0.35), raisedBy(traits, size) + size * 0.5, 0.1, 0, 6),
            radius: size * 0.5,
          }
        : hanging(clamp(size * 0.55, 38, 92) + size * 0.5, size * 0.5, leaving(out, size));
    case "at-joint":
      return hanging(size * 0.2, size);
    case "spike":
      return { line: arc(from, lerp(out, up, 0.45), size * 2.4, 0, 0, 6), radius: size * 1.3 };
    case "hanging-strings":
    case "raceme":
      return hanging(size * 3, size * 2);
    case "bunch":
      return hanging(clamp(size * 2.3, 30, 200) * 0.8 + size * 0.5, size * 1.3);
    default:
      return hanging(clamp(size * 1.4, 30, 130), size);
  }
};

/** The number of fruits, or groups of them, drawn so far on a plate. */
const hung = new WeakMap<Page, number>();

const juicy: ReadonlySet<string> = new Set([
  "star-ribbed",
  "lobed-cherry",
  "drupe",
  "apple",
  "olive",
  "citrus",
  "mango",
  "pear",
  "crowned",
  "egg",
]);

/** How strong each further group of a plate is: the first carries it, the others are younger or smaller. */
const vigours = [1, 0.76, 0.9, 0.68] as const;

/** The maximum of such groups on a branch, so that they do not hide the leaves. */
export const groupsFor = (traits: PlateTraits): number => {
  if (traits.fruit === undefined || traits.fruit.form === "none") return 0;
  // The balls of lion's ear ripen below those in flower, on one stem.
  if (traits.flower?.lip === "furred") return 0;
  if (traits.flower !== undefined && isBractedHead(traits.flower)) return 1;
  const size = fruitLength(traits.fruit);
  const { arrangement } = traits.fruit;
  // The heads of spurges hold flowers and capsules at once.
  if (traits.flower?.form === "cup-bract" && arrangement === "head") return 0;
  if (arrangement === "at-joint" || traits.fruit.form === "chilli") return 4;
  if (arrangement === "single") return size > 175 ? 1 : size > 90 ? 2 : 3;
  if (
    arrangement === "bunch" ||
    arrangement === "hanging-strings" ||
    arrangement === "raceme" ||
    arrangement === "spray" ||
    arrangement === "spike"
  )
    return size > 80 ? 1 : 2;
  return size > 130 ? 1 : size > 70 ? 2 : 3;
};

/**
 * Draws a group that hangs from `from`. `out` is the direction in which it leaves the stem before it bends down.
 */
export const drawFruitGroup = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  scale = 1,
): void => {
  const { fruit, special } = traits;
  if (fruit === undefined || fruit.form === "none") return;
  const { random } = sketch;
  const { flower } = traits;
  if (flower !== undefined && fruitsInPlace(flower)) {
    const cups = toneOf(flower.bracts ?? "light-green").mid;
    drawCluster(
      sketch,
      {
        ...flower,
        bracts: mix(cups, "#97804a", isBractedHead(flower) ? 0.72 : 0.5),
        ...(flower.form === "tiny" ? { colour: fruit.colour } : {}),
      },
      { at: from, angle: lerp(out, up, 0.4), scale: scale * 0.8, fruiting: true },
    );
    return;
  }
  const before = hung.get(sketch.page) ?? 0;
  hung.set(sketch.page, before + 1);
  const vigour = vigours[before % vigours.length] ?? 1;
  const size = fruitOnPlant(traits) * scale * lerp(1, vigour, 0.4);
  if (flower !== undefined && isAcanthPanicle(flower)) {
    acanthFruits(sketch, traits, from, out, size);
    return;
  }
  // Fruits that are small for their leaves are more.
  const crowd = clamp(fruitLength(fruit) / fruitOnPlant(traits), 1, 1.5);
  const numbered = (usual: number, least: number): number =>
    Math.max(least, Math.round(usual * vigour * crowd));
  const upright =
    fruit.form === "silique" ||
    fruit.arrangement === "spike" ||
    fruit.arrangement === "head" ||
    fruit.form === "needles" ||
    fruit.form === "parachute";
  const one = (to: Point, tilt: number, length: number, ripe: boolean, held = 0.16): void =>
    fruitAt(sketch, fruit, special, to, tilt, length, ripe, length * held);
  const unripeToo = fruit.unripe !== undefined;
  // Large juicy fruits pull their stalks straight down.
  const weight = juicy.has(fruit.form) ? clamp((size - 26) / 40, 0, 1) : 0;
  // Velvetleaf has its minute flowers, and later the berries, behind small round leaves.
  const leafy = traits.flower?.form === "tiny" ? traits.flower.bracts : undefined;
  // Small fruits on old wood hang several together.
  const arrangement =
    fruit.arrangement === "on-trunk" && fruit.form === "cucumber" ? "bunch" : fruit.arrangement;
  switch (arrangement) {
    case "single":
    case "on-trunk": {
      if (standsUp(traits)) {
        const raised = arc(from, lerp(out, up, 0.35), raisedBy(traits, size), 0.1, 0, 6);
        stalk(sketch, raised, clamp(size * 0.05, 2.4, 6));
        one(at(raised, -1), along(raised, 1).angle - down, size, true);
        return;
      }
      // A fruit of many joined flowers keeps the stout stalk of their head.
      const joined = flower !== undefined && isSyncarp(flower);
      const reach = (joined ? size * 0.36 : clamp(size * 0.55, 38, 92)) * random.between(0.85, 1.25);
      const heading = leaving(out, size);
      const line = arc(
        from,
        heading,
        reach,
        weightDown(heading) * random.between(0.78, 0.98) * (joined ? 0.84 : 1),
        0,
        8,
      );
      const heavy = fruit.form === "aggregate" && size > 170;
      const crowned = fruit.form === "crowned" && size > 100;
      const woody = fruit.form === "pot" || heavy || crowned;
      stalk(
        sketch,
        line,
        clamp(
          size * (woody ? 0.1 : joined ? 0.07 : 0.068),
          3.6,
          heavy || joined || crowned ? 9 : woody ? 13 : 8.5,
        ),
        woody ? woodyStalkTone : stalkTone,
      );
      // Where a plate has several, every third is still green; of two that show their mace, both are ripe.
      const several = groupsFor(traits) > (fruit.form === "split-aril" ? 2 : 1);
      const green = unripeToo && several && before % 3 === 1;
      const end = along(line, 1);
      fruitAt(
        sketch,
        fruit,
        special,
        end.point,
        turnTo(down, end.angle) * 0.85 + random.around(0, 0.06),
        size * (green ? 0.84 : 1),
        !green,
        2,
      );
      return;
    }
    case "at-joint": {
      sittingRound(sketch, traits, from, out, size);
      return;
    }
    case "pair":
    case "few": {
      // Short follicles stand side by side in the axil, hardly stalked.
      if (fruit.form === "pods-pair" && fruit.length_cm < 5) {
        const heading = lerp(out, up, 0.3);
        const line = arc(from, heading, size * 0.16, 0.1, 0, 5);
        stalk(sketch, line, clamp(size * 0.05, 2, 4));
        const green = unripeToo && before % 2 === 1;
        fruitAt(sketch, fruit, special, at(line, -1), heading - down, size * (green ? 0.8 : 1.1), !green, 1);
        return;
      }
      const count = fruit.arrangement === "pair" ? 2 : Math.round((vigour < 0.8 ? 2 : 3) * crowd);
      // Bird peppers stand upright in the axils.
      if (fruit.form === "chilli" && fruit.length_cm < 3) {
        erect(sketch, traits, from, lerp(out, up, 0.55), size, count);
        return;
      }
      // At the end of a rising shoot small dry fruits stand where the flowers stood; juicy ones hang by their weight.
      if (Math.sin(out) < -0.35 && size < 46 && !juicy.has(fruit.form)) {
        erect(sketch, traits, from, out, size, count + 2);
        return;
      }
      hang(
        sketch,
        traits,
        steps(count).map((t, i) => {
          const side = t * 2 - 1 + random.around(0, 0.3);
          const heading = out + weightDown(out) * 0.5 - side * lerp(1.1, 0.66, weight);
          const reach = clamp(size * crowd * 0.85, 24, 96) * random.between(0.65, 1.25);
          const green = i === 0 && unripeToo;
          return {
            line: arc(
              from,
              heading,
              reach,
              weightDown(heading) * lerp(0.5, 0.86, weight),
              random.around(0, 0.3),
              8,
            ),
            length: size * (green ? 0.7 : random.between(0.8, 1.06)),
            ripe: !green,
          };
        }),
        clamp(size * 0.062, 2.6, 6),
      );
      return;
    }
    case "hanging-strings": {
      // Large fruits hang one or two to a long cord, small ones in beaded strings.
      const large = size > 46;
      for (const side of large ? [-0.5, 0.6] : vigour < 0.8 ? [-0.7, 0.5] : [-1, 0, 1]) {
        const length = large ? size * random.between(1.5, 2.1) : size * 5.5 * random.between(0.8, 1.1);
        const line = arc(
          from,
          lerp(out, down, 0.45) - side * 0.5,
          length,
          side * 0.5 + weightDown(out) * 0.4,
          large ? 0 : random.around(0, 0.5),
          16,
        );
        stalk(sketch, line, large ? clamp(size * 0.036, 2.8, 6) : 2.6);
        if (large) {
          one(at(line, -1), random.around(0, 0.12), size * random.between(0.8, 1), !(unripeToo && side > 0));
          continue;
        }
        for (const [i, t] of steps(8).slice(1).entries()) {
          // The fruits of a string vary; equal ones would look like a string of beads.
          const { point, angle } = along(line, clamp(t + random.around(0, 0.07), 0.1, 1));
          if (leafy !== undefined)
            leafyBract(sketch, point, angle + (i % 2 === 0 ? -1 : 1) * 0.95, size * lerp(2.1, 1.2, t), leafy);
          fruitAt(
            sketch,
            fruit,
            special,
            point,
            (i % 2 === 0 ? -1 : 1) * random.between(0.35, 1.15),
            size * random.between(0.72, 1),
            !(unripeToo && t > 0.75),
            size * random.between(0.25, 0.6),
          );
        }
      }
      return;
    }
    case "raceme": {
      archedRaceme(sketch, traits, from, out, size, vigour);
      return;
    }
    case "spike": {
      if (size > 16 && stout.has(fruit.form)) {
        // Large capsules would hide their axis.
        raceme(sketch, traits, from, out, fruit.form === "capsule-three" ? Math.min(size, 44) : size, vigour);
        return;
      }
      const line = arc(
        from,
        lerp(out, up, 0.4),
        // The spikes of a rosette are as long in fruit as in flower.
        (flower?.position === "basal" ? clusterLength(flower) : clamp(size * 6, 50, 190)) *
          lerp(0.6, 1, vigour),
        random.around(0, 0.4),
        0,
        14,
      );
      if (size <= 46 && packed.has(fruit.form)) {
        packedSpike(sketch, traits, line, size * (flower?.position === "basal" ? 0.66 : 1));
        return;
      }
      stalk(sketch, line, 3);
      const count = size > 60 ? numbered(4, 3) : clamp(Math.round((480 * vigour) / size), 6, 20);
      for (let i = 0; i < count; i++) {
        const { point, angle } = along(line, lerp(0.2, 1, i / (count - 1)));
        one(
          point,
          angle + (i % 2 === 0 ? 1 : -1) * spikeLean(traits) * random.between(0.8, 1.2) - down,
          size * random.between(0.82, 1.04) * lerp(1, 0.7, i / count),
          !(unripeToo && i > count * 0.6),
        );
      }
      return;
    }
    case "spray": {
      const large = size > 42;
      const reach = large ? clamp(size * 2, 70, 150) : clamp(size * crowd * 5, 60, 160);
      const line = arc(from, out, reach, weightDown(out) * 0.5, 0, 12);
      stalk(sketch, line, clamp(size * 0.07, 2.8, 4.6));
      const fruits: Hanging[] = [];
      const settle = (angle: number): number => (upright ? turnTo(angle, up) * 0.5 : weightDown(angle) * 0.7);
      for (const [i, t] of steps(numbered(large ? 4 : 6, 3))
        .slice(1)
        .entries()) {
        const { point, angle } = along(line, t * 0.92);
        const side = i % 2 === 0 ? 1 : -1;
        const heading = angle + side * degrees(random.between(36, 60));
        const long = reach * lerp(0.42, 0.2, t) * random.between(0.75, 1.2);
        const twig = arc(point, heading, long, settle(heading), 0, 8);
        fruits.push({
          line: twig,
          length: size * random.between(0.76, 1.04),
          ripe: !(unripeToo && random.chance(0.35)),
          depth: 1,
        });
        if (large) continue;
        const joint = along(twig, 0.45);
        const aside = joint.angle - side * degrees(random.between(40, 70));
        fruits.push({
          line: arc(joint.point, aside, Math.max(size * 0.5, long * 0.35), settle(aside), 0, 6),
          length: size * random.between(0.7, 0.95),
          ripe: !(unripeToo && random.chance(0.35)),
        });
      }
      const end = along(line, 1);
      fruits.push({
        line: arc(end.point, end.angle, size * 0.3, settle(end.angle), 0, 5),
        length: size,
        ripe: true,
        depth: 2,
      });
      hang(sketch, traits, fruits, clamp(size * 0.055, 1.9, 3.4));
      return;
    }
    default: {
      // bunch, head, row-under-leaf
      if (fruit.arrangement === "head") {
        ball(sketch, traits, from, out, size);
        return;
      }
      // A short drooping axis; each fruit on its own stalk, nearly straight down.
      const small = size <= 78;
      // On old wood there is room for many.
      const count = numbered(fruit.arrangement === "on-trunk" ? 7 : size > 96 ? 3 : small ? 8 : 4, 2);
      // Pedicels keep the length that they have beside larger fruits, and so show between these.
      const axis = size * crowd * (small ? 2.3 : 1.8);
      const line = arc(from, out, clamp(axis, 30, 200), weightDown(out) * 0.85, 0, 10);
      stalk(sketch, line, clamp(size * 0.08, 3.2, 6.6));
      const fruits: Hanging[] = [];
      for (const [i, t] of steps(count).entries()) {
        const spot = along(line, lerp(small ? 0.2 : 0.35, 1, clamp(t + random.around(0, 0.05), 0, 1)));
        // Pedicels leave the axis all round it: those towards the reader look shorter, and their fruits lie before the
        // others.
        const round = i * 2.4 + random.around(0, 0.3);
        const side = i === count - 1 ? 0 : Math.sin(round);
        const before = fruits.at(-1);
        // Every third shares the stalk of the one before it: side by side from one axis they would be a rack.
        const fork =
          small && i % 3 === 2 && i < count - 1 && before !== undefined ? along(before.line, 0.4) : undefined;
        const { point, angle } = fork ?? spot;
        const heading = angle + (fork === undefined ? side * degrees(74) : Math.sign(side) * degrees(48));
        const reach =
          size * crowd * lerp(0.38, small ? 0.95 : 0.62, Math.abs(side)) * random.between(0.72, 1.3);
        fruits.push({
          line: arc(
            point,
            heading,
            reach,
            weightDown(heading) * lerp(0.56, 0.8, weight) * random.between(0.8, 1.06),
            random.around(0, 0.34),
            7,
          ),
          length: size * random.between(0.68, 1.1),
          // Of capsules that split, some have not opened yet.
          ripe:
            fruit.form === "split-aril"
              ? i % 2 === 0
              : !(unripeToo && (i % 4 === 1 || (vigour < 0.8 && i % 2 === 1))),
          depth: Math.cos(round),
        });
      }
      hang(sketch, traits, fruits, clamp(size * 0.058, 2.1, 5));
    }
  }
};

/** Round fruits that stand all round the axis on which their flowers stood. */
const stout: ReadonlySet<string> = new Set(["capsule-three", "drupe", "berry"]);

/**
 * An upright raceme in fruit: pedicels leave the axis all round it and shorten towards its tip. Those towards the reader
 * are foreshortened, and their fruits lie before the axis and before the others; the youngest are at the top.
 */
const raceme = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  size: number,
  vigour: number,
): void => {
  const { random } = sketch;
  const dry = traits.fruit?.form === "capsule-three";
  // Juicy fruits ripen a few at a time, and the rest falls.
  const count = Math.round(lerp(9, 17, vigour ** 2) * (juicy.has(traits.fruit?.form ?? "") ? 0.68 : 1));
  const line = arc(
    from,
    lerp(out, up, 0.55),
    size * lerp(2.4, 0.34 * count, vigour),
    random.around(0, 0.3),
    0,
    14,
  );
  stalk(sketch, line, clamp(size * 0.1, 2.4, 5));
  const fruits = Array.from({ length: count }, (_, i): Hanging => {
    const t = i / (count - 1);
    const { point, angle } = along(line, lerp(0.24, 0.98, t));
    const turn = i * 2.4 + random.around(0, 0.25);
    const [across, near] = [Math.sin(turn), Math.cos(turn)];
    const heading = angle + across * degrees(lerp(82, 58, t)) + (near > 0 ? 0.12 : 0);
    // Capsules hold themselves clear of the axis.
    const reach = size * (dry ? 1.7 : 1) * lerp(0.42, 0.22, t) * lerp(0.35, 1, Math.abs(across));
    return {
      line: arc(point, heading, Math.max(2.5, reach), turnTo(heading, up) * 0.2, 0, 6),
      length: size * lerp(1.02, 0.7, t) * random.between(0.9, 1.06),
      ripe: !(traits.fruit?.unripe !== undefined && t > 0.55),
      depth: near - t * 0.3,
    };
  });
  hang(sketch, traits, fruits, clamp(size * 0.06, 1.6, 3.4));
};

/**
 * A long raceme that arches over under its berries: each on its own pedicel all round the axis, ripe near the foot, green and
 * smaller towards the tip. Axis and pedicels take the second colour of the fruit.
 */
const archedRaceme = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  size: number,
  vigour: number,
): void => {
  const { random } = sketch;
  const tone = traits.fruit?.accent === undefined ? stalkTone : toneOf(traits.fruit.accent);
  const long = size * 10.4 * lerp(0.7, 1, vigour);
  const line = arc(from, out, long, weightDown(out) * random.between(0.62, 0.78), random.around(0, 0.2), 20);
  stalk(sketch, line, clamp(size * 0.16, 3, 5), tone);
  const count = Math.round((long / size) * 3.6);
  const berries = Array.from({ length: count }, (_, i) => {
    const t = lerp(0.16, 1, i / (count - 1));
    const { point, angle } = along(line, t);
    const turn = i * 2.4 + random.around(0, 0.3);
    const [across, near] = [Math.sin(turn), Math.cos(turn)];
    const heading = angle + across * degrees(lerp(86, 50, t));
    const reach = size * lerp(0.66, 0.36, t) * lerp(0.4, 1, Math.abs(across)) * random.between(0.85, 1.15);
    return {
      line: arc(point, heading, Math.max(3, reach), weightDown(heading) * 0.16, 0, 5),
      length: size * 0.86 * lerp(1, 0.5, t ** 1.6) * random.between(0.9, 1.05),
      ripe: t < 0.62 + random.around(0, 0.06),
      depth: near,
    };
  });
  hang(sketch, traits, berries, clamp(size * 0.07, 1.6, 2.8), tone);
};

/** Small fruits that stand all round the axis of their spike. */
const packed: ReadonlySet<string> = new Set(["berry", "capsule", "drupe", "tiny", "nutlets"]);

/** Fruits in turns of a spiral around their axis: those behind it first, those towards the reader last. */
const packedSpike = (sketch: Sketch, traits: PlateTraits, line: Polyline, size: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const { random } = sketch;
  const count = clamp(Math.round((lengthOf(line) / size) * (fruit.form === "capsule" ? 5.2 : 3.4)), 10, 60);
  const all = Array.from({ length: count }, (_, i) => ({
    t: clamp(lerp(0.22, 1, i / (count - 1)) + random.around(0, 0.4 / count), 0.2, 1),
    turn: i * 2.4 + random.around(0, 0.3),
  }));
  const draw = ({ t, turn }: (typeof all)[number]): void => {
    const { point, angle } = along(line, t);
    const [across, near] = [Math.sin(turn), Math.cos(turn)];
    const lean = across * spikeLean(traits);
    fruitAt(
      sketch,
      fruit,
      special,
      polar(point, angle + Math.PI / 2, across * size * 0.14),
      angle + lean - down,
      size * random.between(0.8, 1.02) * lerp(1, 0.7, t) * (near > 0.5 ? 0.94 : 1),
      !(fruit.unripe !== undefined && t > 0.66),
      size * 0.12,
    );
  };
  for (const each of all.filter(({ turn }) => Math.cos(turn) < 0)) draw(each);
  stalk(sketch, line, 3);
  for (const each of all.filter(({ turn }) => Math.cos(turn) >= 0)) draw(each);
};

/** Fruits that sit close around a joint on the shortest of stalks, green ones between the ripe (coffee). */
const sittingRound = (sketch: Sketch, traits: PlateTraits, from: Point, out: number, size: number): void => {
  const { random } = sketch;
  const fruits = [-1.5, 1.35, -0.75, 0.7, -2.2, 2.1, 0.02].map((turn, i): Hanging => {
    const heading = out + turn + random.around(0, 0.2);
    // Those in the middle come towards the reader.
    const near = i === 6 || i === 2;
    return {
      line: arc(from, heading, size * (near ? 0.16 : 0.36) * random.between(0.8, 1.2), 0, 0, 5),
      length: size * random.between(0.84, 1.04),
      ripe: !(traits.fruit?.unripe !== undefined && i % 3 === 1),
      depth: near ? 1 : Math.sin(heading),
    };
  });
  hang(sketch, traits, fruits, clamp(size * 0.1, 2, 4));
};

/** The angle between the axis of a spike and its fruits: hooked nuts are pressed to it, chaff hangs along it. */
const spikeLean = ({ flower, fruit }: PlateTraits): number => {
  if (fruit?.form === "hooked") return 0.2;
  return flower !== undefined && isChaff(flower) ? 2.45 : 1.15;
};

/** Small fruits standing in a loose cyme: their stalks leave a short common one and curve up. */
const erect = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  size: number,
  count: number,
): void => {
  const { random } = sketch;
  const axis = arc(from, out, size * random.between(1.5, 1.9), turnTo(out, up) * 0.4, 0, 8);
  stalk(sketch, axis, clamp(size * 0.09, 2, 3.4));
  const fruits = steps(count).map((t, i): Hanging => {
    const spot = along(axis, lerp(0.4, 1, t));
    const side = i === count - 1 ? 0 : i % 2 === 0 ? 1 : -1;
    const heading = spot.angle + side * random.between(0.75, 1.15);
    return {
      line: arc(spot.point, heading, size * random.between(0.6, 1.05), -side * 0.6, 0, 7),
      length: size * random.between(0.74, 1),
      ripe: !(traits.fruit?.unripe !== undefined && i % 3 === 1),
      depth: random.between(0, 1),
    };
  });
  hang(sketch, traits, fruits, clamp(size * 0.07, 1.6, 2.6));
};

/** The umbel of the flowers, in fruit: rays from one point, each with its own small umbel. */
const fruitUmbel = (sketch: Sketch, traits: PlateTraits, from: Point, out: number, size: number): void => {
  const { random } = sketch;
  const each = Math.min(size, 17);
  const fruits: Hanging[] = [];
  for (const [i, t] of steps(6).entries()) {
    const side = t * 2 - 1;
    // The outer rays are the longest; those towards the reader and away from him look shorter.
    const far = each * lerp(3.1, 4.6, Math.abs(side)) * (i % 2 === 0 ? 1 : 0.8) * random.between(0.92, 1.08);
    const ray = arc(from, out + side * 0.85, far, -side * 0.35, 0, 8);
    stalk(sketch, ray, 1.8);
    const end = along(ray, 1);
    for (const [j, turn] of [-1, -0.5, 0.05, 0.55, 1.05].entries())
      fruits.push({
        line: arc(end.point, end.angle + turn, each * random.between(0.55, 1.2), -turn * 0.3, 0, 5),
        length: each * random.between(0.8, 1),
        ripe: true,
        depth: j % 2,
      });
  }
  hang(sketch, traits, fruits, 1.3);
};

/** Fruiting heads, each on a stalk of its own, as the flower heads stood. */
const heads = (
  sketch: Sketch,
  { flower }: PlateTraits,
  from: Point,
  out: number,
  size: number,
  drawHead: (centre: Point, angle: number) => void,
): void => {
  const { random } = sketch;
  const crowd =
    flower?.cluster === "corymb" || flower?.cluster === "panicle" ? 5 : flower?.cluster === "few" ? 3 : 1;
  const order = steps(crowd)
    .map((t) => (crowd === 1 ? 0 : t * 2 - 1))
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const side of order) {
    const reach = size * random.between(1.9, 2.6) * (crowd > 1 ? lerp(1.35, 1, Math.abs(side)) : 1);
    const held = arc(from, out + side * 0.75, reach, -side * 0.35 + random.around(0, 0.15), 0, 7);
    stalk(sketch, held, clamp(size * 0.09, 1.8, 3.6));
    const end = along(held, 1);
    drawHead(end.point, end.angle);
  }
};

/** A head in fruit, all silk: rays from the receptacle with its turned-back bracts. */
const puff = (sketch: Sketch, tone: Tone, centre: Point, angle: number, radius: number): void => {
  const { random } = sketch;
  const green = toneOf("#8f9a5c");
  sketch.patches(
    [-1, -0.5, 0.5, 1].map((side): Point[] => {
      const back = angle + Math.PI + side * 0.9;
      return [
        centre,
        polar(centre, back - 0.22, radius * 0.26),
        polar(centre, back, radius * 0.5),
        polar(centre, back + 0.22, radius * 0.26),
      ];
    }),
    { fill: green.mid, stroke: green.ink, "stroke-width": 0.6 },
  );
  sketch.fill(
    ring(centre, () => radius * 0.9, 20),
    { fill: tone.pale, opacity: 0.75 },
  );
  // Each fruit of the ball carries a brush of its own: those behind in shade, those towards the reader short and bright.
  const brushes = (count: number, from: number, to: number): Point[][] =>
    Array.from({ length: count }, (_, i) => {
      const turn = i * 2.4 + random.around(0, 0.3);
      const far = Math.sqrt((i + 0.5) / count);
      const foot = polar(centre, turn, radius * from * far);
      return [-0.42, -0.2, 0, 0.2, 0.42].map((lean): Point[] => [
        foot,
        polar(foot, turn + lean, radius * (to - from * far) * random.between(0.82, 1)),
      ]);
    }).flat();
  const behind = brushes(18, 0.5, 1.02);
  sketch.lines(behind, "#8f8a76", 0.8, { opacity: 0.75 });
  const before = brushes(15, 0.56, 0.92);
  sketch.lines(before, "#a7a18a", 1, { opacity: 0.6 });
  sketch.lines(before, "#fffdf2", 0.6);
  sketch.dots(
    Array.from({ length: 12 }, (_, i) => polar(centre, i * 2.4, radius * 0.52 * Math.sqrt((i + 0.5) / 12))),
    "#6b5a42",
    Math.max(1.1, radius * 0.07),
  );
};

/** A head of few fruits: their silk stands out of the bracts like a shaving brush. */
const silkTuft = (sketch: Sketch, tone: Tone, foot: Point, angle: number, radius: number): void => {
  const { random } = sketch;
  const green = toneOf("#8f9a5c");
  const nuts = [-0.3, -0.1, 0.12, 0.32];
  const silk = nuts.flatMap((lean) => {
    const mouth = polar(foot, angle + lean, radius * 0.46);
    return steps(8).map((t): Point[] => {
      const heading = angle + lean * 1.5 + (t * 2 - 1) * 0.55;
      return [mouth, polar(mouth, heading, radius * random.between(0.62, 0.8))];
    });
  });
  sketch.occupy([
    foot,
    polar(foot, angle - 0.7, radius),
    polar(foot, angle, radius * 1.2),
    polar(foot, angle + 0.7, radius),
  ]);
  sketch.lines(silk, mix(tone.ink, "#8a7f68", 0.5), 1.1, { opacity: 0.7 });
  sketch.lines(silk, tone.pale, 0.65);
  sketch.lines(
    nuts.map((lean) => [foot, polar(foot, angle + lean, radius * 0.48)]),
    "#3f352c",
    radius * 0.07,
  );
  sketch.patches(
    [-0.62, 0.6, -0.2, 0.22].map((lean): Point[] => {
      const heading = angle + lean;
      return [
        polar(foot, angle + Math.PI / 2, radius * 0.05),
        polar(polar(foot, heading, radius * 0.24), heading + Math.PI / 2, radius * 0.09),
        polar(foot, heading, radius * 0.5),
        polar(polar(foot, heading, radius * 0.24), heading - Math.PI / 2, radius * 0.09),
        polar(foot, angle - Math.PI / 2, radius * 0.05),
      ];
    }),
    { fill: green.mid, stroke: green.ink, "stroke-width": 0.6 },
  );
};

/** Fruits all around the end of a stalk. */
const ball = (sketch: Sketch, traits: PlateTraits, from: Point, out: number, size: number): void => {
  const { fruit } = traits;
  if (fruit === undefined) return;
  if (traits.flower?.cluster === "compound-umbel" || traits.flower?.cluster === "umbel") {
    fruitUmbel(sketch, traits, from, out, size);
    return;
  }
  if (fruit.form === "tiny") {
    const { flower } = traits;
    heads(sketch, traits, from, out, size, (centre, angle) => {
      if (flower?.involucre === undefined) {
        dryHead(sketch, toneOf(fruit.colour), centre, size * 0.8);
        return;
      }
      const spent = new Sketch(sketch.page);
      compositeHead(spent, flower.involucre, paintOf(flower), size * 0.9, "spent");
      sketch.place(spent, frame(centre, angle));
    });
    return;
  }
  if (fruit.form === "berry" && traits.flower?.involucre !== undefined) {
    berryHeads(sketch, traits, from, out, size, stalk);
    return;
  }
  if (fruit.form === "parachute") {
    const radius = clamp(size * 0.8, 20, 34);
    if (traits.flower?.involucre === "four") {
      heads(sketch, traits, from, out, radius, (centre, angle) =>
        silkTuft(sketch, toneOf(fruit.colour), centre, angle, radius * 1.25),
      );
      return;
    }
    heads(sketch, traits, from, out, radius, (centre, angle) =>
      puff(sketch, toneOf(fruit.colour), polar(centre, angle, radius * 0.1), angle, radius),
    );
    return;
  }
  const reach = clamp(size * 1.8, 26, 80) * sketch.random.between(0.85, 1.2);
  const line = arc(from, out, reach, sketch.random.around(0, 0.4), 0, 6);
  const centre = at(line, -1);
  stalk(sketch, line, clamp(size * 0.07, 2, 5));
  const fruits = [0.75, 0.2].flatMap((far, depth) => {
    const count = far > 0.5 ? 9 : 4;
    return Array.from({ length: count }, (_, i): Hanging => {
      const heading = out + (i / count) * Math.PI * 2;
      return {
        line: [centre, polar(centre, heading, size * far * 0.6)],
        length: size * sketch.random.between(0.86, 1),
        ripe: true,
        depth,
      };
    });
  });
  hang(sketch, traits, fruits, clamp(size * 0.06, 1.4, 3));
};

/** An old head whose fruits are too small to draw singly: a rough ball of dry cups. */
const dryHead = (sketch: Sketch, seeds: Tone, centre: Point, radius: number): void => {
  const { random } = sketch;
  // The cups are dry and brown, whatever the colour of what they hold.
  const tone = { ...toneOf(mix(seeds.mid, "#a08d5e", 0.55)), dark: seeds.dark };
  sketch.body(
    ring(centre, (a) => radius * (0.9 + 0.06 * Math.sin(a * 9)), 20),
    roundWash(sketch.page, tone),
    tone.ink,
    0.8,
  );
  const cups = Array.from({ length: 20 }, (_, i) =>
    polar(centre, i * 2.4, radius * 0.86 * Math.sqrt((i + 0.4) / 20)),
  );
  sketch.patches(
    cups.map((cup) => ellipse(cup, radius * 0.19, radius * 0.16, random.between(0, 3), 8)),
    { fill: mix(tone.mid, tone.light, 0.55), stroke: tone.ink, "stroke-width": 0.5 },
  );
  sketch.dots(cups, tone.dark, Math.max(0.9, radius * 0.1));
};

/** A small round leaf on the string, in whose axil the berries hang. */
const leafyBract = (sketch: Sketch, from: Point, angle: number, size: number, colour: string): void => {
  const tone = toneOf(colour);
  const on = frame(from, angle, size, size * sketch.random.between(0.7, 1));
  const outline = (
    [
      [0.04, 0],
      [-0.06, -0.26],
      [0.14, -0.5],
      [0.5, -0.54],
      [0.82, -0.34],
      [0.97, -0.08],
      [1.04, 0],
      [1.04, 0],
      [0.97, 0.08],
      [0.82, 0.34],
      [0.5, 0.54],
      [0.14, 0.5],
      [-0.06, 0.26],
    ] as const
  ).map((point) => apply(on, point));
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 0.8);
  sketch.lines(
    [-0.36, -0.18, 0, 0.18, 0.36].map((side) =>
      [
        [0.06, 0],
        [0.45, side],
        [0.84 - Math.abs(side) * 0.5, side * 1.2],
      ].map(([x = 0, y = 0]) => apply(on, [x, y])),
    ),
    tone.dark,
    0.7,
    { opacity: 0.7 },
  );
};
