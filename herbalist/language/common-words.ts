// Ordinary words that resemble a misspelt finding or name; the spelling correction leaves them unchanged.

export const commonWords: readonly string[] = (
  "ability absorption account action actor aerial afternoon allied allowing ample amputee angle another " +
  "april arriving assumed attend auction august authorities backend backyard barley bartica basic basis " +
  "basketball batter battle becoming begun berbice better bingeing bitter bland blend bliss blotting " +
  "blouse blush blushes bother bouillon bowler boxing brace braces braid brand brands breed breeding " +
  "bridge bright brightly broth brother brothers bubble bucket bullock burping butter buttery buying " +
  "cancel capped caring carriers cartoon carving cashier caudle chance chapter charge chewy chicken " +
  "chilled choice choosing christians clarity clashing classic clause clearer clearly clement cloned " +
  "cloning coffee college comic coming completely compressed compressor computer conception conclusion " +
  "connection constitute constitution constraint construct construction constructs contradict convention " +
  "conversion convert cookies coolest coolie coping cosmic couldn counsellor counter counting country " +
  "county couple cousin cousins cracked cracking creator cricket crossing crude crunchy crying cures " +
  "curved curving cussing dancing dearly december demerara denial dependencies derive deriving dilute " +
  "diluted dinner dipper diverse divide divided doctor double draft drama draped drilling drinker dripping " +
  "driver driving drought drove drying dump durable early easing easter eight eighty either election " +
  "electronic entry essequibo evening exiting explore extend factor factory fallow families family farting " +
  "favour feather feature february felling fells fiend fifty filed filling finder finish fixing fizzing " +
  "flattening flavour flora flossing flying football forty fraction fraud frayed freed freight fresher " +
  "frets fretting friday fridge friend friends fringe frying function gamble garden gardens gargle gargled " +
  "gargling garlic gather generation genes georgetown giving glazed glowing glows glues goddess government " +
  "grace grainy grand grands grant grapes grasses grinds grove groves growl gruel guyana guyanese hails " +
  "halving hammer handover harbour harden having header heartbreak hearth height hiking hindered history " +
  "hockey homily honor hotter humble hunter hunting hydro hysteria identity importance infect inject " +
  "injected inland insert inspect inspection intend intentional international inventions january joked " +
  "junction kitchen labour lacked laptop laser latter layers laying leading leaning leather leaving lethem " +
  "letter lever linden listing litter living logger loses lovely loving lying mailed manager manatees mange march " +
  "maria marker market marking martin master matter meddle medicating mention middle migrate minister " +
  "minty misled misused mixing mocking moderate moldy monday morning mostly mother motion mount mounting " +
  "mover movie movies moving mowing mumble music mystery nation nearby nearly neighbour neither newly " +
  "nicer ninety noodles noses notion november nursery october officer operational option orange others " +
  "overdid packet paddy painter painting palace palate panting pardon parliament parsed parsing parsley " +
  "parting partly party password patent patrol patter patting paused paying peaty pecking peelers pending " +
  "pensioner person phone physio pickle pierces pinched pipes plait planet planets plantation planting " +
  "playing pocket polish polite potter praises praying precise present president prime prince prison prize " +
  "processing property protect pruning public punish query question quicken quote quoting racket raining " +
  "raisin raising range ranting rasping rather reaping reason recovery redact redaction reddens reflection " +
  "relish remote renting reply resin retain ridge rinsing ripping rocket roosts rubble ruining rumble " +
  "rumbles rumbling runner salves sample saturday saving saying scaled school scored scores season seated " +
  "section seeping september serving setting settling seventy shading shaken shared sharing shaving sheen " +
  "shelling shelves shipping shopping shouldn showy shyly sifter simple singing single sixty skill slammer " +
  "slaves slaying sleepiness sliding slight sliver slower sluices smoother snack snaking sneaky snuff " +
  "soothing source sowing spacing spare sparse spawn speaker speeds spend spicing spilled spills splash " +
  "splice sponsor spooky spores sport sports stable stack staging stakes staple staring starter starting " +
  "startle stash station status staying steal stealing steals steer stole stoop stoppers stopping stores " +
  "storey storing strand strange stranger strangler stream streaming street strengthen striker string " +
  "strings strong strung student students stunned stuns stunts styling suckling summer sunday swaying " +
  "sweeping swings tangle tanner tanning taxing teacher teachers teaching teats temple tennis terminator " +
  "terrace theory thicken thirty thorough threat thunder thursday ticket titles toffee tomorrow tonight " +
  "topic total tractor trainer training traitor traveller trays treason trend tricks trifle tripping " +
  "tropic trouble trough trying tuesday tumble twenty twinge tying typing university vanish version " +
  "versions victory wafers waiter waiting walker warden washer weather website wednesday weight whale " +
  "whether wicket winner winter wiping worker wouldn writer wrung yesterday"
).split(" ");
