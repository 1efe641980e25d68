// Plants described in everyday words, read and ranked as on the page.
import { expect, test } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { describedAnswers } from "./describe.ts";
import { createKey, shortList } from "./key.ts";
import { profileOf } from "./profile.ts";

const descriptions: readonly (readonly [id: string, words: string])[] = [
  ["garlic-vine", "vine, purple flowers, smells of garlic"],
  [
    "sensitive-plant",
    "low prickly weed in the pasture, leaves close when you touch them, little pink powder puff flowers",
  ],
  [
    "sweet-sage",
    "bush by the roadside with rough leaves, clusters of tiny orange and yellow flowers, smells strong, black berries",
  ],
  [
    "leaf-of-life",
    "thick juicy leaves and baby plants grow on the edge of the leaf, flowers hang like lanterns",
  ],
  [
    "periwinkle",
    "small plant in the yard with pink flowers with five petals, shiny leaves in pairs, milk comes out",
  ],
  [
    "carilla",
    "vine on the fence with yellow flowers and warty orange fruit, leaf smell stink, leaf cut up like a hand",
  ],
  [
    "spanish-needle",
    "weed with black needles that stick to your clothes, white flowers with yellow middle like a daisy",
  ],
  [
    "papaya",
    "tree with one trunk and big leaves like a hand at the top, white milk, big yellow fruit on the trunk",
  ],
  [
    "neem",
    "tall tree in the yard, leaves like feathers with saw edges, small white flowers, small yellow fruit",
  ],
  ["lemongrass", "clump of long grass that smells of lemon"],
  [
    "castor-bean",
    "tall bush with huge star shaped leaves, red stems, spiky balls with spotted seeds, grows on waste ground",
  ],
  ["thick-leaf-thyme", "soft plant in a pot, thick hairy leaves with scalloped edges, smells like thyme"],
  ["vervine", "weed with blue flowers on a long green spike, leaves in pairs with teeth, roadside"],
  ["annatto", "small tree with heart shaped leaves, pink flowers, red hairy pods with red seeds inside"],
  ["dhatura", "waist high plant with white trumpet flowers, spiny fruit, leaves stink, jagged leaves"],
  ["soursop", "small tree with shiny oval leaves, big green fruit with soft spines"],
  ["seed-under-leaf", "small weed in the yard with rows of tiny leaves and little balls under the leaf"],
  ["coconut", "palm by the sea with big nuts"],
  [
    "scarlet-milkweed",
    "weed about three feet tall with red and yellow flowers and milky sap, narrow leaves in pairs, seeds fly with silk",
  ],
  ["hibiscus", "hedge with big red flowers, shiny toothed leaves, slimy when you crush them"],
  ["mucka-mucka", "tall plant in the trench with big arrow shaped leaves, prickly stem"],
  ["cats-claw", "bush rope in the forest with hooks, oval leaves in pairs, ball flowers"],
  [
    "dunks",
    "tree in empty lot with thorns, small shiny leaves white underneath, round yellow fruit like a cherry",
  ],
  ["moringa", "small tree by the fence with lacy leaves, white flowers, long pods like drumsticks"],
  ["aloe", "thick juicy long leaves from the ground with prickly edges, jelly inside, yellow flowers"],
  [
    "congo-pump",
    "tree with huge leaves like a hand, white under the leaf, hollow ringed trunk, grows at the roadside",
  ],
  ["gully-root", "waist high herb, root stinks of garlic, small white flowers on a long spike"],
  [
    "tulsi",
    "small bush with purple stems, hairy leaves in pairs, smells of clove, purple flowers on a spike",
  ],
  [
    "breadfruit",
    "big tree in the yard with huge leaves cut up deep, white milk, round green fruit with bumpy skin",
  ],
  ["mango", "big shady tree, long pointed leaves that smell like turpentine, yellow fruit"],
  ["guava", "small tree, bark peeling, leaves in pairs with lines, white flowers, yellow fruit"],
  [
    "carrion-crow-bush",
    "bush by the trench, yellow flowers standing up like candles, long leaves like a feather, flat black pods",
  ],
  ["cochineal-cactus", "flat green pads, no leaves, red flowers, slimy inside"],
  ["wild-coffee", "weed with yellow flowers and long thin brown pods, leaf smell stink"],
  [
    "sandbox-tree",
    "huge tree with spikes all over the trunk, heart shaped leaves, fruit like a little pumpkin that explodes, milky sap",
  ],
  [
    "physic-nut",
    "fence plant, leaf like a cotton leaf, watery sap, little green balls with black seeds, 10 feet tall",
  ],
  [
    "yellow-oleander",
    "tree about 15 feet with skinny shiny leaves, yellow bell flowers, white milk, green fruit",
  ],
  ["oleander", "garden bush, pink flowers in bunches, long narrow leathery leaves three in a ring"],
  ["crab-eyes", "vine with tiny leaves in rows, red seeds with black spot in a pod"],
  [
    "four-oclock",
    "flower in the yard that opens in the evening, pink trumpet flowers, black seeds, leaves in pairs",
  ],
  ["turmeric", "big leaves coming from the ground, root orange inside, smells like curry"],
  ["ginger", "plant with narrow leaves like cane, fat root that smell like ginger"],
  [
    "st-johns-bush",
    "bush in shady wet place, leaves stain your hand red, pink flowers on spikes, leaves in pairs",
  ],
  ["pineapple", "spiky long leaves from the ground with thorns on the edge, purple flowers"],
  ["red-mangrove", "tree in the sea mud with roots like stilts, shiny thick leaves"],
  ["lotus", "water plant in the trench with big round leaves and big pink flowers"],
  ["barbados-pride", "prickly bush with red and yellow flowers, lacy leaves, flat pods"],
  ["bura-bura", "prickly bush, leaves with thorns, white star flowers, orange hairy berries"],
  ["jumbie-bubby", "prickly plant with yellow fruit like a cow udder, purple flowers"],
  ["billygoat-weed", "hairy weed with small purple fluffy flowers, smells like a ram goat"],
  ["wormseed", "weed with jagged narrow leaves, smells nasty like petrol"],
  ["curry-leaf", "small tree with leaves like feathers, smell like curry, white flowers, black berries"],
  ["avocado", "tree with big shiny leaves, green pear shaped fruit with one big seed"],
  ["cassava", "tall thin bush on the farm, leaves like a hand with long fingers, big roots"],
  ["calaloo", "soft plant people eat like spinach, green leaves, tiny green flowers on a spike, in the yard"],
  ["inch-plant", "creeping plant in pot with purple and silver striped leaves"],
  ["cowitch", "vine with three leaves together, purple flowers, furry pods that make you itch"],
  [
    "kufa",
    "tree growing on other trees in the forest, thick leathery leaves, big white flowers, yellow milk",
  ],
];

test("at least nine of ten described plants are among the first five", async () => {
  const { plants } = await sharedCatalogue();
  const key = createKey(plants.map((plant) => ({ id: plant.id, profile: profileOf(plant) })));
  const missed = descriptions.filter(([id, words]) => {
    const likeliest = key.rank(describedAnswers(words)).slice(0, shortList);
    return likeliest.every(({ plant }) => plant.id !== id);
  });
  expect(missed.length, missed.map(([id]) => id).join(", ")).toBeLessThanOrEqual(descriptions.length / 10);
});
