/** Generates millions of events and conversations in SQL, with their rollups filled in bulk or by the triggers. */
import type { Queryable } from "#server/db/database.ts";
import { EVENT_DAYS } from "#server/jobs/retention.ts";
import { withoutIndexes } from "./bulk-insert.ts";
import { userIdSql } from "./test-users.ts";

const CONDITIONS = `array['Diabetes', 'Hypertension', 'Flu & Cold', 'Skin Conditions', 'Digestive Issues', 'Arthritis',
  'Asthma', 'Headache', 'Fever', 'Cough', 'Insomnia', 'Anxiety', 'Menstrual Pain', 'Back Pain', 'Toothache',
  'High Cholesterol', 'Kidney Stones', 'Constipation', 'Diarrhoea', 'Worms', 'Ear Ache', 'Sore Throat',
  'Sinus Trouble', 'Eye Strain', 'Burns', 'Insect Bites', 'Wounds', 'Stress', 'Fatigue', 'Nausea']`;
const CONDITION_COUNT = 30;

/** Spread evenly over the retention period; 60 % are page views, 10 % conditions; 30 % belong to a user. */
const eventsOf = ({ events, people, until }: Amounts) => `
  select case when n % 10 < 3 then ${userIdSql(`1 + (n::bigint * 7919) % ${people}`)} end as user_id,
    (array['page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'condition_viewed',
      'game_started', 'plant_history_viewed', 'ai_query'])[1 + (n / 3) % 10] as event_type,
    case when (n / 3) % 10 = 6
      then jsonb_build_object('condition', (${CONDITIONS})[1 + ((n / 30) * 7) % ${CONDITION_COUNT}])
      else '{"page": "plants"}' end as metadata,
    timestamptz '${until}' - (${events} - n) * (interval '${EVENT_DAYS - 1} days' / ${events}) as created_at
  from generate_series(1, ${events}) as n`;

/** Half belong to guests; 25 % suggest no herb, 20 % have a vote. */
const conversationsOf = ({ conversations, people, until }: Amounts) => `
  select md5('conversation ' || n)::uuid as id,
    case when n % 2 = 0 then ${userIdSql(`1 + (n::bigint * 104729) % ${people}`)} end as user_id,
    md5('session ' || n / 3)::uuid as session_id,
    'What is good for a cough that will not go away?' as query, repeat('A leaf for tea. ', 40) as ai_response,
    case when n % 4 = 0 then '{}'::text[] else array['Neem', 'Ginger'] end as suggested_herbs,
    case when n % 7 > 0 then (${CONDITIONS})[1 + (n * 11) % ${CONDITION_COUNT}] end as condition,
    (array['routine', 'routine', 'routine', 'routine', 'routine', 'routine', 'urgent', 'urgent', 'emergency',
      'crisis'])[1 + (n / 5) % 10] as triage,
    case when n % 5 = 0 then n % 3 > 0 end as was_helpful,
    timestamptz '${until}'
      - (${conversations} - n) * (interval '${EVENT_DAYS - 1} days' / ${conversations}) as created_at
  from generate_series(1, ${conversations}) as n`;

const EVENT_COLUMNS = "user_id, event_type, metadata, created_at";
const CONVERSATION_COLUMNS =
  "id, user_id, session_id, query, ai_response, suggested_herbs, condition, triage, created_at";

export type Amounts = {
  readonly events: number;
  readonly conversations: number;
  readonly people: number;
  /** Time of the last one, so that both ways of filling put the rows on the same days. */
  readonly until: string;
};

/** Inserts through the triggers, as in production; votes are set after the answers. */
export async function writeThroughTriggers(tx: Queryable, amounts: Amounts): Promise<void> {
  const conversations = conversationsOf(amounts);
  await tx.query(`insert into public.user_analytics_events (${EVENT_COLUMNS}) ${eventsOf(amounts)}`);
  await tx.query(
    `insert into public.conversations (${CONVERSATION_COLUMNS}) select ${CONVERSATION_COLUMNS} from (${conversations}) as made`,
  );
  await tx.query(
    `update public.conversations as stored set was_helpful = made.was_helpful
     from (${conversations}) as made where made.id = stored.id and made.was_helpful is not null`,
  );
}

/** Inserts the same rows without the triggers, which would take hours, and then computes every count from them. */
export async function writeInBulk(tx: Queryable, amounts: Amounts): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  const conversations = `select ${CONVERSATION_COLUMNS}, was_helpful from (${conversationsOf(amounts)}) as made`;
  const inserts = {
    "public.user_analytics_events": `(${EVENT_COLUMNS}) ${eventsOf(amounts)}`,
    "public.conversations": `(${CONVERSATION_COLUMNS}, was_helpful) ${conversations}`,
  };
  for (const [table, rows] of Object.entries(inserts))
    await withoutIndexes(tx, table, () => tx.query(`insert into ${table} ${rows}`));
  await tx.query("select private.count_afresh()");
}

/** Every count, compacted or not, for comparison. */
export async function readRollups(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ rollups: string }>(
    `select jsonb_agg(jsonb_build_array(day, kind, subject, n) order by day, kind, subject)::text as rollups
     from (select day, kind, subject, sum(n) as n from private.counts_by_day group by 1, 2, 3) as counted`,
  );
  return rows[0]?.rollups ?? "";
}
