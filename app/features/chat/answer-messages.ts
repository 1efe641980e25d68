// The texts of answers, loaded with the first question.

export const answerMessages = {
  listen: { start: "Listen", pause: "Pause", goOn: "Go on listening" },
  reason: {
    question: "What was wrong with it? (optional)",
    thanks: "Noted.",
    choices: [
      { reason: "wrong", label: "It is wrong" },
      { reason: "not what I asked", label: "Not what I asked" },
      { reason: "too long", label: "Too long" },
      { reason: "something missing", label: "Something is missing" },
    ],
  },
  latest: "Latest Herbal Suggestions",
  youAsked: "You asked:",
  earlier: "Earlier in this conversation",
  more: "More about this",
  askNext: "You may want to ask",
  newSubject: "Begin a new subject",
  seekCare: "When to see someone",
  careTitle: "Take care",
  concerns: {
    medicine: "Your medicine",
    illness: "Your illness",
    pregnancy: "Pregnancy",
    breastfeeding: "Breastfeeding",
    child: "Children",
    plant: "The other plant",
    hazard: "Poisonous",
  },
  fallback: "Sorry, we couldn't process your request at this time. Please try again later.",
  inDanger:
    "If somebody is hurt, ill, poisoned or in danger, do not wait: call 911, or your local emergency number.",
  helpful: { question: "Was this helpful?", yes: "Yes, helpful", no: "Not helpful" },
  thanks: {
    title: "Thank you for your feedback!",
    description: "Your input helps us improve our herbal suggestions.",
  },
  why: {
    title: "Why this answer?",
    text: "These are the records it was made from. What the records do not hold, it does not say.",
    sourcesOnline: "The sources of each record are named when you ask with a connection.",
  },
} as const;

export const understoodMessages = {
  title: "What I understood",
  takeAway: (label: string) => `Not meant: ${label}`,
  putBack: (label: string) => `Put back: ${label}`,
  add: "Add",
  medicine: "Add a medicine",
  illness: "Add a condition",
  loading: "Loading the lists…",
  retry: "Load the lists again",
  notLoaded: "This could not be loaded. Try again when there is a connection.",
} as const;

export const criticalMessages = {
  place: "Numbers for",
  notMeant: "That is not what I meant",
} as const;

export const deviceMessages = {
  label: "Answered on this device",
  less: "Online, the whole record of each plant is read, and some details are known only there.",
  offline: "There is no connection, so the records saved on this phone were used.",
  later: "Your question will be added to your history when the connection is back.",
} as const;
