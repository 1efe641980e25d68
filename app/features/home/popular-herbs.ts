// The six herbs on the home page; a test compares their names and cautions with the catalogue.

export type PopularHerb = {
  id: string;
  name: string;
  scientificName: string;
  uses: readonly string[];
  /** The most important warning, for plants marked with caution. */
  caution?: string;
};

export const popularHerbs: readonly PopularHerb[] = [
  {
    id: "neem",
    name: "Neem",
    scientificName: "Azadirachta indica",
    uses: ["blood sugar control", "skin conditions", "immune support"],
    caution: "Never swallow the seed oil. The leaf can push sugar too low with diabetes medicine.",
  },
  {
    id: "soursop",
    name: "Soursop Leaves",
    scientificName: "Annona muricata",
    uses: ["blood pressure", "inflammation", "digestive health"],
    caution:
      "Long use is linked to parkinsonism, and with blood-pressure medicine it can drop pressure too low.",
  },
  {
    id: "lemongrass",
    name: "Lemongrass",
    scientificName: "Cymbopogon citratus",
    uses: ["digestive issues", "fever", "stress relief"],
    caution: "The tea can lower pressure further beside pressure tablets. Not in pregnancy.",
  },
  {
    id: "ginger",
    name: "Ginger",
    scientificName: "Zingiber officinale",
    uses: ["nausea", "inflammation", "circulation"],
    caution: "Beyond food amounts it may slow clotting: ask first if you take blood thinners.",
  },
  {
    id: "turmeric",
    name: "Turmeric",
    scientificName: "Curcuma longa",
    uses: ["anti-inflammatory", "joint health", "digestion"],
    caution: "Strong amounts can hurt the liver and add to blood thinners.",
  },
  {
    id: "moringa",
    name: "Moringa",
    scientificName: "Moringa oleifera",
    uses: ["nutrition", "energy", "blood pressure"],
    caution: "Never the root or its bark. The leaf adds to sugar and pressure medicine.",
  },
];
