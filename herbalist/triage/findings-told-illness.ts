// Infection, long illness, pregnancy and newborns as people tell them.
import type { FindingDefinition } from "./finding.ts";

export const toldIllness: readonly FindingDefinition[] = [
  {
    id: "no-spleen",
    any: [
      "not|without > spleen /2",
      "spleen > remove|out|gone /2",

      "on_chemo|chemo > patient /2",
      "chemo",
    ],
  },
  {
    id: "rigors",
    any: [
      "rigor",
      "teeth > chatter|chattering /2",
      "shake|shiver & chill|fever|bed|blanket|bad|hot|hard /3",
      "chill & shake|shiver|fever /2",
      "shiver",
    ],
    unless: ["ac|fridge|cold_weather|bath|swim|snow /4"],
  },
  {
    id: "black-toe",
    any: ["toe|foot|heel & black|rotten /2"],
    unless: ["nail|toenail|shoe|sock|sand|bruise|soap /4"],
  },
  {
    id: "flesh-rot",
    any: [
      "spread > past|beyond|over > pen|mark|line & hour|pain /7",
      "toe|foot|finger > black|rotten|rot > smell|stinking|spread /4",
      "sore|wound|cut|boil > turn|gone|get > black /3",
      "red|redness|streak > go|going|climb|run > up > fast|quick /4",
      "purple|black|dark & spread|bubble|bubbles|bubbling|blister|crackle|hour & skin|wound|sore|leg|foot|cut|flesh|groin|private|boil|thigh|arm|scratch|patch|hand /7",
      "spread|spreading > by > hour /2",

      "pain > worse|more|beyond > look|should|proportion /2",
      "pain > out > proportion|world /2",
      "out > of > proportion /2",
      "=crackle|=crackles|=crackling|=crackly > skin|neck|press|under /2",
      "flesh > rot|rotting|rotten|black|purple /2",
      "groin|private & rotten|smell|swell & diabetic|fast|quick|black|fever|hard /6",
    ],
    unless: ["henna|dye|hair|eye|white /6", "bruise|mango|banana|leaf|leaves|ringworm|dye|hair /4"],
  },
  { id: "tampon", any: ["tampon"] },
  {
    id: "skin-sheets",
    any: [
      "skin|rash & peel|blister|sheet & mouth|eye|lip|private & raw|sore|blister|red|full /2",
      "blister|rash|peel & mouth & new|tablet|medicine|carbamazepine|septrin /9",

      "skin > sheet|sheeting /2",
    ],
    unless: ["sun|sunburn|chickenpox|hand_foot|cold_sore /5"],
  },
  {
    id: "cold-limbs",
    any: [
      "skin > blotchy|marble|mottled /2",
      "cold > clammy & blotchy|marble|infection|fever|confused /2",

      "rash > bruise|purple & fever|flu|cold|freezing /2",
      "hand|foot|skin|body & cold|icy|clammy|mottle/2",
      "mottle|blotchy|patchy > skin|rash|knee|like /2",
    ],
    unless: ["always|winter|night|fridge|ac|water|cream /4"],
  },
  { id: "restless", any: ["restless|agitated"], unless: ["leg|sleep|mind|night /3"] },
  {
    id: "dark-urine",
    any: ["urine|~passwater > dark|brown|coke|cola|coca_cola|black|coffee /2", "dark|brown > urine /2"],
    unless: ["water|dehydrated|vitamin|beet /4"],
  },
  {
    id: "yellow-told",
    any: [
      "nose|head > toe > yellow /3",
      "yellow|yella & eye|skin|baby|foot|sole|body|turn|turning|he|she|husband|look /1",
      "yellow_yellow",
      "i|me|husband|wife|mother|father|brother|sister|son|daughter > turn|gone|go|look|get > yellow /1",
      "eye|skin > gone|turn|go > yellow /1",
    ],
    unless: [
      "carrot|carrots|pumpkin > turn|make > skin|you|people|baby /2",

      "yellow > oleander|flower|poui|allamanda|plantain|sanders|dock /1",
      "yellow > flower|tablet|leaf|leaves|fruit|mango|phlegm|mucus|bird|shirt|plum|light|discharge|tooth|nail /2",
      "see|everything|vision|ring|halo > yellow /3",
      "tooth|nail|leaf|leaves|plant|mango > yellow|turn /3",
      "bruise > turn|turning|go|get > yellow /8",
      "envy|jealous|jersey|team|shirt|dress /4",
      "turmeric|curry|saffron|it|dye|paste > stain|colour|dye /3",
      "water|urine|pee > yellow /2",
    ],
  },
  {
    id: "rice-water",
    any: [
      "stool|runnings|purge|diarrhoea|motion > rice > water/5",
      "stool|diarrhoea|motion|belly & water > wash > rice /8",
      "belly > run > every > minute/8",
      "stool|purging|runnings > pour|tap|every > minute|tap /4",
    ],
    unless: [
      "drink|give|boil|make|use|take|get > rice /3",
      "leaf|bush|ginger > tea > or > rice /4",
      "rice > water > drink|hair|give|recipe /3",
    ],
  },
  {
    id: "nights-awake",
    any: ["not|hardly > sleep /3"],
    unless: ["pain|cough|itch|baby|work|noise|worry|stress|mosquito|hurting|ache /6"],
  },
  {
    id: "mind-high",
    any: [
      "he|she|sister|brother|son|daughter|husband|wife|mother|father|friend|cousin > talk > fast|nonstop|quick|quickly|non_stop /4",
      "spend|spending|give > all|whole|plenty|every > money|savings|salary|pay /4",
      "think|believe|say|feel > he|she|i > president|king|queen|god|jesus|prophet|chosen|superman|famous|famouse|rich|invincible|millionaire /4",
      "god|lord|jesus > tell|choose|send|speak > him|her|he|she /3",
      "special > power|mission|message /1",
      "not > need > sleep /2",
    ],
  },
  {
    id: "cannot-stand",
    any: [
      "cannot|not > stand|sit|walk|get_up|lift > head|up|floor /2",
      "cannot > stand /2",
      "too|so > weak > stand|sit|lift|suck|move|walk /3",

      "cannot > get > up /2",

      "skin & stay|pinch > up|pinch /2",
      "pulse > faint|weak|fast|run/2",
    ],
    unless: ["morning|lazy|early|sleepy|smell|taste|noise|heat|him|her|people|it|before|like /3"],
  },
  {
    id: "adrenal",
    any: [
      "prednisone|prednisolone|steroid & stop|finish|ran_out|run_out|out /5",
      "addison|adrenal",

      "baclofen & stop|refill /2",
    ],
  },
  { id: "thyroid", any: ["thyroid"] },
  // What an illness left behind, long after its fever.
  {
    id: "left-over",
    any: ["dengue|chikungunya|chikv|malaria|fever > lef|left|leave|leff > me|my|her|him|with|she|he /3"],
  },
  {
    id: "potassium",
    any: [
      "potassium > 6|7|8|dangerous|7.1|6.5|6.8|7.0 /2",
      "potassium > very|too|so|real|dangerously|sky > high /1",
      "dangerous > potassium /1",
    ],
    unless: [
      "food|banana|rich|diet > potassium /2",
      "potassium > food|rich|diet /2",
      "lil|little|slightly|bit|borderline > high /1",
      "high > side|end /1",
    ],
  },
  {
    id: "dialysis-missed",
    any: [
      "miss|skip|skipped > dialysis /2",
      "dialysis > miss|skip|session /2",

      "catheter > block|blocked /2",
    ],
  },
  { id: "lithium", any: ["lithium|digoxin"] },
  {
    id: "organ-failing",
    any: [
      "liver|cirrhosis|kidney > failure|man|patient|full|fail|bad|weak /2",
      "cirrhosis",
      "belly > full > water /2",
    ],
  },
  {
    id: "toxic-signs",
    any: ["vomit|shake|stagger|slur|jerk|yellow|confused|tremble|halo"],
    unless: ["yellow > oleander|flower|poui|allamanda|plantain|sanders /1"],
  },
  { id: "malaria-word", any: ["malaria|falciparum|dengue|lepto|leptospirosis|flood_water"] },
  {
    id: "vomits-all",
    any: [
      "vomit > nonstop|everything|every|tablet|all /2",
      "cannot > keep > water|tablet|anything|steroid|coconut /2",
    ],
    unless: ["vomit > =from > tablet|sugar /2"],
  },
  {
    id: "vomits-green",
    any: [
      "vomit > green|callaloo|brown /2",

      "vomit|stuff > smell > stool /2",
      "green|milk > across|shoot > room /2",
      "shoot|shooting > milk /2",
    ],
    unless: ["leaf|leaves|smoothie|green_tea|juice /3"],
  },
  {
    id: "through-back",
    any: [
      "belly > puls|pulse|beat > back /2",
      "pulse|beating > belly > back|sudden /3",
      "tear|rip > pain > between > blade|shoulder /2",
      "rib|belly > straight|through > back & vomit /6",
      "pain|boring > through > back /2",
      "bore > back /2",
      "pain > straight > through /4",
    ],
  },
  {
    id: "belly-big",
    any: [
      "belly|abdomen & balloon|blow|hard|swell|stiff|bloat|distend|big|burst & pale|vomit|fever|white|pain|sweat|pulse|touch|shiny|blood /4",
      "belly|abdomen & hard|stiff|distend|balloon|burst & gas|stool|nothing|worms /4",
      "belly|abdomen & swell|blow|bloat|big & nothing /4",
      "belly > hard|stiff > plank|board|wood|rock|touch|bear /3",
      "belly > on > fire /2",
      "pulse|pulsing > lump /2",

      "not > pass > nothing|gas /2",
    ],
    unless: [
      "pregnant|eat|beans|bloat > gas|period /4",
      "gas|bloat|after > eat|meal|food|beans /5",
      "belly > blow > up > eat /5",
      // A name of a plant, and a woman with child.
      "fever > grass /1",
    ],
  },
  {
    id: "rib-right",
    any: [
      "right > rib|breast|side /2",
      "under > rib|right /2",
      "upper > right|belly /2",
      "pain > top > belly /2",
    ],
  },
  {
    id: "priapism",
    any: [
      "wood|hood|stiff|erection|penis|cock|manhood & not|will_not > go > down /4",
      "stiff > down_there > painful|hours /8",
      "erection|priapism|hard_on & hour|hours|painful /4",
      "erection|hard_on & since|still & night|morning|yesterday /6",
      "erection > not > go /2",
      "thing|manhood|wood|hood|cock|john|penis > stay|stand|keep|remain > hard|stiff|up|erect & hour|night|morning /6",
      "foreskin & stick|swell|purple /2",
      "foreskin > back & cannot|not|stuck|stick|swell /5",
      "penis & snap|swell|black|purple /2",
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
      "one|left|right > seed|nut|ball|testicle|=stone > swell|pain|ride|riding|high|hurt|twist|draw /3",
      "pain|hurt > one > seed|nut|ball /2",
      "pain|hurt > balls|nuts /2",
      "=stones > pain|hurt|swell & sudden|bad|boy|son|he|vomit|one /6",
      "seed|ball|nut > swell > up /2",
      "seed > swell|=ride|=riding|=rides|draw|paining /3",
    ],
    unless: [
      "after|at|play > ball /1",
      "ajwain|carom|watermelon|tamarind|pumpkin|papaya|black|fenugreek|methi|mango|avocado|castor|sesame|flax|chia|fennel|celery|mustard|neem|jeera|coriander > seed /1",
      "seed > tea|boil|for|oil|powder|water /1",
      "step|foot|toe|heel|shoe|pelt|throw|knee > =stone /6",
      "=stone > foot|toe|heel|knee|head|window /5",
      "kidney|gall|gallbladder|bladder|bile|plant|soil|grow|avocado|mango|cricket|football|tennis|coconut|jackfruit /5",
    ],
  },
  // Pregnancy and birth.
  {
    id: "blood-down-leg",
    any: [
      "bleed|blood|spotting > bright > red /2",

      "blood > run|down|leak|pour > leg|foot|down /2",

      "bleed > tap|pipe|plenty|nonstop|bad /2",
      "spot > cramp|pain|tightening /2",
      "cramp|cramping > spot|bleed/2",
      "big > clot /2",
      "little > blood|spotting /2",
      "pass > clot /2",
    ],
  },
  { id: "pains-by-minutes", any: ["=pains > come > every > minute /4"], unless: ["gas|wind|chest|gum /4"] },
  {
    id: "labour-told",
    any: [
      "head > baby|child > show|crown|coming /3",

      "pain > every > minute/4",
      "contraction > every|close|strong /3",
      "gush > water|warm /2",
      "water|watta|liquor > run|gush|break|come|leak > leg|foot|down|green|out|now /3",
      "liquor > break/2",

      "push > now|feeling|down|baby /2",
      "baby > head|foot|bottom|shoulder > out|show|stick|come /3",

      "womb > come > out|outside /3",
    ],
    unless: ["tap|pipe|roof|eye|nose|river|tank|hose /3"],
  },
  {
    id: "afterbirth",
    any: ["afterbirth|placenta & not|inside|come|still|out|low|retain|retained|stick|remain|left /3"],
    unless: ["bury|plant|tree|eat|normal|after_birth /4"],
  },
  {
    id: "lost-pregnancy",
    any: [
      "abortion|miscarriage|miscarry|miscarried|misoprostol|cytotec|mifepristone",
      "lose > baby /1",
      "drink|take > bush|herb|tablet|something > bring|throw|drop > down|away|way|belly|child|period /2",
      "bring > down > belly|period|child /3",
      "throw > way|away > baby|belly /3",
      "throw_way > belly|baby /2",
    ],
  },
  {
    id: "after-delivery",
    any: [
      "just > get|got > baby /2",
      "just > deliver /1",
      "deliver|delivery|section|birth > last|day|week|ago|home|after|just|boat /3",
      "have|had|born|push > baby > day|week|ago|home|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|since|just|hour|yesterday /4",
      "since|after|just > have|had|deliver|born > baby /2",
      "day|week > after > baby|section|birth|delivery /3",
      "postpartum",
      "after > baby > born /2",
      "c_section|c > section /1",
    ],
  },
  {
    id: "stink-discharge",
    any: [
      "foul|smelly > discharge|lochia|blood /2",
      "belly|womb > tender|sore|pain > fever|chill|shaking /2",
      "belly > bottom > hurt|pain /2",
    ],
  },
  {
    id: "fell-on-belly",
    any: [
      "fall|slip & step|stairs|down & belly|week|month|pregnant /5",
      "hit|kick|knock > belly /2",
      "fall > on > belly|it /3",
    ],
  },
  { id: "shoulder-tip", any: ["shoulder > tip|pain|hurt /2"] },
  {
    id: "one-side-pain",
    any: [
      "$pain & ~oneside|one_side|side & low|lower|down /3",
      "sharp|bad > pain > ~oneside|side /2",
      "~oneside > low|lower > down|since /2",
    ],
  },
  {
    // A test that is only called "the test" is a pregnancy test, unless an illness or a laboratory stands beside it.
    id: "positive-test",
    any: [
      "positive & test|stick|strip /3",
      "two|double|second|faint|both|2 > line & test|stick|strip|kit|thing|clearblue /5",
      "hcg & positive|high|rise /4",
    ],
    unless: [
      "covid|corona|dengue|malaria|typhoid|hiv|aids|tb|tuberculosis|zika|chikungunya|lepto|leptospirosis|flu|strep|hepatitis|syphilis|chlamydia|gonorrhoea|gonorrhea|herpes|pylori|worms|sickle|allergy|allergic|drug|drugs|marijuana|weed|sugar|diabetes|cancer|smear|pap|swab|stool|skin|school|csec|cxc|soil|water|driving & test|positive /6",
      "positive > for|=fuh|=fah > covid|infection|bacteria|protein|ketones|nitrite /3",
    ],
  },
  {
    id: "pain-of-one-side",
    any: ["$pain & ~oneside|one_side /3"],
    unless: [
      "head|face|tooth|jaw|neck|throat|nose|ear|eye|chest|breast|gum|mouth|tongue|foot|leg|knee|arm|hip|toe /5",
    ],
  },
  { id: "weeks-late", any: ["weeks|late > late|three|two|six|period /2"] },
  {
    id: "seeing-lights",
    any: ["see|flash|vision & light|star|spark|sparkles|spot /2", "eye > flash|spots|blurry /2"],
    unless: [
      "light|current|phone|water > bill /1",
      "till|until > see > star /3",
      "traffic|christmas|diwali|show|window|movie /4",
    ],
  },
  {
    id: "face-puffs",
    any: [
      "face > puff|puffy|swell|puff_up /2",
      "swell|puffy > face|hand /2",
      "hand|finger > swell|swollen/2",
    ],
  },
  { id: "itch-pregnant", any: ["itch > palm|foot|hand|everywhere|bad|all_over /2"] },
  // Newborns.
  {
    id: "newborn-told",
    any: [
      "new_born|newborn|just_born|new_baby|premature|preemie",
      "new > born|baby /1",
      "just > born|deliver /2",
      "baby > born > monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|home|boat|early|last|day|week /4",
      "day > old /1",
      "navel|cord > string|stump /1",
    ],
    unless: [
      "newborn > mother|photo /2",
      "premature > gray|grey|hair|wrinkle|wrinkles|ageing|aging|ejaculation|menopause /2",
      "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|10|11|12|13|14|15|16|17|18|20|4|5|6|7|8|9 > month > old /3",
    ],
  },
  {
    id: "born-silent",
    any: [
      "born|birth|deliver|newborn|just_born > not > cry|breath/6",
      "born|deliver|newborn > not > pink|move/6",
      "born|birth|deliver > blue|limp|floppy|lifeless|grey|gray /5",
      "not > cry|breath > born|birth|deliver|newborn /5",
      "baby > come|came|out > not > cry|breath|sound|noise /5",
    ],
    unless: [
      "month|year|week/4",
      "cry > much|often|tear|night|more|anymore /3",
      "not > breath > trouble|problem|difficulty|nose|good|well|right|proper|normal|easy /3",
      "control|after|before > birth|birthmark /1",
      "eye|birthmark > blue|grey|gray /3",
      "raise|raised|=over > it /3",
      "=when > =was > born /4",
      "trench|canal|river|pool|creek|tank|bucket|barrel|pond|sea|bath|tub /6",
      "blue|grey|gray > eye|mark|spot|blanket|clothes /2",
    ],
  },
  {
    id: "not-crying",
    any: [
      "not > cry|suck|feed|breath|move|wake|latch /2",
      "cry > weak|high|kitten /2",
      "weak > cry /2",
      "too|very > sleepy > suck|feed /2",
      "cannot > hold > head /2",

      "cold|quiet|grey|gray|blue|dusky",
    ],
    unless: [
      "cold > in > baby|week|month|newborn /4",
      "old > cold > which|what|rub|tea|tonic /2",

      "sneeze|cough|catch|stuffy|runny|nose > cold /3",
      "bathe|bath|wash & blue /4",
      "blue > vervain|vervine|porterweed|flower|flowers|sage|pea|lotus /2",
      "laundry|washing > blue /2",
      "cold > weather|place|room|water|bath|air|ac /2",
      "have|get|catch|with|for|fight|fights > cold /1",
      "cold > tea|bush|remedy|what|medicine|cough /1",
    ],
  },
  {
    id: "navel-red",
    any: ["navel|cord|navel_string|belly_button & red|smell|smelling|pus|spread|bleed|blood /7"],
  },
  {
    id: "arching",
    any: [
      "back > arch/2",
      "arch|arching > back|and|cry /2",
      "head > bend|bending > back /3",
      "cry|scream > pick|lift|nappy|touch|diaper /2",
    ],
    unless: ["foot|eyebrow|flat > arch /2"],
  },
  {
    id: "left-in-car",
    any: [
      "leave|left > baby|child|him|her > car /2",
      "baby|child > leave|left|in > car > hot|red|left|rouse|wake /2",
      "baby > left > car /3",
    ],
  },
  {
    id: "face-down",
    any: [
      "face > down > bucket|water|barrel|pool|trench|bath|tub|drain /3",
      "boat|canoe > sink|sank|capsize|turn|flip|over & water|swallow|cold|foam|night|glassy /2",

      "pull|dig|haul > out|from > trench|creek|river|water|pool|sea|canal /3",
      "swallow > river|nuff|trench > water|watah /2",
      "water > whole > night /2",
    ],
    unless: ["hold|drink|soak|pass|make|boil > water /1", "bucket_list", "photo|sleep > face /3"],
  },
  {
    id: "spoon-honey",
    any: ["honey|star_anise|bush_tea|bush > tea & month|week|baby|newborn & weak|jittery|spasm|head|cry /7"],
  },
  {
    id: "red-jelly",
    any: [
      "blood & jelly & diaper|nappy|stool|pamper|baby|month /6",
      "red|blood > slime|slimy|mucus > diaper|nappy|pamper|stool /4",
      "pull|pulling > up > leg|knee & scream|pale|minutes /8",
      "red > jelly /2",
      "jelly & diaper|nappy|stool|pamper /3",
      "currant > jelly /1",

      "draw > up > knee|leg & scream|cry/2",
      "scream|cry > draw|drawing > up /2",
      "cry|scream > wave|spell|spells & pale|green|vomit|jelly|quiet /2",
    ],
  },
  {
    id: "soft-spot",
    any: [
      "soft_spot|mole|mould|mouldy|fontanelle & puff|bulge|sink|up|swell|full|tight /2",
      "soft > spot > puff|bulge|sink|sunken|up /4",
    ],
  },
  {
    id: "child-septic-joint",
    any: [
      "knee|joint|hip & hot|red & cannot|not > bend|put|walk & fever|shake|shiver|chill/6",
      "knee|joint & bend & fever|shiver|shivering|shaking|39 /9",
    ],
  },
  {
    id: "stopped-insulin",
    any: [
      "stop|no|without|out > insulin > day|since|stock|ago|get /4",
      "insulin > stop|finish|out /2",
      "type > 1 /1",
      "type_1",
    ],
  },
  {
    id: "deep-breathing",
    any: [
      "breath > deep|run|race|like|fast /2",
      "smell > nail|pear|fruit|sweet /2",
      "breath > smell /2",
      "belly > pain /2",
      "feel > sick /2",
      "vomit",
      "panting",
    ],
  },
  {
    id: "epipen-used",
    any: [
      "epipen|epinephrine|adrenaline & minutes|min|ago|used|use|better /2",
      "epipen|epi_pen & use|used|stick|jab|already|give /2",
      "use|used|stick > epipen /2",
      "not|without > epipen /2",
    ],
  },
  {
    id: "itch-all",
    any: [
      "itch|itchy|itching|scratch & all_over|whole|everywhere|palm|scalp|sole|soles /3",

      "skin > raise|rise > up /3",
    ],
  },
  {
    id: "big-tongue",
    any: [
      "tongue|lip > fat|big|huge|massive|thick|balloon|sausage|sausages|swell /2",
      "fat|big|huge|massive|swell > tongue|lip /2",
      "face > balloon|ballooning|ballooned /2",
    ],
    unless: [
      "burst|cut|hit|knock|fall|bite|punch|ball|elbow > lip /4",
      "lip > burst|cut|hit|knock|bite|punch /3",
      "vagina|vaginal|private|labia /3",
      "little_tongue|uvula /8",
      "from > balloon /2",
      "tongue|lip > bite|burn|white|pierce|filler|kiss|naturally /3",
      "mosquito|cold_sore|chap|gloss /4",
      "want|fuller /3",
    ],
  },
  {
    id: "hit-belly",
    any: [
      "handle|handlebar|horn|kick|seatbelt|cow|horse|bull|bicycle|forklift|donkey & belly|side|pelvis /3",
    ],
  },
  { id: "baby-word", any: ["baby|womb|pregnant|week"] },
  {
    id: "kidney-stone",
    any: [
      "kidney > stone|pain|infection /2",

      "gallstone",

      "pee|waterworks > infection /2",
    ],
  },
  {
    id: "stone-told",
    any: ["kidney|gall > stone/1", "kidney_stone|gallstone|gallstones|gallbladder"],
    unless: ["old|years|remove|removed|out /3"],
  },
  {
    id: "arm-weak",
    any: ["weak > arm|hand /1", "arm|hand > weak|weakness /2"],
  },
  {
    id: "weak-told",
    any: [
      "too > weak > lift|stand|sit|hold > head|up /2",
      "weak_weak|weak",
      "cannot > catch > self|herself|himself /2",
    ],
  },
  {
    id: "confused-fever",
    any: [
      "~confusedabout > fever|infection|temperature /1",
      "fever|infection|temperature > ~confusedabout /2",
    ],
  },
  {
    id: "milk-posset",
    any: ["vomit|spit_up > milk|little|bit > after > feed|feeding|feeds|nursing|burp /4"],
    unless: [
      "every|all|always|shoot|force|forceful|green|brown|yellow|blood|whole|nonstop|fever|hot|weak|sleepy|not|refuse|dry /12",
    ],
  },
];
