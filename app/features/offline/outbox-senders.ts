// The modules that send each kind of outbox item. Each registers its sender when loaded, and is loaded only
// when an item of its kind is pending.
export const outboxSenders: Readonly<Record<string, () => Promise<unknown>>> = {
  "game-round": () => import("#app/features/games/round/send-round.ts"),
  "quiz-round": () => import("#app/features/games/round/send-earlier-round.ts"),
  question: () => import("#app/features/chat/device/send-later.ts"),
  bookmark: () => import("#app/features/plants/bookmarks/save-bookmark.ts"),
};
