// Announces newly unlocked achievements. The database unlocks them; after each request that may have done so,
// unannounced ones are fetched, and each is announced once.
import { useEffect } from "react";
import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase, onSupabaseWrite } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { invalidateAchievements } from "./get-achievements.ts";
import { achievementMessages } from "./messages.ts";

const newsSchema = z.array(z.object({ name: z.string(), points: z.int() }));

/** Debounce: requests come in twos and threes. */
const settleMs = 300;

const deciding =
  /\/rest\/v1\/(?:user_plant_interactions|game_scores|user_analytics_events|user_reminders|testimonials)\b|\/functions\/v1\/(?:herbal-|settle-round)/;

export function AchievementAnnouncer() {
  const { user, signingOut } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined || signingOut) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const ask = () => {
      announce(leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) logQuietly("Error asking for new achievements:", error);
      });
    };
    // Achievements unlocked between visits, for example when a testimonial was published.
    waiting = setTimeout(ask, settleMs);
    const stop = onSupabaseWrite((path) => {
      if (!deciding.test(path)) return;
      clearTimeout(waiting);
      waiting = setTimeout(ask, settleMs);
    });
    return () => {
      stop();
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [userId, signingOut]);
  return null;
}

async function announce(leaving: AbortSignal): Promise<void> {
  // No congratulations beside an emergency answer; it is announced later.
  if (!navigator.onLine || document.querySelector("[data-critical]")) return;
  const supabase = await getSupabase();
  const session = (await supabase.auth.getSession()).data.session;
  // The user may sign out meanwhile. The token is passed explicitly because the library would otherwise fall
  // back to the anonymous key.
  if (!session || leaving.aborted) return;
  const { data, error } = await supabase
    .rpc("announce_achievements")
    .abortSignal(leaving)
    .setHeader("Authorization", `Bearer ${session.access_token}`);
  // The session has ended, for example by the mailed link that this page is opening: the next session announces.
  if (error?.code === "42501") return;
  if (error) throw error;
  const news = newsSchema.parse(data);
  const [first] = news;
  if (!first) return;
  invalidateAchievements();
  const message =
    news.length === 1
      ? {
          title: achievementMessages.newOne,
          description: achievementMessages.newOneText(first.name, first.points),
        }
      : {
          title: achievementMessages.newOnes(news.length),
          description: news.map(({ name }) => name).join(", "),
        };
  toast({ ...message, waits: true });
}
