// All user-visible texts about testimonials and reports.

export const testimonialMessages = {
  thanks: { title: "Thank you!", description: "Your testimonial will be published after review." },
  failed: { title: "Error", description: "Your testimonial could not be sent. Please try again." },
  withdrawFailed: {
    title: "Error",
    description: "Your testimonial could not be withdrawn. Please try again.",
  },
  reported: { title: "Thank you!", description: "We will review it." },
  alreadyReported: { title: "Already reported", description: "We will review it." },
  reportFailed: { title: "Error", description: "Your report could not be sent. Please try again." },
  signInToReport: { title: "Sign in required", description: "Please sign in to report a testimonial" },
  none: "No one has written about this plant yet.",
  waiting: "Awaiting review",
  rejected: "Not published",
  loadFailed: "Testimonials could not be loaded.",
  tryAgain: "Try again",
  disclaimer:
    "These are users' own experiences, not medical advice and not proof that a remedy works. Always consult a healthcare provider.",
  nothingToReview: {
    title: "Nothing to review",
    description: "No testimonial and no report needs a decision.",
  },
  decisionFailed: { title: "Error", description: "The decision could not be saved. Please try again." },
} as const;
