// All user-visible texts of the key, besides the questions themselves (identify/questions.ts).

export const identifyMessages = {
  title: "What plant is this?",
  lead: "Answer what you can see, smell and feel. Skip what you don't know: the key forgives a wrong answer.",
  loading: "Loading the key…",
  failed: { title: "The key could not be loaded", retry: "Try again" },
  describe: {
    label: "Describe it in your own words",
    example: "vine, purple flowers, smells of garlic",
    read: "Find",
    nothing: "No looks were found in these words. Name leaf, flower, fruit, smell or place.",
    understood: (count: number) =>
      count === 1 ? "One answer set from your words." : `${count} answers set from your words.`,
    notUsed: (phrases: readonly string[]) =>
      `Not used: ${phrases.map((phrase) => `“${phrase}”`).join(", ")}. Try other words for it, or answer the questions below.`,
  },
  given: "Your answers",
  undo: "Undo",
  clear: "Start again",
  share: "Copy the link",
  copied: "Link copied!",
  copyFailed: "The link could not be copied",
  mostTelling: "The most telling question now",
  chosen: "A question of your choice",
  notKnown: "I don't know",
  noFlowers: "No flowers to be seen",
  noFruit: "No fruit to be seen",
  others: "Choose another question",
  parts: { plant: "The whole plant", leaf: "Leaf", flower: "Flower", fruit: "Fruit" },
  noQuestions: "All questions are asked. Compare the plants below with yours.",
  candidates: "Most likely",
  none: "Answer a question or describe the plant, and the likeliest ones appear here.",
  bestSoFar: "Best so far:",
  narrowed:
    "Of the plants in this encyclopedia, narrowed down to these. Compare leaf, flower and fruit with each picture.",
  fits: (fitting: number, all: number) =>
    fitting === all
      ? all === 1
        ? "Fits your answer"
        : `Fits all ${all} answers`
      : `Fits ${fitting} of ${all} answers`,
  unknown: (count: number) =>
    count === 1 ? "for one, our records do not say" : `for ${count}, our records do not say`,
  against: "Against it:",
  saidButShown: (about: string, said: string, shown: string) =>
    `${about}: you said “${said}”, it has “${shown}”`,
  lookAlikes: "Do not mistake it for",
  more: "Show more plants",
  notRuledOut: "Dangerous plants that your answers do not rule out",
  caution: {
    title: "A likely name is not proof",
    text: "Never eat, drink, smoke or bathe in a plant because of this page alone, and never taste one to find out. Have it named by someone who knows it. The key knows only the plants of this encyclopedia: yours may be none of them.",
  },
} as const;
