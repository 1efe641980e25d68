// The six herbs on the home page, with the words that stand there.

export type PopularHerb = {
  id: string;
  name: string;
  scientificName: string;
  uses: readonly string[];
};

export const popularHerbs: readonly PopularHerb[] = [
  {
    id: "neem",
    name: "Neem",
    scientificName: "Azadirachta indica",
    uses: ["blood sugar control", "skin conditions", "immune support"],
  },
  {
    id: "soursop",
    name: "Soursop Leaves",
    scientificName: "Annona muricata",
    uses: ["blood pressure", "inflammation", "digestive health"],
  },
  {
    id: "lemongrass",
    name: "Lemongrass",
    scientificName: "Cymbopogon citratus",
    uses: ["digestive issues", "fever", "stress relief"],
  },
  {
    id: "ginger",
    name: "Ginger",
    scientificName: "Zingiber officinale",
    uses: ["nausea", "inflammation", "circulation"],
  },
  {
    id: "turmeric",
    name: "Turmeric",
    scientificName: "Curcuma longa",
    uses: ["anti-inflammatory", "joint health", "digestion"],
  },
  {
    id: "moringa",
    name: "Moringa",
    scientificName: "Moringa oleifera",
    uses: ["nutrition", "energy", "blood pressure"],
  },
];
