// Complaints described in a sentence rather than by name: "me waist a pain me", "skin a scratch me", "lost my voice".
// The phrase index matches the catalogue's own synonyms; these patterns cover word orders that no list can hold, and words
// that mean a complaint only beside others ("cut", "burn", "cold", "down"). A complaint may stand twice, with different exceptions.

export type ComplaintPattern = { complaint: string; any: readonly string[]; unless?: readonly string[] };

/** What a part of the body does when it hurts: "me back a kill me", "knee bothering me". */
const hurts = "pain|ache|hurt|kill|trouble|bother|throb|murder|=jooking|=jukking|=jook";
/** What is cut, boiled, mashed or burnt in a kitchen or a garden. */
const kitchen =
  "leaf|leaves|piece|pieces|grass|root|bark|stem|stalk|vine|flower|fruit|bush|tree|branch|wood|cane|ginger|garlic|onion|pepper|carilla|ochro|aloe|aloes|noni|soursop|moringa|turmeric|lime|lemon|papaya|pawpaw|mango|pumpkin|cassava|coconut|lemongrass|seed|peel|chicken|fish|meat|bread|cake|vegetable|cube|chunk|slice";

/** "me pickney a purge": somebody has running belly; "a purge" that is given or wanted is a washout. */
const isPurging =
  "child|children|baby|boy|girl|son|daughter|he|she|they|i|me > =a|=ah|=keep|=start > =purge /1";
const isGivenPurge = "give|want|need|should|can|must|take|drink > =purge /6";

const digestion: readonly ComplaintPattern[] = [
  {
    complaint: "stomach-ache",
    any: [
      `belly|navel & ${hurts}|gripe|cramp|wuk|work|knot|twist|cut /4`,
      "gripe|griping|bellyache|nara|narra",
      "colic",
      "cramp",
      "baby > belly /1",
      "for|good|settle|soothe > belly /1",
      "belly > not > right|good|well|settled /3",
    ],
    unless: [
      "period|monthly /5",
      "period|monthly & cramp /5",
      "foot|leg|calf|toe|thigh|hand|finger|arm|neck|back|muscle|body & cramp /4",
      "belly > fat|button|run|lose|big|gas|full|worm|slim /2",
      "lose|reduce|flatten|big|fat|flat > belly /3",
      "gripe > water /1",
      "ulcer & belly|burn /3",
      "laugh & belly /5",
      "have|with > baby > belly /3",
      "on > my|the > belly & stretch|mark|oil|cream /5",
    ],
  },
  {
    complaint: "gas",
    any: [
      "gas|gassy|bloat|belch|flatulence|windy|burping",
      "wind > belly|stomach|trouble /3",
      "belly > swell|tight|hard|blow_up > eat /4",
      "eat|food > belly > swell|blow_up /6",
      "belly > big|swell|tight|hard|blow_up > drum|ball|balloon /4",
      "belly > full > gas|wind /2",
      "pass|break > wind /2",
      "make|give > wind /1",
    ],
    unless: ["gas > station|stove|cooker|leak|tear|cylinder|price|bottle|mask|tank /2", "gasoline"],
  },
  {
    complaint: "indigestion",
    any: [
      "heartburn|indigestion|dyspepsia|reflux",
      "acid > stomach|belly|reflux|rise|up /3",
      "heart > burn /1",
      "food > not > digest /4",
      "chest & burn & eat|food|dinner|lunch|meal|lie|pepper|curry|achar|drink|hungry|empty /8",
      // What burns the chest and is no emergency is acid.
      "burn > chest /1",
      "belly & burn /3",
      "food|dinner|meal > sit|heavy|stick > belly|chest /4",
      "food|curry|dinner|meal|everything|it > come_back_up /8",
      "=gree|agree > with > me /2",
      "sour|acid > belch|burp|throat /2",
      "sour|acid > water|up|rise|come|ting|thing|burn & chest|mouth|throat /6",
    ],
    unless: ["bring|sugar > back_up /3"],
  },
  {
    complaint: "nausea",
    any: [
      "nausea|nauseous|queasy|nauseated",
      "feel|want > vomit /3",
      "vomit",
      "morning_sickness",
      "sick > stomach|belly /3",
      "stomach|belly > turn|=tun|sick|upset|rolling /4",
      "turn > belly /2",
      "throw > up /1",
      "cannot|not|nothing > keep|stay > down /4",
    ],
    unless: ["car|bus|boat|plane|minibus|speedboat|ferry|flight & vomit|nausea|sick /4"],
  },
  {
    complaint: "constipation",
    any: [
      "constipate|constipated|constipation",
      "bound > up /1",
      "back|block > up > stool|toilet|belly /4",
      "not|cannot > go > toilet|bathroom /4",
      "not > toilet|bathroom /3",
      "cannot|not > go_off /2",
      "hard & stool /4",
      "strain & stool|toilet /4",
      "bowel > not > move|open /4",
      "not > stool > day|days|week /5",
      "cannot|not > want > stool /3",
      "cannot|not > pass > stool /3",
      "cannot > stool /2",
      "stool > stick /2",
    ],
    unless: ["leave|stop|away|off|out > toilet|bathroom /3", "loose|watery|blood|black|worm & stool /3"],
  },
  {
    complaint: "dysentery",
    any: [
      "blood|=slime|mucus & stool|toilet|motion|bowel|diarrhoea /5",
      "=slime & blood /3",
      "blood > flux /1",
    ],
    unless: ["cough|sputum|phlegm & blood|mucus /3", "blood > pressure|sugar|test|thinner|count /1"],
  },
  {
    complaint: "diarrhoea",
    any: [
      "diarrhoea",
      "run|runny > belly|stomach /2",
      "belly|stomach > run|loose /3",
      "loose|watery > stool|bowel|motion /2",
      "the_runs",
      "have|got|bad > =runs /2",
      "=runnings|=purging",
      "stool > loose|watery|water /2",
      "=running|=runnin|=run > tap|pipe /2",
      "cannot|not > leave|left|come_out|get_off > toilet|bathroom /4",
      "live|living|whole|back_to_back > toilet|bathroom /4",
      "go|going|run|rush > toilet|bathroom > every|minute|hour|plenty|whole|all|time|times /5",
      "toilet > every|times|ten|six|eight /3",
      "every > minute|minutes|hour > toilet|bathroom /5",
    ],
  },
  { complaint: "diarrhoea", any: [isPurging], unless: [isGivenPurge] },
  {
    complaint: "poor-appetite",
    any: [
      "appetite",
      "not > appetite /3",
      "not > not > appetite /4",
      "not > want|feel|touch|=wan > eat|food /4",
      "not > hungry /3",
      "not > =eating|=eatin /2",
      "barely > eat /2",
      "pick|play > food /2",
      "nothing > tempt /2",
      "off > food /2",
    ],
    unless: ["not > =eating > meat|salt|pork|bread|rice|right|healthy /3", "should|must > not /2"],
  },
  {
    complaint: "intestinal-worms",
    any: ["worm|pinworm|deworm|threadworm"],
    unless: [
      "ring > worm /1",
      "hairy|mosquito|earth|wire|silk > worm /1",
      "worm_grass|wormseed /1",
      "vine|garden|crop|bora|cabbage|corn > worm /6",
      "worm > eat /1",
      "worm > vine|garden|crop|bora|cabbage /5",
    ],
  },
  {
    complaint: "haemorrhoids",
    any: [
      "=piles|=pile|haemorrhoid|hemorrhoid|hemroids|hemoroids",
      "lump|swell|hang|bump & bottom|backside|batty|anus|rectum|=bam /4",
      "pain|burn|itch|bleed|hurt|sore & backside|batty|anus|rectum|bottom_hole /4",
    ],
    unless: [
      "=pile|=piles > of|wood|leaf|sand|clothes|dirt|work|up /1",
      "baby|nappy|diaper|pamper /4",
      "boil|abscess > on|near > backside|batty|bottom|=bam /3",
    ],
  },
  {
    complaint: "stomach-ulcers",
    any: ["ulcer|gastritis"],
    unless: ["mouth|leg|foot|tongue > ulcer /2", "ulcer > leg|foot|mouth /3"],
  },
  {
    complaint: "bitter-tonic",
    any: ["bitter > thing|=ting|drink|tea|something & tone|system|strong|strengthen|body /6"],
  },
  {
    complaint: "biliousness",
    any: ["bilious|biliousness", "bitter > mouth|taste /1"],
    unless: ["cut|remove|hide|mask|reduce|less|kill|get_rid > bitter /2"],
  },
  {
    complaint: "liver-complaints",
    any: ["liver & clean|cleanse|flush|fatty|good|tea|detox /4", "for|bad > liver /1"],
    unless: ["liver > spot /1"],
  },
  {
    complaint: "jaundice",
    any: ["eye|skin|baby & yellow|=yella /4", "jaundice"],
    unless: [
      "yellow > flower|fruit|leaf|leaves|root|vomit|phlegm|discharge|pus|mucus|cream|pepper|tablet /2",
      "leaf|leaves|vine|plant|fruit|flower & yellow /3",
    ],
  },
  {
    complaint: "food-poisoning",
    any: ["bad|spoil|spoilt|stale|rotten|old > food|chicken|fish|meat|egg & eat|sick|vomit|belly /6"],
  },
  {
    complaint: "travel-sickness",
    any: [
      "sick|vomit|nausea|sickness|queasy & car|bus|boat|plane|minibus|speedboat|ferry|flight|road|travel /4",
      "motion_sickness|car_sick|sea_sick|travel_sick",
    ],
  },
];

const chestAndFever: readonly ComplaintPattern[] = [
  {
    complaint: "colds-and-flu",
    any: [
      "flu|influenza|catarrh|sniffle|sniffles|snuffle|snuffles|snot|snotty",
      "cold",
      "nose > run|runny|drip|leak /3",
      "run|runny > nose /2",
      "sneeze|sneezing",
      "stuffy|block > nose /2",
    ],
    unless: [
      "cold > weather|winter|climate|country|season /3",
      "cold > water|drink|drinks|tea|press|pressed|place|weather|shower|bath|juice|compress|sweat|feet|foot|hand|sore|beer|day|season|storage|infusion|room|country|wind|cloth|pack|soak|brew|steep|process|milk|sweet /1",
      "foot|hand|finger|toe > cold /1",
      "drink|nice|best|taste|tastes > cold /1",
      "hot|serve|ice|keep|store > cold /2",
      "womb & cold /2",
      "winter|canada|outside|toronto|london|york|brooklyn > cold /2",
      "cold > hot /2",
      "hot|throw|in_the|set|freeze > cold > over|on|one|minute /3",
      "in > the > cold /2",
      "feel > cold > when|while|all|always|inside|others|everybody /1",
      "hay_fever|allergy|dust|dusty|sweep|perfume|mattress|paddy|straw /6",
      "chest > cold /1",
      "cold > chest /3",
      "nose > bleed|blood|pierce /2",
      "tooth|teeth|sensitive > cold /4",
    ],
  },
  {
    complaint: "cough",
    any: ["cough|phlegm|mucus|=cof|=coff"],
    unless: [
      "engine|motor|car|bus|generator|boat > cough /2",
      "tablet > cough /3",
      "mucus & stool /4",
      "urine|leak > cough /3",
      "leak|wet & cough /4",
    ],
  },
  { complaint: "whooping-cough", any: ["cough & whoop /7"] },
  {
    complaint: "bronchitis",
    any: [
      "cold > chest /3",
      "chest > cold|congest|congestion /2",
      "bronchitis|bronchial|=bronkitis",
      "chest & full|rattle|phlegm|stuff|mucus|clog|block|gurgle /4",
      "for > chest /1",
    ],
    unless: [
      "chest & breath & short|hard|cannot|trouble|barely /8",
      "chest > pain|hurt|tight|burn|squeeze|hair|freezer|drawer|acne|workout|muscle /2",
      "treasure|bosom|medicine > chest /1",
    ],
  },
  {
    complaint: "asthma",
    any: [
      "asthma|asthmatic|wheeze|wheezing|whizzing",
      "chest > draw /2",
      "breath & short & dust|dusty|smoke|cat|dog|perfume /8",
    ],
  },
  {
    complaint: "sinusitis",
    any: [
      "sinus|sinusitis",
      "nose > block|stuff|stuffy|stuffed|clog /3",
      "block|stuff|stuffy|clog > nose /2",
    ],
  },
  {
    complaint: "sore-throat",
    any: [
      "throat & sore|pain|hurt|scratch|scratchy|itch|burn|swell|raw|tickle|dry|infection|trouble /4",
      "tonsil|tonsillitis",
      "pain|hurt > swallow /3",
      "swallow & throat|glass|razor|hurt /5",
      "for|bad|gargle > throat /2",
    ],
    unless: ["bone|stick|lump|close & throat /3"],
  },
  {
    complaint: "hoarseness",
    any: [
      "hoarse|hoarseness|laryngitis|croaky",
      "lose > voice /2",
      "voice > gone|go|lose|hoarse|crack|horse|rough|strain|disappear /3",
    ],
    unless: ["voice > crack > high|note|song|speech /3"],
  },
  {
    complaint: "fever",
    any: [
      "fever|feverish",
      "temperature > high|up /3",
      "high > temperature /1",
      "body|skin > hot /2",
      "body|skin|baby|child|forehead & burn_up /3",
      "hot & shiver|=trimble /4",
      "=chills",
      "for|catch|have > =chill /1",
      "temperature & bring_down|take_down /6",
    ],
    unless: [
      "hay_fever /1",
      "burn > up > fat|calories|pot|food /2",
      "room|water|oven|high > temperature > water|oil|room /2",
    ],
  },
  {
    complaint: "malaria",
    any: [
      "malaria",
      "bush|interior > fever /1",
      "interior|backdam|mahdia|bartica|mine|mining|=goldfield & fever|=chills|shiver /8",
    ],
  },
  {
    complaint: "hay-fever",
    any: [
      "allergy|allergic & dust|pollen|nose|sneeze|cat|dog|sinus|grass|mould|eye /4",
      "sneeze & dust|dusty|pollen|cat|dog|grass|sweep|perfume|mattress|paddy|=cane|straw /6",
      "eye & itch|itchy & grass|dust|cat|dog|pollen|sneeze|garden|rake /8",
      "=allergies",
      "sneeze|nose|sinus & every|each|this|come > spring|summer|season|autumn|fall /8",
    ],
    unless: ["=allergies & food|nut|peanut|fish|shellfish|penicillin|medicine|tablet|skin|mango /4"],
  },
];

const bloodAndStrength: readonly ComplaintPattern[] = [
  {
    complaint: "high-blood-pressure",
    any: ["pressure|bp|hypertension", "high > blood /1"],
    unless: [
      "sinus|peer|cooker|eye|chest|under|low|head|tyre|tire > pressure /2",
      "water_pressure",
      "work > pressure /1",
      "pressure > wash|canner /1",
      "pressure > cooker|point|chest|eye|low|drop|in_chest|washer|pot /2",
      "pressure > not > low /3",
      "high > blood > sugar|test|count|cholesterol /2",
    ],
  },
  {
    complaint: "diabetes",
    any: ["sugar", "glucose"],
    unless: [
      "sugar > cane|industry|estate|factory|worker|plantation|price|belt|corporation|apple|free|water|lime|syrup|scrub|daddy|cake|crave|craving /1",
      "brown|add|spoon|teaspoon|tablespoon|spoonful|white|without|lime|lemon|cup|salt|honey|milk|flour|butter|icing|raw|granulated|sweeten|soap > sugar /1",
      "add|put|mix|stir|sprinkle|half > sugar /3",
      "is|are > just|only|pure|all|mostly > sugar /1",
      "full|loaded|high > of|with|in > sugar /1",
      "tea|drink|milk|coffee|juice|boil > with > sugar /3",
      "low > sugar /1",
      "it|tea|drink|juice > need > sugar /3",
      "honey > sugar /3",
      "sugar > salt|milk|honey|flour|butter|vinegar|taste /1",
    ],
  },
  {
    complaint: "fatigue",
    any: [
      "tired|tiredness|fatigue|exhausted|weary|sluggish|rundown|lethargic|lethargy|=drained|=wiped",
      "not|low|more|need|little > energy /3",
      "not > not > energy|strength /4",
      "energy",
      "feel > weak /3",
      "weak > all|body|feeling|always|weak /3",
      "body & weak|slow|heavy /3",
      "run_down & feel|body|always|tired|been|getting /4",
      "=sleepy & all|always|day|work /4",
      "stamina",
      "burn_out & feel|work|job|tired|overtime|teacher|mother|nurse /4",
    ],
    unless: [
      "tired > life|living|pain|cough|of /2",
      "tired > tablet|tablets|medicine|pressure /3",
      "energy|stamina > drink|bed|bedroom|bill|light|sex /2",
      "man|bed|sex & stamina /3",
      "back|eye|bladder|heart|erection|nature|nail|blood|hair|foot|leg|hand|arm|side|knee & weak /2",
    ],
  },
  {
    complaint: "anaemia",
    any: [
      "anaemia|anemia|anaemic|anemic",
      "low > iron|blood|hb|haemoglobin|hemoglobin /1",
      "build > blood /2",
      "iron|hb|haemoglobin|hemoglobin > low /2",
      "blood > count > low /2",
      "inside|under > eye > white|pale /2",
    ],
    unless: ["low > blood > sugar|pressure /2"],
  },
  {
    complaint: "immune-tonic",
    any: [
      "immune|immunity",
      "keep > me|us|we|family|children|body|myself > healthy|strong|well /3",
      "keep|stay > healthy /2",
      "boost > health|body|immune|immunity /3",
      "keep|stop|prevent > from > sick /3",
      "always|often|every > sick /2",
      "sick > often|always /2",
      "build|boost|raise > resistance /2",
      "=tonic",
    ],
    unless: ["blood|bitter|man|back|hair|skin > tonic /1", "tonic > water|energy|wine /2", "for > tonic /2"],
  },
  {
    complaint: "blood-cleanser",
    any: ["clean|cleanse|purify|wash > blood /3", "blood > clean|cleanse|cleanser|purify|purifier|dirty /4"],
    unless: ["kidney|liver|face /3", "cut|wound|stain|cloth & blood /3"],
  },
  {
    complaint: "cleanse",
    any: [
      "wash_out|washout|clean_out|cleanout|detox|=purge|cleanse|cleansing",
      "flush|clear|clean > system|body|colon|bowel /3",
    ],
    unless: [
      "cleanse|cleansing > bath|face|skin|house /1",
      "wash|clean > mouth|pot|bottle|eye|ear|hair|clothes|cup|womb|jar|nose|house|fridge|stain|leaf|leaves|blood|kidney|liver|wound|cut /4",
      "blood|kidney|liver|womb|face > wash|clean|cleanse /3",
      "ear|nose|eye|wound|blood > clean_out /3",
      isPurging,
    ],
  },
  {
    complaint: "heart-palpitations",
    any: [
      "heart & race|racing|pound|flutter|thump|gallop|jump /3",
      "heart > skip > beat /2",
      "heart > beat > fast|hard|uneven /4",
      "plenty|fast|hard|quick > heart > beat /2",
    ],
  },
  {
    complaint: "swollen-feet",
    any: ["foot|ankle|leg & puffy|water|fluid /3"],
    unless: ["wash|soak|bathe|salt|warm|hot /4"],
  },
  { complaint: "dehydration", any: ["thirsty|thirst"] },
];

const urineAndSex: readonly ComplaintPattern[] = [
  {
    complaint: "kidney-complaints",
    any: [`kidney|kidneys & clean|cleanse|flush|tea|good|infection|${hurts} /4`, "for > kidney /1"],
    unless: ["kidney > stone|stones|gravel|bean /2"],
  },
  {
    complaint: "kidney-stones",
    any: [
      "kidney > stone|stones|gravel /2",
      "gravel",
      "pass|dissolve > stone|stones /2",
      "for|have|has|had|got|get > stones /1",
    ],
    unless: ["gravel > road|pit|path|truck|driveway /2", "gall & stone /2"],
  },
  {
    complaint: "bladder-complaints",
    any: [
      "burn|pain|hurt|sting > urine|~passwater /4",
      "urine|~passwater > burn|sting|cut|fire|hurt|pain /4",
      "uti|cystitis",
      "urine > infection /2",
      "not > urine|~passwater > drop_drop /8",
      "urine|~passwater & drop_drop /8",
      "every|often|constant|frequent > urine|~passwater /6",
      "urine|~passwater > every|often|plenty|frequent /3",
      "for > bladder /1",
    ],
    unless: ["night & urine|~passwater /5", "baby|nappy|diaper & urine /5"],
  },
  {
    complaint: "difficult-urination",
    any: [
      "urine|~passwater > not|barely|only > come|drip|drop|flow|start /4",
      "urine > drip|drop|trickle|dribble|slow|slowly /3",
      "my|=me > water > come > slow|drip|drops /4",
      "cannot|hard|trouble|strain > urine|~passwater /2",
      "urine|~passwater > better|easy|easier|freely /2",
    ],
    unless: ["cannot > hold /2"],
  },
  {
    complaint: "bladder-leaks",
    any: [
      "leak|wet|drip & urine|~passwater & cough|sneeze|laugh|run|lift|jump /7",
      "urine|~passwater|leak|wet > cough|sneeze|laugh /4",
      "cough|sneeze|laugh > urine|~passwater > come /4",
      "cannot > hold > urine|~passwater /3",
      "leak > urine /3",
      "cannot > hold > water /2",
    ],
  },
  { complaint: "bed-wetting", any: ["wet|urine > bed /3", "bed > wet /1"] },
  {
    complaint: "prostate-complaints",
    any: ["prostate", "old|man|father|grandfather|husband|uncle & urine|~passwater & night /9"],
    unless: ["old|man|boy & bed /4"],
  },
  {
    complaint: "sexual-infection",
    any: [
      "man|he|boyfriend|husband|have > leak /2",
      "discharge|drip|pus|leak|sore|bump & penis|thing|=ting|cock|totee|=hood|privates /4",
      "catch > something > girl|woman|man|sex|he|she /4",
      "burn|discharge|sore > after > sex /4",
    ],
    unless: [
      "leak > roof|pipe|tap|tank|boat|house|gas|urine|bottle /4",
      "roof|pipe|tap|tank|gas & leak /4",
      "urine|cough & leak /5",
    ],
  },
  {
    complaint: "vaginal-itching",
    any: [
      "itch|scratch|burn|smell|fishy|discharge & vagina|vaginal|=vag|private|privates|down_there|down_below|woman_part|pokey /4",
      "white|smelly|fishy|brown > discharge /2",
    ],
  },
  {
    complaint: "low-sex-drive",
    any: [
      "libido",
      "not > interest|mood|desire|feeling > bed|sex|husband /4",
      "sex > drive|life /2",
      "stamina|energy|strong|strength > bed|bedroom /3",
      "not > want > sex /3",
    ],
  },
  {
    complaint: "erection-problems",
    any: [
      "erection|impotence|impotent",
      "=ting|thing|penis|manhood|cock|hood > not|cannot > stand|rise|hard|work /5",
      "cannot|not > stay|keep|get|remain > hard /4",
      "stay > hard /2",
      "cannot|not > get > =it > up /2",
      "last > long|longer > bed|sex /3",
      "come|finish|release|done > fast|quick|early > bed|sex /6",
      "perform & bed /4",
      "soft > bed|sex /3",
    ],
    unless: ["breath|stool|belly|gel|oil|candle|wax|work & hard /4"],
  },
  {
    complaint: "mens-tonic",
    any: [
      "aphrodisiac",
      "nature > low|weak|back|gone|rise|man /3",
      "man > power|nature|tonic|weak|strength|vitality /2",
      "nature > not > work|rise|stand|come /2",
      "low|weak > nature /2",
      "bush|tea|tonic|herb > for > nature /3",
      "sex > power|strong /2",
      "back > weak & man /6",
      "for > back > =ting|thing /2",
      "strengthen > back /2",
      "back > strong|strengthen|stronger /2",
      "something|tonic|=ting|drink > for > man /3",
    ],
    unless: ["man > with|who|cough|pressure|sugar|fever|pain|skin|hair|face /1", "old|woman > man /1"],
  },
];

const women: readonly ComplaintPattern[] = [
  {
    complaint: "menstrual-pain",
    any: [
      "period|monthly & pain|cramp|ache|hurt|belly|kill|gripe /5",
      "cramp > period /4",
      // "me period a cut me"
      "period|monthly > cut /3",
      "pain|cramp|hurt|ache|belly & see|come & =health /6",
    ],
    unless: [
      "see > health > worker|centre|center|visitor /3",
      "cut > off|out|down|short|back|finger|hand|foot|leg|hair|skin /2",
    ],
  },
  {
    complaint: "heavy-periods",
    any: [
      "period|monthly & heavy|clot|flood|soak|gush|=heavily /4",
      "bleed > heavy > period|monthly /4",
      "flood|soak & pad|clot /5",
      "bleed & clot /4",
      "period|monthly > not > stop /4",
      "change > pad > hour /4",
    ],
    unless: ["belly|feel|head|breast & heavy /3"],
  },
  {
    complaint: "menstrual-complaints",
    any: [
      "period|menstrual & problem|trouble|irregular|regulate|regular|pms|late|skip|clean /4",
      "for > period /1",
      "period & twice|two_time|two_times|second & month|week /5",
      "period & irregular /9",
      "period|monthly > not > come|see /4",
      "not|miss > see|=miss > period|monthly|=health /3",
      "=pms",
    ],
    unless: ["period > pain|cramp /1", "see > health > worker|centre|center|visitor /3"],
  },
  { complaint: "womb-complaints", any: ["womb"], unless: ["cancer /2"] },
  {
    complaint: "breast-milk-supply",
    unless: ["eye & breast|titty|bubby > milk /8", "milk > drop|put|go > in /3"],
    any: [
      "breast|titty|bubby|boobie > milk & not|low|more|increase|supply|flow|dry|bring|come|enough|make|little|build|plenty|boost /5",
      "more|increase|low|enough|little > breast|milk > milk|supply /3",
      "milk > supply|low /2",
      "good > for > milk /1",
      "milk > come & breast|baby|nursing|titty /4",
      "not > not > milk & baby|breast /5",
      "not > enough|make > milk & baby|breast|feed /6",
      "for > milk & baby|nursing|breast|mother /4",
      "bring|make|increase|boost|more > milk & breastfeed|breastfeeding|nursing|breast /8",
      "lactation",
    ],
  },
  {
    complaint: "after-childbirth-bath",
    any: [
      "bath & after > baby|birth|delivery|childbirth|born /6",
      "just > =had|=mek|=made|=deliver > baby & bath /12",
      "nine|9 > day|days|night > bath /3",
      "bath & nine|9 > day|days /4",
    ],
  },
  {
    complaint: "fertility",
    any: [
      "try|plan|planning > baby|child|pregnant|conceive /4",
      "want|hope|wish > pregnant|conceive /3",
      "want|hope|wish > have|get|make > baby|child /2",
      "cannot > pregnant|conceive /3",
      "not > get|fall|catch > pregnant /2",
      "not > conceive /2",
    ],
    unless: [
      "not > pregnant > yet|now|or|and|but /1",
      "am|is|i'm|im > not > pregnant /2",
      "baby|child > sleep|cough|eat|have|gas|drink|tea|cold /2",
      "not > want > pregnant|baby|child /4",
    ],
  },
  {
    complaint: "hot-flushes",
    any: [
      "hot|heat > flash|flush|rush /1",
      "night > sweat > change /3",
      "sweat & night & fifty|forty|50|45|48|49|51|52|53|54|55 /9",
      "menopause|menopausal",
    ],
  },
  {
    complaint: "morning-sickness",
    any: ["pregnant & vomit|nausea|sick|queasy|throw_up /6"],
  },
  {
    complaint: "pregnancy-constipation",
    any: ["pregnant & constipate|constipated|constipation|bound_up|toilet|stool /6"],
  },
  {
    complaint: "mastitis",
    any: ["breast|titty|bubby & pain|hurt|hot|hard|sore|swell|engorge|engorged|red|tender|block /4"],
    unless: [
      "breast > bone|cancer /1",
      "eye & breast|titty|bubby > milk /8",
      "chicken > breast /1",
      "milk > hard|hot|pain /1",
      "hard|easy > breast > feed /2",
    ],
  },
  { complaint: "sore-nipples", any: ["nipple|nipples & sore|crack|hurt|pain|bleed|bite|raw /4"] },
  {
    complaint: "vaginal-dryness",
    any: ["dry|dryness & vagina|vaginal|down_there|down_below|sex /3", "sex & pain|hurt /3"],
  },
];

const mind: readonly ComplaintPattern[] = [
  {
    complaint: "insomnia",
    any: [
      "insomnia|sleepless|sleeplessness",
      "best|nice|good|what|which|any > tea|bush|drink|herb > before|for > bed|bedtime /4",
      "bedtime|goodnight > tea|drink /1",
      "cannot|not > sleep /4",
      "not > not > sleep /4",
      "trouble|hard|problem|help|difficult|difficulty|tea|something|better|struggle > sleep /4",
      "sleep > bad|poor|trouble|problem|better|aid /4",
      "sleep > not > come /4",
      "wake > night /4",
      "wake > one|two|three|four|1|2|3|4|1am|2am|3am|4am > morning|night|am|every /4",
      "wake > early > morning|every|not|night /4",
      "fall|drop > asleep /2",
      "wide > wake /1",
      "eye > open > night|till|morning /4",
      "wake|up > whole|all > night /2",
      "for|bad|poor > sleep /1",
    ],
    unless: [
      "foot|arm|hand|leg > fall > asleep /3",
      "i|he|she|we > =fell > asleep /2",
      "not > wake /3",
      "wake & urine|~passwater|cramp|hungry /6",
      "baby > not > sleep /3",
      "neck & sleep /4",
    ],
  },
  {
    complaint: "insomnia",
    any: ["to > sleep /1"],
    unless: [
      "go|going|went|gone|before|want|ready|bed|put|hand|foot|leg|arm > sleep /2",
      // "how to sleep with sciatica" asks how to lie.
      "to > sleep > with /1",
    ],
  },
  {
    complaint: "nervousness",
    any: [
      "nerves|nervous|anxious|anxiety|stress|stressed|worried|=tense|overthinking|worrying",
      "calm > nerves|down|me /3",
      "relax|unwind & tea|drink|bush|herb|help|after|evening|me /5",
      "study > much|plenty|thing /3",
      "mind > not > rest|stop|settle /4",
      "on_edge & feel|nerves|always|jumpy|so|all|day|mind /4",
      "mind > race|racing /1",
      "=worries|=worry & much|plenty|always|stop /3",
    ],
    unless: [
      "nerve|nerves > pain|damage|tablet|show /1",
      // "nerve a jump in me foot": of a limb, and not of the mind.
      "nerve & pinch|trap|jump|twitch|pull & foot|leg|calf|thigh|hand|arm|finger|toe|shoulder|neck|back|hip|face|eye|eyelid|muscle /5",
      "tooth & nerve /5",
      "worried > about /1",
      "when|should|need|must > i|we|me > worry|worried /2",
      "must|should > =worry /1",
      "when > to > worry /1",
      "worth > worrying /1",
      "got|get > worried > that|it /2",
      "study > medicine|law|exam|plant|book /2",
    ],
  },
  {
    complaint: "low-mood",
    any: [
      "feel > down|low|sad|empty|blue|hopeless|worthless /1",
      "feel > little|so|=bit|super|pretty|kinda > down|low|sad /2",
      "mood & low|bad /2",
      "cry > nothing|always|often|easy|reason|time|every /4",
      "not > want > live /4",
      "sad & all|always|time|days|lately|every /3",
      "not > joy|interest > anything|life /4",
    ],
    unless: [
      "down > there|below|side|leg|foot|hand|back /1",
      "low > pressure|sugar|energy|iron /1",
      "baby|pickney|child|newborn|son|daughter|toddler > cry /4",
    ],
  },
  {
    complaint: "poor-memory",
    any: [
      "forget > everything|things|key|where|face /4",
      "forget > name|names > people|person|child|children|friend|everybody|neighbour /4",
      "memory & bad|poor|go|lose|help|better|sharp /3",
      "for|need|help|better|cannot|not > focus|concentrate|concentration /2",
    ],
  },
  {
    complaint: "dizziness",
    any: [
      "head & spin|swim|giddy /3",
      "dizzy|giddy|vertigo",
      "feel|about|going|like > faint /3",
      "feel|like > fall > down /3",
      "room|world|place > spin|turn /2",
      "bad_feel|bad_feels|bad_feeling",
    ],
  },
  {
    complaint: "panic-attacks",
    any: ["panic", "anxiety > attack /1"],
    unless: ["not > panic /2", "panic > over|buy|buying|button /1"],
  },
  {
    complaint: "grief",
    any: [
      "lose > mother|father|husband|wife|son|daughter|brother|sister|grandmother|child|baby & cry|sad|cannot|cope|grief|miss|hard /8",
      "mother|father|husband|wife|son|daughter|brother|sister|grandmother > die & cry|sad|cannot|cope|grief|miss|sleep|sit|not /8",
    ],
  },
  {
    complaint: "stopping-smoking",
    any: ["stop|quit|give_up|leave|kick > smoke|smoking|cigarette|cigarettes|vape|vaping|tobacco /3"],
    unless: ["he|she|they > stop > smoke /2", "stop > smoke > house|fire|kitchen /2"],
  },
  {
    complaint: "drinking-less",
    any: [
      "stop|quit|cut|leave|reduce|give_up|off & rum|alcohol|liquor|beer|booze /4",
      "drink & rum|alcohol|liquor|beer & every|daily|much|control|problem /6",
      "stop|quit > drinking_habit",
    ],
    unless: [
      "drink|rum|alcohol & last_night|hangover|head|morning /8",
      "tablet|medicine|antibiotic & rum|alcohol|beer /5",
    ],
  },
  {
    complaint: "hangover",
    any: [
      "rum|alcohol|beer|drink|wine|vodka & much|plenty & last_night|head|morning /7",
      "drink > plenty|much|heavy > wedding|party|fete|spree|christmas|mashramani /6",
    ],
    unless: ["how > much /2", "tea|juice|water > morning|head /4"],
  },
];

const pain: readonly ComplaintPattern[] = [
  {
    complaint: "headache",
    any: [`head & pound|split|burn|hot|knock|bang|burst|=bussin|heavy|${hurts} /4`, "headache"],
    unless: [
      "head > cold|lice|spin|light|full|scratch|itch /1",
      "head > of|teacher|to /1",
      "lice|itch|scratch & head /3",
    ],
  },
  {
    complaint: "heat-exhaustion",
    any: [
      "sun & headache|dizzy|giddy|faint /8",
      `sun & head & pound|split|knock|bang|burst|=bussin|heavy|spin|light|${hurts} /9`,
      "from|in|this > heat & headache|dizzy|giddy|faint /6",
    ],
    unless: ["sun > rise|set|down|up|salutation /1", "before|until > sun /2", "=migraine|=migraines"],
  },
  {
    complaint: "back-pain",
    any: [
      `back|waist|spine|hip & ${hurts}|stiff|sore|lock|spasm|seize|give_out|slip /4`,
      "back > gone|break /1",
      "waist > break|gone /2",
      "back|waist > not > good|right|well /2",
      // "anything for an old man back", "what to rub for me waist".
      "something|anything|what|which|rub|bush|tea|leaf|good > for > my|me|his|her|he|she|man|woman|people|granny|daddy|the > back|waist /7",
      // What burns without anything hot is a strain.
      "back|waist|shoulder > burn /3",
    ],
    unless: [
      "sun|hot|oil|fire|iron|stove|steam|pot & burn /6",
      "come|go|bring|get|give|turn|call|send|carry|put|fall > back /1",
      "back > passage|of|home|up|then|again|in|to|garden|yard|door|fence|step|house /1",
      "behind > eye /2",
      "back|hip|waist & down > leg|foot /6",
    ],
  },
  {
    complaint: "arthritis",
    any: [
      `knee|joint|wrist|elbow|knuckle|finger|shoulder & stiff|swell|sore|crack|creak|${hurts} /4`,
      `ankle|bone & stiff|sore|${hurts} /4`,
      "hand > stiff /2",
      "stiff > hand /1",
      "arthritis|rheumatism|arthuritis",
      "knee|joint & rain|weather|cold /5",
      "for > knee|joint /2",
      "knee & not|cannot|hard & climb|bend|step|stairs|kneel /7",
    ],
    unless: [
      "twist|sprain|football|fall|mash|knock|lift|yesterday|roll|buckle|jam /5",
      "behind > eye /3",
      "every > bone /1",
      "finger|nail & cut|burn|nail|whitlow|splinter|bite|sting|numb|jam|slam /4",
      "frozen|tennis & shoulder|elbow /2",
    ],
  },
  {
    complaint: "leg-cramps",
    any: [
      "cramp|seize|charley|knot & leg|calf|foot|toe|thigh|hamstring|muscle /4",
      "hand|finger|arm & cramp /3",
    ],
    unless: ["belly|period /4"],
  },
  {
    complaint: "pain",
    any: [
      "muscle|body & pain|ache|sore|hurt|kill /3",
      "body|shoulder & cramp /3",
      "nerve & pinch|trap & shoulder|arm|neck|hand /5",
      "pain > all > over /3",
      "every > bone > pain|ache|hurt /4",
      "sore & everywhere|all_over|rib|calf|calves|muscle /3",
      `arm|leg|calf|hand|foot|thigh|shoulder & sore|${hurts} /4`,
      "for > pain /1",
    ],
    unless: [
      "sore > on|toe /2",
      "sting|bite|burn|cut|twist|sprain|step|nail|splinter|blister /5",
      "kill > smell|germ|bacteria|taste|worm|lice|fungus|weed|mosquito|time /2",
      "knee|joint|ankle /4",
      "pain > in /0",
      "pain > tablet|killer|knee|joint|back|head|belly|tooth|ear|neck|waist|chest|throat|when|period /2",
      "buckle|roll & foot|ankle /4",
      "back|hip|bottom|buttock & down & leg|foot /8",
      "sore > hand|foot|leg /1",
    ],
  },
  {
    complaint: "stiff-neck",
    any: [`neck & stiff|crick|lock|sore|${hurts} /3`, "neck & sleep /4"],
    unless: ["rash|lota|itch|dark|lump|gland|throat & neck /4", "pain > neck > about|over /2"],
  },
  {
    complaint: "sprains-and-bruises",
    any: [
      "sprain|bruise|bruised",
      "ankle|knee|foot|wrist|elbow|hand & swell|puff|puffy|pain|hurt & twist|fall|fell|trip|stumble /9",
      "twist|strain|mash|pull|buckle|roll|wrench|jam & ankle|foot|wrist|muscle|knee|leg|back|shoulder|hand|finger|toe|groin /4",
    ],
    unless: [
      "=pulling > my > leg /1",
      "face|mouth|belly > twist /2",
      `mash|strain|pull|roll|jam > it|juice|water|tea|out|through|plant|weed|up|down|${kitchen} /2`,
      "leg|foot > pull > salt /3",
      "toe > jam /1",
    ],
  },
  {
    complaint: "sciatica",
    any: [
      "pain & back|bottom|buttock|hip & down > leg|foot /8",
      "sciatica|sciatic",
      "nerve & pinch|trap & back|bottom|hip|leg /5",
    ],
  },
  {
    complaint: "gout",
    any: [
      "gout|gouty",
      "uric > acid /1",
      "toe & red|hot|swell & red|hot|swell|touch|sheet /6",
      "big > toe & pain|hurt|swell|hot|red|throb /5",
    ],
    unless: ["nail|toenail|mash|buck|knock|stub|cut|sting|bite & toe /4"],
  },
  {
    complaint: "swellings",
    any: ["swell > foot|feet|leg|ankle|hand|gland|lump /3", "foot|leg|ankle|jaw|face|gland|neck > swell /3"],
    unless: ["sting|bite|twist|sprain|knee|joint|football|buckle|roll|mosquito|marabunta|bee & swell /5"],
  },
  {
    complaint: "inflammation",
    any: ["inflammation|inflamed|inflamation", "=cooling|=cooler", "heat > body|system|inside /3"],
    unless: [
      "=cooling|=cooler > rack|box|water|down|fan /1",
      "water > =cooler /1",
      "leave|let|after|before|while > =cooling /2",
    ],
  },
  {
    complaint: "pins-and-needles",
    any: [
      "hand|foot|feet|finger|toe|arm|leg & numb|tingle|tingling /3",
      "pin > needle /2",
      "foot|feet & burn & night|bottom|sugar|shift|standing|stand|work /6",
    ],
  },
  {
    complaint: "restless-legs",
    any: ["leg|foot & restless|crawl|creep|=jumping & night|bed|sleep|still /6"],
  },
  {
    complaint: "frozen-shoulder",
    any: ["shoulder & frozen|freeze|lock /3", "cannot > raise|lift > arm > shoulder /4"],
  },
  { complaint: "hernia", any: ["hernia"] },
  {
    complaint: "lump",
    any: ["lump & breast|neck|armpit|arm|testicle|leg|back|head|skin|new|hard|grow /4"],
    unless: ["lump & bottom|backside|milk|throat|sugar|pus|haemorrhoid|hemorrhoid|=piles /5"],
  },
  {
    complaint: "earache",
    any: [`ear|ears & hold|pull|tug|infection|${hurts} /4`, "earache"],
    unless: ["ear > wax|ring|pierce /2", "corn > ear /1"],
  },
  { complaint: "ear-wax", any: ["ear & wax|block|clog /3"], unless: ["water|swim & ear /4"] },
  {
    complaint: "ear-ringing",
    any: ["ear > ring|buzz|buzzing|hiss|noise /3", "ring|buzz|buzzing|noise > ear /3"],
  },
  { complaint: "ear-discharge", any: ["ear > run|leak|drain /2", "pus|matter|discharge & ear /3"] },
  {
    complaint: "water-in-ear",
    any: ["water > ear /3", "ear & swim /5"],
    unless: ["wash|warm|drop > ear /4"],
  },
  {
    complaint: "toothache",
    any: [
      `tooth & sore|throb|swell|sensitive|${hurts} /4`,
      "toothache",
      "gum > sore|pain|swell /3",
      "bad|rotten|hole|cavity > tooth /1",
      "hole|cavity & tooth /3",
      "tooth & break|crack|nerve /5",
      // "dis tooth gat me can't sleep"
      "tooth > =gat|=got|have|keep|=kill|=killing > me|he|she|him|her|my /2",
    ],
    unless: ["baby|teething|cut > tooth /2"],
  },
  {
    complaint: "bleeding-gums",
    any: ["gum & bleed /3", "brush & tooth & blood|bleed /6", "gum > sore|raw|tender|swell|red /3"],
    unless: ["baby|teething /6"],
  },
  {
    complaint: "teething",
    any: ["tooth > come|cut|grow|push & baby|month|toddler /7", "cut > tooth /1", "teething"],
    unless: ["wisdom /3"],
  },
];

const skin: readonly ComplaintPattern[] = [
  {
    complaint: "colic",
    any: [
      "baby|newborn & cry|bawl|scream & evening|gas|night|leg|hours|belly /8",
      "baby|newborn & gas|wind /5",
      "baby|newborn|week|month & colic /8",
      "baby|newborn & gripe /5",
    ],
    unless: ["baby|newborn|cry & teeth|tooth|ear|fever|rash /8"],
  },
  {
    complaint: "itching",
    any: [
      "itch|itchy",
      "skin > scratch|crawl /3",
      "scratch > skin|body|bad|all /4",
      "arm|leg|foot|hand|neck|back|=arms|=legs > scratch > me /3",
      "pox > scratch /1",
    ],
    unless: [
      "throat|scalp|eye|nose > itch|itchy|scratch /3",
      "itch|itchy > scalp|eye|throat /2",
      "itch & discharge|down_there|below|vagina|private /4",
    ],
  },
  {
    complaint: "skin-rash",
    any: ["rash", "skin > break > out /3", "bump > skin|arm|body|all /4", "break > out > bump|rash /3"],
    unless: ["nappy|diaper|pamper|heat|barber > rash /2"],
  },
  {
    complaint: "acne",
    any: ["acne|pimple|pimples|zits|blackhead", "bump|break_out & face|forehead|chin /4"],
    unless: ["baby|newborn & face|bump /4"],
  },
  {
    complaint: "dandruff",
    any: ["flake|flakes & scalp|hair|shirt|shoulder /5"],
    unless: ["baby|oat|corn & flake|flakes /4"],
  },
  {
    complaint: "heat-rash",
    any: ["prickly_heat|prickle_heat|prickley_heat|pricky_heat|heat_rash|heat_bump|heat_bumps"],
  },
  {
    complaint: "nappy-rash",
    any: ["nappy|diaper|pamper & rash|red|sore|raw|burn /4", "baby > bottom & red|sore|raw|rash|burn /4"],
  },
  { complaint: "cradle-cap", any: ["baby|newborn & scalp|head & crust|scale|scales|flake|flakes|flaky /6"] },
  {
    complaint: "mosquitoes",
    any: [
      "mosquito|sandfly|kaboura & run|drive|chase|burn|smoke|keep_off|keep_away|plant|kill /8",
      "mosquito|sandfly|sand_fly|sand_flies|kaboura > eat > we|us|out|up /2",
      "rid|repel|repellent|away|chase > mosquito|sandfly|sand_fly|sand_flies|kaboura /4",
    ],
  },
  {
    complaint: "dark-skin-folds",
    any: [
      "dark|black|darken & under > arm|breast /4",
      "dark|black & armpit|underarm|knuckle|inner_thigh|neck /3",
    ],
  },
  {
    complaint: "drinking-less",
    any: [
      "stop|quit|leave > drink|drinking > rum|beer|alcohol|liquor|vodka /4",
      "stop > man|husband|he|him|father|son > drink|drinking /4",
    ],
    unless: ["milk|water|tea|coffee|juice /4", "when|if|after > stop /2"],
  },
  { complaint: "impetigo", any: ["bite & sore|now|turn|break & =matter|pus|=pussy|yellow_crust /8"] },
  { complaint: "eczema", any: ["eczema|exzema|dermatitis"] },
  { complaint: "skin-inflammation", any: ["skin & red & hot|sore|tender /5"] },
  {
    complaint: "ringworm",
    any: [
      "ringworm|lota|fungus|tinea|athlete",
      "jock > itch /1",
      "white|pale > patch > skin|neck|face|back /4",
      "between > toe /1",
    ],
    unless: ["nail|toenail & fungus /3", "plant|leaf|tomato & fungus /3"],
  },
  {
    complaint: "nail-fungus",
    any: ["nail|toenail & fungus|yellow|thick|crumble|rotten|=black|rot /4"],
    unless: ["nail > polish /1", "mash|slam|knock|jam & nail /4"],
  },
  { complaint: "ingrown-nail", any: ["nail|toenail & ingrown|grow_in|grow_inside|dig /4"] },
  {
    complaint: "puncture-wound",
    any: [
      "nail|wire|hook|needle|bone & juk|=jook|=jooked|=juked|=jukked|stick|pierce|stab & foot|hand|heel|finger|toe|leg|me|he|she|him /6",
      "step|walk|stand > nail /3",
      "rusty > nail|wire|zinc|iron|tin|knife /1",
      "lockjaw|tetanus|=tetnus",
    ],
    unless: [
      "nail > polish|file|salon|fungus /1",
      "fish_bone|bone > throat /3",
      "tetanus > shot|jab|injection|needle /1",
    ],
  },
  {
    complaint: "cuts-and-wounds",
    any: [
      "cut|scrape|graze|wound|gash|slice|chop|=chap|nick & finger|hand|foot|leg|arm|knee|toe|thumb|shin|heel|chin|small|skin|shaving|knife|elbow|cutlass|razor|glass|zinc|bleed|myself|himself|deep /4",
      "=cuts|=wounds|=grazes",
      "paper > cut /1",
      "knee|elbow|shin|hand|palm|foot|toe|chin|leg|arm|heel & skin|=skinned > off /3",
      "=skinned > knee|elbow|shin /2",
      "sore|sores > =cut|=cuts /1",
      "for|on|small|deep|little|bad|open|fresh|heal > =cut|=wound /1",
      "step > nail|glass /3",
      // "me toe buss up pon a stone"
      "toe|finger|foot|hand|knee|elbow|chin|lip > burst|bust|=buss > stone|up|open|road|step|brick|wood /3",
      "stub|stump > toe /2",
      "rusty > nail /1",
    ],
    unless: [
      `cut|chop|slice > up|into|in_half|down|back|out|off|hair|nails|nail|grass|weed|yard|price|class|it|them|${kitchen} /1`,
      "leaf|leaves|aloe|bark|root|carilla > cut|chop|slice /1",
      "cut > school|line|corner|style|short|cane|appetite|hunger|weight|fat|craving /1",
      "cut > hand > banana|plantain|fig /3",
      "how|before|after|when|then > cut /1",
    ],
  },
  {
    complaint: "burns",
    any: [
      "burn|scald & finger|hand|arm|wrist|skin|face|thigh|elbow|pot|iron|stove|oil|minor|small|kettle|leg|foot|tawa|grease|steam|exhaust|tongue /5",
      "hot > wax|glue|pot|pan|iron|tawa & finger|hand|arm|wrist|thumb & red|small|blister|little|touch|hurt /5",
      "hot > oil|water|grease|tea|soup|porridge|fat|milk|iron > splash|spill|throw|drop|fall|catch|pitch|pour /4",
      "splash|spill|throw|drop|pour > hot & hand|arm|foot|leg|face|me|myself|himself|him|wrist|belly|thigh /6",
      "=burn|=burns|=scald|=scalds",
      "cover|dress|treat|clean|wash > a|the|my > burn /2",
    ],
    unless: [
      "urine|chest|belly|stomach|throat|fat|eye|~passwater|heart|nose|ulcer & burn /4",
      `burn|scald > pone|rice|food|roti|curry|house|rubbish|coal|incense|candle|fat|calories|sage|coil|out|down|up|sugar|milk|oil|${kitchen} /1`,
      "razor|sun|heart|freezer|rice|food|pone|cake|bread|roti|milk|sugar|oil|curry|leaf|bush|pot > burn /1",
      "slash > burn /2",
      "burn > pot & clean|scrub|scrape|wash|stain|smell|bottom|black /6",
      "cut|dig|pull > out > burn /4",
      "foot|feet & burn & night|bottom|sugar /4",
      "shingles & burn /5",
      // Asked of what is put on.
      "does|do|will|would|could > it|they|this|that > burn /1",
    ],
  },
  {
    complaint: "insect-bites",
    any: [
      "insect|mosquito|bee|wasp|marabunta|ant|sandfly|sand_fly|sand_flies|bug|flea|spider|centipede|kaboura & bite|sting|bites|itch|swell /5",
      "mosquito|sandfly|kaboura > eat > me|him|her|skin|child|baby|foot /2",
      "thing|something > bite > me|child|baby|son|daughter|he|she|him|her & bump|night|skin|itch /8",
      "hairy_worm",
      "marabunta",
    ],
    unless: [
      "repel|away|keep|prevent|alive|coil|nest|chase /4",
      "no|not > sting|stung|bite /1",
      "marabunta & nest|like|hate|away|chase /6",
    ],
  },
  { complaint: "whitlow", any: ["finger|toe|thumb & pus /4"] },
  {
    complaint: "boils",
    any: ["boil|abscess|carbuncle", "bump|lump|swell & pus /4"],
    unless: [
      "boil > water|leaf|leaves|it|the|them|root|bark|tea|up|for|some|down|a|minutes|or|and|in|with /2",
      "how|to|should|can|could|you|we|then|does|do|fuh|must|me|i|or|just|when > boil /2",
      "leaf|leaves|water|bush|roast|steep|fry|soak > boil /2",
      `boil > ${kitchen} /2`,
      `${kitchen} > boil /1`,
      "tooth|gum & abscess /3",
    ],
  },
  {
    complaint: "boils",
    any: [
      "=boil|=boils > under|armpit|bottom|backside|batty|buttock|bam|neck|groin|face|bust|pus|thigh|behind|foot|back /3",
      "=boils",
      "for > =boil /1",
      "have|get|big > =bile /3",
      "=bile|=boil > on > leg|foot|hand|arm|back|neck|face|thigh|bottom|breast|finger /3",
      "have|get|a|one > boil > under|on /1",
      "on|over > a|my|the > boil /1",
      "=boil > come|burst|under|armpit|pus|sore|throb /2",
      "draw > =boil /1",
    ],
    unless: [
      "draw > or|and|then|which > =boil /2",
      "draw > =boil > or|and|steep /2",
      `boil > ${kitchen} /2`,
      "=boils > water|over|down /1",
      "for > =boil > it|them|that|water|minute|drink|tea /1",
      "is|ah > for > =boil /1",
    ],
  },
  {
    complaint: "skin-sores",
    any: [
      "sore|sores & leg|foot|skin|toe|arm|body|shin|weeping|infected|pus /3",
      "=sores|fassy",
      "for|on > =sore /1",
      "skin > infection|infected /2",
      "sore|cut|wound|scab > not > heal|dry /5",
    ],
    unless: [
      "throat|eye|mouth|gum|muscle|arm|back|breast|nipple > sore /1",
      "sore > throat|eye|mouth|gum|muscle|back|knee|arm|from|breast|nipple /1",
      "inside > lip|mouth|cheek /6",
      "mouth|lip|tongue & sore|=sores /3",
      "cold > sore /1",
      "lift|exercise|bottom /5",
      "skin & red & hot /5",
    ],
  },
  {
    complaint: "dry-skin",
    any: [
      "skin > dry|ashy|crack|rough|=peeling|=peelin|=peels|flaky /3",
      "dry|ashy > skin /1",
      "crack|split > heel /2",
      "heel > crack|split|rough /3",
      "hand|finger > crack|rough|chapped /3",
    ],
    unless: [`skin > dry|peel > ${kitchen} /3`],
  },
  { complaint: "sunburn", any: ["sunburn", "sun & burn|=peeling /3"] },
  {
    complaint: "dark-spots",
    any: [
      "dark|black|brown & mark|spot|patch & skin|face|neck|leg|pimple|underarm|knee /6",
      "stretch > mark /1",
      "lighten|bleach > skin|face /3",
    ],
    unless: ["leaf|leaves|fruit & spot /4"],
  },
  { complaint: "chickenpox", any: ["chicken > pox /1"] },
  {
    complaint: "sea-sting",
    any: [
      "jellyfish|jelly_fish|stingray|catfish & sting|juk|=jook|=jooked|stick|touch|bite|burn|foot|hand|leg /5",
    ],
  },
  { complaint: "warts", any: ["wart|verruca"] },
  { complaint: "head-lice", any: ["=lice|=nits|=louse|=nit"] },
  {
    complaint: "blister",
    any: ["blister"],
    unless: ["lip|mouth|fever|burn|pox & blister /3"],
  },
  {
    complaint: "sweating",
    any: [
      "sweat & much|bad|plenty|heavy|palm|like /3",
      "arm|armpit|underarm|feet|foot|body|crotch & smell|raw|odour|odor /4",
      "=sweating > through|=thru|clothes|uniform|shirt|sheet /3",
      "=sweating|=sweaty & armpit|hand|feet|foot|palms|always /3",
    ],
    unless: [
      "cold > sweat /1",
      "sweat > bump|rash /1",
      "night > sweat /2",
      "chest|faint|shake|sugar & sweat /5",
      "sweat & field|farm|backdam|gym|football|cricket /8",
    ],
  },
  {
    complaint: "hair-and-scalp",
    any: [
      "hair & fall|falling|loss|grow|growth|thin|break|lose|bald|shed|dry|brittle|long|longer|thick|strong /4",
      "dandruff",
      "scalp & itch|dry|flaky|sore /3",
      "itch|itchy > scalp /2",
      "in|on|for > hair /1",
      "hair > not > grow /3",
    ],
    unless: ["corn|chest|face|chin|pubic|nose|ingrown > hair /1", "lice|nit|louse|dye|gum & hair /4"],
  },
  {
    complaint: "hair-loss",
    any: [
      "hair & fall|loss|lose|thin|bald|shed|drop /4",
      "=edges & hair|gone|thin|grow|bald|back /3",
      "bald|hairline",
    ],
    unless: ["corn|chest|face|chin > hair /1", "weight & lose /2"],
  },
  {
    complaint: "weight-loss",
    any: [
      "lose|reduce|shrink|flatten|flat|drop|shed > belly|weight|fat|gut|pounds|size|inches /3",
      "burn|melt|cut > fat /2",
      "belly > fat /1",
      "want|to > =slim /2",
      "=slimming|=slimmer",
    ],
    unless: [
      "pregnant|baby|bleed & lose > belly /6",
      "lose > belly > baby|month /4",
      "cough|fever|night|without_trying|blood & lose > weight /8",
    ],
  },
  {
    complaint: "weight-gain",
    any: [
      "want|how|help|need|tea|food|something|drink|to & gain|put_on > weight|pounds|size|flesh /6",
      "too > skinny|maga|magga|meagre /1",
      "=skinny & want|fat|gain|how /4",
      "fat_up|fatten_up",
    ],
    unless: ["not > want > gain /3", "stop|prevent|avoid > gain /2", "fowl|pig|chicken|cow > fatten /3"],
  },
];

const faceAndEyes: readonly ComplaintPattern[] = [
  {
    complaint: "sore-eyes",
    any: [
      "eye & red|pink|itch|itchy|sore|sticky|run|watery|burn|matter|=matta|gum|gummy|glue|pus|scratch /4",
      "pink_eye|pinkeye|conjunctivitis|red_eye",
      "wash|bathe|rinse > eye /3",
      "eye_wash|eyewash|eye_drop|eye_drops",
      "in_my_eye|in_eye",
    ],
    unless: ["eye & dry|sandy|gritty /2", "behind|over|under > eye /2", "eyelid|lid & bump|boil|stye /3"],
  },
  {
    complaint: "stye",
    any: ["eyelid|lid|eye & boil|bump|pimple|sty /3"],
    unless: ["boil > eye > wash|water /2"],
  },
  {
    complaint: "dry-eyes",
    any: ["eye > dry|sandy|gritty|strain /2", "dry|sandy|gritty|tired|strained > eye /1"],
  },
  { complaint: "eye-twitching", any: ["eye|eyelid & twitch|=jumping|=jump|flutter /3"] },
  {
    complaint: "black-eye",
    any: ["black_eye|black_eyes", "eye & black_and_blue|thump|cuff /4"],
    unless: ["black > eye > pea|bean|susan /2"],
  },
  {
    complaint: "poor-eyesight",
    any: [
      "eye|sight & dim|cloudy|=dark|blurry|poor|fail|weak|improve /3",
      "good|help > for|with > eyesight|=eyes /2",
      "cataract",
    ],
    unless: [
      "dark & circle|circles|ring|under /4",
      "sudden /6",
      "sore|red|pink|itch|dry|puffy|swell|water & eye /5",
    ],
  },
  { complaint: "eye-bags", any: ["eye & bag|puffy|puffiness|circle|circles /6"] },
  {
    complaint: "oral-thrush",
    any: ["white|milky & tongue|mouth|gum /4"],
    unless: ["tooth|egg|flower|sore & white /3", "leaf|seed & white /4"],
  },
  {
    complaint: "mouth-sores",
    any: ["mouth|lip|gum|tongue|cheek & sore|ulcer|canker|=sores|blister /4"],
    unless: ["cold|fever > sore|blister /1"],
  },
  {
    complaint: "chapped-lips",
    any: ["lip & crack|dry|chap|peel|split /3", "corner > mouth & crack|sore|split /5"],
  },
  {
    complaint: "bad-breath",
    any: ["mouth|breath & smell|stink|=stinking /4"],
    unless: ["cannot|short|hard & breath /3"],
  },
  { complaint: "dry-mouth", any: ["mouth > dry|parched /2", "dry > mouth /1"] },
  { complaint: "nosebleed", any: ["nose & bleed /4", "blood > nose /3"] },
  { complaint: "snoring", any: ["snore|snoring"] },
];

export const complaintPatterns: readonly ComplaintPattern[] = [
  ...digestion,
  ...chestAndFever,
  ...bloodAndStrength,
  ...urineAndSex,
  ...women,
  ...mind,
  ...pain,
  ...skin,
  ...faceAndEyes,
];
