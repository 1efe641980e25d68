// All user-visible texts of the games hub.

export const gamesMessages = {
  title: "Herbal Learning Games",
  intro: "Get to know the plants of Guyana by playing: a few minutes at a time, alone or with the family.",
  play: "Play Now",
  due: (count: number) => `${count} to practise`,
  daily: {
    title: "Challenge of the day",
    text: "The same round for everyone, until midnight in Guyana.",
    play: "Play Today's Challenge",
    again: "Play It Again",
    done: "Played today. The next one comes at midnight in Guyana.",
    streak: (days: number) => `${days} ${days === 1 ? "day" : "days"} in a row`,
    best: (days: number) => `Best: ${days}`,
    anotherDay: "This is the challenge of another day: it does not count for your streak.",
    start: "Play every day to start a streak.",
  },
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
