// Six round emblems, one for each condition, in the style of the plates.

import { drawDrop } from "../drawing/drop.ts";
import { arc, at, ellipse, type Point, polar, ring, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, type Page, Sketch } from "../drawing/sketch.ts";
import { fruitStalk } from "../fruit/body.ts";
import { drawFruit } from "../fruit/fruit.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { spear } from "../leaf/ribbon-leaf.ts";
import { rhizomeStudy } from "../root/rhizome.ts";
import { cup, steam } from "./cup.ts";
import { aloeLeaf, corilla, heartLeaf, lanceLeaf, lobedLeaf, sprigLeaf } from "./stock.ts";

export const emblemNames = [
  "high-blood-pressure",
  "diabetes",
  "flu-cold",
  "digestive-issues",
  "pain-inflammation",
  "skin-conditions",
] as const;
export type EmblemName = (typeof emblemNames)[number];

const drop = (sketch: Sketch, [x, y]: Point, size: number, colour: string): void => {
  drawDrop(sketch, [x, y], size, colour, 1.6);
  sketch.patches([ellipse([x - size * 0.18, y + size * 0.12], size * 0.1, size * 0.2, 0.3)], {
    fill: "#ffffff",
    opacity: 0.7,
  });
};

const motifs: Record<EmblemName, (sketch: Sketch) => void> = {
  // A heart-shaped leaf with a pulse line as its midrib.
  "high-blood-pressure": (sketch) => {
    drawLeaf(sketch, heartLeaf, { at: [0, -78], angle: Math.PI / 2, length: 150, bend: 0.04, stalk: 0 });
    sketch.line(
      [
        [-96, 6],
        [-44, 6],
        [-44, 6],
        [-26, -26],
        [-26, -26],
        [-4, 44],
        [-4, 44],
        [16, -12],
        [16, -12],
        [30, 6],
        [30, 6],
        [96, 6],
      ],
      "#fdf6e3",
      7,
      { "stroke-linejoin": "round", "stroke-linecap": "round" },
    );
  },
  // Corilla, the bitter gourd, with its leaf and a drop.
  diabetes: (sketch) => {
    drawLeaf(sketch, lobedLeaf, { at: [-4, -72], angle: Math.PI - 0.5, length: 96, bend: 0.2, stalk: 14 });
    drawLeaf(sketch, lobedLeaf, { at: [8, -74], angle: -0.2, length: 70, bend: 0.2, stalk: 18, age: 0.4 });
    const fruit = new Sketch(sketch.page);
    fruitStalk(fruit, 26, 5);
    if (corilla.fruit !== undefined) drawFruit(fruit, corilla.fruit, [], 158, false);
    sketch.place(fruit, [0.96, 0.28, -0.28, 0.96, 18, -58]);
    drop(sketch, [-48, 62], 26, "#8fc0cf");
  },
  // A steaming cup with a sprig.
  "flu-cold": (sketch) => {
    steam(sketch, [0, -46], 62);
    for (const turn of [-0.5, 0.5])
      drawLeaf(sketch, sprigLeaf, { at: [62, 2], angle: -0.9 + turn, length: 58, bend: turn * 0.4 });
    cup(sketch, [0, 40], 150);
  },
  // Ginger.
  "digestive-issues": (sketch) => {
    for (const turn of [-0.5, 0.35])
      drawLeaf(sketch, lanceLeaf, { at: [8, -14], angle: up + turn, length: 108, bend: turn * 0.6 });
    const root = new Sketch(sketch.page);
    rhizomeStudy(root, { form: "rhizome", colour: "tan", inside: "pale-yellow" });
    sketch.place(root, [1.02, 0, 0, 1.02, -10, 14]);
  },
  // Cut turmeric.
  "pain-inflammation": (sketch) => {
    const tone = toneOf("scarlet");
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2;
      sketch.line(arc(polar([0, 0], angle, 84), angle, 26, 0.1, 0, 5), tone.mid, 5, {
        "stroke-linecap": "round",
        opacity: 0.75,
      });
    }
    const root = new Sketch(sketch.page);
    rhizomeStudy(root, { form: "rhizome", colour: "#b9863f", inside: "orange" });
    sketch.place(root, [0.84, 0, 0, 0.84, -8, -14]);
  },
  // Aloe, one leaf cut so that the gel runs.
  "skin-conditions": (sketch) => {
    for (const [turn, length] of [
      [-0.62, 136],
      [0.66, 130],
      [-0.28, 158],
      [0.3, 150],
    ] as const)
      spear(
        sketch,
        aloeLeaf,
        { at: [0, 80], angle: up + turn, length, bend: turn * 0.4 },
        bladePaint(aloeLeaf, 1, false, 0),
      );
    spear(
      sketch,
      aloeLeaf,
      { at: [0, 84], angle: up, length: 118, bend: 0 },
      bladePaint(aloeLeaf, 1, false, 1),
    );
    drop(sketch, [2, -46], 22, "#cfe3a8");
  },
};

export const emblem = (name: EmblemName): string => {
  const page: Page = newPage(seeded(`emblem ${name}`));
  const sketch = new Sketch(page);
  motifs[name](sketch);
  const { left, top, right, bottom } = sketch.box;
  const scale = Math.min(1.15, 196 / Math.max(right - left, bottom - top));
  const [x, y] = [128 - ((left + right) / 2) * scale, 128 - ((top + bottom) / 2) * scale];
  const rim = new Sketch(page);
  rim.fill(
    ring([128, 128], () => 122, 40),
    { fill: "#faf3df", stroke: "#8a744c", "stroke-width": 2.4 },
  );
  rim.lines(
    [
      [
        ...ring([128, 128], () => 115, 40),
        at(
          ring([128, 128], () => 115, 40),
          0,
        ),
      ],
    ],
    "#8a744c",
    0.9,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${page.definitions()}</defs>${rim.svg}<g transform="translate(${x} ${y}) scale(${scale})">${sketch.svg}</g></svg>`;
};
