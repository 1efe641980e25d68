// The modules that send each kind of outbox item. Each registers its sender when loaded, and is loaded only
// when an item of its kind is pending.
export const outboxSenders: Readonly<Record<string, () => Promise<unknown>>> = {
  "quiz-round": () => import("#app/features/quiz/send-round.ts"),
  bookmark: () => import("#app/features/plants/bookmarks/save-bookmark.ts"),
};
