// Violence, abuse and threats, as victims, neighbours and people who fear themselves tell them.
import type { FindingDefinition } from "./finding.ts";

const abuser =
  "he|husband|man|boyfriend|ex|partner|father|stepfather|stepdaddy|stepfadda|son|uncle|carer|caregiver|caretaker|careworker|boss|employer|brother|grandson|nephew|=aide|helper|teacher|pastor|neighbour|wife|she|mother|aunt|aunty|auntie|babysitter|they|cousin|dad|mommy_boyfriend|bf|stepmother|staff|worker|nurse";
const victim =
  "me|us|we|her|she|him|my|children|grandmother|grandfather|mother|them|wife|child|girls|girl|boy|baby|old|brother|sister|residents|woman|son|daughter|he|myself";

export const toldViolence: readonly FindingDefinition[] = [
  {
    id: "abused",
    any: [
      "he|she|man|husband|boyfriend > break|broke|bruk > my|me|her|she > hand|arm|rib|ribs|finger|jaw|nose /3",
      "mother|father|stepfather|stepmother|aunt|uncle > burn > boy|girl|child|hand /4",
      "bruise|bruises|bruised & from > man|husband|boyfriend|partner /5",
      "lash|lashing|beat > me|mi > every /2",
      "chain|chained|tie|tied|lock|locked > up > under|house|room|girl|child /3",

      "boyfriend|husband|man|wife|he|she > pull|stand|standing|over & knife|cutlass|gun /5",
      "hear|hearing > scream|screams|lash|licks & child|pickney|girl|boy|tonight /3",
      "go|stay|sleep > with > big|old|older > man > money /5",
      `${abuser} > beat|beating|beats|hit|hits|hitting|slap|slaps|slapping|kick|kicks|kicked|cuff|cuffs|lash|lashing|punch|punched|rape|raped|molest|starve|starving|tie|tying|strangle|hurting|hurts|abuse|abusing|throttle|belt|choke|burn|burns > ${victim} /2`,
      "get|getting|getting > licks|beaten|beat|beating|lix /2",

      "beat|beating|beats > me|us|him|her|she|wife|mother|child|children|woman > now|again|night|drunk|bad|every|right|up|drink|when|till|pension|wire|cable|with|money|tonight|if /2",
      "force|forcing|forces|forced > me|we|us|himself|heself|self|her|girls|sleep|even /2",
      "force > himself|heself|self > on|me|pon /2",
      "i|she|was > =forced > last|yesterday|night|sex|prevent|man|boy /3",
      "rape|raped|raping|molest|molested|trafficked|sexual_abuse|sexually",
      "make|makes|making > me|us|my|we > do|sleep|touch|bathe > things|thing|men|man|him|sex|naked /4",
      "sleep > with > men|man > money|camp|leave|passage|force|pass /2",
      "stepfather|uncle|teacher|pastor|father|daddy|cousin|mommy|neighbour|man|boyfriend|brother > touch|touches|touching|trouble|troubles|interfere|interfering > me|my|her|she|him|the|girl|girls|child|lil|sister|private|daughter|brother|niece /3",

      "touch|touches|touching > private|privates|me > private|night|work|scared|tell|parts /2",
      "daughter|child|granddaughter|sister & private|privates|down_there & hurt|sore|bleed|afraid|touch /4",
      "come|comes|coming > in|into > my|me > room|bed > night|again|drunk|the /3",
      "lock|locks|locked|locking > me|us|her|him|daddy|granny|we|old|child > in|up|out|room|house|basement|food /2",
      "take|took|tek|keep|keeps|hold|holding|holds|burn|have > passport|passports /2",
      "take|took|tek > phone > lock|passport|charger|out|leave|and /2",
      "not > let > me|us|her|him|we > leave|out|go|eat|doctor|hospital /3",
      "cannot|not > leave > camp|house|men|passport|they|force /3",
      "keep|keeping|hold|holding > us|we|me|girls > camp|house|locked /4",
      "sold|sell|sell > me|sister|to > men|man|miner|camp /4",
      "tie|tied|ties|tying > child|chile|granny|old|him|her|she|up|boy|brother|cousin > bed|chair|yard|up|house|starve|beat|hit /4",
      "bruise|bruises|black_eye|black_eyes|bust_lip|busted_lip|broken > he|him|husband|boyfriend|man|by > hit|kick|kicked|cuff|punch|slap|drunk|bent|payday|worse|lash /2",

      "belt|finger|cigarette|choke > marks|mark|burns /2",
      "finger > marks|mark > arm|arms|leg|neck|he|her /2",
      "afraid|scared|fright > go|to > home /3",
      "afraid|scared > kill > me|us|we /4",
      "afraid|scared > ~killingme /4",
      "afraid|scared > of|him|her|he > tonight|son|daughter|him|father|coming /5",
      "hide|hiding|hid > bathroom|under|toilet|closet|latrine|with|laundromat|room > kids|children|bed|he|him|door|texting|typing|from|feet /5",

      "he|ex|man|husband|son|boyfriend > outside|door > cutlass|knife|gun|gasoline|gasolene|acid /4",
      "say|said|seh|says|threaten|tell|told > ~killingme > if|and|me|tonight|for|an|leave /5",
      "he|family|boyfriend|ex|they|uncle|cousin > going|will|say > ~killingme > if|and|tonight|then|for /2",
      "if > leave|talk|tell|police|go|lef|left > going|will > ~killingme /2",
      "break|breaking|kick|kicking|bang|banging|bruk|pelting > down > door /3",
      "he > bruk|break|kick|bang|pelting > door /2",

      "lock > up > latrine|bathroom|toilet /2",
      "he > beat|beating > me /2",
      "he|she|ex|man|husband|son > outside|coming > door|cutlass|knife|gun > cutlass|knife|gun|waiting|drunk|afraid|tonight|pelting /2",
      "he > coming > back|home > just_now|tonight|drunk|afraid /5",
      "hands|hand > round|around > neck|throat /3",
      "squeeze|squeezed|hold|held|grab > neck|throat > till|until|see|black|last|again|he|boyfriend|husband /3",
      "hold|held|put > knife|cutlass|gun > neck|throat|head|me|granny|mummy|mouth|table /3",
      "knife|cutlass|gun > neck|throat|head > me|my|say|laugh|granny|he|and|last /2",
      "hold > head > under > water /4",
      "threaten|threatened|threatening|threatens > throw|kill|burn|me|acid|granny|cut|chop|us|with /4",
      "throw|throwing > acid|kero|kerosene > me|she|her|on|at|if /2",
      "pour|pouring|poured > kerosene|gas|gasoline|gasolene > me|round|house|on|around|self /3",
      `he|she|they|ex|man|boss|partner|boyfriend|husband|father|family > will|going|gon|say|said|says|seh|would|threaten > kill|chop|bury|finish|shoot|burn|end > me|us|we|her|children|both|mommy|the /5`,

      "if > cannot > have > me|kids|nobody /3",

      "follow|following|follows|tracks|tracking|watching > me|phone > home|work|outside|every|night|phone|cut /2",
      "outside > my|me|flat|apartment|work|job > gun|knife|every|sent|picture /4",
      "marry|married > me|man|off > off|old|13|14|15|16|week|man|big|never /5",
      "starve|starving|withhold|withholding > granny|she|old|grandmother|food|him|her|child /2",

      "take|takes|tek|taking|keep > pension & hit|slap|lash|beat|bruise|food|afraid|locks|push|cuff|mark|marks /7",
      "beat|hit|slap|lash > pension /2",
      "neighbour|child|girl|boy|woman & scream|screaming|bawl|bawling & beat|beating|licks|help|wire|belt|night|murder /4",
      "hear|hearing > her|she|screaming|child > bawl|bawling|scream|screaming > help|murder|now /4",

      "hold|held > me > down|by /2",

      "chase|chasing > her|me|us|kid|with > cutlass|knife|axe /3",
      "breaks|broke|break|bent > my|me > rib|finger|hand > he|tuesday|last|again /3",
      "giving|gives > sister|her|child > sick /5",
    ],
    unless: [
      "knee|knees|foot|feet|leg|legs|eye|eyes|hand|hands|shoulder|joints > them|they > burn|hurt /2",
      "devil > beat /1",
      "beat > me|us|him|her|them > =at|scrabble|chess|dominoes|cards|ludo|tennis|race /2",
      "knee|knees|back|foot|belly|head|tooth|hand|shoulder|joint|joints|hip|waist|ear > hurt /3",
      "violent > ago /6",
      "violent > cough|sneeze|sneezing|storm|vomit|vomiting|shaking|game /1",
      "egg|eggs|drum|game|score|domino|dominoes|race|football|cricket|cards|carpet|rug|batter|chess|ludo|heart|pulse|time|traffic|heat|record|deadline|team /4",
      "dog|cat|fowl|goat|cow|horse|mosquito|bee|ball|wave|waves|jaguar|bull|caiman > hit|kick|bite|grab|beat|touch /3",
      "sun|rain|cough|cold|flu|pain|headache|stress|malaria|dengue > beat|hit|hits|kick|kicks /2",
      "hit > him|her|me > that|me|realise|hard|up /1",
      "rape > seed|oil /1",
      "doctor|nurse > say|said|tell /3",
      "vitamin|tea|medicine|tablet > kick > in /4",
      "tie > hair|shoe|dye|cloth|bag /2",
      "passport > renew|office|photo|expire|pages|application|embassy /4",
      "grandmother > beat|beating > clothes|drum|spice /4",
      "beat|beating > =around|about > bush /3",
      "fall|slip|trip > hit|lash|burst /3",
      "kick > habit|smoking|bucket /2",
      "touch|touches > heart|base|my_heart|soul|leaf|plant /2",
      "movie|film|novel|book|series|song|story /6",
      "cold|rust|traffic|exam > come /2",
    ],
  },
  {
    id: "harm-another",
    any: [
      "gon|going|gonna > shoot > up|everybody|people /3",
      "nearly|want|could|going|feel > smother|suffocate > mother|father|baby|child|him|her|wife|husband /3",
      "give > woman|girl|man|him|her|she > pass_out|sleep|drowsy > not > know /6",
      "go|going > by|to > she|her|he|him|work & acid|cutlass|knife|gun /7",

      "have|got > knife|gun > going > school|work /4",

      "give|put > husband|wife|man|him|her|he|she & food|tea|drink & jumbie|poison|quicksilver|mercury|rat /5",
      "pillow & mother|father|bedridden & easy|think /3",
      "cut > brother|sister|his|her|their|mother > throat /3",
      "i|going|gon|gonna|want|could|might|will|ready|nearly|we > kill|chop|poison|shoot|murder|strangle|finish > he|him|she|her|them|husband|wife|man|boss|neighbour|people|everybody|everyone|baby|ex|stepfather|mother|father|boy|somebody|foreman|off|up /1",
      "feel|going|gon|me|will > chop|kill|burn > he|she|him|her|them|dem|neighbour|man|house|up|dat|that > man|woman|boy|tonight|inside|up|neighbour|sleep|dead /5",
      "feel|want|thinking|think > kill|killing|chop|chopping|poison|poisoning|burning|strangling|pushing > wife|husband|my|people|he|him|her|them|neighbour|house|up|me|mother|old|baby|school|boss|everybody /3",
      "kill|killing > people|everybody|everyone|boss|foreman|neighbour|wife|husband > school|tomorrow|today|tonight|house|mean|serious|joking /2",

      "put|slip|mix|drop|give > in|his|her|he|she|my|husband|mother|man > food|drink|tea|rum > sick|dead|sleep|quiet|so|never|not|slow|finish|make|mek|get /6",
      "plant|bush|leaf|herb|something|poison|tasteless > put|slip|give|poison|finish|make > he|him|she|her|husband|man|somebody|someone|mother_in_law|wife|person|food|drink > food|sick|dead|sleep|not|tea|slow|drink|doctor|without|knowing|off|taste /4",
      "poison > person|somebody|someone|man|husband|mother|stepfather|family|he|him|her|she|food /3",
      "untraceable|tasteless",
      "poison > not > show|find|detect|trace|taste /3",
      "slip|sneak|drop|hide > something|tablet|bush|medicine > his|her|she|he|their > tea|drink|food|juice|rum|coffee /4",
      "give > husband|wife|man|boyfriend|girlfriend|him|her & sleep & phone|money|leave|secret|secretly|knowing|notice /10",
      "make > man|woman|person|somebody|someone|husband|wife|people > heart > stop /4",

      "without > she|her|them|somebody|doctor > know|knowing|find|finding /3",
      "how > poison|kill > someone|somebody|person|man|husband|he|him /2",
      "how > make > someone|somebody|man > sick /2",
      "drop|lose|belly|miscarry > without|widout > know|knowing|she|her /2",
      "shoot > up > school|place|everybody /3",
      "bring|bringing > gun|knife > school|class|monday|friday|tomorrow /3",
      "sharpen|sharpening|sharpened > cutlass|knife|razor & he|she|him|her|them|tonight|kill|chop|vex|angry /8",
      "got|have|get > cutlass|gun|hammer > ready|neighbour|hand|outside|going|for|and /3",
      "burn|bun > down > house|we|me|school /2",
      "burn > house > inside|with|them|all|everybody /2",
      "burning|burn > house > down|with|inside /2",
      "if > he|she > touch|come & chop|murder|burn|kill /6",
      "dead > tonight /2",
      "somebody > dead|die > tonight /2",
      "going|gon|will|say|saying|kill > kill > we|us|mommy|mummy|granny /2",

      "knock > man|him > out|flat > good|deal|drink /2",
      "knock > out > wife|husband|girl|woman|man|him|her|girlfriend|boyfriend /3",
      "something|bush|herb|tablet|what > put|make > wife|husband|girl|woman|man|girlfriend|boyfriend > sleep & not|know|phone|money|hours|leave|sneak /9",
      "i > shake|shook|hit > baby|child|mama > hard|stop|again|afraid|time|kill|quiet /6",
      "hit|beat > my > child|kid > hard|badly|kill|stop /3",

      "giving|give > old > man|lady > double|pass /4",

      "run > he|him|her > over /2",

      "lose|drop > baby|belly > knowing|without > know|knowing /2",
    ],
    unless: [
      "poison > control|centre|center /1",
      "book|novel|movie|film|story|series|news|reading /6",
      "lol|haha|hahaha|laugh /8",
      "poison > of > a > man /3",
      "lol|haha|hehe|joke|joking|laugh /10",
      "=plants|garden|seedling|seedlings|soil|mosquito|mosquitoes|rat|rats|roach|roaches|weed|weeds|ant|ants|insect|pest|worm|worms|lice|germ|germs|snake|fowl|chicken|goat|fish|crab|bacteria|virus|bug|bugs|termites|pain|cough|cold|smell|taste|time|mood|appetite|dandruff|fungus /4",
      "onion|onions|garlic|pepper|wood|tree|grass|vegetable|vegetables|tomato|leaf|leaves|bush|coconut|herb|herbs|ginger|meat|seasoning > chop|chopping /3",
      "chop > onion|onions|garlic|pepper|wood|tree|grass|vegetables|leaf|leaves|bush|coconut|herbs|ginger|meat|fine|finely|small /3",
      "photo|video|picture|film|movie|game|goal|basketball > shoot|shot /3",
      "mommy|mother|father|parents|teacher|boss|wife|husband|she|he|coach|landlord > kill|murder > me /3",
      "food|milk|soup|sauce|tea|porridge|honey|sugar|pepper|salt > put|mix|add /2",
      "cup|spoon|teaspoon|recipe|season /5",
    ],
  },
  {
    id: "commanded",
    any: [
      "voice|voices|god|spirit|spirits|radio|tv|devil|angel|angels|demon|demons|head|mind|heart|brain|=thoughts|online > tell|telling|say|saying|says|order|orders|ordering|want|wants|seh > me|him|her|must|blood|jump|do|kill|chop|cut|drown|river|walk|baby|sacrifice|burn|go|step|fight|wife|she|hold|it|done|bad /6",
      "baby|child|mother|wife|neighbours|neighbour > devil|demon|demons|evil|not_hers|not_mine|switch /3",

      "hear|hearing > voices|voice|things|spirit|radio|dead & tell|telling|must|die|plotting|come|knife|cutlass|call|calling|hold|threatening|burn /6",
      "think|thinks > he|she > fly|jesus|god > roof|tower|climb|climbing|fly|up|road /2",

      "off|stop|stopped > his|he|her|medication|meds|medicine|tablets|injections|injection|psych|schizophrenia > cutlass|knife|threatening|kill|gun|sharpening|pickaxe|angels|burn|sacrifice|walking|fire /7",
      "meds|medication|schizophrenia & cutlass|knife|threatening|kill|sharpening|pickaxe|demon|demons|pay|sacrifice|axe /2",

      "watching > me > vent|through|tv /2",
    ],
    unless: [
      "doctor|nurse|mother|friend > tell|say /2",
      "song|choir|church|sing /4",
      "heart|mind > race|beat|pound|attack /1",
      "mind|head > clear|calm|ease|relax|tired|hurt|pain /2",
      "tell > me > how|what|about|which|if|the|a /2",
      "teething|cry|cries|poop|sleep|cute|angel|smile /3",
    ],
  },
  {
    id: "harm-baby-told",
    any: [
      "afraid|scared|frighten|feel > shake|shaking|hurt|hit|drop|smother > her|him|baby|it|child /3",
      "baby > demon|devil|evil /3",
      "pillow > over|on|near|face|baby|cover > baby|face|him|her|mother /4",
      "pillow & baby|newborn|face|her|him /2",
      "feel|want|scared|afraid|think|thinking|thought|seeing|see|imagine|keep|dreaming|might|could|frighten|gon|going > throw|throwing|shake|fling|hurt|harm|drown|smother|strangling|squeeze|kill > baby|child|newborn|son|pickney|children|him_against /3",
      "throw|throwing > baby|him|her|child > wall|window|against|out|down|through|scared /2",

      "baby|newborn|child & better|need > another|different|without|better > mother /6",

      "children|kids & take|drink|juice & together|something|myself & die|dead|end|poison|tablet|over|done|sleep|heaven|peace /6",
      "look > baby|newborn > feel > nothing /3",
      "angel|angels|devil|demon|spirit|god|jesus & take|taking|want|kill|come > baby|newborn /4",

      "afraid|scared > alone|of_me > baby|child|kitchen /2",
      "shook|shake > baby|him|her > today|hard|quiet|scared|again|bad|accident /2",
    ],
    unless: [
      "tea|herb|plant|medicine|bush|tablet|vaccine|oil|it|this|smoke|bath|eat|drink|drinking > hurt|harm /3",
      "will|does|can|could|would > hurt|harm > baby /3",
      "without > harm|hurt /2",
      "breastfeeding|pregnant & harm|hurt /6",
      "party|shower|birthday /4",
      // What the baby needs then is a hospital.
      "shake > baby|newborn & vomit|limp|fit|breath|sleepy /8",
      "ball|toy|toys > throw /2",
      "bottle|pillow > sleep|neck /2",
    ],
  },
];
