// All user-visible texts of the dashboard's consultations.

export const consultationMessages = {
  placeholder: "Describe your health concern or wellness goal...",
  success: { title: "Success", description: "Your herbal suggestions have been generated" },
  errorTitle: "Error",
  failed: "Failed to get suggestions",
  historyTitle: "Your Consultation History",
  loading: "Loading your consultations…",
  empty: { title: "No consultations yet", description: "Ask your first question above to get started" },
  notKept: {
    before: "New questions are answered but not saved, because you have not agreed to that. You can agree on",
    link: "your account page",
  },
  search: {
    label: "Search your consultations",
    found: (count: number) => (count === 1 ? "1 consultation found" : `${count} consultations found`),
  },
  reload: "Load your consultations",
  remove: {
    label: (query: string) => `Delete the consultation “${query}”`,
    title: "Delete this consultation?",
    text: "The question and its answer will be permanently deleted.",
    keep: "Keep it",
    confirm: "Delete it",
    failed: "Failed to delete the consultation",
  },
} as const;
