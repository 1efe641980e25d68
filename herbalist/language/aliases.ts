// Maps Creolese, contractions, irregular forms and frequent misspellings to the plain English words that the patterns use.
// The tables list, for each plain word, the forms that people write.

const contractions = {
  "chest pain": "chestpain chestpains",
  "heart attack": "heartattack",
  "can not breath": "cantbreathe",
  "short of breath": "sob shortofbreath",
  "blood pressure": "bloodpressure",
  "blood sugar": "bloodsugar",
  cannot:
    "can't cant cyaan cyan cyah caan kyan kyaan cya cah couldn't couldnt cannot cyant carn't cyaant cudn't canna unable kyah",
  "must not": "mustn't mustnt mussn't",
  "should not": "shouldn't shouldnt shudnt",
  "will not": "won't wont wouldn't wouldnt wun't",
  not: "no ain't aint nah na nat don't dont doesn't doesnt didn't didnt din isn't isnt wasn't wasnt aren't arent weren't werent hasn't hasnt haven't havent hadn't doan eh ent neva never nun none nor neither dun't dnt deny denies denied denying",
  "do not know": "dunno",
  "going to": "gonna gon goin gwine gonn finna",
  "want to": "wanna wan waan",
  "give me": "gimme gi'me",
  "let me": "lemme",
};

const creolese = {
  so: "suh",
  tired: "tiyad tyad tiyed",
  the: "de di dee d",
  my: "meh mi mih ma mah muh",
  i: "ah im i'm ive i've i'll i'd",
  you: "u yuh yu ya y'all yall allyuh alyuh allyou",
  your: "ur yuhr",
  they: "dem dey",
  that: "dat da",
  this: "dis",
  there: "deh dere",
  of: "o",
  with: "wid wit wih w/",
  what: "wha wah wa whah wat whats what's wuh",
  for: "fuh fo fi fah fu fa 4",
  waist: "wase wais wayse",
  something: "sumting sumthing someting somting sompn smthing something",
  nothing: "nutten nuttin nutn notn noting nothin",
  anything: "anyting enyting",
  and: "an n &",
  on: "pon pun upon",
  in: "inna",
  we: "abbe abee ahwe awee ahbe",
  where: "weh wey whe",
  been: "bin",
  let: "leh",
  born: "bawn barn",
  last: "laas laass lass las",
  bottom: "battam",
  somebody: "sumbady sumady smaddy",
  eye: "yeye",
  since: "sence",
  have: "hav gat gah ha gotta",
  make: "mek mekkin meking",
  take: "tek teck tekkin took taken taking takin",
  catch: "ketch ketching ketchin cetch caught",
  child: "pickney pikney picknie picknee pickny chile",
  children: "kids pickneys chirren",
  boy: "bai bwoy",
  girl: "gyal gal",
  baby: "babby bebe infant",
  newborn: "new-born neonate",
  mouth: "mout mouf mowt",
  breath: "bret breth breathe breate breeth breff breethe brethe braeth breat breathing brething breding",
  chest: "ches chess chestt",
  heart: "hart haart",
  head: "hed",
  foot: "feet fut foote",
  hand: "han",
  throat: "troat throath thoat troath",
  tooth: "teeth teet toot",
  belly: "belleh bellie belli bely abdomen abdominal tummy stomach stomak tomok stomack stumach",
  hurt: "hu't hurtin hutting huttin hut hat hurting hurts ht",
  pain: "piejn paining painin pains painful pane pein",
  ache: "aching achin aches akin",
  swell: "swellup swollen swole swelled swelling swellin swoll",
  twist: "twis twisted twistin",
  burn: "bun burnin bunning burnt burning burned scald scalded scalding",
  bleed: "bled bleedin bleeding bleeds bleedding",
  bite: "bit bitten bites bited",
  sting: "stung stings stinged",
  drink: "drank drunk drinkin drinks",
  drunk: "intoxicated",
  eat: "ate eaten eatin nyam",
  swallow: "swallowed swaller swalla swallo gulped ingested ingest",
  break: "broke broken bruk brok",
  fall: "fell fallen falling",
  feel: "felt feels feelin",
  wake: "wakin woke waking woken awake awaken",
  throw: "threw thrown throwin",
  lose: "lost losing loss",
  see: "saw seen seein",
  die: "died dying dead death dyin dies",
  kill: "killed killin killing kil kll",
  talk: "talkin speak speaking spoke speech speaks",
  vomit: "vomitting vomitin vommit vomited puke puking womit vomits",
  sleep: "slept sleepin",
  shake: "shook shakin shaking shakes trembling tremble shaky trembly",
  smell: "smells smelly stink stinking stinks",
  bend: "bent",
  diarrhoea: "diarrhea diarhea diarrea diarrhoae diarria diahrea diarreah diahorrea dirrhea apparatin",
  seizure: "seizures sezure siezure seisure seazure convulsion convulsions convulsing convulse",
  unconscious: "unconcious unconsious unconscience unresponsive",
  sweat: "sweatin sweating sweaty swetting perspiring perspiration diaphoretic",
  breathless: "breathlessness winded",
  dizzy: "dizziness lightheaded light-headed giddy giddiness woozy",
  blood: "bloody bloodied blud",
  bring: "brought brings bringing",
  give: "gave given gives giving gi gie",
  find: "found finds",
  sink: "sank sunk sunken sinking sinks",
  stick: "stuck sticking sticks",
  strike: "struck strikes striking",
  come: "came comes comin",
  hold: "held holding",
  sit: "sat sitting siddung sits",
  stand: "stood standing stan",
  hard: "harder hardest",
  barely: "hardly scarcely",
  tear: "tore torn",
  buy: "bought buying buys",
  bury: "buried burying",
  bitters: "bitas bittas bitaz",
  baking: "bakin",
  sell: "selling sells sold sellin",
  spell: "spelling spelled spelt",
  worm: "wurm wurms wum wums",
  cough: "cof coff kof coughin",
  asthmatic: "asmatic asmatics astmatic asthmatics azmatic",
  urine: "urination pee peeing peed wee weeing urinating urinate urinated urin piss pissing",
  stool: "doodoo doo pooping pooped shitting poop poo stools faeces feces shit kaka",
  pregnant:
    "pregnancy preg pregnacy preggers preggo breedin pregnent preganant pregnat expecting gravid pregnate pregnat",
  period: "menses menstruation monthly monthlies menstrual menstral",
  medicine: "meds medicines medication medications meds medz medecine",
  tablet: "tablets pill pills tab tabs capsule capsules tablits",
  pressure: "presha pressha prescha preshure preasure presure pressur presher preshah",
  sugar: "suga shuga",
  grandmother: "granny grandma gran grannie nanny aji nani granmudda granmada granmother grandmudda",
  grandfather:
    "grandpa grandad granddad aja granfada granfadda granfather grandfadda grampa granpa grandaddy granddaddy grandfada granfaada",
  mother: "mom mum mommy mummy mudda madda maada muddah mudder muma mama mamma",
  father: "dad daddy papa fada fadda fadah faada faddah",
  nobody: "nobady noboddy nubady",
  down: "dung dong",
  able: "ebal abel",
  more: "mo",
  brother: "bredda brudda bruda breda bro",
  sister: "sis sista",
  worth: "wuth wurth wort",
  again: "agen agn",
  remember: "remembah rememba",
  forget: "fuhget figet forgat fuhgat",
  confused: "confuse confusion disoriented disorientated",
  severe:
    "sevear severely intense extreme extremely excruciating unbearable agonising agonizing agony wicked",
  terrible: "terribly horrible awful awfully dreadful",
  sudden: "suddenly suden abrupt abruptly",
  heavy: "heavily heavier",
  long: "lang laang",
  little: "lil likkle lickle lilbit",
  plenty: "nuff plenti lot lots loads alot heap",
  temperature: "temp temperture",
  weak: "weakness weakly weaken",
  numb: "numbness numbed nummy",
  droop: "drooping droopy drooped sagging sag",
  stiff: "stiffness stif stiffening",
  slur: "slurred slurring slurry slurr slurd",
  right: "rite",
  burst: "bust buss",
  yellow: "yellowish jaundiced",
  blue: "bluish blueish",
  blurry: "blurred blur blurring",
  headache: "headach headake hedache headaches headaches headache's migraine migraines",
  myself: "mysef myslf mysel myselves meself mehself miself maself mahself",
  herself: "sheself sheeself",
  himself: "heself hisself",
  year: "yr yrs years",
  seedunderleaf: "bhuiamla bhumiamla",
  month: "mth mths months mont monts",
  week: "wk wks weeks",
  day: "days",
  hour: "hr hrs hours",
  minute: "min mins minutes",
  old: "yo y/o ole",
  strong: "strang",
  fever: "feva fevah",
  finger: "finga fingah",
  liver: "liva",
  doctor: "docta dacta daktah",
  nurse: "nuss",
  other: "odda udda",
  thinner: "thinna tinna",
  lower: "lowa",
  nara: "narah narra narrah nharra",
  // Not nara: the farmers' institute.
  narei: "narei",
  rum: "ruum",
  nature: "natcha nacha naycha naytcha naicha",
  jigger: "jigga jiggah jiga chigga chiga",
  strength: "strent strenth strenk strengt strenght stren",
  everyday: "evryday evreyday erryday",
  often: "ofen offen oftin",
  morning: "mawnin marnin mornin mawning maanin",
  from: "fram frum",
  yaws: "yaaz yawz yaas",
  night: "nite nyte",
  cold: "cole col",
  boil: "bwoil",
  bathe: "bade",
  thyme: "tyme thime",
  part: "paat",
  should: "shud shuld",
  "kind of": "kinda",
  people: "ppl pple peple",
  ulcer: "ulser ulsers",
  say: "seh sayin",
  think: "tink tinking tinkin",
  thing: "ting",
  things: "tings",
  water: "watah watta wata",
  hang: "heng",
  daughter: "dawta dawtah",
  neighbour: "neighba nayba",
  fire: "fyah faya",
  word: "wud",
  bottle: "bokkle bakkle",
  afraid: "fraid frighten frightened scared scare",
  turn: "tun tunning",
  work: "wuk",
  over: "ova",
  under: "unda",
  after: "afta",
  world: "wol worl wurl wurld",
  corner: "cahna cawna",
  wonder: "wonda",
  yourself: "yuhself yuself",
  themselves: "theirself theirselves themself demself",
  friend: "fren frien",
  husband: "hubby husban",
  electric: "lectric",
  pacemaker: "pacemaka",
  leave: "leff leffin",
  without: "widout widdout",
  "out of": "outta outa",
  "going to": "guh",
  leaf: "leef lef leafs leefs",
  dog: "daag dawg dag",
  still: "stil",
  neem: "neme",
  good: "gud gudd",
  thick: "thik",
  mosquito: "skeeta skeeter",
  guava: "gauva",
  soursop: "sowasap soursap",
  sarsaparilla: "saspirella",
  female: "feemale",
  juice: "juce juise jooce",
  bark: "baark",
  root: "rute",
  fridge: "frigde frij fridg",
  honey: "hunny honee",
  garlic: "gyarlic garlik",
  powder: "powdr poda powda",
  before: "befor befo b4",
  breakfast: "brekfast brekfus breakfus",
  mange: "mainge",
  spoil: "spile spwoil",
  safe: "saf saife",
  apple: "aple appel appl",
  sago: "sagoo saygo",
  porridge: "porige porrige poridge porage",
  tick: "tik",
  ackee: "akee ackie",
  thrush: "tresh trush thresh",
  eczema: "ezema exema exzema eczma ekzema",
  abscess: "abses abcess absess absces",
  bronchitis: "bronkitis broncitis",
  sore: "soar sor",
  every: "evry evri",
  when: "wen",
  because: "cuz bcuz cos coz becuz",
  tomorrow: "tomoro tomorow tmrw 2moro",
  kidney: "kidny kidni",
  better: "betr betta bettah",
  bitter: "bitta",
  which: "wich",
  breastfeeding: "bf",
  tyre: "tires tyres",
  pepper: "peper peppa peppah",
  suicide: "su1cide sewerslide suicidal suicde suecide sucide sucidal suicidle suiside",
};

const written: Record<string, string>[] = [contractions, creolese];

/** Written form → plain words. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map(
  written.flatMap((table) =>
    Object.entries(table).flatMap(([plain, forms]) =>
      forms.split(" ").map((form): [string, string[]] => [form, plain.split(" ")]),
    ),
  ),
);

const wordSet = (words: string) => new Set(words.split(" "));
const owners = wordSet("my me meh mi mih muh he she his her hers your yuh de di");
const subjects = wordSet(
  "i me he she it we they dem you yuh baby child mother father wife husband son daughter boy girl foot hand",
);
const amounts = wordSet("a little lil likkle every quite tiny wee last small good de");
const hurting = wordSet("a ah does still start stat be");
const isBorn = /^(?:baby|babies|pickney|child|twins|son|daughter|boy|girl|bai|gyal|he|she|dem|was|just|new)$/;
const letterOrCall =
  /^(?:(?:an?|the|my|some|any|another) (?!baby|child|babies|twins)|to |him|her|you|it\b|that|this|rain|visitors)/;

/** Written forms that are another word as well: whether the plain word is meant, by the words before and after. */
const meantBeside: Readonly<Record<string, (before: string, after: string) => boolean>> = {
  // "a bit of salt", "my hat", "chess club", "expecting a letter"
  bit: (before) => !amounts.has(before),
  hat: (before, after) => hurting.has(before) || /^(?:me|meh|mi|am|bad|he|she)\b/.test(after),
  chess: (before, after) =>
    owners.has(before) || /^(?:pains?|tight|tightness|hurt|hurts|hurting|infection|cold)\b/.test(after),
  expecting: (_, after) => !letterOrCall.test(after),
  // "afta baby barn", and no shed for hay
  barn: (before) => isBorn.test(before),
  // a mother who breastfeeds, and not a boyfriend
  bf: (_, after) => /^(?:mum|mom|mommy|mother|mama|and|my baby|a baby)\b/.test(after),
  // "needs tires", and not "it tires me"
  tires: (before, after) =>
    before !== "it" && !/^(?:me|him|her|you|us|them|out|easily|quickly|fast)\b/.test(after),
  // "she eh wet a pampers", and not "eh eh" or "nice, eh?"
  eh: (before, after) => subjects.has(before) && /^[a-z]/.test(after),
  ent: (before, after) => subjects.has(before) && !/^(?:doctor|clinic|surgeon|specialist)/.test(after),
};

/** "meh lip bus", "it bus already", "de boil bus open": a bus is mostly one to ride in. */
const bursting = /\b(?:it|lips?|skin|boil|bag|water|head|face|eye) bus\b|\bbus (?:up|open|out)\b/;

/** "is lie?", "a lie or true": whether it is true is asked, and nobody lies down. */
const asksTruth = /^(?:is|ah|da) lie(?! (?:down|on|in|with|flat|back|still)\b)|^a lie (?:\?|or\b)/;

/** Who does something, and words between them and what they do. */
const doers = wordSet(
  "i me ah he she we they dem you yuh mi abbe nah na not don't dont doan does did bin really just still a who people",
);
/** After these, and at the start, "ah" is I; after the name of a thing it is a grammar word: "belly ah bun me", "ah night". */
const beforeSelf = wordSet(
  "an and but when if because cause cuz since suh so wha what wah wa seh say that dat think tink know hope how should could can does do tea bush leaf thing ting den then or where whey weh why till until",
);
const doesItself =
  /^(?:could|can|cyan|cyaan|can't|cant|does|should|gon|go|gat|got|have|had|feel|felt|want|wan|need|am|tek|take|hear|heard|must|did|bin|nah|know|get|eat|use|put|fuhget|forget|tink|think|see|try|sleep|wake|drink|live|work|is|will|just|really)\b/;
const ownParts = /^(?:han|hand|side|foot|arm|leg|eye|ear|chest|breast|shoulder|face)\b/;
const staying = /^(?:me|he|she|we|am|it|de|di|the|dem|him|her|fuh|for|out|off|work|home|over|ovanight)\b/;

/** Short Creolese words that are several words: which one is meant, by the words before and after. */
const creoleseBeside: Readonly<Record<string, (before: string, after: string) => readonly string[]>> = {
  // "me wan drink", "wan marnin", "gimme wan bush"
  wan: (before) => (doers.has(before) ? ["want", "to"] : ["a"]),
  ah: (before, after) =>
    before === "leaf" && after.startsWith("life")
      ? ["of"]
      : !/^[a-z]/.test(before) || beforeSelf.has(before) || (doesItself.test(after) && !doers.has(before))
        ? ["i"]
        : ["a"],
  // "boil am", "good fuh am": it; "I am", "am I", "what am I"
  am: (before, after) =>
    !/^[a-z]/.test(before) || /^(?:i|ah|me|who|and|but)$/.test(before) || /^(?:i|me|ah)\b/.test(after)
      ? ["am"]
      : ["it"],
  // "neem lef", "he lef han", "how long fuh lef am"
  lef: (before, after) =>
    ownParts.test(after) || /^n(?:othing|utten|uttin|otn|oting)/.test(before)
      ? ["left"]
      : staying.test(after) || before === "gone"
        ? ["leave"]
        : ["leaf"],
  // "gimme something nah": a request, and nothing is denied.
  nah: (before, after) => (/^[a-z]/.test(before) && !/^[a-z0-9]/.test(after) ? ["please"] : ["not"]),
  // "marnin o night"
  o: (before, after) => (choices.test(`${before} o ${after}`) ? ["or"] : ["of"]),
  // "belly woman", "a big belly lady": pregnant; "bad belly, woman" is not
  belly: (before, after) =>
    !/^(?:bad|sick|low|lower|upset|running)$/.test(before) &&
    /^(?:women|woman|ooman|lady|ladies)\b/.test(after)
      ? ["pregnant"]
      : ["belly"],
  whey: (_, after) => (/^(?:protein|powder|milk|shake)\b/.test(after) ? ["whey"] : ["where"]),
};

const choices =
  /^(?:(?:marnin|morning|night|evening|evenin) o (?:marnin|morning|night|evening|evenin)|good o bad|bad o good|hot o cold|cold o hot|yes o no|one o two|two o three|boil o (?:soak|draw)|fresh o dry)\b/;

/** The plain words of a written form, where its neighbours do not show that the form itself is meant. */
export function aliasOf(form: string, before: string, after: string): readonly string[] | undefined {
  const isMeant = meantBeside[form];
  const creolese = creoleseBeside[form];
  if (creolese !== undefined) return creolese(before, after);
  if (form === "lie" && asksTruth.test(`${before} lie ${after}`)) return ["true"];
  if (form === "bus") return bursting.test(`${before} bus ${after}`) ? ["burst"] : [form];
  return isMeant === undefined || isMeant(before, after) ? aliases.get(form) : [form];
}

/** Stop words; patterns do not count them. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "a an the my me i am is are was were be been being to of in on at it its it's he she him her hers his they them their " +
    "theirs we us our you your yuh yu u this that these those there here and or with by as from into onto does do did done " +
    "has have had get got getting gets having feel feeling like just so very really real quite kind sort some any please " +
    "would could should can may might will shall also too then than about because cause am s t re ve ll m d " +
    "seem seems looking look looks since keep keeps kept still now actually maybe perhaps think guess " +
    "suppose say says said telling tell told auntie aunty"
  ).split(" "),
);
