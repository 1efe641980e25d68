// What runs on every page for signed-in users, without a view of its own.
import { AchievementAnnouncer } from "#app/features/achievements/announcer.tsx";
import { SaveWish } from "#app/features/plants/bookmarks/save-wish.tsx";

export function SignedInServices() {
  return (
    <>
      <AchievementAnnouncer />
      <SaveWish />
    </>
  );
}
