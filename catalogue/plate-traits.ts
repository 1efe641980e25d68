// The schema of a plant's botanical traits (`plate:` in its content file), from which its plate is drawn.
// The vocabulary is documented in plate-words.ts and plate-words-reproductive.ts.
// All lengths are in centimetres on the living plant, and typical rather than maximal.
import * as z from "zod";
import {
  arrangements,
  barks,
  branchPoses,
  climbings,
  colourWords,
  habits,
  leafBases,
  leafForms,
  leafLobings,
  leafMargins,
  leafMarkings,
  leafOutlines,
  leafReliefs,
  leafStipules,
  leafSurfaces,
  leafTips,
  petioles,
  plans,
  stemForms,
  stemSurfaces,
  venations,
} from "./plate-words.ts";
import {
  cutViews,
  filamentForms,
  flowerCalyces,
  flowerForms,
  flowerPositions,
  flowerSexes,
  fruitArrangements,
  fruitCalyces,
  fruitForms,
  fruitSurfaces,
  inflorescences,
  involucreForms,
  keels,
  limbs,
  lipForms,
  ovaries,
  ovuleCounts,
  petalShapes,
  placentations,
  rootForms,
  seedForms,
  specials,
  stigmaForms,
  studies,
  throats,
} from "./plate-words-reproductive.ts";

/** A word from the palette ("dark-green", "scarlet"), or a hex value in quotes ("#8a2f4b"). */
export const plateColour = z.union([z.enum(colourWords), z.string().regex(/^#[0-9a-f]{6}$/i)]);
export type PlateColour = z.infer<typeof plateColour>;

const centimetres = z.number().positive().max(1000);

const leaf = z.strictObject({
  form: z.enum(leafForms),
  /** Of the blade, or of one leaflet. */
  outline: z.enum(leafOutlines).default("elliptic"),
  /** Number of lobes when the outline is lobed (fingered: 5 to 11). */
  lobes: z.int().min(2).max(15).optional(),
  /** How deep the lobes of a hand-veined leaf are cut, where it is not halfway. */
  lobing: z.enum(leafLobings).optional(),
  margin: z.enum(leafMargins).default("entire"),
  venation: z.enum(venations).default("pinnate"),
  arrangement: z.enum(arrangements),
  /** How many leaves stand around a joint when whorled. */
  whorl: z.int().min(3).max(12).optional(),
  tip: z.enum(leafTips).default("pointed"),
  base: z.enum(leafBases).default("wedge"),
  petiole: z.enum(petioles).default("short"),
  /** Where they tell the plant. */
  stipules: z.enum(leafStipules).optional(),
  /** Leaflets of a pinnate or palmate leaf; for a bipinnate one, the leaflets of one small feather. */
  leaflets: z.int().min(2).max(80).optional(),
  /** Pairs of small feathers in a bipinnate leaf. */
  pinnae: z.int().min(1).max(30).optional(),
  /** Whether its leaflets shut when they are touched (sensitive plant). */
  closes: z.boolean().optional(),
  /** The whole leaf without its stalk. */
  length_cm: centimetres,
  /** Width of the blade or leaflet as a share of its length: 0.1 very narrow, 0.5 usual, 1 as wide as long. */
  width: z.number().min(0.01).max(1.6).optional(),
  colour: plateColour.default("green"),
  underside: plateColour.optional(),
  /** Colour of the youngest leaves, where it differs (mango: bronze). */
  young: plateColour.optional(),
  /** Colour of the leaves that are about to fall, where they turn (Indian almond: red). */
  old: plateColour.optional(),
  surface: z.enum(leafSurfaces).default("matt"),
  /** How deep the veins lie in the blade, where it is not as usual for its surface. */
  relief: z.enum(leafReliefs).optional(),
  marking: z.enum(leafMarkings).default("none"),
  marking_colour: plateColour.optional(),
});

const stem = z.strictObject({
  form: z.enum(stemForms).default("round"),
  surface: z.enum(stemSurfaces).default("smooth"),
  colour: plateColour.default("green"),
  /** Too weak to stand: of a herb, its stems lie at their foot and rise at their tips. */
  limp: z.boolean().default(false),
  /** How a vine climbs. */
  climbing: z.enum(climbings).optional(),
});

const flower = z.strictObject({
  form: z.enum(flowerForms),
  colour: plateColour,
  /** Throat, disc, eye or second colour. */
  centre: plateColour.optional(),
  /** Stamens, threads or corona where they show. */
  stamens: plateColour.optional(),
  /** Calyx, bracts or spathe where they show. */
  bracts: plateColour.optional(),
  /** Rays of a daisy, or petals where the number is unusual. */
  petals: z.int().min(1).max(40).optional(),
  petal: z.enum(petalShapes).default("plain"),
  throat: z.enum(throats).default("narrow"),
  lip: z.enum(lipForms).default("mint"),
  calyx: z.enum(flowerCalyces).optional(),
  /** The rim of a trumpet. */
  limb: z.enum(limbs).default("whole"),
  /** Of a pea flower, where it is not shorter than the standard and blunt. */
  keel: z.enum(keels).optional(),
  /** Of a grass: its scale ends in a long bristle. */
  awned: z.boolean().default(false),
  /** Of a head without rays; a round cup of tiled bracts when not given. */
  involucre: z.enum(involucreForms).optional(),
  /** Of one flower; what is usual for the form when not given. */
  stamen_count: z.int().min(1).max(300).optional(),
  cluster: z.enum(inflorescences).default("solitary"),
  /** The rings of a spike stand apart from one another. */
  apart: z.boolean().default(false),
  position: z.enum(flowerPositions).default("terminal"),
  /** Shown where the flower is cut lengthwise. */
  /** Where male and female flowers are apart, which of them is cut. */
  sex: z.enum(flowerSexes).optional(),
  /** Its build is of a kind of its own, which no plan of a cut flower shows: it is not shown cut. */
  uncut: z.boolean().default(false),
  ovary: z.enum(ovaries).default("superior"),
  ovules: z.enum(ovuleCounts).default("few"),
  placenta: z.enum(placentations).optional(),
  filaments: z.enum(filamentForms).optional(),
  /** Stamens longer than the petals. */
  long_stamens: z.boolean().default(false),
  stigma: z.enum(stigmaForms).optional(),
  /** A ring of nectar around the ovary. */
  disc: z.boolean().default(false),
  /** Across one open flower (one head, for daisies and globes). */
  size_cm: centimetres,
  /** Length of the whole cluster. */
  cluster_cm: centimetres.optional(),
  drooping: z.boolean().default(false),
});

const fruit = z.strictObject({
  form: z.enum(fruitForms),
  colour: plateColour.describe("ripe"),
  /** Colour while unripe, where both are seen on the plant. */
  unripe: plateColour.optional(),
  /** Second colour: blush, spots, calyx, or what shows when it opens. */
  accent: plateColour.optional(),
  surface: z.enum(fruitSurfaces).default("smooth"),
  /** Along its longer axis. */
  length_cm: centimetres,
  /** Width as a share of the length. */
  width: z.number().min(0.02).max(2).optional(),
  arrangement: z.enum(fruitArrangements).default("few"),
  calyx: z.enum(fruitCalyces).optional(),
  cut: z
    .strictObject({
      view: z.enum(cutViews),
      flesh: plateColour,
      seeds: plateColour.optional(),
      /** Of a fruit cut across: its chambers, and the seeds in each. */
      chambers: z.int().min(2).max(14).optional(),
      each: z.enum(ovuleCounts).optional(),
    })
    .optional(),
});

const seed = z.strictObject({
  form: z.enum(seedForms),
  colour: plateColour,
  /** Second colour of a mottled or two-coloured seed, or of its aril. */
  accent: plateColour.optional(),
  length_cm: centimetres,
  /** Folds of its coat grow into its food from all sides (nutmeg, custard apples). */
  ruminate: z.boolean().optional(),
});

const root = z.strictObject({
  form: z.enum(rootForms),
  colour: plateColour.default("tan"),
  /** The colour inside, shown where the root is cut (turmeric: orange). */
  inside: plateColour.optional(),
  /** Canals of air around the middle of a rootstock that grows under water (lotus). */
  canals: z.int().min(3).max(12).optional(),
});

const bark = z.strictObject({
  texture: z.enum(barks),
  colour: plateColour,
  /** The colour beneath, or of resin or sap. */
  inner: plateColour.optional(),
});

/** How the cut branch that stands for a tree or shrub is shown. */
const branch = z.strictObject({
  /** From how near: at 1 a branch with its side shoots, at 2 one spray of it with few and large leaves. */
  near: z.number().min(1).max(2.4).default(1),
  /** Its side shoots; as many as its leaves leave room for when not given. */
  shoots: z.int().min(0).max(4).optional(),
  /** As the plant's seed has it when not given. */
  pose: z.enum(branchPoses).optional(),
});

export const plateTraits = z.strictObject({
  habit: z.enum(habits),
  /** How it is composed by hand; by rule, from its habit, when not given. */
  plan: z.enum(plans).optional(),
  branch: branch.optional(),
  leaf,
  stem: stem.default({ form: "round", surface: "smooth", colour: "green", limp: false }),
  flower: flower.optional(),
  fruit: fruit.optional(),
  seed: seed.optional(),
  root: root.optional(),
  bark: bark.optional(),
  /** The studies to draw around the habit, the most telling first; two to five make a good plate. */
  known_for: z.array(z.enum(studies)).max(6).default([]),
  /** Hand-drawn parts; see the list in plate-words-reproductive.ts. Most plants need none. */
  special: z.array(z.enum(specials)).max(4).default([]),
});

/** Traits with every default filled in: what the plate is drawn from. */
export type PlateTraits = z.infer<typeof plateTraits>;
/** Traits as a content writer gives them. */
export type PlateTraitsInput = z.input<typeof plateTraits>;
