// Everyday and Creolese words, each pattern with the answer it stands for. A pattern is tried on one clause in small letters
// without apostrophes and hyphens. Colours, sizes and lengths are read in describe.ts.
import type { KeyCharacter, KeyState } from "#catalogue/key-words.ts";

type Rule = {
  readonly character: KeyCharacter;
  readonly states: readonly KeyState[];
  readonly pattern: RegExp;
};

const about = <C extends KeyCharacter>(
  character: C,
  ...pairs: readonly (readonly [KeyState<C> | readonly KeyState<C>[], RegExp])[]
): Rule[] =>
  pairs.map(([states, pattern]) => ({
    character,
    states: typeof states === "string" ? [states] : states,
    pattern: new RegExp(pattern, "g"),
  }));

const leaf = String.raw`\b(?:leaf|leafs|leaves|leaflets?|blades?)\b`;
const flower = String.raw`\b(?:flowers?|blossoms?|blooms?|flowas?)\b`;
const fruit = String.raw`\b(?:fruits?|berry|berries|pods?|nuts?|balls?|peppers?|plums?)\b`;

const otherPart = String.raw`(?:leaf|leafs|leaves|flowers?|blossoms?|fruits?|berr(?:y|ies)|pods?|seeds?|stems?|trunk|roots?)\b`;

/** One of the words a few words before or after the part, with no other part between them. */
const beside = (part: string, words: string): RegExp =>
  new RegExp(
    String.raw`${part}(?: (?!${otherPart})\S+){0,5} (?:${words})\b|\b(?:${words})(?: (?!${otherPart})\S+){0,3} ${part}`,
  );

/** "smells of garlic", "garlic smell", "smelling like garlic", "it scent like garlic". */
const smelling = (words: string): RegExp =>
  new RegExp(
    `\\b(?:smell\\w*|scent\\w*|stink\\w*|odou?r|fragran\\w+|aroma\\w*)\\b.*\\b(?:${words})\\b|\\b(?:${words})\\b.{0,12}\\b(?:smell\\w*|scent\\w*|odou?r)\\b`,
  );

export const rules: readonly Rule[] = [
  ...about(
    "growth",
    [
      "vine",
      /\bvines?\b|\bviney\b|\bclimb\w*|\bbush ?rope\b|\btwin(?:es|ing)\b|\b(?:run\w*|grow\w*|hang\w*) (?:up |over |pon |pan |on |along )+(?:the |de |a |me |my )?(?:fence|tree|trees|wall|post|house|trellis)/,
    ],
    [
      "creeper",
      /\bcreep\w*|\bcrawl\w*|\b(?:run\w*|spread\w*|lie\w*|lying|trail\w*|flat) (?:out |all |along |over |pon |pan |on |to )*(?:the |de )?ground\b|\brunners?\b/,
    ],
    ["grass", /\b(?:grass(?:y)?|cane|reeds?|sedge)\b(?! (?:corner|land))/],
    ["palm", /\bpalms?\b(?! of)/],
    ["fern", /(?<!\b(?:like|as) (?:a |an )?)\bferns?\b/],
    ["cactus", /\bcactus\b|\bcacti\b/],
    [
      "ground-leaves",
      /\brosette\b|\b(?:leaf|leaves) (?:\w+ ){0,3}(?:from|at|out of) (?:the |de )?(?:ground|root|base)\b|\bno stem\b/,
    ],
    [["tree", "bush"], /\b(?:small|little|lil|short|young) trees?\b|\b(?:big|large|tall) (?:bush|shrub)/],
    [
      "tree",
      /(?<!\b(?:small|little|lil|short|young|a|the|other|on|up) )\btrees?\b|\b(?:big|tall|large|huge|giant) trees?\b|^(?:a |it is a |is a |its a )?trees?\b(?! trunk)/,
    ],
    [
      ["bush", "herb"],
      /(?<!\b(?:in|the|deep|de|big|large|tall|this|what|which) )\b(?:bush(?! rope)|bushes|bushy|shrub\w*)\b/,
    ],
    [
      ["ground-leaves", "creeper"],
      /\bflat (?:plant|herb|weed)\b|\bflat (?:\w+ )?(?:on|near|to) (?:the |de )?ground\b/,
    ],
    [["herb", "creeper"], /\bweeds?\b/],
    ["herb", /\bherbs?\b|\bsoft plant\b/],
  ),
  ...about(
    "height",
    [
      "knee",
      /\b(?:below|under) (?:the |de |your |my )?knee|\bankle\b|\blow (?:growing|on|to)\b|\blow (?:\w+ )?(?:plant|weed|herb|flower|bush)\b|\bground ?cover\b|\bcarpet\b/,
    ],
    [["knee", "waist"], /\bknee (?:high|height|tall)\b|\bto (?:the |your |my )?knee\b|\bshort\b/],
    [["waist"], /\bwaist\b/],
    [
      ["head"],
      /\bto (?:the |your |my |me )?(?:chest|shoulders?|chin|neck|head)\b|\b(?:head|man|chest|shoulder) (?:high|height|tall)\b|\b(?:tall|high|big) (?:as|like) (?:a )?(?:man|person|me)\b/,
    ],
    [
      ["roof", "house"],
      /\b(?:to|touch\w*|reach\w*|tall as|high as) (?:the |a |my |me |de )?(?:roof|house ?top|house)\b/,
    ],
    [["roof"], /\btaller than (?:me|a man|a person|you)\b|\bsmall tree\b/],
    [
      ["house", "forest"],
      /\b(?:big|tall|large|huge|giant) (?:\w+ )?trees?\b|\btaller than (?:a |the |my )?house\b|\bcoconut height\b/,
    ],
    [["forest"], /\b(?:huge|giant|massive) (?:\w+ )?trees?\b|\bforest giant\b/],
  ),
  ...about(
    "place",
    [
      "yard",
      /(?<!\bgrave ?)\byards?\b|\b(?:back|front)yards?\b|\bgardens?\b|\bplanted\b|\bfarms?\b|\bkitchen\b|\bhedges?\b|\bpots?\b|\bhouse ?lots?\b/,
    ],
    [
      "open",
      /\broad ?sides?\b|\bgrave ?yards?\b|\bburial\b|\broads?\b|\bparapets?\b|\bdams?\b|\bpastures?\b|\bempty lots?\b|\bwaste\b|\blawns?\b|\bfields?\b|\bpavements?\b|\bcow ?pens?\b/,
    ],
    [
      "wet",
      /\bwater\b(?! vine)|\btrench\w*|\bswamps?\b|\bcreeks?\b|\brivers?\b|\briverside\b|\bponds?\b|\bdrains?\b|\bwet\b|\bmud\w*|\bcanals?\b|\bkoker\b/,
    ],
    [
      "forest",
      /\bforests?\b|\bjungle\b|\b(?:in|deep in|inside) (?:the |de )?(?:deep )?bush\b|\binterior\b|\bhinterland\b|\brainforest\b/,
    ],
    ["savannah", /\bsavann?ahs?\b|\brupununi\b|\bwhite sand\b/],
    [
      "shore",
      /\bbeach\w*|\bsea ?walls?\b|\bsea ?side\b|\bsea ?shore\b|\bshore\b|\bmangroves?\b|\bnear (?:the )?sea\b|\bby (?:the |de )?sea\b/,
    ],
  ),
  ...about(
    "thorns",
    [
      "none",
      /\b(?:no|without|not have|dont have|doesnt have|nah get|na got) (?:any )?(?:thorns?|prickles?|spines?|macka|pimpla)\b/,
    ],
    ["thorns", /^(?!.*\b(?:seeds?|fruits?|pods?|burrs?|clothes|tips?)\b).*\b(?:claws|hooks)\b/],
    [
      "thorns",
      /\bspik(?:es|y)\b.*\b(?:trunk|bark|branch(?:es)?)\b|\b(?:trunk|bark|branch(?:es)?)\b.*\bspik(?:es|y)\b/,
    ],
    [
      ["thorns", "prickles"],
      /(?<!\b(?:no|without|any|not have|dont have|doesnt have) )\b(?:thorn\w*|macka|macca|pimplas?|pikka|picka|juk\w*|jook\w*)\b(?! (?:fruit|pod|ball|seed))|(?<!\b(?:no|without|any) |\b(?:fruits?|pods?|balls?|seeds?|capsules?) (?:\w+ ){0,4})\b(?:spines?|spiny)\b(?! (?:\w+ ){0,2}(?:fruit|pod|ball|seed|capsule))/,
    ],
    [
      "prickles",
      /(?<!\b(?:no|without|any|soft) )\bprickl\w+\b(?! (?:\w+ )?(?:fruit|pod|ball|seed|edge|side|along|round)\w*)/,
    ],
    [
      "stinging",
      /\bsting\w*|\b(?:itch|scratch)(?:es|ing)? (?:me|you|my|your|the|de)\b|\bmakes? (?:you|me) (?:itch|scratch)\b|\bcow ?itch\b/,
    ],
  ),
  ...about(
    "stem",
    ["square", /\bsquare\b|\bfour (?:sided|cornered|angled)\b/],
    ["jointed", /\bjoint(?:s|ed)\b|\bringed\b/],
    [
      "juicy",
      /\b(?:juicy|watery|fleshy|succulent|soft|fat) (?:\w+ )?(?:stems?|stalks?)\b|\b(?:stems?|stalks?) (?:is |are |very |real |so )*(?:juicy|watery|fleshy|succulent|soft|fat)\b/,
    ],
  ),
  ...about(
    "sap",
    [
      "milky",
      /\bmilky?\b(?! (?:white|flower))|\blatex\b|\bwhite (?:sap|juice|milk|liquid|stuff)\b|\bbleeds? white\b/,
    ],
    [
      "coloured",
      /\bbleeds? (?:red|yellow|orange)\b|^(?!.*\b(?:fruits?|seeds?|berr(?:y|ies)|pods?|flowers?|roots?|under ?ground)\b).*\bstain\w*|\b(?:red|yellow|orange|purple) (?:sap|juice|liquid|blood)\b/,
    ],
    ["gum", /\bgum(?:my)?\b|\bresin\w*/],
    ["slimy", /\bslim(?:e|y)\b|\bjelly\b|\bgel\b|\bslippery\b/],
  ),
  ...about(
    "smell",
    ["none", /\b(?:no|not any|without|doesnt|does not|nah|na|dont) (?:\w+ )?(?:smell|scent)\b/],
    ["citrus", smelling("lemon\\w*|limes?|citrus\\w*|oranges?|grapefruit")],
    [
      "mint",
      smelling("mint\\w*|menthol|camphor|vicks|eucalyptus|sage|tooth ?paste|chewing gum|ben ?gay|rub"),
    ],
    [
      "spice",
      smelling(
        "cloves?|cinnamon|spic\\w+|thyme|curry|celery|peppery?|ginger\\w*|coriander|anise\\w*|liquorice|licorice|basil|parsley|nutmeg|jeera|cumin|seasoning|bay leaf|oregano|culantro|dill|mustard|cake|hot|sharp|shad\\w+ ?ben\\w+|marjoram|fennel|pimento|allspice",
      ),
    ],
    ["garlic", /\bgarlic\w*(?! vine)|\bonion (?:smell|scent)\b|\bsmell\w* (?:\w+ ){0,3}onions?\b/],
    ["sweet", smelling("vanilla|hay|tonka|coumarin")],
    ["resin", smelling("turpentine|turps|mango\\w*|paint thinner|pine|incense|varnish")],
    [
      "rank",
      /\bstink\w*|\brank\b|\bsmell\w* (?:real |very |so |really )?(?:bad|nasty|foul|awful|terrible|horrible|funny|rotten|like (?:a |old |cat |dead |rotten |sweaty )*(?:goat|ram|sweat|petrol|kerosene|urine|pee|piss|cheese|feet|socks?|dead|rat|fish|dung|gutter))\b|\b(?:bad|foul|nasty|unpleasant|horrible|awful) (?:smell\w*|odou?r|scent)\b/,
    ],
  ),
  ...about(
    "special",
    [
      "folds",
      /\b(?:close|closes|closing|fold|folds|folding|shut|shuts|shy|shame|curl|curls|sleep|sleeps|droop|droops)\b.*\b(?:touch\w*|night|up)\b|\btouch\w*\b.*\b(?:close|closes|fold|folds|shut|shuts|shy|shame|curl|curls)\b|\bshame ?(?:bush|lady|plant)\b|\bsensitive\b/,
    ],
    [
      "clings",
      /\b(?:stick|sticks|sticking|cling|clings|catch|catches|grab|hold|hook|hooks)\b (?:\w+ ){0,2}(?:to|on|onto|pon|in) (?:\w+ )?(?:clothes|clothing|pants|trousers|socks|hair|skin|you|cloth|shirt|foot)|\bburrs?\b/,
    ],
    ["tendrils", /\btendrils?\b|\bcurly (?:threads?|strings?|things?)\b/],
    [
      "beads-under-leaf",
      /\b(?:seeds?|beads?|balls?|fruits?|berries)\b.*\b(?:under|beneath|below)\b.*\b(?:leaf|leaves)\b/,
    ],
    [
      "on-trunk",
      /\b(?:on|from|out of|straight on|pon) (?:the |de |its )?(?:bare )?(?:trunk|tree trunk|old wood)\b/,
    ],
    [
      "stilt-roots",
      /\bstilts?\b|\broots? (?:\w+ ){0,3}(?:above|out of|in the air|hang\w*)\b|\bprop roots?\b/,
    ],
    [
      "fat-root",
      /\b(?:bulbs?|tubers?|rhizomes?|corms?)\b|\b(?:fat|thick|swollen|big|knuckl\w+|knobb?l\w+) (?:\w+ ){0,2}roots?\b|\broots? (?:\w+ ){0,2}(?:we|you|people|they) eat\b|\broots? (?:\w+ ){0,4}like (?:a |an |some )?(?:ginger|turmeric|potato(?:es)?|yams?|edd?o(?:es)?|onions?|carrots?)\b|\bunder ?ground\b/,
    ],
    [
      "plantlets",
      /\b(?:baby|babies|little|small|new|young) (?:plants?|plantlets?)\b.*\b(?:edge|leaf|leaves)\b|\bplantlets?\b/,
    ],
  ),
  ...about(
    "leaf-kind",
    ["three", /\b(?:three|3) (?:\w+ )?(?:leaf|leaves|leaflets|blades)\b|\bclover\b|\bthree together\b/],
    ["two", /\b(?:two|2) leaflets\b/],
    [
      "feather",
      /\bfeather(?:s|ed|y)?\b|(?<!\b(?:two|three|2|3) (?:\w+ )?)\bleaflets\b(?! (?:like|spread))|\b(?:like|similar to) (?:a )?(?:tamarind|neem|curry leaf|senna|mimosa|coconut) (?:leaf|leaves)\b|\b(?:two |both )?rows? of (?:\w+ ){0,2}(?:leaves|leaflets)\b|\b(?:on )?(?:both|each|two) sides of (?:a |the |one |each )?(?:stick|stem|stalk|rib|twig)\b|\b(?:small |little |tiny )?leaves (?:in|along) (?:\w+ ){0,3}(?:rows?|rib|stalk)\b|\bcompound\b|\bpinnate\b/,
    ],
    [
      "lace",
      /\blac[ey]\w*|\bfine(?:ly)? (?:cut|divided)\b|\bferny\b|\bthreads?\b(?=.*leaf|.*leaves)|\blike (?:parsley|carrot|dill|fennel)\b/,
    ],
    [["lobed", "fan"], beside(leaf, "like (?:\\w+ )?fingers")],
    [["feather", "lace"], beside(leaf, "like (?:a )?ferns?")],
    [
      "lobed",
      /^(?!.*\b(?:fruits?|flowers?|petals?)\b).*\b(?:like|shaped like) (?:a )?star\b|\b(?:six|eight|nine|6|8|9) (?:points?|pointed|fingers)\b|^(?!.*\b(?:flowers?|petals?|fruits?|cups?)\b).*\blob(?:es|ed)\b|\bhand shaped\b|\bstar shaped (?:leaf|leaves)\b|\b(?:like|shaped like) (?:a |an |your |the )?(?:open )?(?:hand|maple|goose foot|paw|umbrella)\b(?!paw)|\b(?:like|similar to) (?:a )?(?:pawpaw|papaya|cassava|pumpkin|okra|ochro|grape|cotton|sorrel|cucumber|carilla) (?:leaf|leaves)\b|\b(?:three|five|3|5|7|seven) (?:points?|pointed|fingers)\b|\bdeeply cut\b|\bcut (?:up|into)\b/,
    ],
    [
      "fan",
      /\b(?:five|seven|5|7|several) (?:leaflets|leaves) (?:\w+ ){0,3}(?:finger|hand|together|point|fan)\w*|\bfan shaped\b|\bpalmate\b/,
    ],
    ["blade", /\b(?:grass like|grasslike|sword|strap|blade like)\b|\blong (?:\w+ )?blades?\b/],
  ),
  ...about(
    "leaf-shape",
    ["heart", beside(leaf, "hearts?")],
    ["heart", /\bheart shaped?\b(?!.*\b(?:fruit|flower)s?\b)|^(?:it is |shaped )?(?:like )?a heart\b/],
    [
      "round",
      beside(leaf, "round|rounded|roundish|circular|circle|(?:(?<!as )a|like) (?:coin|plate|shield)"),
    ],
    [["narrow", "long"], beside(leaf, "narrow|thin|skinny|needle\\w*|slim|slender")],
    [["long", "narrow"], beside(leaf, "long|lance\\w*|willow\\w*|pointy|pointed|sword")],
    ["oval", beside(leaf, "oval|egg\\w*|oblong|almond shaped")],
    ["spoon", beside(leaf, "spoon\\w*|paddle\\w*|wider at the (?:top|tip|end)")],
    ["angled", beside(leaf, "arrow\\w*|triang\\w+|diamond\\w*|spear\\w*|corners?")],
  ),
  ...about(
    "leaf-edge",
    [["toothed", "jagged"], /\b(?:saw|toothed|teeth|serrated|jagged|zig ?zag)\b/],
    ["scalloped", /\bscallop\w*|\brounded teeth\b|\bcrinkl\w+ edge/],
    ["wavy", /\bwavy\b|\bripple\w*|\bcurly edge/],
    ["smooth", /\bsmooth(?: \w+)? edges?\b|\bedges? (?:is |are )?smooth\b/],
    [
      "spiny",
      beside(leaf, "(?:spiny|prickly|prickles?|thorny|thorns?|spines?) (?:\\w+ ){0,3}(?:edges?|sides?)"),
    ],
  ),
  ...about(
    "leaf-place",
    ["pairs", /\b(?:opposite|pairs?|paired|two by two|face to face|opposite each other|twos)\b/],
    ["singly", /\balternat\w+|\bone by one\b|\bone at a time\b/],
    ["rings", beside(leaf, "rings?|whorl\\w*|circle around")],
    ["rings", /\b(?:three|four|3|4) (?:in|at|to) (?:a|each|every|one) (?:ring|joint|circle)\b/],
    [
      "tufts",
      /\b(?:at|on|near) (?:the |de )?(?:end|ends|tip|tips|top) of (?:the |de |each )?(?:branch|branches|twig|twigs|stem|stems|trunk)\b/,
    ],
  ),
  ...about(
    "leaf-feel",
    ["shiny", beside(leaf, "shiny|shining|shine|glossy|waxy|polished|leathery")],
    ["hairy", beside(leaf, "hairy|furry|fuzzy|velvet\\w*|wool\\w*|soft|fluffy|felt")],
    ["rough", beside(leaf, "rough|sand ?paper\\w*|scratchy|wrinkl\\w+|quilt\\w*|crinkl\\w+|bumpy")],
    ["juicy", beside(leaf, "thick|juicy|fleshy|succulent|fat|watery|jelly")],
    ["prickly", beside(leaf, "(?:prickly|prickles|thorny|spines)(?! (?:\\w+ ){0,3}(?:edges?|sides?))")],
  ),
  ...about("leaf-colour", [
    "patterned",
    beside(
      leaf,
      "spot(?:s|ted|ty)|strip(?:es?|ed|ey)|variegat\\w*|pattern\\w*|blotch\\w*|speckle\\w*|pretty colou?rs?|colou?red veins|red veins|white veins",
    ),
  ]),
  ...about(
    "flower-form",
    ["trumpet", beside(flower, "trumpets?|bells?|tubes?|tubular|funnels?|horns?|cups?|lanterns?")],
    ["trumpet", /\btrumpets?\b|\bbell shaped\b|\btube shaped\b/],
    ["pea", beside(flower, "pea|bean|butterfl\\w+|beak\\w*|parrot\\w*")],
    ["lipped", beside(flower, "lips?|lipped|mouth|snapdragon")],
    ["daisy", /\bdais(?:y|ies)\b|\bsunflowers?\b|\bmarigolds?\b/],
    ["ball", /\bpowder ?puffs?\b|\bpom ?poms?\b|\bbuttons?\b/],
    ["ball", beside(flower, "ball|balls|globe|round|fluffy|puff\\w*|tufts?|fuzzy")],
    ["brush", beside(flower, "brush\\w*|bottle ?brush|shaving brush|threads?|stringy|hairs?")],
    ["hood", beside(flower, "hood\\w*|pipe\\w*|cobra")],
    ["open", beside(flower, "star|stars|starry|petals|pinwheel|windmill|bowl")],
    ["open", /\b(?:three|four|five|six) petals?\b/],
    ["fringed", beside(flower, "passion|fringe\\w*|crown|ring of threads")],
    ["fleshy", beside(flower, "fleshy|thick|leathery")],
    ["specks", beside(flower, "hardly see|cant see|barely see|specks?|dots?")],
  ),
  ...about(
    "flower-group",
    [
      "spike",
      /(?<!\b(?:trunk|bark|stem|branch(?:es)?)\b.*)\bspikes?\b(?! fruit)(?!.*\b(?:trunk|bark|branch(?:es)?)\b)|\bcandles?\b|\bwhips?\b|\bwands?\b|\brat ?tail\b|\bcatkins?\b/,
    ],
    [["bunch", "umbrella"], beside(flower, "bunch(?:es)?|clusters?|clump|together")],
    ["umbrella", /\bumbrella\b|\bflat top\w*|\bumbels?\b/],
    ["single", beside(flower, "single|singly|one by one|alone|one at a time|solitary")],
    ["spray", beside(flower, "sprays?|branched|loose|hanging chains?")],
    ["head", beside(flower, "balls?|globe|cone|head")],
  ),
  ...about(
    "fruit-kind",
    ["berry", /\bberr(?:y|ies)\b/],
    ["pod", /\bpods?\b|\bdrum ?sticks?\b|\b(?:hanging|long) sticks?\b(?:.*\bhang\w*)?|\bbeans?\b(?! flower)/],
    [
      "spiny",
      /\b(?:spiny|spiky|prickly|thorny|bristly|hairy) (?:\w+ )?(?:fruits?|pods?|balls?|seeds?|capsules?|seed ?pods?)\b|\bburrs?\b|\b(?:fruits?|pods?|balls?|seeds?) (?:\w+ ){0,4}(?:spines|spiky|bristles|prickles|needles)\b/,
    ],
    [
      "woody",
      /\bnuts?\b|\b(?:hard|woody|wooden) (?:\w+ )?(?:fruits?|shells?|balls?|pods?|capsules?)\b|\bcannon ?balls?\b/,
    ],
    [
      "fluff",
      /\bcotton\b(?! (?:leaf|leaves))|\bfluff\b|\bsilky? (?:threads?|hairs?|seeds?)\b|\bparachutes?\b|\bfloss\b|\bseeds? (?:\w+ ){0,3}(?:fly|float|blow)\w*/,
    ],
    [
      "gourd",
      /\bgourds?\b|\b(?:like|similar to) (?:a )?(?:pumpkin|squash|calabash|melon|cucumber)\b(?! leaf)/,
    ],
    ["knobbly", beside(fruit, "bumpy|knobbl\\w+|warty|lumpy|scaly|like (?:a )?(?:soursop|pine|pineapple)")],
    [
      "fleshy",
      /\b(?:juicy|fleshy|sweet|sour|edible) fruits?\b|\b(?:fruits?) (?:\w+ ){0,3}(?:like|similar to) (?:a |an )?(?:mango|apple|plum|guava|pear|orange|lime|cherry)\b/,
    ],
    ["fleshy", beside(fruit, "like a star|plums?")],
    [["seeds", "berry"], /(?<!\bjumbie )\bbeads?\b(?!.*\bunder)/],
    ["capsule", /\bcapsules?\b|\bseed ?pods? (?:\w+ ){0,2}(?:split|burst|pop|open)\w*|\blantern\w*/],
  ),
  ...about(
    "fruit-size",
    ["pea", beside(fruit, "pea sized?|like peas|pinhead|match ?head")],
    ["grape", beside(fruit, "grape|marble|olive|cherry sized?")],
    ["egg", beside(fruit, "egg|golf ball|lime sized?|plum sized?")],
    ["fist", beside(fruit, "fist|tennis ball|orange sized?|apple sized?|mango sized?|hand")],
    ["head", beside(fruit, "football|(?<!seed )head|basketball|cricket bat|foot long")],
  ),
];
