// Collapse: shock, unconsciousness, heat stroke, near-drowning, psychosis, limbs without circulation.
import type { FindingDefinition } from "./finding.ts";

const kin =
  "he|she|him|her|they|mother|father|grandmother|grandfather|husband|wife|uncle|aunt|auntie|aunty|son|daughter|brother|sister|friend|neighbour|baby|child|boy|girl|man|woman|lady|cousin|nephew|niece|partner|girlfriend|boyfriend|roommate|toddler";

export const collapse: readonly FindingDefinition[] = [
  {
    id: "pale",
    any: [
      "turn|go|gone|went|look|get|come|face|skin|lip & pale|grey|gray|ashen|ashy|white|bloodless /3",
      `${kin} > pale|grey|gray|ashen /5`,
    ],
    unless: ["hair|beard|patch|nail|tongue|spot|eye|discharge|phlegm|stool|leaf|flower /3"],
  },
  {
    id: "holds-chest",
    any: [
      "clutch|clutching|grab|hold > shirt|chest > front|say|pressure|pain /3",
      "hold|clutch|grab|grip|rub|press > $chest /1",
    ],
    unless: ["vicks|oil|balm|baby > hold|rub /5", "rub > $chest > with|down /1"],
  },
  {
    id: "not-rousing",
    any: [
      `${kin} & hard|difficult|cannot|barely|struggle > wake|rouse /3`,

      `${kin} > just|only > groan|moan|grunt|mumble|stare|staring /4`,
      `${kin} & stare|staring & not|cannot > answer|talk|respond|blink /4`,
      "cannot|not > get > up|wake > shake|slap|water /8",
    ],
    unless: ["school|work|alarm|early|late|lazy|teenager|night /5"],
  },
  {
    id: "operated",
    any: [
      "tonsil|appendix|tooth > out > yesterday|today|day/4",
      "operation|surgery|remove|extract|stitch|tonsillectomy|circumcision|section & yesterday|today|day|last|week|ago|just|recent /7",
    ],
    unless: ["before|next|coming|year|month|need|plan /5"],
  },
  {
    id: "cold-body",
    any: ["cold > touch /2", "body|skin|baby|he|she > =cold /2"],
    unless: ["get|have|catch|a > =cold /1", "cold > cough|flu|water /2"],
  },
  { id: "hernia", any: ["hernia|rupture", "lump > groin /2"] },
  { id: "hernia-hard", any: ["not|cannot > push|go > back /3", "hernia & hard|purple|black|stuck /2"] },
  { id: "arm-and-jaw", any: ["$arm & $jaw & $pain|numb|tight|heavy /3"] },
  { id: "groaning", any: ["groan|moan|grunt|gurgle"] },
  {
    id: "seeing-things",
    any: [
      "see > thing|insect|bug|ant|snake|spider|people|ghost|spirit|rats > wall|floor|ceiling|not|there|skin|room|bed /5",
      "see > thing /1",
      "still|start|keep|and|shaking > =seeing > people|rats|insects|spiders|snakes|jumbie|jumbies|spirits|animals|ants /3",
      "=seeing > rats|insects|spiders|snakes|ants|cockroaches & shake|sweat|fever /6",
      "hear > voice|thing /2",
      "hallucinate|hallucination|paranoid|psychotic|psychosis",
    ],
    unless: ["thing > clear|far|differently|near|better|close|online /2", "new|good|nice > thing /2"],
  },
  {
    id: "hunted",
    any: ["run|walk|threaten|swing|chase > cutlass|knife|gun|axe|machete /2"],
    unless: ["mosquito|snake|weed|rat|dog /5"],
  },
  {
    id: "in-the-sun",
    any: [
      "field|cane|backdam|farm|sun|heat & skin > dry|hot & hot|dry /8",
      "sun|heat|canefield|cane_field|rice_field|noon|midday & work|all_day|whole_day|long|hours|hot|stop|cut/3",
    ],
  },
  { id: "stops-sweating", any: ["stop|not > sweat /2"] },
  {
    id: "feels-faint",
    any: ["feel|feeling > like|to|so|bit|little|kind|nearly > faint /2", "feel|feeling > faint /1"],
  },
  {
    id: "from-the-water",
    any: [
      "pull|haul|drag|fish|take|rescue|lift > out > trench|canal|river|water|pool|sea|creek|pond|drain|well|barrel /5",
      "fall|slip|jump|throw > trench|canal|river|pool|creek|pond|well|barrel /2",
      "under > water > minute|long|while|breath /2",
      "swallow|take|breath > trench|river|pool|sea|creek > water /4",
    ],
  },
  {
    id: "limb-bloodless",
    any: [
      "$limb & white|pale|blue|grey|gray|black & cold|numb /2",
      "$limb & white|pale|blue|grey|gray & sudden|pain /4",
      "$limb & cold & numb|pain|sudden /2",
    ],
    unless: ["patch|spot|bruise|vitiligo|winter|snow|fridge|weather|nail|ice|night|bed /5"],
  },
  {
    id: "breath-pain",
    any: ["$pain|stitch & breath|inhale /5", "breath > $pain /4"],
    unless: [
      "burn > incense|coil|sage|candle|candles|rubbish|bush|wood|leaf|leaves /2",
      "nose|throat|smell|bad_breath|cold_air /5",
      "$pain > not > breath /4",
      "trouble|difficulty|short|problem > breath /2",
    ],
  },
  {
    id: "tearing-pain",
    any: [
      "=tearing|=ripping & pain & back|chest|blades|shoulder_blade|belly /8",
      "tearing|ripping|splitting > $pain & back|chest|belly|blades|shoulder_blade /5",
      "$pain > tear|rip > back|chest|belly|blades|shoulder_blade /4",
    ],
  },
  {
    id: "stabbed-through",
    any: [
      "spear|knife|cutlass|rod|iron|arrow|pipe|stake|steel|picket|fork|branch|pole|bamboo > stick|juk|jook|pierce|go|through|lodge|in > $limb|chest|belly|neck|back|eye|head /3",
      "glass|wood > stick|juk|jook|pierce|through|lodge > $limb|chest|belly|neck|back|eye|head /3",
      "glass|wood > in > chest|belly|neck|eye|head /3",
    ],
    unless: [
      "steel|fork|spoon|iron & cramp /3",
      "cold > steel|iron /1",
      "splinter|thorn|tiny|small|finger /5",
    ],
  },
  {
    id: "clear-fluid",
    any: [
      "clear|water|watery|fluid|liquid > come|leak|drip|run|out > ear|nose /3",
      "ear|nose & clear > water|fluid|liquid /2",
    ],
  },
  {
    id: "forgetting",
    any: [
      "forget|forgetting",
      "not|cannot > remember /2",
      "same > question /2",
      "over > again > ask|say|question /4",
      "memory > gone|lose|blank /3",
    ],
    unless: ["take|tablet|dose|medicine|recipe|how /3"],
  },
];
