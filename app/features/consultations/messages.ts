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

export const doctorMessages = {
  explain: (count: number) =>
    `Take ${count === 1 ? "this consultation" : `these ${count} consultations`} to your doctor on paper: what you asked, your medicines, the plants named and their cautions, without the advice.`,
  print: "Print for my doctor",
  save: "Save as a text file",
  file: "bush-tea-for-my-doctor.txt",
  failed: {
    title: "Error",
    description: "The records could not be loaded. Please try again when there is a connection.",
  },
  title: "Questions about herbal remedies",
  intro:
    "Asked on Bush Tea, an educational site about Guyanese plants. Medicines are those mentioned in a question; cautions are from the site's records. This is not medical advice.",
  ownMedicines: "My medicines",
  ownIllnesses: "My conditions",
  about: "About",
  medicines: "Medicines mentioned",
  alarm: "Answered with the request to get help at once",
} as const;
