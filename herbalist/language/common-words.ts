// Ordinary words that resemble a misspelt finding or name; the spelling correction leaves them unchanged. Words that the catalogue's own prose
// uses twice are left unchanged anyway and not repeated here.

export const commonWords: readonly string[] = (
  "drum drums drumming deposit claim debit pesos career thesis sonnet firewall folders sprinter poker colony japan " +
  "scooter mascara whisk chopper cleaver salmon surveyor robbery retail crochet linen thimble " +
  "libra scorpio pisces reactor planter planters trowel stamen roses otter whales penguin " +
  "curare strainer coaster saucer tumbler review funnel cache borrow chief reflex scarce " +
  "influence revive overall chances barrier browse browsing reactive inflated candied jaggery " +
  "tallow carol pearls taylor manila executions bolting petals petal bouquet " +
  "crowd crowds sobs choka moles replanting toyota corolla ability absorption aerial alias allied allowing allows ample angle " +
  "apply approval array assumed attach attacker authorities avenue aware ballot bargain basis " +
  "battle beetle billion bin bingeing biscuit bliss blotting blouse blush blushes bouillon bowler " +
  "boxing brace brewed braces brahmin braid brands breed breeding brothers bullock bumper burger " +
  "buttery buxton caballo caching camera cancel capped caracas caret cargo carriers cartoon carving " +
  "cashier caudle chapter cheating chewy choosing chore christians clarity clashing claude clause " +
  "clearer clement clerk clever click cloned cloning closest completely compose compressed concept " +
  "conception conclusion confess confessed confession connection constitute constitution constraint " +
  "construct construction constructs consumed consumer continues contradict contrast controller " +
  "convention conversion convert coolie coping correctly couldn counter county cousins covert " +
  "crayon crayons creator crossing crude cruel crunchy cursor curved curving cussing dearly decode delta denial " +
  "dependencies derive deriving detail diagnostics diluted dipper diverse divide divided dollar " +
  "dolphin domain draft drama draped drilling drinker drove dump durable easing easter eighty " +
  "electrician electronic employee enable enabled engaged entry exciting exiting explore external " +
  "factor farting favour feather feature felling fells filed finder fizzing flattening flora " +
  "flossing foreday formatting fort forth fraud frayed freed freight fresher frets fretting fringe " +
  "funding gamble gargling generation genes glazed glowing glows glues goddess googled grace graded " +
  "grainy grand grands grant grapes grasses greeted grove groves growl gruel gutter hails halving " +
  "handover harden header hearth hiking hindered hiring homeless honor hunter hydro identity images " +
  "impatient importance important infect injected insert inspect inspection intent international " +
  "inventions issued joked justice lacked latter laying leading leash lever linear linger listing " +
  "loads location logger loser lovely loving machinery mailed maintain malton manatee manatees " +
  "mange manner maria marker marking martin master matikor meddle medicating merely million minty " +
  "misled misused mocking moldy motel mount mover movies mowing multiply napkin nearby newly nicer " +
  "noodles noses nursery obtain occur operational origin overdid painter palace palate parse parsed " +
  "parser parsing parting partly pasta patent patrol patter patting paused paying pecking peelers " +
  "pending pensioner physio pickle pierces pipes plait planet planets planner pointer policies " +
  "polite praises precise premium present prime prince prison prize processes processing produce " +
  "promoted proverb pruning public puzzle query quicken quote quoting raining raisin raising " +
  "rasping reader reaping redact redaction reflection regina released relied relish rental " +
  "requirement retry robber roosts roster router ruining rumble salves santa scaled scores seated " +
  "seeping separated separator server servers settling shading shallot sheen shelling shelves " +
  "shipping shouldn showy shyly sifter skill slammer slaves slaying sliding slight sluices smoother " +
  "snaking sneaky snuff soothing spaces spacing spade spanner spare sparse spawn speaker speeds " +
  "spicing spilled spills splice sponsor spooky sprint stable stack staging stakes stamp staple " +
  "starter starting startle stash stated stats staying stealing steals steer stole stoop stoppers " +
  "stores strand streaming striker strung students stunned stuns stunts styling suckling swaying " +
  "sweater sweaters swimmer swings tables tailor tangle tanner tanning targets taxing teaches teats " +
  "teller tellers terminal terminated terminator terrace tester thorough threat titles toasted " +
  "tooling tracker trainer traitor traveller tricks trifle trough twinge usable version versions " +
  "violin visits wafers waiter walker whale winner wouldn writer wrung"
).split(" ");
