// The schema of content/achievements.yaml. Each rule can be decided from stored data alone.
import * as z from "zod";
import { oneLine } from "./shapes.ts";

/** What a rule counts; the count must reach the rule's threshold. */
export const ruleKinds = [
  "plants_viewed", // different plants in user_plant_interactions with viewed_at
  "plants_bookmarked", // plants bookmarked now
  "families_viewed", // different plant families among the viewed plants
  "categories_viewed", // different category tags among the viewed plants
  "dangerous_plants_viewed", // viewed plants graded dangerous
  "conditions_viewed", // different conditions in condition_viewed events
  "histories_read", // different plants whose History tab was opened (plant_history_viewed events)
  "visit_streak", // longest run of days in a row with any event, in Guyana's days
  "daily_plants_viewed", // plants of the day viewed on their own day
  "quizzes_played", // counted rounds of the Herb Identifier Quiz in game_scores
  "perfect_quizzes", // those at 100 percent
  "perfect_hard_quizzes", // the same at difficulty hard
  "quiz_best_streak", // the best metadata.best_streak of its rounds
  "remedy_matcher_perfect", // counted rounds of that game at 100 percent, and so on
  "bush_medicine_memory_perfect",
  "herbal_word_search_perfect",
  "preparation_method_quiz_perfect",
  "plant_family_challenge_perfect",
  "games_tried", // different games with a counted round
  "daily_streak", // longest run of days in a row with the daily challenge
  "reminders_created", // rows ever made in user_reminders
  "reminders_active", // reminders switched on now
  "consultations", // conversations of the user
  "feedback_given", // conversations the user rated
  "testimonials_published", // testimonials with status published
  "achievements_unlocked", // other achievements held
] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const achievementSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, "must be small letters joined by underscores"),
  name: oneLine,
  description: oneLine,
  /** A lucide icon's name. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  points: z.int().min(5).max(1000),
  rule: z.strictObject({ kind: z.enum(ruleKinds), threshold: z.int().min(1) }),
  /** The exploration badge shown with it, when it is one of the six. */
  badge: z
    .enum(["seedling", "enthusiast", "master", "history_buff", "collector", "daily_devotee"])
    .optional(),
});
export type Achievement = z.infer<typeof achievementSchema>;
