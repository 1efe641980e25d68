-- A catalogue that gives other points gives them to everybody who holds the achievement. Counting each holder afresh
-- took a lock for each: more than PostgreSQL has room for once there are tens of thousands. Now the whole board is held
-- for a moment, and the difference is added in one statement.

-- As before, but it says that it will write on the board before it reads what to write: whoever changes the points waits
-- until all who count by the old ones are done, and who counts from then on waits for the new ones.
create or replace function private.recount_points(who uuid) returns void
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
  lock table public.leaderboard_scores in row exclusive mode;
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

drop trigger recount_holders on public.achievement_catalog;
drop function private.recount_holders();

-- Added rather than counted afresh: nobody else writes on the board now, so every sum there is right by the old points,
-- and reading through all that a million people have done would take longer than a start may.
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

-- Steps are noted once a statement: row by row, a statement about everybody would note two lines for each person and
-- fold them again and again, each time past all it had folded before.
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
  -- About one change in two hundred does the folding for the others, unless somebody is at it.
  if found and random() < 0.005 and pg_catalog.pg_try_advisory_xact_lock(620) then
    perform private.fold_leaderboard();
  end if;
  return null;
end
$$;

drop trigger note_step on public.leaderboard_scores;
drop trigger note_step_change on public.leaderboard_scores;
drop function private.note_step();
create trigger note_came after insert on public.leaderboard_scores
  referencing new table as came for each statement execute function private.note_steps();
create trigger note_gone after delete on public.leaderboard_scores
  referencing old table as gone for each statement execute function private.note_steps();
create trigger note_moved after update on public.leaderboard_scores
  referencing old table as gone new table as came for each statement execute function private.note_steps();
