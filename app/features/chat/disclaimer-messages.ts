// The texts of the disclaimer dialog.

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
  tickFirst: "Please tick the box above first.",
} as const;
