// All user-visible texts of the chat.

export const chatMessages = {
  title: "Ask About Herbal Remedies",
  ask: "Get Herbal Suggestions",
  asking: "Getting suggestions...",
  latest: "Latest Herbal Suggestions",
  prompt: "What is troubling you?",
  example: "Such as: something for a dry cough, I take pressure tablets",
  followUp: "Ask more about it, or something else",
  ready: "Your suggestions are above the question field.",
  youAsked: "You asked:",
  earlier: "Earlier in this conversation",
  more: "More about this",
  askNext: "You may want to ask",
  newSubject: "Begin a new subject",
  seekCare: "When to see someone",
  careTitle: "Take care",
  describe: {
    title: "Please describe your concern",
    description: "Tell us what health issue you'd like herbal suggestions for",
  },
  failedTitle: "Unable to get suggestions",
  unknownError: "Unknown error",
  refused: "Failed to get herbal suggestions",
  fallback: "Sorry, we couldn't process your request at this time. Please try again later.",
  offline: {
    title: "This needs a connection",
    text: "You are offline, so your question was not sent. It stays here; ask again when the connection is back.",
    emergency: "In an emergency call 911 or your local emergency number.",
  },
  helpful: { question: "Was this helpful?", yes: "Yes, helpful", no: "Not helpful" },
  thanks: {
    title: "Thank you for your feedback!",
    description: "Your input helps us improve our herbal suggestions.",
  },
  signUp: {
    text: "Sign up to save your conversations and read them again. Your question will be carried over.",
    button: "Sign up to save",
  },
  why: {
    title: "Why this answer?",
    text: "These are the records it was made from. What the records do not hold, it does not say.",
  },
  beforeAsking: {
    text: "For education only, not medical advice.",
    safety: "How the herbalist decides, and how often it is wrong",
    check: "Check a mixture of plants and medicines",
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
} as const;

export const deviceMessages = {
  label: "Answered on this device",
  offline: "There is no connection, so the records saved on this phone were used.",
  later: "Your question will be added to your history when the connection is back.",
  setting: "Answer on this device",
  privacy: "What this means for your privacy",
  explain:
    "Your questions then stay on this phone and are not saved anywhere, also when there is a connection. The first one downloads the records, about 0.7 MB.",
} as const;

export const criticalMessages = {
  place: "Numbers for",
  notMeant: "That is not what I meant",
} as const;

export const disclaimerMessages = {
  title: "Before you ask: medical disclaimer",
  contents: [
    { strong: "This is NOT medical advice.", text: "Everything here is for education only." },
    {
      strong: "Consult a healthcare provider",
      text: "before using herbs or supplements, or changing medications.",
    },
    { strong: "In an emergency", text: "call 911 or go to the emergency room at once." },
    { strong: "Use is at your own risk.", text: "Herbs can harm, and they can clash with medicines." },
  ],
  agreement:
    "I understand this is for educational purposes only and is NOT medical advice. I agree to consult a healthcare provider before using any herbal remedies.",
  button: "I Understand and Agree",
} as const;

/** The texts that the example buttons fill in. */
export const examplePrompts = [
  { label: "High blood pressure", query: "What traditional herbs are used for high blood pressure?" },
  { label: "Flu symptoms", query: "I have flu symptoms with a cough and a stuffy nose. What can help?" },
  { label: "Diabetes", query: "Which plants do people use to support diabetes and blood sugar?" },
] as const;

export const myListMessages = {
  title: "My medicines and conditions (optional)",
  explain:
    "Stored on this device only. They are sent with a question only if you switch that on, so that the answer can leave out plants that interact with them.",
  use: "Use my list for this question",
  medicines: "My medicines",
  illnesses: "My conditions",
  loading: "Loading the lists…",
  retry: "Load the lists again",
  erase: "Erase my list",
} as const;
