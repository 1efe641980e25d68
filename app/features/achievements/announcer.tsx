// Tells a signed-in reader at once what they have unlocked. The database unlocks; after each request that may have
// moved it, it is asked what has not been told yet, and says each thing once.
import { useEffect } from "react";
import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase, onSupabaseWrite } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { forgetAchievements } from "./get-achievements.ts";
import { achievementMessages } from "./messages.ts";

const newsSchema = z.array(z.object({ name: z.string(), points: z.int() }));

/** Requests come in twos and threes; one question afterwards is enough. */
const settleMs = 300;

const deciding =
  /\/rest\/v1\/(?:user_plant_interactions|game_scores|user_analytics_events|user_reminders|testimonials)\b|\/functions\/v1\/herbal-/;

export function AchievementAnnouncer() {
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      announce().catch((error: unknown) => logQuietly("Error asking for new achievements:", error));
    };
    // What happened while nobody was here: a testimonial that was published, for example.
    waiting = setTimeout(ask, settleMs);
    const stop = onSupabaseWrite((path) => {
      if (!deciding.test(path)) return;
      clearTimeout(waiting);
      waiting = setTimeout(ask, settleMs);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [userId]);
  return null;
}

async function announce(): Promise<void> {
  // Nobody is congratulated in an emergency; it is told another time.
  if (!navigator.onLine || document.querySelector("[data-grave]")) return;
  const supabase = await getSupabase();
  const session = (await supabase.auth.getSession()).data.session;
  // Whoever signs out in this moment is not asked about any more; the token is named, because the library would ask as nobody.
  if (!session) return;
  const { data, error } = await supabase
    .rpc("announce_achievements")
    .setHeader("Authorization", `Bearer ${session.access_token}`);
  if (error) throw error;
  const news = newsSchema.parse(data);
  const [first] = news;
  if (!first) return;
  forgetAchievements();
  toast(
    news.length === 1
      ? {
          title: achievementMessages.newOne,
          description: achievementMessages.newOneText(first.name, first.points),
        }
      : {
          title: achievementMessages.newOnes(news.length),
          description: news.map(({ name }) => name).join(", "),
        },
  );
}
