/** Events and conversations by the million, generated in SQL, and their rollups filled at once or by the triggers. */
import type { Queryable } from "#server/db/database.ts";
import { EVENT_DAYS } from "#server/jobs/retention.ts";
import { personId } from "./people.ts";

const CONDITIONS = `array['Diabetes', 'Hypertension', 'Flu & Cold', 'Skin Conditions', 'Digestive Issues', 'Arthritis',
  'Asthma', 'Headache', 'Fever', 'Cough', 'Insomnia', 'Anxiety', 'Menstrual Pain', 'Back Pain', 'Toothache',
  'High Cholesterol', 'Kidney Stones', 'Constipation', 'Diarrhoea', 'Worms', 'Ear Ache', 'Sore Throat',
  'Sinus Trouble', 'Eye Strain', 'Burns', 'Insect Bites', 'Wounds', 'Stress', 'Fatigue', 'Nausea']`;
const HOW_MANY = 30;

/** Evenly over the days that events are kept; six in ten are pages, one in ten a condition, three in ten somebody's. */
const eventsOf = ({ events, people, until }: Amounts) => `
  select case when n % 10 < 3 then ${personId(`1 + (n::bigint * 7919) % ${people}`)} end as user_id,
    (array['page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'condition_viewed',
      'plant_viewed', 'plant_history_viewed', 'ai_query'])[1 + (n / 3) % 10] as event_type,
    case when (n / 3) % 10 = 6
      then jsonb_build_object('condition', (${CONDITIONS})[1 + ((n / 30) * 7) % ${HOW_MANY}])
      else '{"page": "plants"}' end as metadata,
    timestamptz '${until}' - (${events} - n) * (interval '${EVENT_DAYS - 1} days' / ${events}) as created_at
  from generate_series(1, ${events}) as n`;

/** Half are guests'; one in four finds no herb, one in five is voted on. */
const conversationsOf = ({ conversations, people, until }: Amounts) => `
  select md5('conversation ' || n)::uuid as id,
    case when n % 2 = 0 then ${personId(`1 + (n::bigint * 104729) % ${people}`)} end as user_id,
    md5('session ' || n / 3)::uuid as session_id,
    'What is good for a cough that will not go away?' as query, repeat('A leaf for tea. ', 40) as ai_response,
    case when n % 4 = 0 then '{}'::text[] else array['Neem', 'Ginger'] end as suggested_herbs,
    case when n % 7 > 0 then (${CONDITIONS})[1 + (n * 11) % ${HOW_MANY}] end as condition,
    (array['routine', 'routine', 'routine', 'routine', 'routine', 'routine', 'urgent', 'urgent', 'emergency',
      'crisis'])[1 + (n / 5) % 10] as triage,
    case when n % 5 = 0 then n % 3 > 0 end as was_helpful,
    timestamptz '${until}'
      - (${conversations} - n) * (interval '${EVENT_DAYS - 1} days' / ${conversations}) as created_at
  from generate_series(1, ${conversations}) as n`;

const EVENT_COLUMNS = "user_id, event_type, metadata, created_at";
const TALK_COLUMNS =
  "id, user_id, session_id, query, ai_response, suggested_herbs, condition, triage, created_at";

export type Amounts = {
  readonly events: number;
  readonly conversations: number;
  readonly people: number;
  /** When the last of them happened: rows made at two times fall on the same days. */
  readonly until: string;
};

/** Everything as it would come in, one row after another through the triggers; votes come after the answers. */
export async function writeThroughTriggers(tx: Queryable, amounts: Amounts): Promise<void> {
  const talks = conversationsOf(amounts);
  await tx.query(`insert into public.user_analytics_events (${EVENT_COLUMNS}) ${eventsOf(amounts)}`);
  await tx.query(
    `insert into public.conversations (${TALK_COLUMNS}) select ${TALK_COLUMNS} from (${talks}) as made`,
  );
  await tx.query(
    `update public.conversations as kept set was_helpful = made.was_helpful
     from (${talks}) as made where made.id = kept.id and made.was_helpful is not null`,
  );
}

/** The same rows past the triggers, which would take hours, and then the rollups counted from them. */
export async function writeInBulk(tx: Queryable, amounts: Amounts): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  // Indexes made after the rows are the same ones, made in a fraction of the time.
  const { rows } = await tx.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = 'user_analytics_events' and indexname <> 'user_analytics_events_pkey'`,
  );
  for (const { name } of rows) await tx.query(`drop index public.${name}`);
  await tx.query(`insert into public.user_analytics_events (${EVENT_COLUMNS}) ${eventsOf(amounts)}`);
  for (const { definition } of rows) await tx.query(definition);
  await tx.query(
    `insert into public.conversations (${TALK_COLUMNS}, was_helpful)
     select ${TALK_COLUMNS}, was_helpful from (${conversationsOf(amounts)}) as made`,
  );
  await tx.query(
    `insert into private.daily_visitors (day, user_id)
     select distinct private.utc_day(created_at), user_id from public.user_analytics_events where user_id is not null`,
  );
  // Each count lies in sixteen parts, as people who write at once leave it; days that are over are folded after.
  await tx.query(
    `insert into private.daily_counts (day, kind, subject, part, n)
     select day, kind, subject, part, n / 16 + (part < n % 16)::int
     from (
       select private.utc_day(created_at) as day, 'page' as kind, '' as subject, count(*) as n
         from public.user_analytics_events where event_type = 'page_view' group by 1
       union all
       select private.utc_day(created_at), 'condition', metadata ->> 'condition', count(*)
         from public.user_analytics_events where event_type = 'condition_viewed' group by 1, 3
       union all
       select day, 'visitor', '', count(*) from private.daily_visitors group by 1
       union all
       select private.utc_day(created_at), 'conversation', '', count(*) from public.conversations group by 1
       union all
       select private.utc_day(created_at), 'triage', triage, count(*) from public.conversations group by 1, 3
       union all
       select private.utc_day(created_at), 'unanswered', coalesce(condition, ''), count(*)
         from public.conversations where triage = 'routine' and suggested_herbs = '{}' group by 1, 3
       union all
       select private.utc_day(created_at), case when was_helpful then 'helpful' else 'unhelpful' end,
         coalesce(condition, ''), count(*)
         from public.conversations where was_helpful is not null group by 1, 2, 3
     ) as counted, generate_series(0, 15) as part
     where n / 16 + (part < n % 16)::int > 0`,
  );
  await tx.query("select private.fold_daily_counts()");
}

/**
 * The rollups without their parts, to compare. How grave a question was and whether its answer helped is counted on
 * the day it is told, so of those only the sums over all days can agree with rows that say they are old.
 */
export async function readRollups(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ rollups: string }>(
    `select jsonb_agg(jsonb_build_array(day, kind, subject, n) order by day, kind, subject)::text as rollups
     from (
       select case when kind in ('page', 'condition', 'visitor', 'conversation') then day end as day, kind, subject,
         sum(n) as n
       from private.daily_counts group by 1, 2, 3
       union all
       select day, 'seen', '', count(*) from private.daily_visitors group by 1
     ) as counted`,
  );
  return rows[0]?.rollups ?? "";
}
