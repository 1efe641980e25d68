// All user-visible texts of the encyclopedia.

export const plantMessages = {
  loading: "Loading plants encyclopedia...",
  listFailed: { title: "Error loading plants", description: "Please try again later" },
  plantFailed: { title: "Error loading plant", description: "This plant could not be found" },
  plantUnreachable: { title: "Error loading plant", description: "Please try again later" },
  tryAgain: "Try again",
  notFound: "Plant not found",
  backToList: "Back to Encyclopedia",
  noHistory: "Historical information coming soon...",
  found: (count: number) => `${count} Plants Found`,
  sorted: "Sorted by popularity",
  sortedByName: "Sorted A to Z",
  usedFor: (complaints: readonly string[]) => `For ${complaints.join(", ").toLowerCase()}`,
  bestMatchesFirst: "best matches first",
  nothingFound: { title: "No plants found", description: "Try adjusting your filters or search query" },
  clearAllFilters: "Clear All Filters",
  noBookmarks: {
    title: "No bookmarks yet",
    description: "Plants you bookmark appear here.",
  },
  search: "Search plants by name, symptoms, or uses...",
  signInToBookmark: { title: "Sign in required", description: "Please sign in to bookmark plants" },
  bookmarked: { title: "Saved to your bookmarks", description: "You find them on your dashboard." },
  unbookmarked: { title: "Removed from your bookmarks" },
  bookmarkFailed: { title: "Error", description: "Failed to update bookmark" },
  setReminder: "Set a reminder",
  noSpeech: {
    title: "Not supported",
    description: "Your browser doesn't support audio pronunciation",
  },
  linkCopied: "Link copied!",
  linkNotCopied: {
    title: "The link could not be copied",
    description: "You can copy it from the address bar.",
  },
  explored: (viewed: number, all: number) => `explored ${viewed} of ${all} plants`,
} as const;
