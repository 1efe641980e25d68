// Who sends what waits in the outbox. Each module registers its sender when it is loaded; none is loaded before
// something of its kind waits.
export const senders: Readonly<Record<string, () => Promise<unknown>>> = {
  "quiz-round": () => import("#app/features/quiz/send-round.ts"),
  bookmark: () => import("#app/features/plants/bookmarks/save-bookmark.ts"),
};
