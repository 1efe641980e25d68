-- Points come from what the server dealt, once. A round scores if the server gave out its number beforehand, and only
-- after the time it takes to play; other rounds are kept as a player's own record, without points or achievements.

create table private.dealt_rounds (
  round_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  dealt_at timestamptz not null default now()
);
create index dealt_rounds_user_id_idx on private.dealt_rounds (user_id, dealt_at);
alter table private.dealt_rounds enable row level security;
revoke all on private.dealt_rounds from public, anon, authenticated;
grant all on private.dealt_rounds to service_role;

-- When the server dealt the round; null where it did not.
alter table public.game_scores
  add column dealt_at timestamptz,
  add constraint round_metadata_is_small check (octet_length(metadata::text) <= 500);
update public.game_scores set dealt_at = played_at - private.time_to_play(difficulty);
alter table public.user_achievements
  add constraint achievement_metadata_is_small check (octet_length(metadata::text) <= 500);

-- Numbers for rounds to come, each given out once, so that two devices never play under the same one. A device keeps a
-- few for rounds without a connection. Twenty stay open; beyond them the oldest, which was probably left, is withdrawn.
create function public.deal_quiz_rounds(how_many integer) returns setof uuid
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
  -- The person's row first and then their lock, in the order of every other write.
  perform from auth.users where id = who for key share;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  -- Twice as many as can be saved in a day.
  if not private.spend('rounds', private.caller(), how_many, 400, '1 day') then
    raise sqlstate 'PT429' using message = 'Too many rounds in one day';
  end if;
  delete from private.dealt_rounds where round_id in (
    select round_id from private.dealt_rounds where user_id = who
    order by dealt_at desc, round_id offset 20 - how_many
  );
  return query
    insert into private.dealt_rounds (user_id) select who from generate_series(1, how_many) returning round_id;
end
$$;
revoke all on function public.deal_quiz_rounds(integer) from public, anon;
grant execute on function public.deal_quiz_rounds(integer) to authenticated, service_role;

create or replace function private.check_round() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  needed interval := private.time_to_play(new.difficulty);
  dealt timestamptz;
begin
  -- Writing in another person's name is refused by the policy; nothing here may tell when that person played.
  if new.user_id <> auth.uid() then
    return new;
  end if;
  -- One at a time for each player, so that two requests at once cannot both pass the limits below.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  new.played_at := case
    when new.sent_at is null then least(new.played_at, now())
    else now() - greatest(new.sent_at - new.played_at, interval '0')
  end;
  delete from private.dealt_rounds where round_id = new.round_id and user_id = new.user_id
  returning dealt_at into dealt;
  -- No client may write this column; what the server itself writes stays.
  new.dealt_at := coalesce(dealt, new.dealt_at);
  if new.dealt_at is not null then
    -- It cannot have ended before it was dealt and played: rounds saved together must all fit into the time since then.
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
  -- Between the ends of two rounds there must have been time to play the later one. A round that is sent a second time
  -- is left to the unique constraint.
  if exists (
    select from public.game_scores as other
    where other.user_id = new.user_id and other.round_id <> new.round_id
      and other.played_at > new.played_at - needed
      and other.played_at < new.played_at + interval '7.5 seconds'
      and (other.played_at <= new.played_at
        or other.played_at < new.played_at + private.time_to_play(other.difficulty))
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

create or replace function private.has_perfect_quiz(who uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.game_scores
    where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty)
  );

create or replace function private.quiz_points(who uuid) returns bigint
  language sql stable security definer set search_path = ''
  return (
    select coalesce(sum(least(points, 100)), 0)::bigint
    from (
      select sum(score * (case difficulty when 'easy' then 1 when 'medium' then 2 else 3 end)) as points
      from public.game_scores
      where user_id = who and dealt_at is not null
      group by (created_at at time zone 'America/Guyana')::date
    ) as days
  );


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
    when 'quizzes_played' then (select count(*) from public.game_scores where user_id = who and dealt_at is not null)
    when 'perfect_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty))
    when 'perfect_hard_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and dealt_at is not null and difficulty = 'hard' and private.is_perfect(score, difficulty))
    when 'quiz_best_streak' then (
      select coalesce(max((metadata ->> 'best_streak')::numeric), 0)::bigint from public.game_scores
      where user_id = who and dealt_at is not null)
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
    else 0
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
      where user_id = who and dealt_at is not null and private.is_perfect(score, difficulty) order by created_at limit 1), '{}')
    else '{}' end
  from (
    select kind, private.achievement_count(who, kind) as reached from unnest(open_kinds) as kind
  ) as counted
  join public.achievement_catalog as catalog on catalog.rule ->> 'kind' = counted.kind
    and counted.reached >= (catalog.rule ->> 'threshold')::bigint
  on conflict (user_id, achievement_type) do nothing;
end
$$;

-- As before, but six plants a minute instead of twenty: one request must not reach an achievement for exploring.
create or replace function private.stamp_view_explored() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.viewed_at is null then
    new.explored_at := null;
    return new;
  end if;
  if new.explored_at is not null or (tg_op = 'UPDATE' and new.viewed_at is not distinct from old.viewed_at) then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  if (
    select count(*) from public.user_plant_interactions
    where user_id = new.user_id and explored_at > now() - interval '1 minute'
  ) < 6 then
    new.explored_at := now();
  end if;
  return new;
end
$$;

-- A plant's views: each counts once a day for a person, or for a network without one. Viewers are stored as keyed hashes.
create unlogged table private.plant_viewers (
  day date not null,
  viewer text not null,
  plant_id text not null,
  primary key (day, viewer, plant_id)
);
alter table private.plant_viewers enable row level security;
revoke all on private.plant_viewers from public, anon, authenticated;
grant all on private.plant_viewers to service_role;

create or replace function public.increment_plant_views(plant_id_param text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer text := private.caller();
begin
  if viewer is null then
    -- Nothing tells these callers apart, so that only their number is limited.
    if not exists (select from public.plants where id = plant_id_param)
      or not private.spend('views', plant_id_param, 1, 1000, '1 day')
    then
      return;
    end if;
  else
    insert into private.plant_viewers (day, viewer, plant_id)
    select private.utc_day(now()), viewer, id from public.plants where id = plant_id_param
    on conflict do nothing;
    if not found then
      return;
    end if;
  end if;
  update public.plants set view_count = view_count + 1 where id = plant_id_param;
end
$$;
