// Generates the home page's pictures: a creek's edge with heliconia, fever grass and the national flower,
// Victoria amazonica, and a neem branch. Run it with node after a change; the results are committed beside
// it.
import { writeFileSync } from "node:fs";

const ink = "#163f27";
const greens = ["#1f5a37", "#2a6b43", "#3b7d4c", "#558f54", "#6fa35a"] as const;
const pale = "#cfdba8";
const gold = "#e0a526";
const annatto = "#b3391f";
const ember = "#d0552f";

let seed = 20;
/** Seeded, so that the picture is the same each time. */
function random(): number {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
}
const between = (low: number, high: number) => low + (high - low) * random();
const n = (value: number) => String(Math.round(value * 10) / 10);
const pick = (index: number) =>
  greens[((index % greens.length) + greens.length) % greens.length] ?? greens[0];

type Point = readonly [number, number];

function placed(content: string, [x, y]: Point, turn: number, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})${size}">${content}</g>`;
}

/**
 * A leaf blade with its base at the origin, pointing up: two halves in two greens, a midrib and side veins.
 */
function blade(length: number, width: number, tone: number, veins: number, belly = 0.42): string {
  const half = (side: number) =>
    `M0 0C${n(side * width * 0.75)} ${n(-length * 0.12)} ${n(side * width * 0.7)} ${n(-length * (belly + 0.3))} 0 ${n(-length)}Z`;
  const lines: string[] = [];
  for (let i = 1; i <= veins; i += 1) {
    const t = i / (veins + 1);
    // Shorter and flatter towards the tip, so that no vein leaves the blade.
    const reach = width * 0.44 * Math.sin(Math.PI * t ** 0.8) * (1 - 0.25 * t);
    const rise = Math.min(length * 0.09, length * (1 - t) * 0.42);
    for (const side of [-1, 1])
      lines.push(
        `M0 ${n(-length * t)}q${n(side * reach * 0.6)} ${n(-rise * 0.35)} ${n(side * reach)} ${n(-rise)}`,
      );
  }
  return (
    `<path d="${half(-1)}" fill="${pick(tone)}"/><path d="${half(1)}" fill="${pick(tone + 1)}"/>` +
    `<path d="${lines.join("")}" stroke="${pale}" stroke-width="${n(Math.max(0.8, width / 90))}" opacity=".45" fill="none"/>` +
    `<path d="M0 ${n(length * 0.03)}V${n(-length * 0.97)}" stroke="${pale}" stroke-width="${n(Math.max(1.2, width / 45))}" stroke-linecap="round"/>`
  );
}

/** A broad leaf on its stalk, bent to one side by its own weight. */
function broadLeaf(
  from: Point,
  turn: number,
  stalk: number,
  length: number,
  width: number,
  tone: number,
): string {
  const stem = `<path d="M0 0V${n(-stalk)}" stroke="${pick(tone)}" stroke-width="9" stroke-linecap="round"/>`;
  return placed(
    stem + placed(blade(length, width, tone, 15), [0, -stalk + 8], turn > 0 ? 7 : -7),
    from,
    turn,
  );
}

/** A neem leaf: pairs of toothless leaflets along a bent stalk, longest in the middle, one at the end. */
function feather(from: Point, turn: number, length: number, pairs: number, tone: number): string {
  const bend = length * 0.16;
  const at = (t: number): Point => [bend * Math.sin((Math.PI * t) / 2) * t, -length * t];
  const parts = [
    `<path d="M0 0Q${n(bend * 0.1)} ${n(-length * 0.5)} ${n(at(1)[0])} ${n(at(1)[1])}" stroke="${ink}" stroke-width="3.5" fill="none"/>`,
  ];
  for (let i = 0; i < pairs; i += 1) {
    const t = 0.16 + (0.78 * i) / (pairs - 1);
    const size = length * (0.2 + 0.14 * Math.sin(Math.PI * t));
    for (const side of [-1, 1])
      parts.push(placed(blade(size, size * 0.3, tone + i, 4, 0.3), at(t), side * between(58, 68) + 12 * t));
  }
  parts.push(placed(blade(length * 0.24, length * 0.07, tone + 1, 4, 0.3), at(0.99), 14));
  return placed(parts.join(""), from, turn);
}

/** The lobster claw: boat-shaped bracts left and right of a zigzag stem. */
function heliconia(from: Point, turn: number, height: number, bracts: number): string {
  const parts = [`<path d="M0 0V${n(-height * 0.45)}" stroke="${greens[2]}" stroke-width="10"/>`];
  const zigzag = Array.from({ length: bracts }, (_, i) => {
    const t = i / (bracts - 1);
    return `${i % 2 === 0 ? 4 : -4} ${n(-height * (0.42 + 0.5 * t))}`;
  });
  parts.push(
    `<path d="M0 ${n(-height * 0.4)}L${zigzag.join("L")}" stroke="${annatto}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  for (let i = bracts - 1; i >= 0; i -= 1) {
    const t = i / (bracts - 1);
    const y = -height * (0.42 + 0.5 * t);
    const size = height * (0.27 - 0.13 * t);
    const side = i % 2 === 0 ? 1 : -1;
    const claw =
      `<path d="M-10 8C${n(size * 0.3)} 26 ${n(size * 0.75)} 6 ${n(size)} ${n(-size * 0.36)}C${n(size * 0.7)} ${n(-size * 0.2)} ${n(size * 0.35)} ${n(-size * 0.24)} -10 ${n(-size * 0.22)}Z" fill="${i % 3 === 1 ? ember : annatto}"/>` +
      `<path d="M-6 ${n(-size * 0.2)}C${n(size * 0.35)} ${n(-size * 0.22)} ${n(size * 0.7)} ${n(-size * 0.18)} ${n(size)} ${n(-size * 0.36)}C${n(size * 0.66)} ${n(-size * 0.11)} ${n(size * 0.3)} ${n(-size * 0.13)} -6 ${n(-size * 0.1)}Z" fill="${gold}"/>`;
    parts.push(`<g transform="translate(${-side * 2} ${n(y)}) scale(${side} 1) rotate(-22)">${claw}</g>`);
  }
  return placed(parts.join(""), from, turn);
}

/** Fever grass: long blades from one tuft, the outer ones bowing over. */
function grass([x, y]: Point, blades: number, height: number): string {
  const parts: string[] = [];
  for (let i = 0; i < blades; i += 1) {
    const lean = (i / (blades - 1) - 0.5) * 2;
    const h = height * between(0.72, 1) * (1 - 0.22 * Math.abs(lean));
    const reach = lean * height * between(0.5, 0.66);
    const foot = x + lean * 26;
    const tip: Point = [x + reach, y - h * (1 - 0.26 * Math.abs(lean))];
    const knee: Point = [x + reach * 0.36, y - h * 1.02];
    parts.push(
      `<path d="M${n(foot - 8)} ${n(y)}Q${n(knee[0] - 7)} ${n(knee[1])} ${n(tip[0])} ${n(tip[1])}Q${n(knee[0] + 9)} ${n(knee[1] + 14)} ${n(foot + 8)} ${n(y)}Z" fill="${pick(i * 2 + 2)}"/>`,
    );
  }
  return parts.join("");
}

/** A pad of the giant water lily, seen low over the water: its rim, its floor, its ribs. */
function pad([x, y]: Point, radius: number, tone: number): string {
  const flat = 0.25;
  const rim = radius * 0.11;
  const ribs: string[] = [];
  for (let i = 0; i < 22; i += 1) {
    const angle = (Math.PI * 2 * i) / 22 + 0.12;
    ribs.push(`M0 0L${n(Math.cos(angle) * radius * 0.9)} ${n(Math.sin(angle) * radius * 0.9 * flat)}`);
  }
  const ellipse = (scale: number, lift: number, fill: string) =>
    `<ellipse cy="${n(-lift)}" rx="${n(radius * scale)}" ry="${n(radius * scale * flat)}" fill="${fill}"/>`;
  return placed(
    `<path d="M${n(-radius)} ${n(-rim)}V0A${n(radius)} ${n(radius * flat)} 0 0 0 ${n(radius)} 0V${n(-rim)}Z" fill="#7d3a2c"/>` +
      ellipse(1, rim, pick(tone + 1)) +
      ellipse(0.94, rim * 0.45, pick(tone)) +
      `<path d="${ribs.join("")}" stroke="${pale}" stroke-width="1.4" opacity=".5"/>`,
    [x, y],
    0,
  );
}

/** The flower of the giant water lily. */
function lily([x, y]: Point, size: number): string {
  const ring = (count: number, length: number, width: number, spread: number, fill: string, edge: string) => {
    const petals: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const turn = ((i / (count - 1)) * 2 - 1) * spread;
      petals.push(
        `<path transform="rotate(${n(turn)})" d="M0 0C${n(width)} ${n(-length * 0.3)} ${n(width * 0.8)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-width * 0.8)} ${n(-length * 0.8)} ${n(-width)} ${n(-length * 0.3)} 0 0Z" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`,
      );
    }
    return petals.join("");
  };
  return placed(
    ring(10, size, size * 0.17, 92, "#f4d9d3", "#c98a86") +
      ring(8, size * 0.86, size * 0.16, 66, "#fbeee6", "#d8a59c") +
      ring(6, size * 0.68, size * 0.14, 42, "#fffaf2", "#d8a59c") +
      ring(4, size * 0.42, size * 0.08, 24, gold, "#a9741a"),
    [x, y],
    0,
  );
}

function water(): string {
  const lines: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const y = between(900, 996);
    const x = between(60, 940);
    const w = between(40, 130);
    lines.push(`M${n(x)} ${n(y)}q${n(w / 4)} -3 ${n(w / 2)} 0t${n(w / 2)} 0`);
  }
  return `<path d="${lines.join("")}" stroke="#2d5d73" stroke-width="2" stroke-linecap="round" opacity=".55" fill="none"/>`;
}

const creek = [
  broadLeaf([720, 960], -34, 200, 560, 190, 0),
  broadLeaf([760, 960], 24, 210, 600, 200, 1),
  broadLeaf([735, 960], -6, 250, 640, 210, 0),
  heliconia([690, 960], -17, 620, 7),
  broadLeaf([800, 970], 48, 120, 480, 170, 2),
  heliconia([800, 970], 15, 540, 6),
  broadLeaf([690, 970], -56, 110, 430, 150, 2),
  grass([905, 985], 17, 470),
  water(),
  pad([585, 935], 185, 2),
  pad([870, 955], 165, 1),
  pad([305, 955], 140, 3),
  lily([452, 948], 84),
];
const branch = [
  feather([1010, -20], 206, 330, 7, 1),
  feather([960, -30], 228, 380, 8, 3),
  feather([1020, 60], 250, 360, 7, 2),
];

function save(name: string, title: string, viewBox: string, parts: readonly string[]): void {
  writeFileSync(
    new URL(name, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none"><title>${title}</title>${parts.join("")}</svg>\n`,
  );
}

save(
  "./hero-creek.svg",
  "A creek's edge with heliconia, fever grass and water lilies",
  "80 80 920 920",
  creek,
);
save("./hero-branch.svg", "A neem branch", "540 0 460 320", branch);
