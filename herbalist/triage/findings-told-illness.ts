// Infection, long illness, pregnancy and newborns as people tell them.
import type { FindingDefinition } from "./finding.ts";

export const toldIllness: readonly FindingDefinition[] = [
  {
    id: "no-spleen",
    any: [
      "not|without > spleen /2",
      "spleen > remove|removed|out|gone /4",
      "clozapine",
      "on_chemo|chemo > patient /2",
      "chemo",
    ],
  },
  {
    id: "rigors",
    any: [
      "rigor|rigors",
      "teeth|tooth > chatter|chattering /3",
      "shake|shaking|tremble|trembling|shiver|shivering & chill|chills|fever|bed|blanket|bad|hot|hard /5",
      "chill|chills & shake|shaking|shiver|fever /4",
      "shiver|shivering",
    ],
    unless: ["ac|fridge|cold_weather|bath|swim|snow /4"],
  },
  {
    id: "flesh-rot",
    any: [
      "purple|black|dark & spread|spreading|bubble|bubbles|bubbling|blister|blisters|crackle|crackling|hour & skin|wound|sore|leg|foot|cut|flesh|groin|private|boil|thigh|arm|scratch|patch|hand /12",
      "spread|spreading > by > hour /3",
      "spread|spreading > while > look /4",
      "pain > worse|more|beyond > look|looks|should|proportion /6",
      "pain > out > proportion|world /5",
      "out > of > proportion /2",
      "crackle|crackling|crackly > skin|neck|press|under /5",
      "flesh > rot|rotting|rotten|black|purple /4",
      "groin|private|privates & rotten|smell|stink|swell & diabetic|fast|quick|black|fever|hard /12",
      "from > ankle|foot|hand > thigh|knee|arm > hour|hours /6",
    ],
    unless: ["bruise|mango|banana|leaf|leaves|ringworm|dye|hair /4"],
  },
  {
    id: "black-toe",
    any: [
      "toe|toes|foot|finger & black|rotten|rot & smell|stink|stinking|fever|diabetic|sugar|spread|climb|shiver|shivering|trembling|patch /14",
    ],
    unless: ["nail|polish|paint|shoe|bruise|stub /4"],
  },
  { id: "tampon", any: ["tampon"] },
  {
    id: "skin-sheets",
    any: [
      "skin|rash & peel|peeling|blister|blistering|sheet|sheets & mouth|eye|eyes|lip|lips|private & raw|sore|sores|blister|red|full /18",
      "blister|blisters|rash|peel|peeling & mouth & new|tablet|medicine|carbamazepine|septrin /18",
      "peel|peeling > sheet|sheets|burn /4",
      "skin > sheet|sheeting /3",
    ],
    unless: ["sun|sunburn|chickenpox|hand_foot|cold_sore /5"],
  },
  {
    id: "cold-limbs",
    any: [
      "skin > blotchy|marble|mottled /4",
      "cold > clammy & blotchy|marble|infection|fever|confused /8",
      "hand|hands|foot|feet > freezing|cold > rash|bruises|spots /8",
      "rash > bruise|bruises|purple & fever|flu|cold|freezing /8",
      "hand|hands|foot|feet|skin|body & cold|icy|clammy|mottle|mottled /4",
      "mottle|mottled|blotchy|patchy > skin|rash|knee|knees|like /3",
      "skin > mottle|mottled|blotchy /3",
    ],
    unless: ["always|winter|night|fridge|ac|water|cream /4"],
  },
  { id: "restless", any: ["restless|agitated"], unless: ["leg|legs|sleep|mind|night /3"] },
  {
    id: "dark-urine",
    any: ["urine|~passwater > dark|brown|coke|cola|coca_cola|black|coffee /4", "dark|brown > urine /2"],
    unless: ["water|dehydrated|vitamin|beet /4"],
  },
  {
    id: "yellow-told",
    any: [
      "yellow|yella & eye|eyes|skin|baby|foot|feet|sole|body|turn|turning|he|she|husband|looks|look /5",
      "yellow_yellow",
      "jaundice",
    ],
    unless: [
      "yellow > flower|tablet|leaf|leaves|fruit|mango|phlegm|mucus|bird|shirt|plum|light|discharge|tooth|teeth|nail /2",
      "see|seeing|everything|vision|ring|rings|halo|halos > yellow /3",
      "tooth|teeth|nail|leaf|leaves|plant|mango > yellow|turn /3",
    ],
  },
  {
    id: "rice-water",
    any: [
      "stool|runnings|purge|purging|diarrhoea|motion > rice > water|watah /5",
      "stool|purging|runnings > pour|tap|every > minute|minutes|tap /6",
      "cholera",
    ],
    unless: ["rice > water > drink|hair|give|recipe /3"],
  },
  {
    id: "cannot-stand",
    any: [
      "cannot|not > stand|sit|walk|get_up|lift > head|up|floor /4",
      "cannot > stand /3",
      "too|so > weak > stand|sit|lift|suck|move|walk /4",
      "weak > wet|rag|cloth|paper|water /3",
      "cannot > lift > head /4",
      "cannot > get > up /3",
      "skin|he|she > shrivel /3",
      "skin & stay|pinch > up|pinch /6",
      "pulse > faint|weak|fast|run|running /3",
    ],
    unless: ["morning|lazy|early|sleepy|smell|taste|noise|heat|him|her|people|it|before|like /3"],
  },
  {
    id: "adrenal",
    any: [
      "addison|addisons|adrenal",
      "prednisone|prednisolone|steroid|steroids & stop|stopped|finish|done|ran|run|out|cold|no|keep /8",
      "baclofen & stop|stopped|refill /6",
    ],
  },
  { id: "thyroid", any: ["thyroid"] },
  {
    id: "potassium",
    any: ["potassium > 6|7|8|high|dangerous|7.1|6.5|6.8|7.0 /4", "dangerous > potassium /2"],
    unless: ["food|foods|banana|rich|diet > potassium /2", "potassium > food|foods|rich|diet /2"],
  },
  {
    id: "dialysis-missed",
    any: [
      "miss|missed|skip|skipped > dialysis /5",
      "dialysis > miss|missed|skip|session|sessions /5",
      "peritoneal & cloudy|fever|pain /8",
      "catheter > block|blocked /3",
    ],
  },
  { id: "lithium", any: ["lithium|digoxin"] },
  {
    id: "organ-failing",
    any: [
      "liver|cirrhosis|kidney > failure|man|patient|full|fail /4",
      "cirrhosis",
      "belly > full > water /3",
    ],
  },
  {
    id: "toxic-signs",
    any: ["vomit|shake|shaking|stagger|staggering|slur|jerk|yellow|confused|tremble|halo|halos"],
  },
  { id: "malaria-word", any: ["malaria|falciparum|dengue|lepto|flood_water|flood > water /1"] },
  {
    id: "vomits-all",
    any: [
      "vomit > nonstop|everything|every|tablet|tablets|all /4",
      "cannot > keep > water|tablet|tablets|anything|steroid|coconut /5",
      "vomit > up > tablet|tablets /4",
      "retch|retching > nonstop|stop /3",
    ],
  },
  {
    id: "vomits-green",
    any: [
      "vomit > green|callaloo|brown /4",
      "green > vomit|water|stuff /3",
      "throw|bring > up > green /5",
      "vomit > smell > stool /4",
      "vomit|stuff > smell > stool /5",
      "green|milk > across|shoot > room /5",
      "shoot|shooting > milk /3",
    ],
    unless: ["leaf|leaves|smoothie|green_tea|juice /3"],
  },
  {
    id: "through-back",
    any: [
      "belly > puls|pulse|pulsing|beat|beating > back /8",
      "pulse|pulsing|beating > belly > back|sudden /8",
      "tear|tearing|rip|ripping > pain > between > blade|blades|shoulder /5",
      "rib|ribs|belly > straight|through > back & vomit /8",
      "pain|boring|bore > through > back /5",
      "bore|boring > back /4",
      "pain > straight > through /4",
    ],
  },
  {
    id: "belly-big",
    any: [
      "belly|stomach|abdomen & balloon|blow|hard|swell|swelling|swollen|stiff|bloat|distend|big|burst|bursting & pale|vomit|vomiting|gas|stool|fever|white|pain|sweat|pulse|touch|nothing|worms|shiny|blood /10",
      "belly > hard|stiff > plank|board|wood|rock|touch|bear /5",
      "belly > on > fire /3",
      "pulse|pulsing > lump /2",
      "lump > pulse|pulsing /2",
      "not > pass|passing > nothing|gas /3",
      "bowel|bowels > twist /3",
    ],
    unless: [
      "pregnant|eat|beans|bloat > gas|period /4",
      "gas|bloat|bloated|after > eat|meal|food|beans /5",
      "belly > blow > up > eat /5",
    ],
  },
  {
    id: "rib-right",
    any: [
      "right > rib|ribs|breast|side /3",
      "under > rib|ribs|right /3",
      "upper > right|belly /3",
      "pain > top > belly /4",
      "belly > pain > top /4",
    ],
  },
  {
    id: "priapism",
    any: [
      "wood|hood|stiff|erection|penis|cock|manhood & not|will_not > go > down /6",
      "stiff > down_there > painful|hours /8",
      "erection|priapism|penis|hard|stand_up|stay_up|hard_on & hour|hours|night|go_down|down|morning /8",
      "erection > not > go /5",
      "foreskin & stick|stuck|back|swell|purple /7",
      "penis & snap|swell|black|purple|stuck|stick /7",
      "been > hard > hours|6|5|six|five /4",
    ],
    unless: [
      "erectile|weak|keep|tea|tonic|help|want|better|improve|last_longer /3",
      "work|study|day|time|life|breathing|stool|lump > hard /2",
      "hard > work|day|time|stool|breath|night|sleep /2",
    ],
  },
  {
    id: "seed-pain",
    any: [
      "one|left|right > seed|nut|nuts|ball|testicle|balls > swell|pain|paining|ride|riding|high|hurt|hurting|twist|draw /6",
      "pain|hurt > one > seed|nut|nuts|ball /5",
      "pain|hurt > balls|nuts /4",
      "seed|ball|nut > swell > up /3",
      "seed > swell|ride|draw|paining /3",
    ],
    unless: ["plant|soil|grow|avocado|mango|cricket|football|tennis|coconut|jackfruit /5"],
  },
  // Pregnancy and birth.
  {
    id: "blood-down-leg",
    any: [
      "bleed|bleeding|blood|spotting > bright > red /2",
      "placenta > previa|praevia|low & bleed|bleeding|spotting|blood /8",
      "blood > run|running|down|leak|pour > leg|legs|foot|down /5",
      "wake|get_up > pool > red|blood /5",
      "bleed > tap|pipe|plenty|nonstop|bad /3",
      "spot|spotting > cramp|cramps|cramping|pain|tightening /6",
      "cramp|cramps|cramping > spot|spotting|bleed|bleeding /6",
      "big > clot|clots /2",
      "little|lil > blood|spotting /2",
      "pass|passing > clot|clots /3",
    ],
  },
  {
    id: "labour-told",
    any: [
      "head > baby|child > show|showing|crown|coming /4",
      "pain|pains > every > min|minute|minutes & push|boat|baby /8",
      "want|need > push > baby|boat|now|hospital /6",
      "pain|pains > every > minute|minutes /4",
      "gush > water|warm /4",
      "water|watah|watta|liquor > run|gush|break|come|leak > leg|foot|down|green|out|now /4",
      "liquor > break|broke /2",
      "water > come > green /3",
      "push|pushing > now|feeling|feelings|down|baby /3",
      "baby > head|foot|bottom|shoulder|shoulders > out|show|stick|stuck|come /4",
      "belly > tighten|tightening /3",
      "twin > inside|born /5",
      "womb > come|came > out|down|outside /4",
      "bawl|bawling > latrine|toilet & blood|showing /12",
      "having > baby > now /4",
    ],
    unless: ["tap|pipe|roof|eye|nose|river|tank|hose /3"],
  },
  {
    id: "afterbirth",
    any: ["afterbirth|placenta & not|inside|come|still|out|low /6", "baby > born > bleed|bleeding /6"],
    unless: ["bury|plant|tree|eat|normal|after_birth /4"],
  },
  {
    id: "lost-pregnancy",
    any: [
      "abortion|miscarriage|miscarry|miscarried",
      "lose|lost > baby /3",
      "drink|take|took > bush|herb|herbs|tablet|tablets|something > bring|throw|drop > down|away|way|belly|child|period /8",
      "bring > down > belly|period|child /3",
      "throw > way|away > baby|belly /3",
      "throw_way > belly|baby /3",
    ],
  },
  {
    id: "after-delivery",
    any: [
      "deliver|delivered|delivery|section|birth > last|day|days|week|ago|home|after|just|boat /5",
      "have|had|born|push > baby > day|days|week|ago|home|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|since|just|hour|yesterday /5",
      "since|after|just > have|had|deliver|born > baby /4",
      "day|days|week|weeks > after > baby|section|birth|delivery /4",
      "postpartum",
      "after > baby > born /4",
      "c_section|c > section /1",
    ],
  },
  {
    id: "stink-discharge",
    any: [
      "discharge|lochia|blood & stink|smell|smelly|smelling|foul|pus /4",
      "foul|smelly|stink > discharge|lochia|blood /3",
      "belly|womb > tender|sore|pain|paining > fever|chill|chills|shaking /8",
      "belly > bottom > hurt|pain /4",
    ],
  },
  {
    id: "fell-on-belly",
    any: [
      "fall|fell|slip & step|steps|stairs|down & belly|week|weeks|month|months|pregnant /12",
      "hit|kick|knock > belly /3",
    ],
  },
  { id: "shoulder-tip", any: ["shoulder > tip|pain|hurt /3", "tip > shoulder /2"] },
  {
    id: "one-side-pain",
    any: [
      "$pain & ~oneside|one_side|side & low|lower|down /8",
      "sharp|bad > pain > ~oneside|side /5",
      "pain > one > side > low /6",
    ],
  },
  {
    id: "positive-test",
    any: [
      "positive > test /2",
      "test > positive /2",
      "weeks|late > late|three|two|six|period /3",
      "i > late > week|weeks /4",
      "late > three|two|six|four > week|weeks /4",
    ],
  },
  {
    id: "seeing-lights",
    any: [
      "see|seeing|flash|flashing|visions|vision & light|lights|star|stars|spark|sparks|sparkles|spot|spots /5",
      "eye|eyes > flash|flashing|spots|blurry /4",
    ],
    unless: ["traffic|christmas|diwali|show|window|movie /4"],
  },
  {
    id: "face-puffs",
    any: [
      "face > puff|puffy|swell|swollen|swelling|puff_up /3",
      "swell|swelling|swollen|puffy > face|hand|hands /4",
      "hand|hands|finger > swell|swollen|swelling /3",
    ],
  },
  { id: "itch-pregnant", any: ["itch|itching > palm|palms|foot|hand|hands|everywhere|bad|all_over /4"] },
  // Newborns.
  {
    id: "newborn-told",
    any: [
      "new_born|newborn|just_born|new_baby|premature|preemie",
      "new > born|baby /1",
      "just > born|deliver /2",
      "baby > born > monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|home|boat|early|last|day|days|week /4",
      "day > old /1",
      "navel|cord > string|stump /1",
    ],
    unless: [
      "newborn > mother|photo /2",
      "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|10|11|12|13|14|15|16|17|18|20|4|5|6|7|8|9 > month > old /3",
    ],
  },
  {
    id: "not-crying",
    any: [
      "not > cry|crying|suck|sucking|feed|breath|move|wake|latch /3",
      "cry|crying > weak|high|kitten /3",
      "weak > cry /2",
      "too|very > sleepy > suck|feed /4",
      "cannot > hold > head /3",
      "not > want > breast|feed|milk|bottle /3",
      "refuse > breast|bottle|feed /3",
      "cold|quiet|grey|gray|blue|dusky",
    ],
  },
  { id: "navel-red", any: ["navel|cord|navel_string & red|smell|smelly|smelling|stink|pus|spread /7"] },
  {
    id: "arching",
    any: [
      "back > arch|arching /3",
      "arch|arching > back|and|cry /2",
      "head > bend|bending > back /4",
      "cry|scream|screaming > pick|lift|nappy|touch|diaper /5",
    ],
    unless: ["foot|feet|eyebrow|flat > arch /2"],
  },
  {
    id: "left-in-car",
    any: [
      "leave|left > baby|child|him|her > car /4",
      "baby|child > leave|left|in > car > hot|red|left|rouse|wake /5",
      "baby > left > car /3",
    ],
  },
  {
    id: "face-down",
    any: [
      "face > down > bucket|water|barrel|pool|trench|bath|tub|drain /5",
      "boat|canoe > sink|sank|capsize|turn|flip|over & water|swallow|cold|foam|night|foaming|glassy /10",
      "go > under > creek|water|river|trench & pump|come_back|cough /12",
      "pull|dig|haul > out|from > trench|creek|river|water|pool|sea|canal /5",
      "swallow > river|nuff|plenty|trench > water|watah /4",
      "water > whole > night /4",
    ],
    unless: ["bucket_list", "photo|sleep > face /3"],
  },
  {
    id: "spoon-honey",
    any: [
      "honey|star_anise|bush_tea|bush > tea & month|week|weeks|baby|newborn & weak|jittery|spasm|spasms|head|cry /16",
    ],
  },
  {
    id: "red-jelly",
    any: [
      "red > jelly /2",
      "jelly > diaper|nappy|stool|pamper /4",
      "currant > jelly /1",
      "blood > pamper|nappy|diaper /4",
      "draw|drawing > up > knee|knees|leg|legs & scream|cry|screaming|crying /10",
      "scream|cry|screaming|crying > draw|drawing > up /6",
      "cry|crying|scream|screaming > wave|waves|spell|spells & pale|green|vomit|jelly|quiet /12",
    ],
  },
  {
    id: "soft-spot",
    any: [
      "soft_spot|mole|mould|mouldy|fontanelle & puff|bulge|bulging|sink|sunken|up /6",
      "soft > spot > puff|bulge|sink|sunken|up /4",
    ],
  },
  {
    id: "child-septic-joint",
    any: [
      "knee|joint|hip & hot|red & cannot|not > bend|put|walk & fever|shake|shaking|shiver|shivering|shivers|chill|chills /18",
      "knee|joint & bend & fever|shiver|shivering|shaking|39 /16",
    ],
  },
  {
    id: "stopped-insulin",
    any: [
      "stop|stopped|no|not|without|out > insulin > day|days|since|stock|ago|get /6",
      "insulin > stop|finish|out /3",
      "type > 1 /1",
      "type_1",
    ],
  },
  {
    id: "deep-breathing",
    any: [
      "breath > deep|run|race|like|fast /4",
      "smell > nail|pear|fruit|sweet /4",
      "breath > smell /3",
      "belly|stomach > pain /3",
      "feel > sick /2",
      "vomit",
      "panting",
    ],
  },
  {
    id: "epipen-used",
    any: [
      "epipen|epinephrine|adrenaline & minutes|min|ago|used|use|better /5",
      "epipen|epi_pen & use|used|stick|jab|already|give /5",
      "use|used|stick > epipen /4",
      "not|without > epipen /2",
    ],
  },
  {
    id: "itch-all",
    any: [
      "itch|itching|scratch|scratching & all_over|whole|everywhere|palm|palms|scalp|sole|soles /5",
      "all_over > itch|itching /3",
      "skin > raise|rise > up /3",
    ],
  },
  {
    id: "big-tongue",
    any: [
      "tongue|lip|lips > fat|big|huge|massive|thick|balloon|sausage|sausages|swell /4",
      "fat|big|huge|massive|swell > tongue|lip|lips /2",
      "face > balloon|ballooning|ballooned /3",
    ],
    unless: [
      "tongue|lip > bite|burn|white|pierce|filler|kiss|naturally /3",
      "mosquito|cold_sore|chap|gloss /4",
      "want|fuller /3",
    ],
  },
  {
    id: "hit-belly",
    any: ["handle|horn|kick|seatbelt|cow|horse|bull|bicycle|forklift|donkey & belly|stomach|side|pelvis /6"],
  },
  { id: "baby-word", any: ["baby|womb|pregnant|week|weeks"] },
  {
    id: "kidney-stone",
    any: [
      "kidney > stone|stones|pain|infection /2",
      "gall > stone|stones /1",
      "gallstone|gallstones",
      "biopsy",
      "pee|urine|waterworks > infection /2",
    ],
  },
  {
    id: "weak-told",
    any: [
      "too > weak > lift|stand|sit|hold > head|up /4",
      "weak_weak|weak",
      "cannot > catch > self|herself|himself /4",
    ],
  },
];
