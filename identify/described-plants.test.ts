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
  [
    "mango",
    "big shade tree, young leaves come out reddish brown and floppy, leaf long like a finger and smell like turpentine when you mash it",
  ],
  ["tamarind", "big tree with tiny leaves on both sides of a stick, brown pods sour inside"],
  ["noni", "tree with big shiny leaves, lumpy white fruit that stink like cheese"],
  ["hibiscus", "flower hedge with a long thing sticking out of the middle of the flower, big red petals"],
  ["aloe", "plant with fat leaves full of slimy jelly, prickle along the side, no stem"],
  ["leaf-of-life", "fat leaf, if you drop the leaf little plants grow from the edge"],
  [
    "sensitive-plant",
    "when you touch it the leaf shut up, it prickle when you touch, round pink flower, grows on the grass by the road",
  ],
  [
    "carilla",
    "vine that choke the fence, leaf like a hand, yellow flower, orange bumpy fruit that burst open with red seeds",
  ],
  ["castor-bean", "leaf like a star with eight points, big as a dinner plate, red stalk, prickly seed balls"],
  ["papaya", "soft tree with a hollow trunk, big leaf like an umbrella, milk when you break it"],
  [
    "breadfruit",
    "big tree, leaves as long as my arm with deep cuts, milk when you break it, green football fruit",
  ],
  ["physic-nut", "fence stick, leaf like a heart with corners, sap froth like soap, round green nuts"],
  ["thick-leaf-thyme", "thick furry leaf that snaps, smells like thyme and oregano, grows in a pot"],
  [
    "sweet-sage",
    "prickly bush with flowers of many colours in one bunch, orange pink and yellow, leaf rough like sandpaper",
  ],
  [
    "banana",
    "plant with no wood, giant leaves that tear in the wind, purple heart hanging down, bunch of yellow fruit",
  ],
  ["cassava", "stick plant with leaf like fingers of a hand, fat roots we eat"],
  ["bird-pepper", "small bush with tiny hot red peppers pointing up, little white flowers"],
  [
    "ochro",
    "tall plant with big yellow flower with dark red middle, green long fruit hairy and slimy inside",
  ],
  ["sorrel", "bush with red stems and red fleshy cups round the seed, leaf like three fingers"],
  ["calabash", "tree with big round green balls hanging from the trunk and branches"],
  ["cashew", "tree with yellow or red fruit and a nut hanging underneath like a kidney"],
  ["lime", "thorny small tree, leaf smell of lime, white flowers, green round fruit"],
  ["pomegranate", "bush with orange red waxy flowers and round red fruit with a crown full of seeds"],
  [
    "turmeric",
    "broad leaves from the ground like a small banana plant, orange fingers underground that stain your hand",
  ],
  ["ginger", "reed like plant, knuckly root that smells hot"],
  ["marigold", "orange flowers like a pom pom, leaf smell strong, used for hindu worship"],
  ["culantro", "flat plant near the ground, long leaf with prickly saw edge, smell like shado beni"],
  ["cowfoot-leaf", "big round leaf like cow foot, soft, in damp places, long thin white tail flower"],
  ["congo-pump", "tall thin tree with hollow stem, leaf like open hand white below, ants live inside"],
  ["lotus", "round leaf stands over the water, big pink flower, seed head like shower rose"],
  ["passion-fruit", "vine with curly strings, flower white and purple with threads, round yellow fruit"],
  ["oleander", "tall hedge, narrow stiff leaves in threes, pink flowers, poison"],
  ["dumb-cane", "house plant, thick stem like cane, big leaf with white spots, itch your mouth"],
  ["five-finger", "fruit like a star when you cut it, small tree with drooping leaves that fold at night"],
  ["jamoon", "big tree with purple fruit that stain your tongue"],
  ["star-apple", "leaf shiny green on top and brown gold underneath, purple round fruit, milk"],
  ["silk-cotton", "giant tree with big roots like walls, thorns on the trunk, cotton"],
  ["golden-apple", "tall tree with yellow plum fruit with a spiky seed, feather leaves"],
  ["indian-almond", "tree with branches in layers, big leaves turn red, almond nut"],
  ["purslane", "fat red stems lying on the ground, small juicy leaves, tiny yellow flower"],
  ["dunks", "thorny tree small brown yellow fruit"],
  [
    "frangipani",
    "tree with thick grey branches, sweet smelling white and yellow flowers like a pinwheel, milk",
  ],
  ["angels-trumpet", "big white or peach trumpets hanging down, small tree"],
  ["stinking-passionflower", "vine with furry leaf, small orange fruit inside a lace net, stinks"],
  ["mile-a-minute-vine", "fast vine smothering everything, leaf like a heart, little white fluffy flowers"],
  ["spearmint", "smells like mint chewing gum, creeping plant in wet soil, wrinkly leaf"],
  ["jobs-tears", "tall grass with hard grey beads"],
  ["pigeon-pea", "tall bush with three leaves together, yellow pea flowers, bean pods"],
  ["cats-claw", "big vine in the bush with claws like a cat"],
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
