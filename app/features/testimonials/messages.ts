// All user-visible texts about testimonials and reports.

export const testimonialMessages = {
  thanks: { title: "Thank you!", description: "Your words are shown once somebody has read them." },
  failed: { title: "Error", description: "Your testimonial could not be sent. Please try again." },
  takeBackFailed: {
    title: "Error",
    description: "Your testimonial could not be taken back. Please try again.",
  },
  reported: { title: "Thank you!", description: "Somebody will look at it." },
  alreadyReported: { title: "Already reported", description: "Somebody will look at it." },
  reportFailed: { title: "Error", description: "Your report could not be sent. Please try again." },
  signInToReport: { title: "Sign in required", description: "Please sign in to report a testimonial" },
  none: "Nobody has written about this plant yet.",
  waiting: "Waiting to be read",
  rejected: "Not published",
  loadFailed: "Testimonials could not be loaded.",
  tryAgain: "Try again",
  disclaimer:
    "These are readers' own experiences, not medical advice and not proof that a remedy works. Always consult a healthcare provider.",
  nothingToReview: { title: "Nothing waits", description: "No testimonial and no report needs a decision." },
  decisionFailed: { title: "Error", description: "The decision could not be saved. Please try again." },
} as const;
