// Poisoning by plants and trouble with medicines as people tell them.
import type { FindingDefinition } from "./finding.ts";

export const toldPoisoning: readonly FindingDefinition[] = [
  {
    id: "cassava-raw",
    any: [
      "bitter > cassava|cassareep > raw|uncooked & spin|spinning|dizzy|vomit|weak|headache /9",

      "eat|drink|chew|taste|swallow > raw|uncooked|bitter > cassava|cassareep /3",
      "eat|drink|chew|swallow > cassava > not > cook|boil & dizzy|vomit|weak|headache|sick /8",
      "eat|drink|chew|taste|swallow > cassava|cassareep > raw|uncooked /3",
      "eat|drink|chew|taste|swallow > cassava|cassareep > before|without > boil|cook /6",
      "cassava|cassareep > raw|uncooked & eat|drink|swallow|sick|vomit /5",
      "eat > cassava > bitter & dizzy|headache|head|vomit|weak|sick /9",
    ],
    unless: [
      "can|could|should|may|how|never|safe|avoid /4",
      "goat|pig|cow|fowl|sheep|dog > eat|drink /3",
      "bread|farine|starch|pone|flour > eat|drink /2",
      "drink > bitter > cassava > leaf|leaves /4",
    ],
  },
  {
    id: "red-black-seed",
    any: [
      "eat|chew|swallow|suck & red > seed|bean|bead & black|~blackeye|jumbie /7",
      "eat|chew|swallow|suck & seed|bean|bead & red & black /7",
    ],
    unless: ["can|could|should|may|which|bird /4"],
  },
  {
    id: "wrong-plant",
    any: [
      "eat|drink|chew|swallow|boil|cook|make|take|give > wrong > leaf|leaves|bush|plant|herb|root|seed|berry|weed|mushroom|flower|tea /3",
      "eat|drink|chew|swallow|boil|cook > strange|unknown > leaf|leaves|bush|plant|herb|root|seed|berry|flower /3",
      "eat|drink|chew|swallow > leaf|leaves|bush|plant|berry|flower|seed > not > know|sure /4",
    ],
    unless: ["can|could|should|may|if|afraid|avoid|not /3"],
  },
  {
    id: "poison-fruit",
    any: [
      "manchineel & bite|taste|chew|mouth|burn|blister /4",
      "bite|eat|taste|suck > apple > beach|seashore|sand /4",
      "beach_apple|poison_apple & mouth|throat|blister|burn|swell|bite|eat /5",
      "ackee|akee & not > open|ripe & eat|cook|vomit|sick|weak /9",
      "ackee|akee > unripe|green|forced > eat|cook|vomit /5",
      "eat|cook > ackee|akee & vomit|weak|fit|drowsy|not_wake /8",
    ],
    unless: ["where|what|which|how|look|know /3", "can|could|should|may|if > eat|cook /3"],
  },
  {
    id: "heart-slow",
    any: ["heart|heartbeat|pulse > slow|skip|skipping|pause|stop /3", "slow > heart|heartbeat|pulse /2"],
    unless: ["slow > cooker /1", "love|song|movie|help|good /3", "stop > racing|pound /1"],
  },
  {
    id: "halos",
    any: ["see > halo|rainbow /3", "halo > round|around /2", "see|everything|vision > yellow /2"],
    unless: ["angel|sky|rain|flower|leaf|leaves|bird|mango /4"],
  },
  {
    id: "deep-sleep",
    any: ["sleep > too > deep|heavy|hard|much /2", "sleep > not|cannot > wake /4"],
  },
  {
    id: "wants-sleep",
    any: [
      "only|just|now > want > sleep /2",
      "want > sleep > now /3",
      "cannot|not > keep|stay > eye|eyes > open /3",
    ],
  },
  {
    id: "heavy-sleep",
    any: [
      "snore|=snoring|=snorin & heavy|loud|hard|deep|now|strange|funny|noisy|rattle /4",
      "sleep|sleepy|asleep|~asleep & breath & loud|noisy|heavy|hard|rattle /6",
      "drift|drifting|nod > off /1",
      "not|cannot > wake > right|proper|good|full|fully|up /3",
      "talk|fine|okay|ok|normal|good|walk|laugh|answer > first|before|earlier|after & now > sleep|sleepy|snore|drowsy|quiet /12",
    ],
    unless: ["always|years /4"],
  },
  {
    id: "mouth-dry",
    any: ["mouth|throat > dry & eye|blurry|foolish|foolishness|urine|hot|red|race/8"],
  },
  {
    id: "mouth-burning",
    any: ["mouth|tongue|lip|throat > burn|blister|swell|numb /3", "burn|blister > mouth|tongue|lip /2"],
    unless: ["pepper|hot_food|hot > tea|food|soup /3"],
  },
  // Medicines.
  {
    id: "food-missed",
    any: [
      "not > eat > all|today|anything|nothing|food|well|since|yesterday|yet|day /2",
      "not > eat & insulin|tablet /5",
      "skip|miss|forget|forgot > meal|breakfast|lunch|dinner|tea|eat|food /2",
      "refuse|refusing|cannot > eat|food /2",
      "not > appetite /3",
      "food > not > stay|down /3",
      "fast|fasting > day|today|all /3",
    ],
    unless: ["eat > sweet|sugar|salt|rice|pork|meat|fat|bread|fruit /2", "how|what > eat /3"],
  },
  { id: "meter-lo", any: ["meter|machine|glucometer|monitor|reading > =lo /3"] },
  {
    id: "medicine-swallowed",
    any: [
      "=took|=taken|=swallowed|=drank|=had|=used",
      "he|she|husband|father|man|brother > take|use|swallow /2",
    ],
    unless: ["can|could|should|may|if|want|before|ever|never /3"],
  },
  // With a wish to die it is not planned any more.
  {
    id: "means-taken",
    any: [
      "=took|=taken|=swallowed|=drank|=tek > tablet|medicine|everything|whole|them|bottle|pack /4",
      "already|just > take|swallow|drink > tablet|medicine|everything|them|it /3",
    ],
    unless: ["if|want|going|gonna|will|would|plan|think|could|before|never > take|swallow|drink/3"],
  },
  { id: "potency-tonic", any: ["man|men|sex|potency|bush > tonic /1", "tonic > man|men|sex|bed /3"] },
  // Without these tablets the body grows stiff and hot, and the throat no longer swallows.
  {
    id: "parkinson-stopped",
    any: ["parkinson & not|cannot|stop|miss|run_out > swallow|take|tablet|medicine /7"],
  },
  { id: "clozapine-word", any: ["clozapine|clozaril|deferiprone|sulfasalazine"] },
  { id: "sulpha-word", any: ["septrin|bactrim|cotrimoxazole|nevirapine|sulpha|sulfa|lamotrigine|lamictal"] },
  { id: "medicine-new", any: ["start|new > tablet|medicine|antibiotic|injection /3"] },
  { id: "throat-sore", any: ["throat & sore|pain|hurt|raw /3"] },
  { id: "mouth-sores", any: ["mouth|tongue|lip & sore|sores|ulcer|raw|blister /4"] },
  {
    id: "skin-breaks",
    any: ["skin|rash|body|face & peel|peeling|blister|blistering /5", "rash & mouth|eye|lip /6"],
    unless: ["sun|sunburn|burn|shoe|dry|chickenpox /5"],
  },
  {
    id: "nutmeg-taken",
    any: [
      "two|three|four|five|six|whole|spoon|teaspoon|tablespoon|plenty|much > nutmeg & strange|funny|weird|dizzy|confused|race|racing|floating|dry|seeing|high|bad /10",
    ],
    unless: ["rub|bath|cake|custard|eggnog /5"],
  },
  {
    id: "reef-fish",
    any: [
      "fish|barracuda|=barra|cuda|snapper|grouper|kingfish|seafood & lip|mouth|tongue|face & tingle|numb|prickle /9",
    ],
    unless: ["pepper|spicy|lime|ginger|clove|mint|bone|cold_sore|dentist /6"],
  },
  {
    id: "brew-sipped",
    any: [
      "baby|infant|newborn > drink|sip|taste|swallow > tea|=brew|infusion & mistake|accident|accidentally|mistakenly /9",
    ],
    unless: ["can|could|should|may /4"],
  },
];
