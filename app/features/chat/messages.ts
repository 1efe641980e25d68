// The texts around the question field, which every page with a chat loads. Those of answers are in answer-messages.ts.

export const chatMessages = {
  title: "Ask About Herbal Remedies",
  ask: "Get Herbal Suggestions",
  asking: "Getting suggestions...",
  prompt: "What is troubling you?",
  example: "Such as: something for a dry cough, I take pressure tablets",
  followUp: "Ask more about it, or something else",
  ready: "Your suggestions are above the question field.",
  describe: {
    title: "Please describe your concern",
    description: "Tell us what health issue you'd like herbal suggestions for",
  },
  failedTitle: "Unable to get suggestions",
  unknownError: "Unknown error",
  refused: "Failed to get herbal suggestions",
  offline: {
    title: "This needs a connection",
    text: "You are offline, so your question was not sent. It stays here; ask again when the connection is back.",
    emergency: "In an emergency call 911 or your local emergency number.",
  },
  signUp: {
    text: "Sign up to save your conversations and read them again. Your question will be carried over.",
    button: "Sign up to save",
  },
  beforeAsking: {
    text: "For education only, not medical advice.",
    safety: "How the herbalist decides, and how often it is wrong",
    check: "Check a mixture of plants and medicines",
  },
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
  notLoaded: "This could not be loaded. Try again when there is a connection.",
  erase: "Erase my list",
} as const;
