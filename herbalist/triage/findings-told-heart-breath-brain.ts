// Heart, breathing and brain as people tell them in pictures: "a truck park on my chest", "the hand belong to somebody else".
import type { FindingDefinition } from "./finding.ts";

const kin =
  "he|she|him|her|mother|father|grandmother|grandfather|husband|wife|uncle|aunt|auntie|aunty|son|daughter|brother|sister|friend|neighbour|baby|child|boy|girl|man|woman|lady|cousin|nephew|niece|partner|girlfriend|boyfriend|roommate|toddler|grandson|granddaughter|client|patient|resident|pandit|pastor|fella|workmate";

export const toldHeartBreathBrain: readonly FindingDefinition[] = [
  {
    id: "chest-load",
    any: [
      "chest & truck|minibus|brick|belt|vice|bag|elephant|donkey|lorry|concrete /5",
      "tight|tightness|band|squeeze|crush|pressure|uneasy > across|round|around|middle > front|chest|rib|body /3",
      "crush|squeeze|tightness|heaviness|uneasy > middle > rib|chest /2",

      "middle > chest > uneasy|funny|heavy|strange|burn /3",
      "elephant > sit|stand|park /2",
      "=park|=parked|=parking & chest /5",
      "bawl > $chest /3",
    ],
    unless: ["chest > freezer|drawer /1", "bus_stop", "gym|press_up|push_up|bench /5"],
  },
  {
    id: "jaw-load",
    any: ["squeeze|tight|heavy|pain & jaw|jawbone /4"],
    unless: ["gum|chew|teeth|tooth|grind|clench|yawn & jaw /4"],
  },
  {
    id: "stomach-gas",
    any: ["indigestion|~heartburn|=gas|burping|burp|epigastric|antacid|gaviscon|acid|=wind|reflux"],
  },
  {
    id: "spreading-up",
    any: [
      "go|gone|going|climb|shoot|run|come|up|spread|radiate|travel > jaw|neck|tooth|throat|shoulder|left_arm|left_hand /2",
      "back_teeth|back_tooth",
    ],
    unless: ["come > up > throat /3", "acid|food|sour|gas|wind|reflux > come|go|up > throat /5"],
  },
  {
    id: "doom",
    any: ["doom|dread", "feel > going > die /2", "something > bad > happen /2"],
  },
  { id: "stent", any: ["stent|bypass"] },
  {
    id: "heart-spray",
    any: [
      "spray|nitro|nitroglycerin|gtn|isordil & tongue|not|still|time /3",
      "under > tongue > not|still /2",
    ],
    unless: ["garden|mosquito|insect|weed /5"],
  },
  { id: "same-pain", any: ["same|pain|heaviness|tight > back|again|return /3", "pain > still > there /2"] },
  {
    id: "between-blades",
    any: ["$pain|pressure|tear|rip|tight & shoulder > blade/4"],
    unless: ["massage|pillow|laptop|lift /5"],
  },
  {
    id: "heart-device",
    any: ["pacemaker|pacemaka|defibrillator|defib & shock|beep|faint|black|pass|fall|drop|jump|dizzy /4"],
  },
  {
    id: "heart-off",
    any: [
      "heart|heartbeat|pulse > slow|skip|pause|irregular|run|fly|gallop|crazy|miss|jump|flutter|race|pound /2",
    ],
    unless: ["heart > attack /1", "love|joy|ice_cream|movie|song /4", "slow > cooker /1"],
  },
  {
    id: "going-dark",
    any: [
      "go|gone|everything|eye|see|head > dark|black /2",

      "feel|going|nearly > drop|faint|pass|black /2",
    ],
    unless: ["black > seed|pepper|cake|magic|friday|colour /2", "dark > skin|spot|circle|chocolate /2"],
  },
  // Stroke in pictures.
  {
    id: "limb-foreign",
    any: [
      "numb > between > leg|thigh /2",
      "saddle > numb|go /2",
      "belong > somebody|someone|another /2",
      "cannot|not > hold|lift|grip > cup|spoon|pen|comb|plate /3",
      "cannot|not > button|squeeze > shirt|hand /3",
      "keep > drop > thing|cup|spoon /2",
      "hand > drop > cup|thing|phone|spoon|tawa /4",

      "lean|leaning|drag|dragging|drift > ~oneside|side|foot|leg|left|right /2",
      "hand|arm > hang|useless|limp|give_out /3",

      "left|right > half /1",
      "face > dentist > needle /5",

      "leg|foot > jelly /2",
      "swallow > funny|wrong /2",
    ],
    unless: [
      "drag|dragging > foot|leg > since|for > year|years /3",
      "drag|dragging > foot|leg > last|long|many > year|years /3",

      "ride|bicycle|bike|cycle|cycling|horse /5",
      "arthritis|carpal|gym|sprain|old|school|shop|fashion|bag|slimming /5",
      "one_side > bed|road|leaf /2",
      "baby > belong /3",
      "clothes|shirt|coat > belong /3",
      "sit|slept > hand|arm|leg|foot /3",
    ],
  },
  {
    id: "words-lost",
    any: [
      "cannot > think|remember > word & today|morning|sudden|hand|arm|face /10",
      "walk|bump|bumping > into > door|wall|things|furniture > ~oneside|left|right /5",
      "talk > slow|slurred & stumble|fall|hit /3",
      "word|talk > not > come|make|find|out /2",
      "not|cannot > find|get > word /2",
      "word > porridge|jumble|gibberish|soup|wrong|twist|drag /4",
      "only|just > gibberish|mumble|grunt|nonsense|moan /2",
      "not > sense > come|out|make /2",
      "cannot|not > say > name|word /3",

      "gibberish",
    ],
    unless: ["cannot > find > word > thank|describe|english /5", "shy|essay|poem|song|book|homework /5"],
  },
  {
    id: "seeing-two",
    any: [
      "see > two|2|double > everything|thing|person|all /3",

      "double_vision",
    ],
  },
  {
    id: "eyelid-droop",
    any: ["eyelid|eye_lid & droop|drop|hang|fall|tired /3", "cannot|not > keep|hold > eyelid /2"],
  },
  {
    id: "climbing-weak",
    any: [
      "weak|floppy|limp > leg|arm > after > fever & child|boy|girl|son|daughter|year /8",
      "child|boy|girl|son|daughter & weak|floppy|limp > leg > after > fever /8",
      "leg|foot & weak|weaker|numb|tingle & climb|up|arm|hand|swallow|knee /9",
      "weak|weaker|numb|tingle > from > foot|toe|leg > up|going /2",
      "numb > from > belly|waist|navel|chest > down /4",
      "cannot|not > hold > head > up /4",
      "cannot|not > hold > up > head /4",
      "myasthenia > cannot|swallow|finish|voice /2",
    ],
    unless: [
      "wake > it|up /3",
      "pregnant /8",
      "sit|sleep|cross /4",
      "climb > stairs|step|hill|tree /3",
      "newborn|month_old",
      "baby > not|cannot > hold /3",
      "old|years > ago /3",
    ],
  },
  // Breathing.
  { id: "nose-flare", any: ["nose|nostril & flare|flaring /2", "nose > open > wide /2"] },
  {
    id: "ribs-pull",
    any: [
      "rib|neck|chest|throat > suck|show|pull|draw > in|breath|every|air|hard /3",
      "belly > pump|pumping|see_saw|up_down|up > down|fast /2",
      "belly|shoulder > go > up > down /4",

      "pull|haul|hauling > hard /2",
      "grunt > every|each > breath|time /2",
    ],
    unless: ["weed|rope|tooth|cart /4"],
  },
  {
    id: "stridor",
    any: [
      "bark|barking & noise|sound|crow|squeal|screech|whistle|harsh|squeaky & breath|draw|pull|air|rest|quiet|still|calm /2",
      "noise|sound|crow|squeal|screech|squeaky|harsh > breath|draw|pull > in|air|breath /2",
      "noise|sound|crow & breath|pull|draw|air & rest|quiet|still|calm|asleep /8",
      "whistle|whistling|squeal > draw|pull|breath > in|air /5",
      "crow|crowing > sound|noise /2",
      "bark > dog|seal & quiet|rest|noise|breath /4",
    ],
    unless: ["rooster|cock|fowl|dog > bark > neighbour /3"],
  },
  {
    id: "no-air",
    any: [
      "can > only > say > one|few > word /2",
      "cannot > draw|catch|pull > breath|wind|air /2",
      "stop > for > air /2",
      "hole|skin|dip|pulls > above|collarbone|neck > breath /6",

      "hardly|cannot > get > air /2",
      "cannot|not > get|draw|pull|move|catch > air|wind /2",
      "pull|fight|gasp|haul|struggle > for > air|breath /3",
      "air_hunger",
      "short > of > air /2",
      "barely > move > air /3",

      "cannot > walk > toilet|bathroom|bed & breath|gasp /4",
      "sit > up > breath /2",
    ],
    unless: [
      "dog|run|jog|stairs|football /4",
      "hot_air|fresh_air|bad_breath",
      "kettle|tyre|tire /3",
      "short_pants|pant > suit|size|leg|waist /2",
    ],
  },
  {
    id: "breath-pause",
    any: [
      "pause|pauses|pausing & breath/2",
      "breath & pause|stop_start /2",
      "snoring > strange|funny|loud /2",
      "breath > snoring|gurgle|rattle /2",
      "gurgle|bubble & breath|chest|throat /3",
    ],
    unless: [
      "sleep_apnoea",
      "baby > gurgle > happy|smile /4",
      "snore > nose|husband /2",
      "husband|wife|man|partner|boyfriend|he|she > =snore|=snores > loud /2",
    ],
  },
  {
    id: "pump-useless",
    any: [
      "ventolin|pump|inhaler|puffer|puff|nebuliser|nebulizer|nebuliza|nebulise|nebulised|nebulized|nebulize & not|still > work|help|ease|hold|relief|tight|wheeze|pull|whistle|haul|better|stop|working /7",
    ],
    unless: ["water|bicycle|breast|gas|heart > pump /2", "pump > water|petrol|station /2"],
  },
  {
    id: "asthma-quiet",
    any: [
      "chest > gone|go|went|now > quiet|silent /2",
      "wheeze|asthma|asthmatic|whistle & quiet|silent|sleepy|tired & not|gone|look|then|now /4",
    ],
    unless: ["night|sleep_well|years /4"],
  },
  {
    id: "froth",
    any: ["froth|foam > cough|mouth|out|come /2", "cough|vomit|spit > froth|foam/2", "froth|foaming"],
    unless: ["soap|beer|milk|shave|boil|coffee|mattress /4"],
  },
  {
    id: "drooling",
    any: ["drool|drooling|dribble|dribbling", "spit|saliva > run|pour /2", "mouth > watering/2"],
    unless: ["teething|sleep|food|smell|recipe|delicious /5"],
  },
  {
    id: "voice-change",
    any: [
      "voice > hoarse|change|changing|muffle|croaky|squeaky|hot_potato|potato|gone|funny|strange|small /2",
      "hoarse|muffle|croaky > voice /2",
      "=hoarse",
    ],
    unless: ["cheer|sing|shout|concert|cold|flu|talking|choir|week|days /6"],
  },
  {
    id: "mouth-floor",
    any: [
      "under|floor > tongue|mouth & swell|hard|push|lift|raise /2",
      "tongue > push|lift|raise > up /2",
      "jaw|neck|tooth|face & swell & cannot|hard|not > swallow|open /2",
    ],
    unless: ["white|sore|ulcer /2"],
  },
  {
    id: "airway-tube",
    any: [
      "trach|tracheostomy & out|block|back /4",
      "oxygen > tank|bottle|cylinder|concentrator > finish|done|empty|out /3",
      "chest > drain > out /3",
    ],
  },
  {
    id: "wrong-pipe",
    any: [
      "inhale|inhaled|breath > peanut|nut|seed|bead|popcorn|corn|bean /3",
      "down|gone > wrong > way|side|pipe|hole /3",
      "seed|bone|grape|sweet|peanut|piece|popcorn|coin|bead|denture|dentures|nut|meat|chip|bean|grain > lodge|stick > throat /2",
      "lodge|lodged > throat /2",
      "seed|bone|grape|sweet|peanut|popcorn|bead|nut|guinep|sweetie > stick & cough|gag|breath|blue /4",
      "hold > neck|throat & not|silent /3",
    ],
    unless: ["road|street|town /3"],
  },
  {
    id: "silent",
    any: [
      "not > sound|cough|cry|talk|noise > come|out|make|mouth|it /3",
      "not > make > sound|noise /3",
      "gone > silent|quiet /2",
      "cannot > cough|talk|cry/2",
    ],
    unless: ["engine|car|fan|phone|television /4"],
  },
  // Consciousness.
  {
    id: "slumped",
    any: [
      "not > wake > up /2",
      "not > answer|respond|ansa /2",
      "faint > again|time|way /1",
      "sleep > through > everything /3",
      "he|she|baby|child|him|her|$person > sleep > too > much > since|now|today|fever|hit|fall|feed /6",
      "slump|slumped|slumping",
      "eye|light & nobody > home /5",
      "pinch|shout|shake|tap|call|stick & nothing|not|only|even > cry|answer|wake|rouse|respond|moan|move /4",
      "pinch > shout > nothing /4",

      "only|just > moan|groan|grunt /2",
      "not > come > round|back|to > self|herself|himself /4",
      `${kin} > drop > down /3`,
      `${kin} > fall > out /3`,

      "eye > half > open /3",

      "eye > glassy|=fixed|stare|roll /2",
      "eye > turn|roll|only|showing > white /3",
      "going|gone > back > under /3",
      "not > rouse|rousing /2",
      "without > waking > between /3",

      "=nodding > off /2",
      "like > dead > heart|breath /4",
      "wake > properly/2",
    ],
    unless: [
      "so|that > i|me > not > wake /1",
      "not > wake > night /3",
      "night|straight|through|hours > not|without > wake /2",
      "sleep > night|straight|through & not|without > wake /6",
      "message|question|text|email|call|phone|you > not > answer|respond /4",
      "hair|tooth|filling|eyelash|lash|eyebrow|nail|friend|with|love|argument > fall > out /3",
      "fall > out > with|over|love|bed|tree|pocket /3",
      "price|sales|market > slump /3",
      "early|alarm|school|work|lazy|teenager /5",
      "drop > down > menu|list|box|price|gear /2",
      "egg|white > beat /3",
      "answer > phone|call|text|door|email /3",
    ],
  },
  {
    id: "fit-told",
    any: [
      "fit > minute|minit /2",

      "=fit > up|pregnant|sleep|last|lasting|again /3",
      "pregnant|she|he|girl|boy|child|baby|sister > =fit /2",
      "she|he|child|baby|girl|boy|sister|brother|wife > =fit|=fits /2",

      "bite > tongue & wet|shake|jerk|urine|out|sleep /2",
      "pass_out|faint|black_out|collapse & bite > tongue /4",
      "stiffen|stiff > wet|jerk|shake|out|twitch /2",

      "teeth|jaw > clench|clenched /2",
      "shake > ground|floor /4",
      "=shaking|=trembling|=shakin > minute/4",

      "lip > smack|smacking /2",

      "back > arch|bend > bow|fever|cry|like /3",
      "spasm > bend/2",
    ],
    unless: [
      // "she has fits, can she drink mauby": the illness that is known.
      "jaw|teeth > clench & morning|sleep|night|stress|sore|guard /5",
      "=fits > can|could|may > he|she|i|they > drink|take|eat|use|have /3",
      "=fits & takes|tablet|tablets|dilantin|tegretol|epilim|phenytoin|carbamazepine|keppra /4",
      "=fit > patient /1",
      "keep > fever > from /4",
      "prevent /6",
      "before|ago|used_to|history|spoon /5",
      "=fit > healthy|body|well|shape|young|man|right|strong|in|into|for|my|me|the|size|good /2",
      "keep|stay|get|physically|very|super|feel|be|look|gym|dress|shoe|clothes|still|key|jar|lid|pot|one_size|perfect|tight|loose|best > =fit|=fits /3",
      "eyelid|cramp|calf|coffee /4",
      "hissy|coughing|laughing|sneezing|giggle > =fit|=fits /2",
      "=fit|=fits > laugh|rage|cough|giggle|sneeze /3",
      "throw > =fit /3",
    ],
  },
  {
    id: "astray",
    any: [
      "talk|mumble > out > head|mind /3",
      "out > of > his|her|he|she > mind|head /2",
      "pick > air|sheet /2",
      "talk > dead > people|mother|father|person /3",
      "talk > himself|herself|nobody /2",
      "call > me > dead|aunty|mother /2",
      "mix > up > name/3",

      "muddled",
      "talk|curse|cuss|cursing > stupid|mad|wild|nonsense|nobody /2",

      "hand > flap|flapping /2",

      "forget > own|himself|herself|he_name|she_name|my_name /2",

      "fighting > everyone|everybody|anybody /2",
      "rip|tear > clothes|clothing /2",
      "see > duppy|jumbie|ghost /2",

      "hallucinating|delirious",
    ],
    unless: [
      "people > talk /2",
      "dementia|alzheimer /8",
      "story|movie|lol|haha /6",
      "driving > out > mind /4",
      "cannot > get > out > head|mind /6",
      "song > head /4",
      "bored > out /2",
      "clear|ease|calm > mind|head /3",
      "see > thing > different|clear|far|near|better|new|nice|online|way /3",
    ],
  },
  {
    id: "cold-stiff",
    any: [
      "shiver > stop/2",
      "stop > shiver/2",
      "snow|river|boat|rain & stiff|mumble|mumbling|stupid|talking_slow /4",
    ],
    unless: ["neck|joint|knee|shoulder|bone|bones|pillow|weather|back|waist|hip /4"],
  },
  {
    id: "frostbite",
    any: [
      "finger|toe & white & hard|wood|no_feeling|numb & snow|winter|outside|shovel|shovelling|canada /2",

      "finger|toe > white > hard /2",
    ],
  },
  {
    id: "bends",
    any: ["diver|dive|dredge & come > up > fast|quick /4", "diver|dive|dredge & numb|paralyse|joint /8"],
  },
];
