// All user-visible texts of the welcome.

export const onboardingMessages = {
  title: "Welcome to Bush Tea",
  points: [
    "Look a plant up: its names, how families have used it, and what research says.",
    "Read the warnings first. They say when to leave a plant alone.",
    "Everything here is for learning. Ask a healthcare provider before you use a herb, and call 911 in an emergency.",
  ],
  consentTitle: "May we keep your health questions?",
  consent:
    "If you agree, the questions you ask and their answers are kept in your account, so that you can read them again. If not, they are answered and not stored. You can change this in your account.",
  agree: "Keep my questions",
  decline: "Do not keep them",
  choiceFailed: "Your choice could not be saved",
  start: "Get started",
} as const;
