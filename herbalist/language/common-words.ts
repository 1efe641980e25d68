// Ordinary words that resemble a misspelt finding or name; the spelling correction leaves them unchanged.

export const commonWords: readonly string[] = (
  "replant replanted replanting logie logies toyota corolla " +
  "ability absorption account action actor aerial afternoon agreed alias allied allow allowing allows " +
  "ample amputee angle another apply approval april array arriving assumed attach attached attacker " +
  "attend auction august authorities avenue aware backend backyard ballot bargain barley bartica basic " +
  "basis basketball batsman batter battle becoming beetle begun berbice better billion bin bingeing " +
  "biscuit bitter bland blend bliss blotting blouse blush blushes bother bouillon bowler boxing brace brewed " +
  "braces brahmin braid brand brands breed breeding bridge bright brightly broth brother brothers " +
  "bubble bucket bullock bumper burger burping butter buttery buxton buying caballo caching camera " +
  "cancel candle candles capped caracas caret cargo caring carriers cartoon carving cashier caterer " +
  "caudle chance channa chapter charge cheating chewy chicken chilled choice choosing chore chores " +
  "chosen christians clarity clashing classic claude clause clearer clearly clement clerk clever click " +
  "clicks cloned cloning closest coffee colleague college comic coming completely compose compressed " +
  "compressor computer concept conception conclusion confess confessed confession connection constitute constitution " +
  "constraint construct construction constructs consumed consumer contact contacts continues " +
  "contradict contrast controlled controller convention conversion convert cookie cookies coolest " +
  "coolie coping correctly cosmic couldn counsellor counter counting country county couple courier " +
  "cousin cousins covert cracked cracking creator cricket crossing crude cruel crunchy crying cures " +
  "cursor curtain curtains curved curving cussing dancing dearly december decode delta demerara denial " +
  "dependencies derive deriving detail details diagnostics dilute diluted dinner dipper diverse divide " +
  "divided doctor dollar dollars dolphin domain double draft drama draped drilling drinker dripping " +
  "driver driving drought drove drying dump durable early easing easter eight eighty either election " +
  "electrician electronic employee enable enabled engaged engagement entry essequibo evening exciting " +
  "exiting explore extend external factor factory faith fallow families family farting favour feather " +
  "feature february felling fells fiance fiend fifty filed filling finder finish fixing fizzing fizzy " +
  "flattening flavour flora flossing flying football foreday formatting fort forth forty fraction " +
  "fraud frayed freed freight fresher frets fretting friday fridge friend friends fringe frying fully " +
  "function funding gallon gallons gamble garage garden gardens gargle gargled gargling garlic gather " +
  "generation genes georgetown giving glazed glowing glows glues goddess googled government grace " +
  "graded grainy grand grands grant grapes grasses greeted grind grinds grove groves growl gruel " +
  "gutter guyana guyanese hails halving hammer handover harbour harden hassa having header " +
  "heartbreak hearth height hiking hindered hiring history hockey homecoming homeless homily honor " +
  "hotter humble hunter hunting hydro hysteria identity images impatient importance important infect " +
  "inject injected inland innings insert inspect inspection intend intent intentional international " +
  "inventions issued january jealous joked junction justice kitchen labour lacked landlord laptop " +
  "laser latter layers laying leading leaning lease leash leather leaving lethem letter lever linden " +
  "linear linger lingered lingering lingers listing litter living loads location locations logger " +
  "loser loses lovely loving loyal lying machinery mailed maintain malton manager manatee manatees " +
  "mange manner march maria marker market marking martin master matikor matter meddle medicating " +
  "mention merely middle migrate million millions minister minty mirror misled misused mixing mocking " +
  "moderate moldy monday morning mostly motel mother motion mount mounting mover movie movies moving " +
  "mowing multiply mumble music mystery napkin nation nearby nearly neighbour neither newly nicer " +
  "ninety noodles noses notion november nursery obtain occur occurs october officer operational option " +
  "orange origin others overdid packet paddy painter painting palace palate panting pardon parliament " +
  "parse parsed parser parsing parsley parting partly party password pasta patent patrol patter " +
  "patting paused paying payslip peaty pecking peelers pending pensioner person phone photocopy physio " +
  "pickle pierces pinched pipes plait planet planets planner plantation planting playing plumbing " +
  "pocket pointer policies policy polish polite potter praises praying precise premium present " +
  "president presses prime prince prison prize processes processing produce promoted property protect proverb proverbs " +
  "pruning public punish puzzle query question quicken quote quoting racket raining raisin raising " +
  "range ranting rasping rather reader reaping reason recovery redact redaction reddens reflection " +
  "regina rehearsal release released relied relish remote rental rentals renting reply requirement " +
  "requirements resin retain retired retry ribbon ridge rinsing ripping robber rocket roosts roster " +
  "router rubble ruining rumble rumbles rumbling runner salon salves sample santa saturday saving " +
  "savings saying scaffold scaled school scored scores season seated section seeping selfish separated " +
  "separator september server servers serving setting settling seventy shading shaken shallot shared " +
  "sharing shaved shaving sheen shelling shelves shipping shopping shouldn showy shyly sifter simple " +
  "simpler singing single sixty skill slammer slaves slaying sleepiness sliding slight sliver slower " +
  "sluices smoother snack snaking sneaky snuff soothing source sowing spaces spacing spade spanner " +
  "spare sparse spawn speaker speeds spend spicing spilled spills splash splice sponsor spooky spores " +
  "sport sports sprint stable stack staging stakes stamp staple staring starter starting startle stash " +
  "stated station stats status staying steal stealing steals steer stole stoop stoppers stopping " +
  "stored stores storey storing strand strange stranger strangler stream streaming street strengthen " +
  "striker string strings strong strung student students stunned stuns stunts styling suckling summer " +
  "sunday swaying sweater sweaters sweeping swimmer swimmers swings tables tailor tangle tanner " +
  "tanning target targets taxing teach teacher teachers teaches teaching teats teller tellers temple " +
  "tenant tennis terminal terminated terminator terrace tester theory thicken thirty thorough threat " +
  "thunder thursday ticket titles toast toasted toffee tomorrow tonight tooling topic total tracker " +
  "tractor trainer training traitor traveller trays treason trend tricks trifle tripping tropic " +
  "trouble trough trying tuesday tumble twenty twinge tying typing umpire university usable vacancy " +
  "vanish version versions victory violin visit visits wafers wages waiter waiting walker warden " +
  "washer weather website wednesday weight whale whether wicket winner winter wiping worker wouldn " +
  "writer wrung yesterday"
).split(" ");
