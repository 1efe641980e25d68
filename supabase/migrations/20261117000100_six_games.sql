-- Six games. A dealt round is an id that is also its seed: the server deals the same round again from it, plays the moves it
-- receives and stores the score it computes (server/functions/games-app.ts). No client's number counts any more.

-- The number of results in a complete round, as in games/round.ts; null for a game that does not exist.
create function private.round_size(game text, difficulty text) returns integer
  language sql immutable
  return case
    when game = 'bush-medicine-memory' then case difficulty when 'easy' then 6 when 'medium' then 8 else 12 end
    when game = 'herbal-word-search' then case difficulty when 'easy' then 5 when 'medium' then 8 else 10 end
    when game in ('herb-identifier', 'remedy-matcher', 'preparation-method-quiz', 'plant-family-challenge')
      then case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end
  end;
revoke all on function private.round_size(text, text) from public;
-- A table's checks run with the rights of whoever inserts.
grant execute on function private.round_size(text, text) to authenticated, service_role;

alter table public.game_scores
  -- The day in Guyana whose challenge the round was; null for any other round.
  add column daily_on date,
  drop constraint game_scores_game_type_check,
  drop constraint score_within_the_round,
  drop constraint metadata_follows_from_the_round,
  add constraint known_game check (private.round_size(game_type, difficulty) is not null),
  add constraint score_within_the_round check (score between 0 and private.round_size(game_type, difficulty)),
  add constraint metadata_follows_from_the_round check (
    (metadata ->> 'total_questions') is not distinct from private.round_size(game_type, difficulty)::text
    and (metadata ->> 'percentage')::numeric is not distinct from
      round(score * 100.0 / private.round_size(game_type, difficulty))
    and (metadata ->> 'best_streak')::numeric between 0 and score
  );
create unique index game_scores_daily_idx on public.game_scores (user_id, daily_on) where daily_on is not null;

alter table private.dealt_rounds add column daily_on date;
create unique index dealt_rounds_daily_idx on private.dealt_rounds (user_id, daily_on) where daily_on is not null;

-- Half a second for a result: nobody can look, choose and go on faster than that.
create function private.time_to_play(game text, difficulty text) returns interval
  language sql immutable
  return private.round_size(game, difficulty) * interval '0.5 seconds';

create function private.is_perfect(score integer, game text, difficulty text) returns boolean
  language sql immutable
  return score = private.round_size(game, difficulty);
revoke all on function private.time_to_play(text, text), private.is_perfect(integer, text, text) from public;

create or replace function private.has_perfect_quiz(who uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.game_scores
    where user_id = who and dealt_at is not null and game_type = 'herb-identifier'
      and private.is_perfect(score, game_type, difficulty)
  );

-- The runs of consecutive days on which a person played the daily challenge.
create function private.daily_runs(who uuid) returns table (last_day date, days bigint)
  language sql stable security definer set search_path = ''
begin atomic
  select max(daily_on), count(*)
  from (
    select daily_on, daily_on - (row_number() over (order by daily_on))::integer as run
    from public.game_scores
    where user_id = who and daily_on is not null and dealt_at is not null
  ) as numbered
  group by run;
end;
revoke all on function private.daily_runs(uuid) from public;

-- A challenge counts for its day if it was dealt on that day: only the server's clock decides which day that is.
create function public.my_daily_challenge() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select jsonb_build_object(
      'day', today.day,
      'played', exists (select from public.game_scores where user_id = who.id and daily_on = today.day),
      'streak', coalesce((
        select runs.days from private.daily_runs(who.id) as runs where runs.last_day >= today.day - 1), 0),
      'best', coalesce((select max(runs.days) from private.daily_runs(who.id) as runs), 0)
    )
    from (select private.whole_person() as id) as who,
      (select (now() at time zone 'America/Guyana')::date as day) as today
    where who.id is not null
  );
revoke all on function public.my_daily_challenge() from public, anon;
grant execute on function public.my_daily_challenge() to authenticated, service_role;

-- Ids for future rounds of any game. Each is dealt once, so that two devices never play under the same one; a device stores a few
-- for rounds without a connection. Twenty stay open; beyond them the oldest, probably abandoned, is withdrawn.
drop function public.deal_quiz_rounds(integer);
create function public.deal_rounds(how_many integer) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
begin
  if who is null then
    raise exception 'Please sign in' using errcode = '42501';
  end if;
  if how_many is null or how_many not between 1 and 5 then
    raise exception 'Between one and five rounds are dealt at once' using errcode = '22023';
  end if;
  -- The account's row first and then the person's lock: the lock order of every other write.
  perform from auth.users where id = who for key share;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  -- Twice as many as can be saved in a day.
  if not private.spend('rounds', private.caller(), how_many, 400, '1 day') then
    raise sqlstate 'PT429' using message = 'Too many rounds in one day';
  end if;
  delete from private.dealt_rounds where round_id in (
    select round_id from private.dealt_rounds where user_id = who and daily_on is null
    order by dealt_at desc, round_id offset 20 - how_many
  );
  return query
    insert into private.dealt_rounds (user_id) select who from generate_series(1, how_many) returning round_id;
end
$$;

-- Today's challenge: one id for each person and day, the same one until its round is saved, then none.
create function public.deal_daily_round() returns table (round_id uuid, day date)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
  today date := (now() at time zone 'America/Guyana')::date;
begin
  if who is null then
    raise exception 'Please sign in' using errcode = '42501';
  end if;
  perform from auth.users where id = who for key share;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  if exists (select from public.game_scores where user_id = who and daily_on = today) then
    return;
  end if;
  -- A round older than a month cannot be saved any more.
  delete from private.dealt_rounds where user_id = who and daily_on < today - 31;
  insert into private.dealt_rounds (user_id, daily_on) values (who, today) on conflict do nothing;
  return query
    select dealt.round_id, today from private.dealt_rounds as dealt
    where dealt.user_id = who and dealt.daily_on = today;
end
$$;
revoke all on function public.deal_rounds(integer), public.deal_daily_round() from public, anon;
grant execute on function public.deal_rounds(integer), public.deal_daily_round() to authenticated, service_role;

create or replace function private.check_round() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  needed interval := private.time_to_play(new.game_type, new.difficulty);
begin
  -- The policy refuses rounds in another person's name; an error raised here would reveal when that person played.
  if new.user_id <> auth.uid() then
    return new;
  end if;
  -- Serialised per player, so that two concurrent requests cannot both pass the limits below.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  new.played_at := case
    when new.sent_at is null then least(new.played_at, now())
    else now() - greatest(new.sent_at - new.played_at, interval '0')
  end;
  -- Written by settle_round alone: clients have no right to this column.
  if new.dealt_at is not null then
    -- It cannot have ended before it was dealt and played: rounds saved together must all fit into the time since.
    if now() < new.dealt_at + needed then
      raise exception 'Nobody plays a round that fast' using errcode = '23514';
    end if;
    new.played_at := greatest(new.played_at, new.dealt_at + needed);
  elsif (
    select count(*) from public.game_scores
    where user_id = new.user_id and dealt_at is null and created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'Too many rounds in one day' using errcode = '23514';
  end if;
  if new.played_at < now() - interval '30 days' then
    raise exception 'This round was played too long ago to be saved' using errcode = '23514';
  end if;
  if new.metadata ? 'seconds' and (
    jsonb_typeof(new.metadata -> 'seconds') <> 'number'
    or (new.metadata ->> 'seconds')::numeric < extract(epoch from needed)
  ) then
    raise exception 'Nobody plays a round that fast' using errcode = '23514';
  end if;
  -- Between the ends of two rounds there must have been time to play the later one. A round sent a second time is refused
  -- by the unique constraint.
  if exists (
    select from public.game_scores as other
    where other.user_id = new.user_id and other.round_id <> new.round_id
      and other.played_at > new.played_at - needed
      and other.played_at < new.played_at + interval '7.5 seconds'
      and (other.played_at <= new.played_at
        or other.played_at < new.played_at + private.time_to_play(other.game_type, other.difficulty))
  ) then
    raise exception 'Nobody plays rounds that fast' using errcode = '23514';
  end if;
  if (
    select count(*) from public.game_scores
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) >= 200 then
    raise exception 'Too many rounds in one day' using errcode = '23514';
  end if;
  return new;
end
$$;

-- Stores a round with the score that the server computed. It counts if the server dealt its id to this person, and a challenge if
-- it was dealt as that day's challenge; otherwise it is only the player's own record. Sent again, it changes nothing.
create function private.settle_round(
  who uuid, round uuid, game text, level text, points integer, details jsonb, ended timestamptz, sent timestamptz, challenge date
) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dealt timestamptz;
  known timestamptz;
begin
  perform from auth.users where id = who for key share;
  if not found then
    return false;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  select dealt_at into known from public.game_scores where user_id = who and round_id = round;
  if found then
    return known is not null;
  end if;
  delete from private.dealt_rounds
  where user_id = who and round_id = round and daily_on is not distinct from challenge
  returning dealt_at into dealt;
  insert into public.game_scores
    (user_id, game_type, score, difficulty, metadata, round_id, played_at, sent_at, dealt_at, daily_on)
  values (who, game, points, level, details, round, ended, sent, dealt, case when dealt is not null then challenge end);
  return dealt is not null;
end
$$;
revoke all on function private.settle_round(uuid, uuid, text, text, integer, jsonb, timestamptz, timestamptz, date)
  from public;

create or replace function private.achievement_count(who uuid, kind text) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case kind
    when 'plants_viewed' then (
      select count(*) from public.user_plant_interactions where user_id = who and explored_at is not null)
    when 'plants_bookmarked' then (
      select count(*) from public.user_plant_interactions where user_id = who and bookmarked)
    when 'families_viewed' then (
      select count(distinct plant.plant_family)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null)
    when 'categories_viewed' then (
      select count(distinct tag)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id,
        unnest(plant.category_tags) as tag
      where seen.user_id = who and seen.explored_at is not null)
    when 'dangerous_plants_viewed' then (
      select count(*)
      from public.user_plant_interactions as seen join public.plants as plant on plant.id = seen.plant_id
      where seen.user_id = who and seen.explored_at is not null and plant.hazard = 'dangerous')
    when 'conditions_viewed' then (
      select count(distinct known.slug)
      from public.user_analytics_events as read
      join private.known_conditions as known on known.name = read.metadata ->> 'condition'
      where read.user_id = who and read.event_type = 'condition_viewed')
    -- Reading a plant's history counts only once the plant was opened.
    when 'histories_read' then (
      select count(distinct read.plant_id)
      from public.user_analytics_events as read
      join public.user_plant_interactions as seen on seen.user_id = who and seen.plant_id = read.plant_id
      where read.user_id = who and read.event_type = 'plant_history_viewed' and seen.explored_at is not null)
    when 'visit_streak' then private.visit_streak(who)
    when 'daily_plants_viewed' then (
      select count(*) from private.daily_plants_viewed where user_id = who)
    when 'quizzes_played' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier')
    when 'perfect_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier'
        and private.is_perfect(score, game_type, difficulty))
    when 'perfect_hard_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier' and difficulty = 'hard'
        and private.is_perfect(score, game_type, difficulty))
    when 'quiz_best_streak' then (
      select coalesce(max((metadata ->> 'best_streak')::numeric), 0)::bigint from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier')
    when 'games_tried' then (
      select count(distinct game_type) from public.game_scores where user_id = who and dealt_at is not null)
    when 'daily_streak' then (select coalesce(max(days), 0) from private.daily_runs(who))
    when 'reminders_created' then (select count(*) from public.user_reminders where user_id = who)
    when 'reminders_active' then (select count(*) from public.user_reminders where user_id = who and active)
    when 'consultations' then (select count(*) from public.conversations where user_id = who)
    when 'feedback_given' then (
      select count(*) from public.conversations where user_id = who and was_helpful is not null)
    when 'testimonials_published' then (
      select count(*) from public.testimonials where user_id = who and status = 'published')
    when 'achievements_unlocked' then (
      select count(*) from public.user_achievements as held
      join public.achievement_catalog as catalog on catalog.code = held.achievement_type
      where held.user_id = who and catalog.rule ->> 'kind' <> 'achievements_unlocked')
    -- Perfect rounds of one game: 'remedy_matcher_perfect'.
    else (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and kind like '%\_perfect'
        and game_type = replace(regexp_replace(kind, '_perfect$', ''), '_', '-')
        and private.is_perfect(score, game_type, difficulty))
  end;
end
$$;

create or replace function private.unlock_achievements(who uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  open_kinds text[] := array(
    select distinct rule ->> 'kind' from public.achievement_catalog
    where rule ->> 'kind' = any (kinds)
      and not exists (select from public.user_achievements where user_id = who and achievement_type = code)
  );
begin
  -- The account may be about to be deleted together with its rows.
  if open_kinds = '{}' or not exists (select from auth.users where id = who) then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  insert into public.user_achievements (user_id, achievement_type, metadata)
  select who, catalog.code,
    case when catalog.code = 'perfect_quiz' then coalesce((
      select jsonb_build_object('game', game_type, 'difficulty', difficulty) from public.game_scores
      where user_id = who and dealt_at is not null and game_type = 'herb-identifier'
        and private.is_perfect(score, game_type, difficulty) order by created_at limit 1), '{}')
    else '{}' end
  from (
    select kind, private.achievement_count(who, kind) as reached from unnest(open_kinds) as kind
  ) as counted
  join public.achievement_catalog as catalog on catalog.rule ->> 'kind' = counted.kind
    and counted.reached >= (catalog.rule ->> 'threshold')::bigint
  on conflict (user_id, achievement_type) do nothing;
end
$$;

drop function private.time_to_play(text), private.is_perfect(integer, text);

drop trigger unlock_after_insert on public.game_scores;
create trigger unlock_after_insert after insert on public.game_scores
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'quizzes_played', 'perfect_quizzes', 'perfect_hard_quizzes', 'quiz_best_streak', 'games_tried', 'daily_streak',
    'remedy_matcher_perfect', 'bush_medicine_memory_perfect', 'herbal_word_search_perfect',
    'preparation_method_quiz_perfect', 'plant_family_challenge_perfect');

-- What a player knows is known for one game: a plant named from its plate may still be unknown by its family.
alter table public.quiz_memory
  add column game text not null default 'herb-identifier' check (private.round_size(game, 'easy') is not null),
  drop constraint quiz_memory_pkey,
  add primary key (user_id, game, plant_id);
grant insert (game), update (game) on public.quiz_memory to authenticated;
