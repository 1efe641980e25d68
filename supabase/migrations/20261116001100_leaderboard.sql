-- Points, counted by the database from what was stored, and ranks that stay fast with a million people. A person who does not
-- want to be listed has no row here: nothing to read and nothing to infer from.

create table public.leaderboard_scores (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  total_points bigint not null default 0 check (total_points >= 0),
  achievements_count integer not null default 0 check (achievements_count >= 0),
  testimonials_count integer not null default 0 check (testimonials_count >= 0)
);
create index leaderboard_scores_rank_idx on public.leaderboard_scores (total_points desc, user_id);

create function private.show_new_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leaderboard_scores set display_name = new.display_name where user_id = new.id;
  return null;
end
$$;
create trigger show_new_name
  after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function private.show_new_name();

-- A right answer is worth one point on Easy, two on Medium, three on Hard; at most 100 a day. The day is the one the round was
-- saved on: rounds sent together after days offline are one day's points.
create function private.quiz_points(who uuid) returns bigint
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

-- Two points for a plant explored, for at most 50 plants a day.
create function private.exploring_points(who uuid) returns bigint
  language sql stable security definer set search_path = ''
  return (
    select coalesce(sum(least(plants, 50) * 2), 0)::bigint
    from (
      select count(*) as plants
      from public.user_plant_interactions
      where user_id = who and explored_at is not null
      group by (explored_at at time zone 'America/Guyana')::date
    ) as days
  );

-- Counted from the rows instead of added up, so that a deletion can never leave a wrong sum. The table lock is taken before
-- the catalogue is read: a change of the catalogue's points waits for everyone who counts with the old points, and everyone
-- who counts later waits for the new ones (see give_new_points).
create function private.recount_points(who uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  achievement_points bigint;
  held integer;
  published integer;
  total bigint;
  person public.profiles;
begin
  -- Serialised per person: a concurrent count is complete and visible before this one reads.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  lock table public.leaderboard_scores in row exclusive mode;
  select coalesce(sum(catalog.points), 0), count(*) into achievement_points, held
  from public.user_achievements as unlocked
  join public.achievement_catalog as catalog on catalog.code = unlocked.achievement_type
  where unlocked.user_id = who;
  select count(*) into published from public.testimonials where user_id = who and status = 'published';
  total := achievement_points + published * 25 + private.quiz_points(who) + private.exploring_points(who);
  select * into person from public.profiles where id = who;
  -- While an account is being deleted, its rows disappear one table after the other: no new row for it.
  if (total = 0 and held = 0 and published = 0) or not coalesce(person.on_leaderboard, false)
    or not exists (select from auth.users where id = who)
  then
    delete from public.leaderboard_scores where user_id = who;
    return;
  end if;
  insert into public.leaderboard_scores as board
    (user_id, display_name, total_points, achievements_count, testimonials_count)
  values (who, person.display_name, total, held, published)
  on conflict (user_id) do update set
    total_points = excluded.total_points,
    achievements_count = excluded.achievements_count,
    testimonials_count = excluded.testimonials_count
  where (board.total_points, board.achievements_count, board.testimonials_count) is distinct from
    (excluded.total_points, excluded.achievements_count, excluded.testimonials_count);
end
$$;

-- Once a statement for each person whose rows it changed, in the order of their ids.
create function private.recount_after() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid;
begin
  for who in select distinct user_id from changed order by user_id loop
    perform private.recount_points(who);
  end loop;
  return null;
end
$$;

-- Opening a plant again, or bookmarking it, changes its row but no points.
create function private.recount_after_exploring() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid;
begin
  for who in
    select distinct user_id from changed join before using (user_id, plant_id)
    where changed.explored_at is distinct from before.explored_at order by user_id
  loop
    perform private.recount_points(who);
  end loop;
  return null;
end
$$;

create trigger recount_after_insert after insert on public.user_achievements
  referencing new table as changed for each statement execute function private.recount_after();
create trigger recount_after_delete after delete on public.user_achievements
  referencing old table as changed for each statement execute function private.recount_after();
create trigger recount_after_insert after insert on public.game_scores
  referencing new table as changed for each statement execute function private.recount_after();
create trigger recount_after_delete after delete on public.game_scores
  referencing old table as changed for each statement execute function private.recount_after();
create trigger recount_after_insert after insert on public.testimonials
  referencing new table as changed for each statement execute function private.recount_after();
create trigger recount_after_update after update on public.testimonials
  referencing new table as changed for each statement execute function private.recount_after();
create trigger recount_after_delete after delete on public.testimonials
  referencing old table as changed for each statement execute function private.recount_after();
create trigger recount_after_insert after insert on public.user_plant_interactions
  referencing new table as changed for each statement execute function private.recount_after();
create trigger recount_after_update after update on public.user_plant_interactions
  referencing old table as before new table as changed for each statement
  execute function private.recount_after_exploring();
create trigger recount_after_delete after delete on public.user_plant_interactions
  referencing old table as changed for each statement execute function private.recount_after();

-- A change of an achievement's points applies to everyone who holds it. The difference is added in one statement under a
-- table lock: recounting each holder takes one lock per person, more than PostgreSQL has room for with tens of thousands.
-- While the lock is held no one else writes, so every sum is right by the old points.
create function private.give_new_points() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from changed join before using (id) where changed.points <> before.points) then
    return null;
  end if;
  lock table public.leaderboard_scores in share row exclusive mode;
  update public.leaderboard_scores as board set total_points = board.total_points + gained.points
  from (
    select held.user_id, sum(changed.points - before.points) as points
    from changed join before using (id)
    join public.user_achievements as held on held.achievement_type = changed.code
    group by held.user_id having sum(changed.points - before.points) <> 0
  ) as gained
  where board.user_id = gained.user_id;
  return null;
end
$$;
create trigger give_new_points after update on public.achievement_catalog
  referencing old table as before new table as changed for each statement
  execute function private.give_new_points();

create function private.show_or_hide() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.recount_points(new.id);
  return null;
end
$$;
create trigger show_or_hide
  after update of on_leaderboard on public.profiles
  for each row when (old.on_leaderboard is distinct from new.on_leaderboard)
  execute function private.show_or_hide();

-- How many people have each number of points. A rank is a sum over the larger numbers, some thousands of rows, where counting
-- the people would read up to a million. Changes are appended to a log, so that requests of different people never wait for
-- the same row, and are merged into the sums from time to time.
create table private.leaderboard_steps (
  points bigint primary key,
  people bigint not null
);
create table private.leaderboard_changes (
  id bigint generated always as identity primary key,
  points bigint not null,
  people integer not null
);

create function private.fold_leaderboard() returns void
  language sql volatile security definer set search_path = ''
begin atomic
  with taken as (
    delete from private.leaderboard_changes returning points, people
  )
  insert into private.leaderboard_steps as steps (points, people)
  select points, sum(people) from taken group by points having sum(people) <> 0
  on conflict (points) do update set people = steps.people + excluded.people;
  delete from private.leaderboard_steps where people = 0;
end;

-- Once a statement: row by row, a statement about everyone would log two rows per person and merge them again and again.
create function private.note_steps() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.leaderboard_changes (points, people)
    select total_points, count(*) from came group by total_points;
  elsif tg_op = 'DELETE' then
    insert into private.leaderboard_changes (points, people)
    select total_points, -count(*) from gone group by total_points;
  else
    insert into private.leaderboard_changes (points, people)
    select total_points, sum(people)
    from (
      select total_points, 1 as people from came union all select total_points, -1 from gone
    ) as moved
    group by total_points having sum(people) <> 0;
  end if;
  -- About one change in two hundred merges the log, unless another transaction is doing so.
  if found and random() < 0.005 and pg_catalog.pg_try_advisory_xact_lock(620) then
    perform private.fold_leaderboard();
  end if;
  return null;
end
$$;
create trigger note_came after insert on public.leaderboard_scores
  referencing new table as came for each statement execute function private.note_steps();
create trigger note_gone after delete on public.leaderboard_scores
  referencing old table as gone for each statement execute function private.note_steps();
create trigger note_moved after update on public.leaderboard_scores
  referencing old table as gone new table as came for each statement execute function private.note_steps();

-- The caller's rank: the number of people with more points, plus one. Equal points share a rank.
create function public.my_leaderboard_standing() returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select jsonb_build_object(
      'shown', profile.on_leaderboard,
      'total_points', mine.total_points,
      'rank', case when mine.total_points is not null then 1 + (
        select coalesce(sum(people), 0) from (
          select people from private.leaderboard_steps where points > mine.total_points
          union all
          select people from private.leaderboard_changes where points > mine.total_points
        ) as above
      ) end
    )
    from public.profiles as profile
    left join public.leaderboard_scores as mine on mine.user_id = profile.id
    where profile.id = (select private.whole_person())
  );

revoke all on function private.quiz_points(uuid), private.exploring_points(uuid), private.recount_points(uuid),
  private.fold_leaderboard(), public.my_leaderboard_standing() from public;
grant execute on function public.my_leaderboard_standing() to authenticated, service_role;

alter table public.leaderboard_scores enable row level security;
create policy "everyone reads the leaderboard" on public.leaderboard_scores
  for select to anon, authenticated using (true);

revoke all on public.leaderboard_scores from anon, authenticated;
grant select on public.leaderboard_scores to anon, authenticated;
grant all on public.leaderboard_scores to service_role;
