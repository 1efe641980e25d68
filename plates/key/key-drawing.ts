// The small drawings of the key's answers, one for each state, in the style of the plates and from the same kind of traits.
import { isKeyCharacter, type KeyCharacter, type KeyState, keyCharacters } from "#catalogue/key-words.ts";
import type { PlateTraits, PlateTraitsInput } from "#catalogue/plate-traits.ts";
import { drawDrop } from "../drawing/drop.ts";
import { arc, frame, type Point, polar, ring, through, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, type Page, Sketch } from "../drawing/sketch.ts";
import { clusterLength, drawCluster } from "../flower/cluster.ts";
import { fruitStalk } from "../fruit/body.ts";
import { drawFruit } from "../fruit/fruit.ts";
import { drawHabit } from "../habit/habit.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { drawStudy } from "../studies.ts";
import { ground, hand, house, person, scent, tuft, water, wholeBush, wholeTree } from "./figures.ts";
import {
  flowerColours,
  flowerForms,
  flowerGroups,
  fruitColours,
  fruitKinds,
  leafColours,
  leafEdges,
  leafFeels,
  leafKinds,
  leafShapes,
  sample,
  seedSpike,
} from "./samples.ts";

type Painter = (sketch: Sketch) => void;
type Drawings = { readonly [C in KeyCharacter]: (state: KeyState<C>) => Painter };

const study =
  (name: PlateTraits["known_for"][number], traits: PlateTraits): Painter =>
  (sketch) => {
    const drawing = drawStudy(sketch.page, traits, name);
    if (drawing === undefined) throw new Error(`The sample has nothing to show for the study "${name}"`);
    sketch.place(drawing);
  };

const habit =
  (traits: PlateTraits): Painter =>
  (sketch) =>
    sketch.place(drawHabit(sketch.page, traits));

const each =
  <State extends string, Sample>(samples: Readonly<Record<State, Sample>>, paint: (one: Sample) => Painter) =>
  (state: State): Painter =>
    paint(samples[state]);

const oneOf =
  <State extends string>(painters: Readonly<Record<State, Painter>>) =>
  (state: State): Painter =>
    painters[state];

const leafStudy = (leaf: Partial<PlateTraitsInput["leaf"]>): Painter => study("leaf", sample({}, leaf));

/** The leaf from above and, where its lower face differs, another from below beside it. */
const bothFaces =
  (leaf: Partial<PlateTraitsInput["leaf"]>): Painter =>
  (sketch) => {
    const traits = sample({}, leaf);
    fitted(sketch, study("leaf", traits), [-50, 0], 150);
    if (traits.leaf.underside !== undefined) fitted(sketch, study("leaf-underside", traits), [50, 0], 150);
  };

/** Draws a thing around a centre, its longer side `size` long. */
const fitted = (sketch: Sketch, paint: Painter, [x, y]: Point, size: number): void => {
  const thing = new Sketch(sketch.page);
  paint(thing);
  const { left, right, top, bottom } = thing.box;
  const scale = size / Math.max(right - left, bottom - top);
  sketch.place(thing, frame([x - ((left + right) / 2) * scale, y - ((top + bottom) / 2) * scale], 0, scale));
};

/** A length of stem with its cut end on top, which shows its shape. */
const stemPiece =
  (stem: PlateTraitsInput["stem"], corners = 0): Painter =>
  (sketch) => {
    const traits = sample({ stem });
    study("stem", traits)(sketch);
    if (corners === 0) return;
    const tone = toneOf("light-green");
    const sharp = corners < 10;
    sketch.body(
      ring([64, -20], () => 34, corners).map(([x, y]): Point => [x, y]),
      tone.light,
      tone.ink,
      2,
      !sharp,
    );
  };

/** A stem with sharp points: how high each stands, on which side, and how long it is. */
const armed =
  (points: readonly (readonly [y: number, side: number, length: number])[]): Painter =>
  (sketch) => {
    const tone = toneOf("reddish-brown");
    for (const [y, side, length] of points)
      sketch.body(
        [
          [side * 8, y - length * 0.22],
          [side * (8 + length), y - length * 0.3],
          [side * 8, y + length * 0.26],
        ],
        tone.mid,
        tone.ink,
        1,
        false,
      );
    stemPiece({ surface: "smooth" })(sketch);
  };

const sapFrom =
  (colour: string, amount: "drop" | "bead" | "string"): Painter =>
  (sketch) => {
    const traits = sample({ stem: { form: "round", colour: "green" } });
    drawStem(
      sketch,
      through(
        [
          [-70, -46],
          [-20, -34],
          [34, -8],
        ],
        6,
      ),
      24,
      22,
      greenStem(traits.stem),
      true,
    );
    drawLeaf(sketch, traits.leaf, { at: [-34, -38], angle: up - 0.2, length: 84, bend: 0.1 });
    const tone = toneOf(colour);
    if (amount === "string")
      sketch.line(
        through(
          [
            [38, 0],
            [40, 26],
            [36, 52],
          ],
          6,
        ),
        tone.mid,
        9,
        { "stroke-linecap": "round", opacity: 0.85 },
      );
    if (amount === "bead") drawDrop(sketch, [44, 4], 17, colour, 1.4);
    drawDrop(sketch, [38, amount === "string" ? 66 : 44], amount === "string" ? 15 : 21, colour, 1.4);
  };

const smelling =
  (paint: Painter, colour?: string): Painter =>
  (sketch) => {
    fitted(sketch, paint, [0, 75], 150);
    scent(sketch, [0, -14], 52, colour);
  };

/** A shoot with leaves set as told: at each joint the angles at which they leave the stem. */
const shoot =
  (joints: readonly (readonly number[])[], tip: readonly number[] = []): Painter =>
  (sketch) => {
    const { leaf, stem } = sample({}, { length_cm: 8, petiole: "short" });
    const line = arc([0, 100], up, 200, 0.06, 0, 20);
    const place = (at: Point, turn: number) =>
      drawLeaf(sketch, leaf, { at, angle: up + turn, length: 74, bend: turn * 0.25 });
    joints.forEach((turns, i) => {
      const at: Point = [0, 76 - (i * 170) / joints.length];
      for (const turn of turns) place(at, turn);
    });
    drawStem(sketch, line, 8, 5, greenStem(stem));
    for (const turn of tip) place([4, -98], turn);
  };

/** A thing of so many centimetres on an open hand, or beside it if it is too large for that. */
const inHand =
  (cm: number, thing: Painter): Painter =>
  (sketch) => {
    const palm = 18;
    const unit = 150 / Math.max(palm, cm);
    hand(sketch, [0, 0], palm * unit);
    const length = cm * unit;
    fitted(
      sketch,
      thing,
      cm < 7 ? [0, -palm * unit * 0.3] : [-palm * unit * 0.5 - length * 0.3, -length / 2],
      length,
    );
  };

const sizedLeaf = (cm: number, leaf: Partial<PlateTraitsInput["leaf"]> = {}): Painter =>
  inHand(cm, leafStudy(leaf));

const sizedFlower = (cm: number): Painter =>
  inHand(cm, study("flower", sample({ flower: { ...flowerColours.white, size_cm: 4 } })));

const sizedFruit = (cm: number): Painter =>
  inHand(cm, (sketch) => {
    const { fruit } = sample({
      fruit: { form: "apple", colour: "red", surface: "glossy", length_cm: cm, arrangement: "single" },
    });
    if (fruit) drawFruit(sketch, fruit, [], 100);
  });

/** A person beside a plant of so many metres. */
const beside =
  (metres: number, paint: (sketch: Sketch, at: Point, height: number) => void): Painter =>
  (sketch) => {
    const unit = 170 / Math.max(1.75, metres);
    ground(sketch, 0, -70, 90);
    paint(sketch, [30, 2], metres * unit);
    person(sketch, [-40, 2], 1.7 * unit);
  };

const fruitOf =
  (fruit: NonNullable<PlateTraitsInput["fruit"]>): Painter =>
  (sketch) =>
    study("fruit", sample({ fruit }))(sketch);

const berries =
  (colour: string): Painter =>
  (sketch) => {
    const { fruit } = sample({
      fruit: { form: "berry", colour, surface: "glossy", length_cm: 2, arrangement: "bunch" },
    });
    if (!fruit) return;
    for (const [x, y] of [
      [-30, 0],
      [28, 4],
      [0, 40],
    ] as const) {
      const one = new Sketch(sketch.page);
      fruitStalk(one, 30, 3);
      drawFruit(one, fruit, [], 56);
      sketch.place(one, frame([x, y], 0));
    }
  };

const palmSample = sample(
  { habit: "palm", stem: { surface: "ringed", colour: "grey" } },
  { form: "palm-feather", outline: "linear", arrangement: "clustered-tips", length_cm: 300 },
);

const drawings: Drawings = {
  growth: oneOf({
    tree: (sketch) => wholeTree(sketch, [0, 0], 190),
    bush: (sketch) => wholeBush(sketch, [0, 0], 150),
    herb: habit(sample({ habit: "herb" }, { length_cm: 8, outline: "ovate", arrangement: "opposite" })),
    vine: habit(
      sample(
        { habit: "vine", stem: { climbing: "twining" } },
        { length_cm: 9, outline: "heart", petiole: "long" },
      ),
    ),
    creeper: habit(sample({ habit: "creeper" }, { length_cm: 5, outline: "ovate", arrangement: "opposite" })),
    grass: habit(
      sample({ habit: "grass" }, { form: "blade", outline: "linear", arrangement: "basal", length_cm: 40 }),
    ),
    "ground-leaves": habit(
      sample(
        { habit: "rosette" },
        { arrangement: "basal", outline: "obovate", length_cm: 16, petiole: "long" },
      ),
    ),
    palm: habit(palmSample),
    fern: habit(
      sample({ habit: "fern" }, { form: "frond", outline: "oblong", arrangement: "basal", length_cm: 90 }),
    ),
    cactus: habit(
      sample(
        { habit: "cactus", stem: { surface: "warty", colour: "green" } },
        { form: "none", arrangement: "alternate", length_cm: 1 },
      ),
    ),
  }),
  height: oneOf({
    knee: beside(0.4, (sketch, at, height) => tuft(sketch, at, height * 1.1)),
    waist: beside(0.9, wholeBush),
    head: beside(1.7, wholeBush),
    roof: beside(4.5, (sketch, at, height) => wholeTree(sketch, at, height)),
    house: beside(10, (sketch, at, height) => {
      house(sketch, [-2, 2], height * 0.42);
      wholeTree(sketch, [at[0] + 36, at[1]], height);
    }),
    forest: beside(28, (sketch, at, height) => {
      house(sketch, [-8, 2], height * 0.16);
      wholeTree(sketch, [at[0] + 20, at[1]], height, 0.6);
    }),
  }),
  place: oneOf({
    yard: (sketch) => {
      ground(sketch, 0, -100, 100, "#9db76a");
      house(sketch, [-30, 4], 110);
      wholeBush(sketch, [62, 6], 62);
    },
    open: (sketch) => {
      ground(sketch, 0, -100, 100, "#b9a06a");
      for (const [x, height] of [
        [-76, 46],
        [-34, 62],
        [10, 50],
        [52, 68],
        [86, 44],
      ] as const)
        tuft(sketch, [x, 2], height, x < 0 ? "green" : "light-green");
    },
    wet: (sketch) => {
      for (const x of [-78, -58, 64, 84]) tuft(sketch, [x, 4], 84, "mid-green");
      water(sketch, 0, -100, 100, 56);
    },
    forest: (sketch) => {
      ground(sketch, 0, -100, 100, "#8a7a4c");
      for (const [x, height] of [
        [-62, 150],
        [60, 160],
        [-4, 185],
      ] as const)
        wholeTree(sketch, [x, 4], height, 0.7);
    },
    savannah: (sketch) => {
      const hills = toneOf("#a9b59a");
      sketch.fill(
        [
          [-100, 0],
          [-100, -22],
          [-50, -44],
          [-10, -24],
          [40, -52],
          [100, -20],
          [100, 0],
        ],
        { fill: hills.mid },
      );
      ground(sketch, 0, -100, 100, "#d0b866");
      wholeTree(sketch, [44, 4], 84, 1.1);
      for (const x of [-80, -48, -14, 84]) tuft(sketch, [x, 4], 34, "straw");
    },
    shore: (sketch) => {
      water(sketch, -40, -100, 100, 44);
      ground(sketch, 0, -100, 100, "#e3cf98");
      fitted(sketch, habit(palmSample), [56, -69], 150);
    },
  }),
  thorns: oneOf({
    none: stemPiece({ surface: "smooth" }),
    thorns: armed([
      [-52, 1, 44],
      [-6, -1, 48],
      [44, 1, 40],
    ]),
    prickles: armed([-66, -48, -30, -12, 8, 26, 46, 64].map((y, i) => [y, i % 2 === 0 ? 1 : -1, 15])),
    stinging: stemPiece({ surface: "bristly" }),
  }),
  stem: oneOf({
    round: stemPiece({ form: "round" }, 24),
    square: stemPiece({ form: "square" }, 4),
    ridged: stemPiece({ form: "angled" }, 6),
    jointed: stemPiece({ form: "jointed", surface: "ringed" }, 24),
    juicy: stemPiece({ form: "fleshy", colour: "light-green" }, 24),
  }),
  sap: oneOf({
    clear: sapFrom("#b9d6dd", "drop"),
    milky: sapFrom("#f7f3e6", "drop"),
    coloured: sapFrom("#c4501f", "drop"),
    gum: sapFrom("#c98a2a", "bead"),
    slimy: sapFrom("#cfe0a6", "string"),
  }),
  smell: oneOf({
    none: leafStudy({}),
    citrus: smelling(
      study(
        "fruit-cut",
        sample({
          fruit: {
            form: "citrus",
            colour: "yellow-green",
            length_cm: 5,
            arrangement: "single",
            cut: { view: "segments", flesh: "pale-yellow" },
          },
        }),
      ),
    ),
    mint: smelling(
      study("shoot", sample({}, { outline: "ovate", margin: "toothed", surface: "quilted", length_cm: 5 })),
      "#4d8272",
    ),
    spice: smelling(study("bark", sample({ bark: { texture: "quills", colour: "reddish-brown" } }))),
    garlic: smelling(study("root", sample({ habit: "bulb", root: { form: "cloves", colour: "ivory" } }))),
    sweet: smelling((sketch) => {
      for (const x of [-34, 0, 34]) tuft(sketch, [x, 0], 120, "straw");
      sketch.line(
        [
          [-46, -34],
          [0, -28],
          [46, -34],
        ],
        toneOf("reddish-brown").mid,
        8,
      );
    }),
    resin: smelling(study("bark", sample({ bark: { texture: "resin", colour: "brown", inner: "ivory" } }))),
    rank: smelling(leafStudy({ outline: "ovate", margin: "coarse-toothed", colour: "olive" }), "#7b7f3c"),
  }),
  special: oneOf({
    none: leafStudy({}),
    folds: (sketch) => {
      const open = sample(
        {},
        { form: "bipinnate", pinnae: 2, leaflets: 24, outline: "oblong", length_cm: 8 },
      );
      drawLeaf(sketch, open.leaf, { at: [-40, 20], angle: up - 0.3, length: 120, bend: 0 });
      const shut = sample(
        {},
        { form: "pinnate", leaflets: 15, outline: "linear", length_cm: 8, width: 0.12 },
      );
      drawLeaf(sketch, shut.leaf, {
        at: [56, -50],
        angle: Math.PI / 2 + 0.2,
        length: 90,
        bend: 0.4,
        facing: 0.5,
      });
    },
    clings: (sketch) =>
      study(
        "fruit",
        sample({
          fruit: { form: "burr", colour: "brown", surface: "spiny", length_cm: 1, arrangement: "single" },
        }),
      )(sketch),
    tendrils: (sketch) => {
      const { leaf, stem } = sample({}, leafKinds.lobed);
      drawStem(sketch, arc([0, 90], up, 180, 0.05, 0, 12), 9, 7, greenStem(stem));
      drawLeaf(sketch, leaf, { at: [0, 20], angle: up - 1, length: 80, bend: 0 });
      const tone = toneOf("green");
      const coil = Array.from({ length: 60 }, (_, i): Point => {
        const t = i / 59;
        return polar([30 + t * 60, 6 - t * 50], t * 22, 4 + t * 12);
      });
      sketch.line([[2, 16], [14, 10], ...coil], tone.mid, 4, { "stroke-linecap": "round" });
    },
    "beads-under-leaf": (sketch) => {
      const { leaf, stem } = sample({}, { outline: "oblong", length_cm: 2, petiole: "none" });
      const twig = arc([-90, 30], -0.1, 180, -0.25, 0, 20);
      const green = toneOf("light-green");
      for (let i = 1; i < 19; i += 2) {
        const [x, y] = twig[i] ?? [0, 0];
        for (const turn of [-0.8, 0.8])
          drawLeaf(sketch, leaf, { at: [x, y], angle: turn * 1.6, length: 34, bend: 0, stalk: 0 });
        sketch.line(
          [
            [x, y],
            [x + 2, y + 18],
          ],
          green.ink,
          2,
        );
        sketch.body(
          ring([x + 2, y + 24], () => 8, 12),
          green.light,
          green.ink,
          1.2,
        );
      }
      drawStem(sketch, twig, 5, 3, greenStem(stem));
    },
    "on-trunk": (sketch) => {
      const bark = toneOf("brown");
      sketch.body(
        [
          [-34, -100],
          [-38, 0],
          [-44, 100],
          [44, 100],
          [38, 0],
          [34, -100],
        ],
        bark.mid,
        bark.ink,
        1.6,
        false,
      );
      const { fruit } = sample({
        fruit: { form: "gourd-round", colour: "light-green", length_cm: 12, arrangement: "on-trunk" },
      });
      if (!fruit) return;
      for (const [x, y] of [
        [-40, -44],
        [34, 2],
      ] as const) {
        const one = new Sketch(sketch.page);
        fruitStalk(one, 12, 5);
        drawFruit(one, fruit, [], 74);
        sketch.place(one, frame([x, y], 0));
      }
    },
    "stilt-roots": (sketch) => {
      const bark = toneOf("brown");
      for (const lean of [-1, -0.6, -0.25, 0.25, 0.6, 1])
        sketch.line(
          through(
            [
              [0, -50],
              [lean * 46, -28],
              [lean * 78, 40],
            ],
            6,
          ),
          bark.mid,
          8,
          { "stroke-linecap": "round" },
        );
      wholeTree(sketch, [0, -46], 130);
      water(sketch, 26, -90, 90, 24);
    },
    "fat-root": study("root", sample({ root: { form: "rhizome", colour: "tan", inside: "orange" } })),
    plantlets: leafStudy({ margin: "scalloped", marking: "plantlets", surface: "fleshy", outline: "oblong" }),
  }),
  "leaf-kind": each(leafKinds, leafStudy),
  "leaf-shape": each(leafShapes, leafStudy),
  "leaf-edge": each(leafEdges, leafStudy),
  "leaf-place": oneOf({
    singly: shoot([[-0.9], [0.9], [-0.9], [0.9]]),
    pairs: shoot([
      [-0.95, 0.95],
      [-0.95, 0.95],
      [-0.95, 0.95],
    ]),
    rings: shoot([
      [-1.2, -0.4, 0.45, 1.2],
      [-1.2, -0.4, 0.45, 1.2],
    ]),
    tufts: shoot([], [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]),
    ground: (sketch) => {
      const { leaf } = sample({}, { arrangement: "basal", outline: "obovate", petiole: "long" });
      for (const turn of [-1.35, 1.35, -0.9, 0.9, -0.45, 0.45, 0])
        drawLeaf(sketch, leaf, { at: [0, 0], angle: up + turn, length: 96, bend: turn * 0.4, stalk: 34 });
      ground(sketch, 2, -80, 80);
    },
  }),
  "leaf-size": oneOf({
    fingernail: sizedLeaf(1.4),
    finger: sizedLeaf(5),
    hand: sizedLeaf(13),
    forearm: sizedLeaf(30),
    arm: sizedLeaf(75, { form: "pinnate", leaflets: 15, outline: "lance" }),
  }),
  "leaf-feel": each(leafFeels, leafStudy),
  "leaf-colour": each(leafColours, bothFaces),
  "flower-colour": each(flowerColours, (flower) => study("flower", sample({ flower }))),
  "flower-form": (state) => {
    if (state === "specks") return cluster(flowerForms.specks);
    return study(state === "trumpet" ? "flower-side" : "flower", sample({ flower: flowerForms[state] }));
  },
  "flower-group": each(flowerGroups, cluster),
  "flower-size": oneOf({
    pinhead: sizedFlower(0.8),
    fingernail: sizedFlower(1.4),
    matchbox: sizedFlower(4),
    palm: sizedFlower(9),
  }),
  "fruit-kind": (state) => {
    if (state === "berry") return berries("red");
    return state === "seeds" ? cluster(seedSpike) : fruitOf(fruitKinds[state]);
  },
  "fruit-colour": each(fruitColours, berries),
  "fruit-size": oneOf({
    pea: sizedFruit(0.7),
    grape: sizedFruit(1.8),
    egg: sizedFruit(4.5),
    fist: sizedFruit(8.5),
    head: sizedFruit(20),
  }),
};

/** A whole inflorescence on its stalk. */
function cluster(input: NonNullable<PlateTraitsInput["flower"]>): Painter {
  return (sketch) => {
    const { flower, stem } = sample({ flower: input });
    if (!flower) return;
    drawStem(sketch, arc([0, 70], up, 70, 0, 0, 6), 5, 4, greenStem(stem));
    const grown = new Sketch(sketch.page);
    drawCluster(grown, flower, { at: [0, 0], angle: up });
    sketch.place(grown, frame([0, 0], 0, Math.max(1, 120 / clusterLength(flower))));
  };
}

/** Pixels of the drawing's square, and of the part that it fills. */
const side = 200;
const filled = 184;

export const keyDrawingName = (character: KeyCharacter, state: string): string => `key-${character}-${state}`;

const painterOf = <C extends KeyCharacter>(character: C, state: KeyState<C>): Painter =>
  drawings[character](state);

export const keyDrawing = <C extends KeyCharacter>(character: C, state: KeyState<C>): string => {
  const page: Page = newPage(seeded(`key ${character} ${state}`), 0.6);
  const sketch = new Sketch(page);
  painterOf(character, state)(sketch);
  const { left, top, right, bottom } = sketch.box;
  const scale = filled / Math.max(right - left, bottom - top);
  const [x, y] = [side / 2 - ((left + right) / 2) * scale, side / 2 - ((top + bottom) / 2) * scale];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><defs>${page.definitions()}</defs><g transform="translate(${x} ${y}) scale(${scale})">${sketch.svg}</g></svg>`;
};

/** Every answer's drawing: the name of its file, without extension, and how to draw it. */
export const keyDrawings = (): { name: string; draw: () => string }[] =>
  Object.keys(keyCharacters)
    .filter(isKeyCharacter)
    .flatMap((character) =>
      keyCharacters[character].map((state) => ({
        name: keyDrawingName(character, state),
        draw: () => keyDrawing(character, state),
      })),
    );
