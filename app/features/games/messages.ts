// All user-visible texts of the games hub.

export const gamesMessages = {
  title: "Herbal Learning Games",
  intro: "Get to know the plants of Guyana by playing: a few minutes at a time, alone or with the family.",
  play: "Play Now",
  comingSoon: "Coming Soon",
  /** Plants whose plates illustrate the quiz. */
  examples: ["ginger", "soursop", "neem"],
  whyPlay: "Why Play",
  reasons: [
    {
      title: "Learn by looking",
      text: "Every question shows a plate drawn from the plant's own leaves, flowers and fruit.",
    },
    { title: "Remember for longer", text: "Plants you miss come back sooner, until you know them." },
    {
      title: "Stay safe",
      text: "Recognising plants is the first step: some look-alikes are poisonous.",
    },
    { title: "Keep tradition alive", text: "The names our grandparents used are worth passing on." },
  ],
} as const;
