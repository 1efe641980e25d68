-- Points, counted by the database from what really happened, and ranks that stay quick at a million people.

alter table public.profiles add column on_leaderboard boolean not null default true;
grant update (on_leaderboard) on public.profiles to authenticated;

-- Whoever does not want to be shown has no row here: nothing to read, nothing to guess from.

-- A right answer: one point on Easy, two on Medium, three on Hard; at most 100 in a day of ours, however the rounds
-- say they were played: what comes in at once after days offline is saved, but it is one day's points.
create function private.quiz_points(who uuid) returns bigint
  language sql stable security definer set search_path = ''
  return (
    select coalesce(sum(least(points, 100)), 0)::bigint
    from (
      select sum(score * (case difficulty when 'easy' then 1 when 'medium' then 2 else 3 end)) as points
      from public.game_scores
      where user_id = who
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

-- Counted afresh rather than added up: a correction of the catalogue or a deletion can never leave a wrong sum.
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
  -- One at a time for each person; what another request has counted meanwhile is seen once it is done.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  select coalesce(sum(catalog.points), 0), count(*) into achievement_points, held
  from public.user_achievements as unlocked
  join public.achievement_catalog as catalog on catalog.code = unlocked.achievement_type
  where unlocked.user_id = who;
  select count(*) into published from public.testimonials where user_id = who and status = 'published';
  total := achievement_points + published * 25 + private.quiz_points(who) + private.exploring_points(who);
  select * into person from public.profiles where id = who;
  -- A deleted account takes its rows with it: there is no one left to put on the board.
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

-- Once a statement for each person whose rows it changed, always in the same order of people.
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

drop trigger count_achievement on public.user_achievements;
drop function private.count_achievement();
drop trigger count_testimonials on public.testimonials;
drop function private.count_testimonials();

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

-- A catalogue that gives other points gives them to everybody who holds the achievement.
create function private.recount_holders() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.recount_points(user_id) from public.user_achievements where achievement_type = new.code;
  return null;
end
$$;
create trigger recount_holders
  after update of points on public.achievement_catalog
  for each row when (old.points is distinct from new.points)
  execute function private.recount_holders();

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

-- How many people stand at each number of points. A rank is a sum over the numbers above, some thousands of rows,
-- where counting the people above would read up to a million. Changes are only added, so that no two people's
-- requests wait for the same row, and are folded in now and then.
create table private.leaderboard_steps (
  points bigint primary key,
  people bigint not null
);
create table private.leaderboard_changes (
  id bigint generated always as identity primary key,
  points bigint not null,
  people integer not null
);

create function private.note_step() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.leaderboard_changes (points, people) values (old.total_points, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.leaderboard_changes (points, people) values (new.total_points, 1);
  end if;
  -- About one change in two hundred does the folding for the others, unless somebody is at it.
  if random() < 0.005 and pg_catalog.pg_try_advisory_xact_lock(620) then
    perform private.fold_leaderboard();
  end if;
  return null;
end
$$;

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

create trigger note_step
  after insert or delete on public.leaderboard_scores
  for each row execute function private.note_step();
create trigger note_step_change
  after update on public.leaderboard_scores
  for each row when (old.total_points <> new.total_points)
  execute function private.note_step();

-- Where the reader stands: people with more points, and one. Equals share a rank.
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
    where profile.id = auth.uid()
  );

revoke all on function private.quiz_points(uuid), private.exploring_points(uuid), private.recount_points(uuid),
  private.fold_leaderboard() from public;
revoke all on function public.my_leaderboard_standing() from public;
grant execute on function public.my_leaderboard_standing() to authenticated, service_role;

-- Whoever is here already: what they have done counts from now on.
do $$
declare
  kinds text[] := array(
    select distinct rule ->> 'kind' from public.achievement_catalog where rule ->> 'kind' is not null);
begin
  perform private.unlock_achievements(id, kinds), private.recount_points(id) from auth.users;
end
$$;
-- Rows from before the triggers have not been noted as steps.
truncate private.leaderboard_changes;
insert into private.leaderboard_steps (points, people)
select total_points, count(*) from public.leaderboard_scores group by total_points;
