-- Achievements unlock themselves: after anything that may count, the database counts it and writes down what was
-- reached. What each rule counts is explained in catalogue/achievement.ts.

alter table public.user_achievements add column announced_at timestamptz;
update public.user_achievements set announced_at = created_at;
create index user_achievements_unannounced_idx on public.user_achievements (user_id) where announced_at is null;

-- A plant counts as explored from the first time it was opened at a reader's pace. Views that come in floods are kept
-- as views, but they count only when the plant is opened again.
alter table public.user_plant_interactions add column explored_at timestamptz;
update public.user_plant_interactions set explored_at = viewed_at;
create index user_plant_interactions_explored_idx on public.user_plant_interactions (user_id, explored_at)
  where explored_at is not null;

-- Sorted after stamp_view, whose time it reads.
create function private.stamp_view_explored() returns trigger
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
  ) < 20 then
    new.explored_at := now();
  end if;
  return new;
end
$$;

create trigger stamp_view_explored
  before insert or update on public.user_plant_interactions
  for each row execute function private.stamp_view_explored();

-- Finding out whether somebody was here today must not read through all their days.
drop index public.user_analytics_events_user_id_idx;
create index user_analytics_events_user_id_idx on public.user_analytics_events (user_id, created_at)
  where user_id is not null;

-- Plants of the day opened on their own day. The time of a view is overwritten by the next one, so it is written down.
create table private.daily_plants_viewed (
  user_id uuid not null references auth.users (id) on delete cascade,
  featured_date date not null,
  primary key (user_id, featured_date)
);

create function private.is_perfect(score integer, difficulty text) returns boolean
  language sql immutable
  return score = (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end);

create function private.achievement_count(who uuid, kind text) returns bigint
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
      select count(distinct metadata ->> 'condition') from public.user_analytics_events
      where user_id = who and event_type = 'condition_viewed')
    -- Whoever read a plant's history has opened the plant.
    when 'histories_read' then (
      select count(distinct read.plant_id)
      from public.user_analytics_events as read
      join public.user_plant_interactions as seen on seen.user_id = who and seen.plant_id = read.plant_id
      where read.user_id = who and read.event_type = 'plant_history_viewed' and seen.explored_at is not null)
    when 'visit_streak' then private.visit_streak(who)
    when 'daily_plants_viewed' then (
      select count(*) from private.daily_plants_viewed where user_id = who)
    when 'quizzes_played' then (select count(*) from public.game_scores where user_id = who)
    when 'perfect_quizzes' then (
      select count(*) from public.game_scores where user_id = who and private.is_perfect(score, difficulty))
    when 'perfect_hard_quizzes' then (
      select count(*) from public.game_scores
      where user_id = who and difficulty = 'hard' and private.is_perfect(score, difficulty))
    when 'quiz_best_streak' then (
      select coalesce(max((metadata ->> 'best_streak')::numeric), 0)::bigint from public.game_scores
      where user_id = who)
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

-- Writes down what of these kinds was reached and is not held yet.
create function private.unlock_achievements(who uuid, kinds text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  open_kinds text[] := array(
    select distinct rule ->> 'kind' from public.achievement_catalog
    where rule ->> 'kind' = any (kinds)
      and not exists (select from public.user_achievements where user_id = who and achievement_type = code)
  );
begin
  -- The account may be on its way out, taking its rows along.
  if open_kinds = '{}' or not exists (select from auth.users where id = who) then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  insert into public.user_achievements (user_id, achievement_type, metadata)
  select who, catalog.code,
    case when catalog.code = 'perfect_quiz' then coalesce((
      select jsonb_build_object('game', game_type, 'difficulty', difficulty) from public.game_scores
      where user_id = who and private.is_perfect(score, difficulty) order by created_at limit 1), '{}')
    else '{}' end
  from (
    select kind, private.achievement_count(who, kind) as reached from unnest(open_kinds) as kind
  ) as counted
  join public.achievement_catalog as catalog on catalog.rule ->> 'kind' = counted.kind
    and counted.reached >= (catalog.rule ->> 'threshold')::bigint
  on conflict (user_id, achievement_type) do nothing;
end
$$;

-- One trigger function for every table, run once a statement: the kinds that the changed rows may decide are the
-- trigger's arguments. Always in the same order of people, so that two statements cannot wait for each other.
create function private.unlock_after() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid;
begin
  for who in select distinct user_id from changed where user_id is not null order by user_id loop
    perform private.unlock_achievements(who, tg_argv);
  end loop;
  return null;
end
$$;

create function private.note_daily_plants() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.daily_plants_viewed (user_id, featured_date)
  select changed.user_id, of_day.featured_date
  from changed join public.plant_of_the_day as of_day on of_day.plant_id = changed.plant_id
  where changed.viewed_at is not null
    and of_day.featured_date = (changed.viewed_at at time zone 'America/Guyana')::date
  on conflict do nothing;
  return null;
end
$$;

-- Any event shows that somebody came by, but only the first of a day can make a streak longer.
create function private.unlock_after_events() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today timestamptz := ((now() at time zone 'America/Guyana')::date)::timestamp at time zone 'America/Guyana';
  person record;
begin
  for person in
    select user_id, array_agg(distinct event_type) as types, min(id) as first_id from changed
    where user_id is not null group by user_id order by user_id
  loop
    if 'condition_viewed' = any (person.types) then
      perform private.unlock_achievements(person.user_id, array['conditions_viewed']);
    end if;
    if 'plant_history_viewed' = any (person.types) then
      perform private.unlock_achievements(person.user_id, array['histories_read']);
    end if;
    if not exists (
      select from public.user_analytics_events
      where user_id = person.user_id and created_at >= today and id < person.first_id
    ) then
      perform private.unlock_achievements(person.user_id, array['visit_streak']);
    end if;
  end loop;
  return null;
end
$$;

-- Triggers of one event run in the order of their names: the note comes before the count.
create trigger note_daily_plants_inserted after insert on public.user_plant_interactions
  referencing new table as changed for each statement execute function private.note_daily_plants();
create trigger note_daily_plants_updated after update on public.user_plant_interactions
  referencing new table as changed for each statement execute function private.note_daily_plants();
create trigger unlock_after_insert after insert on public.user_plant_interactions
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'plants_viewed', 'families_viewed', 'categories_viewed', 'dangerous_plants_viewed', 'daily_plants_viewed',
    'histories_read', 'plants_bookmarked');
create trigger unlock_after_update after update on public.user_plant_interactions
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'plants_viewed', 'families_viewed', 'categories_viewed', 'dangerous_plants_viewed', 'daily_plants_viewed',
    'histories_read', 'plants_bookmarked');
create trigger unlock_after_insert after insert on public.game_scores
  referencing new table as changed for each statement
  execute function private.unlock_after(
    'quizzes_played', 'perfect_quizzes', 'perfect_hard_quizzes', 'quiz_best_streak');
create trigger unlock_after_insert after insert on public.user_analytics_events
  referencing new table as changed for each statement execute function private.unlock_after_events();
create trigger unlock_after_insert after insert on public.user_reminders
  referencing new table as changed for each statement
  execute function private.unlock_after('reminders_created', 'reminders_active');
create trigger unlock_after_update after update on public.user_reminders
  referencing new table as changed for each statement execute function private.unlock_after('reminders_active');
create trigger unlock_after_insert after insert on public.conversations
  referencing new table as changed for each statement execute function private.unlock_after('consultations');
create trigger unlock_after_update after update on public.conversations
  referencing new table as changed for each statement execute function private.unlock_after('feedback_given');
create trigger unlock_after_insert after insert on public.testimonials
  referencing new table as changed for each statement
  execute function private.unlock_after('testimonials_published');
create trigger unlock_after_update after update on public.testimonials
  referencing new table as changed for each statement
  execute function private.unlock_after('testimonials_published');
create trigger unlock_after_insert after insert on public.user_achievements
  referencing new table as changed for each statement
  execute function private.unlock_after('achievements_unlocked');

-- What is new since the reader was last told, each told once, whichever tab or device asks first.
create function public.announce_achievements()
  returns table (code text, name text, description text, icon text, points integer)
  language sql volatile security definer set search_path = ''
begin atomic
  with told as (
    update public.user_achievements set announced_at = now()
    where user_id = auth.uid() and announced_at is null
    returning achievement_type
  )
  select catalog.code, catalog.name, catalog.description, catalog.icon, catalog.points
  from public.achievement_catalog as catalog join told on told.achievement_type = catalog.code
  order by catalog.points desc, catalog.code;
end;

-- How far the reader has come, for each kind that the catalogue counts.
create function public.my_achievement_progress() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select coalesce(jsonb_object_agg(kind, private.achievement_count(auth.uid(), kind)), '{}')
    from (select distinct rule ->> 'kind' as kind from public.achievement_catalog) as kinds
    where kind is not null
  );

revoke all on function private.time_to_play(text), private.is_perfect(integer, text), private.achievement_count(uuid, text),
  private.unlock_achievements(uuid, text[]) from public;
revoke all on function public.announce_achievements(), public.my_achievement_progress() from public;
grant execute on function public.announce_achievements(), public.my_achievement_progress()
  to authenticated, service_role;
