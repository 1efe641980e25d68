// Pregnancy and birth, babies, blood sugar and blood pressure without readings, and chronic conditions.
import type { FindingDefinition } from "./finding.ts";

export const pregnancyAndSugar: readonly FindingDefinition[] = [
  {
    id: "fruity",
    any: ["breath & fruity|sweet|acetone|fruit|nail_polish /2", "breath > smell > nail_polish /4"],
  },
  {
    id: "swallows-not",
    any: [
      "cannot|not > swallow /2",
      "cannot|not > get|make > he|she|him|her|them|$person > swallow|drink|take /4",
      "clench|lock > teeth|mouth|jaw /2",
      "spit|spitting > out > sugar|juice|drink|everything /3",
    ],
  },
  {
    id: "postpartum",
    any: [
      "post_partum|postpartum|afterbirth",
      "give > birth /2",
      "after > delivery|birth|childbirth /2",
      "have > baby > last|yesterday|day|week|ago /2",
      "c_section|caesarean|cesarean",
    ],
  },
  {
    id: "cord",
    any: [
      "baby|head|foot|bottom > come|showing|crowning > now|out|first /4",
      "baby > head > showing|coming|crowning /2",
      "cord > come|out|hang|around /2",
      "she|wife|woman|sister|daughter|i > =pushing > already|now|baby /2",
      "midwife|midwives > not > reach|come|here|arrive /2",
    ],
    unless: [
      "bone|fracture|break|tree|bike|shoe|boot|nail|thorn|hair|rash|blood|pus /4",
      "i|me|we|since > come > out|now /2",
    ],
  },
  {
    id: "miscarriage",
    any: ["miscarriage|miscarry|miscarrying|abruption", "baby > born > blood /3"],
    unless: [
      "bring|cause|make|induce|force > miscarriage|miscarry /2",
      "tea|bush|herb|plant > miscarriage /3",
      // "pineapple in pregnancy miscarry?": whether a food does it is asked.
      "pineapple|papaw|papaya|pawpaw|fruit|food|eat|drink > miscarry|miscarriage /5",
    ],
  },
  {
    id: "eclampsia",
    any: ["eclampsia|preeclampsia|pre_eclampsia"],
    unless: ["ago|last_year|years /6", "not > pregnant /2", "first|last|previous > pregnancy|time|baby /2"],
  },
  {
    id: "no-movement",
    any: [
      "belly > not > move/3",
      "baby > not > move|kick|movement /5",
      "not > feel > baby /4",
      "not > baby > move|kick /4",
      "not > movement|kick /4",
      "baby > stop > move|kick /4",
      "stop > move|kick /3",
      "less > movement|kick /3",
      "movement|kick > less|stop|reduce|slow /3",
      "not > move > baby /3",
      "cannot > feel > baby /4",
      "baby > move > less /4",
      "week|pregnant > baby > quiet|still /3",
      "fhr|fetal_heart|foetal_heart > absent|not|lost /3",
    ],
    unless: [
      "not > feel > nothing|anything|love|bond > for /3",
      "not > feel > for|love|bond|close|connected > baby /4",
      "bowel|house|work /3",
      "not > fever|pain|bleed|cramp|discharge > baby > =moves|=kicks /5",
    ],
  },
  {
    id: "waters-broke",
    any: [
      "fluid|water|liquid > run|come|pour|trickle|drip > down|leg|foot|thigh /4",
      "fluid|water > leak|trickle|gush /2",
      "water > break|burst|leak|gone /2",

      "=waters > come|break|go|gone|down|burst|run|green|brown /2",
      "contraction",
      "in_labour|in_labor|labour_pain|labor_pain",
      "labour|labor > start|pain|now /2",
      "break > water /2",
      "leak > fluid|water > down|leg|belly|baby /4",
    ],
    unless: [
      "barley|coconut|jelly|lime|rice|bath|pipe|jeera|geera|fennel|linseed > water /1",
      "does > help|bring|make > labour|labor /4",
      "fast|fasting|ramadan|date|dates /4",
      "real|false > labour|labor|pain /3",
      "pipe|tank|tap|roof|eye|nose > leak|break|burst /4",
      "water > pipe|tank|tap /2",
      "leak|break|burst > roof|pipe|tank|tap|ceiling|fridge|house /3",
      "grammar|english|apostrophe|spelling|muscle|flood|river|creek|sea /4",
      // "Garlic water gone be too much": Creolese for what will be.
      "water > gone > be|mek|help|do|work|drop|raise /2",
    ],
  },
  {
    id: "leaks-fluid",
    any: [
      "trickle|trickling > fluid|water|liquid /3",
      "leak|drip > water|fluid|liquid /2",
      "wet|soak > panty|underwear|bed & water|fluid /4",
    ],
    unless: ["pipe|tank|tap|roof|eye|nose|ear|breast /4"],
  },
  {
    id: "ended-pregnancy",
    any: [
      "dash|throw|wash|get_rid > away|=way|out|of > belly|baby|pregnancy /3",
      "drop|lose|end > belly|baby|pregnancy > and /2",
    ],
    unless: ["bathwater|nappy|diaper /4"],
  },
  {
    id: "pregnant",
    any: [
      "me|she|i|wife > =deh|=de > 4|5|6|7|8|9|four|five|six|seven|eight|nine > month|=mont /2",
      "sister|wife|girlfriend|friend|cousin|neighbour|aunt|sister_in_law|daughter_in_law > 4|5|6|7|8|9|four|five|six|seven|eight|nine > month & bleed|bleeding|blood|clot|clots|spotting|contraction|contractions /6",
      "due_date",
      "due > next > month|week /3",
      "pregnant",
      "wife|woman|she|girl|daughter|sister > big > belly /3",
      "get|have > belly > month|for /3",
      "month|week > along /2",
      "trimester|antenatal|prenatal",
      "in_family_way|mother_to_be",
      "carry > month|week/3",
      "carry|carrying > baby|child|twins /2",
    ],
    unless: ["rent|bill|payment|homework|lose|fat|slim|gas|bloat /6"],
  },
  {
    id: "late-period",
    any: [
      "period > late|miss|not|skip|delay|stop|absent /4",
      "miss|late|skip|delayed|absent > period /4",
      "not|cannot > see|have|get|had > period/4",
      "not > period|flow > month|week|day|since|yet|two|three|long /5",
      "weeks|days|month > late /2",
      "bring > down|on > period|flow /4",
      "bring > down|on > it /2",
      "bring > period/3",
      "make|get > period > come|start|flow /2",
      "period > bring|come > down|on /4",
      "not > see > monthly /4",
      "pregnancy_test",
    ],
    unless: [
      "late > with|for|on > rent|bill|bills|work|school|homework|payment|assignment /2",
      "menopause|late > work|school /4",
      "miss|skip|absent > school|class|classes|work|lesson|exam|job /2",
      "paralyse",
      "period > cramp|pain & not > tablet|medicine /6",
      "when|while|during > period /4",
      "soon|early|accurate|faint > pregnancy_test /5",
      "make|get|bring > period > come > regular|regularly|monthly|on_time /3",
      "period > come > with|heavy|thick|long|clot|clots /1",
      // Of a pressure or a sugar: "does it bring it down or carry it up".
      "bring > down > carry|raise|push|put /3",
      "bring > down > sugar|pressure|fever|swelling|cholesterol|weight|temperature /2",
    ],
  },
  {
    id: "start-labour",
    any: [
      "start|bring_on|bring|induce|begin|hasten|cause|speed > labour|labor|contraction /3",
      "bring|get > baby > down|out & bush|herb|tea|castor|plant /6",
      "eat|drink|take|have|use > to > bring > baby /4",
    ],
    unless: [
      "bring > baby > to|home|in|back|gift|present /2",
      "pain > start /1",
      "labour|labor|contraction > start|begin /2",
      "labor > day|union|market /1",
    ],
  },
  {
    id: "sees-blood",
    any: ["see > blood|clots /2", "=spotting"],
    unless: [
      "=saw > palmetto /1",
      "stool|toilet|urine|nose|gum|tooth|spit|cough|phlegm|vomit|test|nail|cut /5",
    ],
  },
  {
    id: "end-pregnancy",
    any: [
      "end|terminate|stop|throw|throw_away|get_rid|rid|abort|flush|wash|dash > pregnant|baby|foetus|fetus /4",
      "end|terminate|throw|throw_away|get_rid|rid|abort|flush|wash|dash > belly /3",
      "abortion|abortifacient|abort",
      "late & not > want > it|=am|baby|child|this /6",
      "not > want|keep > baby|pregnant|belly /3",
      "throw > away > belly|baby /3",
    ],
    unless: [
      "end > =of > belly > story /4",

      "wash|bathe > baby > bath|first|clothes|head|hair|skin|face|bottle|bottles|bottom /3",

      "stop > belly > pain|run|ache /4",
      "download|mission|program|process|launch /3",
      "=end > =pregnancy|=pregnant > swell|week|feet /3",
      "=end > of > =pregnancy /3",
      "belly > pain|ache|run|gripe|fat|button /2",
      "belly > worm|bug|acid|gas /1",
      "gas|wind|fat|bloat|worm|acid|bad|upset|flat|swell|bug|germ|fullness|heavy > belly /3",
      "after|since|when|while|during|post > baby|pregnant|belly /3",
      "he|his|him > belly /1",
      // Not yet: how to keep from it is asked.
      "not > want > get|become > pregnant /2",
      "should|must > stop > if > pregnant /4",
      "baby > cry|cough|scratch|teeth|gripe|hiccup|weight|fat|belly /4",
    ],
  },
  {
    id: "lose-pregnancy",
    any: [
      "miscarriage > cause|make|bring|induce|tea|herb /4",
      "cause|make|bring|induce > miscarriage /3",
      "lose > baby > tea|herb|bush|want|natural/5",
      "want|need|how > lose|drop > baby /3",
      "tea|bush|herb > =lose > baby|pregnancy /2",
      "want|need > miscarriage /1",
      "what|which > make > lose > baby|pregnancy /5",
    ],
    unless: [
      "can|does|will|could|would|true > cause > miscarriage /4",
      // It was lost, and is grieved for.
      "=lost > baby|pregnancy|child|belly /2",
      "lose > baby > last|ago|back|already|now|yesterday|week|month|year /4",
      "=had|=was|after|since|from > miscarriage /2",
      "=miscarried",
    ],
  },
  {
    id: "nothing-sweet",
    any: [
      "diet|zero|sugar_free > coke|cola|soda|drink|pepsi|juice /1",
      "not|nothing > sweet|sugar|juice|glucose|soda > home|house|here /3",
      "nothing > but|except|home|house|here|eat|drink|sweet /2",
      "what > eat|drink|take|give > now|fast|quick|first /3",
    ],
  },
  {
    id: "sugar-low",
    any: [
      "sugar|glucose > low|drop|fall|crash|down/2",
      "low > sugar|glucose /2",
      "sugar|machine|meter|monitor > say|read|show > lo|low /3",
      "hypoglycaemia|hypoglycemia|hypo",
      "too_much > insulin /2",
    ],
    unless: [
      "sugar > low|lower > tea|food|diet|drink /3",
      "bring|get|keep|take|lower > sugar > down /3",
      "low_sugar > diet|food|drink /1",
    ],
  },
  {
    id: "sugar-high",
    any: [
      "sugar|glucose > high|up|hi|sky|raise|rise|spike|over /2",

      "meter|machine|glucometer > hi|high|error /2",
      "hyperglycaemia|hyperglycemia|ketoacidosis|dka|ketones",
    ],
  },
  { id: "meter-hi", any: ["meter|machine|glucometer|reading > =hi /2", "ketoacidosis|dka"] },
  {
    id: "diabetic",
    any: [
      "diabetes|diabetic|insulin|metformin|glucophage",
      "$sugarlowering",
      "sugar > patient|problem|sick|tablet /2",
      "have|get|got > sugar /2",
    ],
    unless: ["sugar > in > it|tea|coffee|drink|water /3"],
  },
  {
    id: "thirst-peeing",
    any: [
      "thirst|thirsty",
      "urine > plenty|often|much /2",
      "drink & urine & plenty|much /2",
      "drinking > urine /2",
    ],
  },
  // The tablets that can bring sugar down too far by themselves; metformin seldom does.
  {
    id: "sugar-tablet-told",
    any: [
      "$sugarlowering|insulin",
      "sugar > tablet|needle|medicine /1",
      "my|her|his > =units /2",
      "inject|take|give > =units /3",
      "take|get > needle & not > eat /5",
    ],
  },
  { id: "shaking", any: ["shake|jittery"] },
  {
    id: "at-times",
    any: ["sometimes|whenever|every_time > shake|shaky|jittery /9"],
    unless: ["now|today|tonight|stop /9"],
  },
  {
    id: "pressure-high",
    any: [
      "~pressurehigh",
      "~bloodpressure > high|up|sky|raise|crazy|bad /3",
      "high > ~bloodpressure /1",
      "=hypertensive > crisis /2",
    ],
    unless: ["tablet|medicine|history|have|control|family /3"],
  },
  {
    id: "baby-not-feeding",
    any: [
      "baby|newborn & not|refuse|stop > feed|suck|drink|breast|bottle|nurse|titty|bubby /7",
      "baby|newborn & poor > feed /5",
    ],
  },
  {
    id: "inconsolable",
    any: [
      "cry|scream & nonstop|constant|cannot_stop|inconsolable|hours|high_pitched /5",
      "cannot > settle|console /3",
    ],
  },
  {
    id: "incontinence",
    any: [
      "numb > where|when > sit|wipe /3",
      "numb > bottom|seat|saddle & pee|~passwater /6",
      "wet|mess|soil > myself|self|himself|herself > without|twice|know|and|bad /3",
      "cannot|not > feel > wipe /2",
      "numb & groin|saddle|private|between > leg /2",
      "lose|not > control > bladder|bowel|urine /3",
      "cannot > control|hold > urine|bladder|bowel|stool /2",
    ],
  },
  { id: "back-pain", any: ["back|spine & $pain /4"] },
  {
    id: "sickle",
    any: [
      "sickler|sickle_cell|sickle > crisis > pain /4",
      "sickle|sickler",
      "son|daughter|child|he|she|am|is|has|have > =ss /2",
    ],
  },
  {
    id: "immune-low",
    any: ["chemo|chemotherapy|transplant|hiv|leukaemia|leukemia|neutropenia|immunosuppress"],
  },
  {
    id: "infection-told",
    any: [
      "=flu|infection|infected|phlegm|cough|abscess|=uti|sinusitis|bronchitis|thrush|shingles",
      "this|bad|head|have|get|catch|got|heavy|fresh|chest|for|the > =cold|~chestcold /2",
      "urine > burn /3",
      "~chestcold",
    ],
    unless: [
      "cold > water|drink|weather|feet|hand|press|tea|juice|pack|room|day|climate|beer /1",
      "prevent|avoid|keep|never /4",
      "cough > sweet|drop|syrup /1",
    ],
  },
  {
    id: "interior",
    any: [
      "interior|backdam|hinterland|mine|mining|gold_field|bush_camp|rupununi|mazaruni|mahdia|lethem|bartica|essequibo|region_8|region_1|region_7|malaria|dengue|zika|chik|chikungunya|leptospirosis|lepto|flood|typhoid",
    ],
  },
  {
    id: "fever-named",
    any: ["malaria|dengue|lepto|leptospirosis|typhoid|chikungunya|chik_v|yellow_fever|zika"],
    unless: [
      "malaria|dengue|typhoid|chikungunya > prevention|prophylaxis /2",
      "prevention|prophylaxis > malaria|dengue|typhoid|chikungunya /3",
      "what > carry|pack|walk_with > malaria|dengue /4",

      "=had > dengue|malaria|chikungunya & hair|weak|appetite|joint|tired /9",
      // "is papaya leaf good for dengue": nobody has it.
      "is|does|do|are > good|help|work|cure|treat|bring > dengue|malaria|typhoid|chikungunya|zika /5",
      "say|said|tell|told > good|help|work|cure|treat > dengue|malaria|typhoid|chikungunya|zika /5",
      "yellow_fever|malaria|dengue|typhoid|zika > shot|vaccine|jab|card|certificate /1",
      // "which bark does prevent malaria": nobody has it yet.
      "malaria|dengue|typhoid|chikungunya|zika > bush|bark|leaf|herb|root > prevent|keep_off|keep_away /12",
      "bush|bark|leaf|herb|root > prevent|keep_off|keep_away > malaria|dengue|typhoid|chikungunya|zika /8",
      "shot|vaccine|against|prevent|pack > malaria|yellow_fever|dengue|typhoid /2",
      "old > malaria|dengue|typhoid /1",
      "dengue|malaria > mosquito /1",
      "malaria > medicine|tablet/1",
      "dengue_bush /1",
      // What is over: strength and appetite are wanted.
      "strength|strong|appetite|weak|energy|build|recover & after|since > malaria|dengue|typhoid|chikungunya|zika /6",
      "chikungunya|chik_v > pain > not|leave|still|stay|joint /3",
      "prevent|keep_away|keep_off|ward_off|protect /5",
      "can|does|how > malaria|dengue|zika|chikungunya|typhoid > come|spread|pass|catch /3",
      // Asked about, before anybody is said to have it: "is dengue contagious", "how long does chikungunya last".
      "is|are > malaria|dengue|zika|chikungunya|typhoid|lepto|leptospirosis > contagious|catching|infectious|curable /3",
      "how_long > malaria|dengue|zika|chikungunya|typhoid|lepto|leptospirosis > last|stay|go|heal /5",
    ],
  },
  {
    id: "belly-vomit",
    any: [
      "girl|woman|lady|wife|she|sister|daughter|pregnant > with > belly > vomit > steady|nonstop|keep|whole|everything|constant|again /4",
      "with > belly > vomit > steady|nonstop|whole|everything|constant /3",
    ],
    unless: ["cannot|not|stop|no > vomit /2"],
  },
];
