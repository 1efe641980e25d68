// Every message of the encyclopedia that a reader can meet.

export const plantMessages = {
  loading: "Loading plants encyclopedia...",
  listFailed: { title: "Error loading plants", description: "Please try again later" },
  plantFailed: { title: "Error loading plant", description: "This plant could not be found" },
  notFound: "Plant not found",
  backToList: "Back to Encyclopedia",
  noHistory: "Historical information coming soon...",
} as const;
