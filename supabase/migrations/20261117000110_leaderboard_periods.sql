-- Boards for this week and this month, in Guyana's time. A row is counted from what was stored within the period, like the
-- points of all time; a person who left the board has no row in any of them.

-- 'week 2026-11-16' or 'month 2026-11-01': weeks begin on Monday.
create function private.board_of(period text) returns text
  language sql stable
  return period || ' ' || to_char(date_trunc(period, now() at time zone 'America/Guyana'), 'YYYY-MM-DD');
revoke all on function private.board_of(text) from public;

create table private.leaderboard_periods (
  board text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  display_name text,
  total_points bigint not null check (total_points > 0),
  achievements_count integer not null check (achievements_count >= 0),
  testimonials_count integer not null check (testimonials_count >= 0),
  primary key (user_id, board)
);
create index leaderboard_periods_rank_idx on private.leaderboard_periods (board, total_points desc, user_id);

create or replace function private.show_new_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leaderboard_scores set display_name = new.display_name where user_id = new.id;
  update private.leaderboard_periods set display_name = new.display_name where user_id = new.id;
  return null;
end
$$;

-- A testimonial counts from the day it is published, which may be long after it was written.
alter table public.testimonials add column published_at timestamptz;
update public.testimonials set published_at = created_at where status = 'published';
create function private.date_publication() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.published_at := case when new.status = 'published' then now() end;
  return new;
end
$$;
create trigger date_publication_of_new before insert on public.testimonials
  for each row execute function private.date_publication();
create trigger date_publication before update of status on public.testimonials
  for each row when (old.status is distinct from new.status) execute function private.date_publication();

-- Where a running period began: midnight in Guyana.
create function private.period_start(period text) returns timestamptz
  language sql stable
  return date_trunc(period, now() at time zone 'America/Guyana') at time zone 'America/Guyana';
revoke all on function private.period_start(text) from public;

-- What a person has earned, of all time and in the running periods. A right result of a game is worth one point on Easy, two on
-- Medium, three on Hard, at most 100 a day, by the day the round was saved: rounds sent together after days offline are one day's
-- points. A plant explored is worth two, for at most 50 plants a day; a published testimonial 25.
create function private.earned(who uuid)
  returns table (period text, points bigint, achievements integer, testimonials integer)
  language sql stable security definer set search_path = ''
begin atomic
  with earnings as (
    select unlocked.created_at as moment, catalog.points, 1 as achievements, 0 as testimonials
    from public.user_achievements as unlocked
    join public.achievement_catalog as catalog on catalog.code = unlocked.achievement_type
    where unlocked.user_id = who
    union all
    select published_at, 25, 0, 1 from public.testimonials where user_id = who and status = 'published'
    union all
    select min(created_at),
      least(sum(score * (case difficulty when 'easy' then 1 when 'medium' then 2 else 3 end)), 100), 0, 0
    from public.game_scores
    where user_id = who and dealt_at is not null
    group by (created_at at time zone 'America/Guyana')::date
    union all
    select min(explored_at), least(count(*), 50) * 2, 0, 0
    from public.user_plant_interactions
    where user_id = who and explored_at is not null
    group by (explored_at at time zone 'America/Guyana')::date
  )
  select periods.period, coalesce(sum(earnings.points), 0)::bigint,
    coalesce(sum(earnings.achievements), 0)::integer, coalesce(sum(earnings.testimonials), 0)::integer
  from (
    values ('all', '-infinity'), ('month', private.period_start('month')), ('week', private.period_start('week'))
  ) as periods (period, since)
  left join earnings on earnings.moment >= periods.since
  group by periods.period;
end;
revoke all on function private.earned(uuid) from public;

-- Counted from the rows instead of added up, so that a deletion can never leave a wrong sum. The table lock is taken before
-- the catalogue is read: a change of the catalogue's points waits for everyone who counts with the old points, and everyone
-- who counts later waits for the new ones (see give_new_points).
create or replace function private.recount_points(who uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person public.profiles;
begin
  -- Serialised per person: a concurrent count is complete and visible before this one reads.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  lock table public.leaderboard_scores in row exclusive mode;
  select * into person from public.profiles where id = who;
  -- While an account is being deleted, its rows disappear one table after the other: no new row for it.
  if not coalesce(person.on_leaderboard, false) or not exists (select from auth.users where id = who) then
    delete from public.leaderboard_scores where user_id = who;
    delete from private.leaderboard_periods where user_id = who;
    return;
  end if;
  with sums as materialized (
    select * from private.earned(who)
  ),
  off_period as (
    delete from private.leaderboard_periods as shown using sums
    where shown.user_id = who and sums.period <> 'all' and sums.points = 0 and shown.board = private.board_of(sums.period)
  ),
  on_period as (
    insert into private.leaderboard_periods as shown
      (board, user_id, display_name, total_points, achievements_count, testimonials_count)
    select private.board_of(period), who, person.display_name, points, achievements, testimonials
    from sums where period <> 'all' and points > 0
    on conflict (user_id, board) do update set
      total_points = excluded.total_points,
      achievements_count = excluded.achievements_count,
      testimonials_count = excluded.testimonials_count
    where (shown.total_points, shown.achievements_count, shown.testimonials_count) is distinct from
      (excluded.total_points, excluded.achievements_count, excluded.testimonials_count)
  ),
  off_board as (
    delete from public.leaderboard_scores as board using sums
    where board.user_id = who and sums.period = 'all' and (sums.points, sums.achievements, sums.testimonials) = (0, 0, 0)
  )
  insert into public.leaderboard_scores as board
    (user_id, display_name, total_points, achievements_count, testimonials_count)
  select who, person.display_name, points, achievements, testimonials
  from sums where period = 'all' and (points, achievements, testimonials) <> (0, 0, 0)
  on conflict (user_id) do update set
    total_points = excluded.total_points,
    achievements_count = excluded.achievements_count,
    testimonials_count = excluded.testimonials_count
  where (board.total_points, board.achievements_count, board.testimonials_count) is distinct from
    (excluded.total_points, excluded.achievements_count, excluded.testimonials_count);
end
$$;

drop function private.quiz_points(uuid), private.exploring_points(uuid);

create or replace function private.give_new_points() returns trigger
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
  update private.leaderboard_periods as shown set total_points = shown.total_points + gained.points
  from (
    select held.user_id, private.board_of(period) as board, sum(changed.points - before.points) as points
    from changed join before using (id)
    join public.user_achievements as held on held.achievement_type = changed.code
    join unnest(array['month', 'week']) as period
      on held.created_at >= private.period_start(period)
    group by held.user_id, period having sum(changed.points - before.points) <> 0
  ) as gained
  where shown.user_id = gained.user_id and shown.board = gained.board;
  return null;
end
$$;

-- The number of people at each number of points, now for each board.
alter table private.leaderboard_steps add column board text not null default 'all';
alter table private.leaderboard_steps drop constraint leaderboard_steps_pkey, add primary key (board, points);
alter table private.leaderboard_changes add column board text not null default 'all';
create index leaderboard_changes_board_idx on private.leaderboard_changes (board, points);

create or replace function private.fold_leaderboard() returns void
  language sql volatile security definer set search_path = ''
begin atomic
  with taken as (
    delete from private.leaderboard_changes returning board, points, people
  )
  insert into private.leaderboard_steps as steps (board, points, people)
  select board, points, sum(people) from taken group by board, points having sum(people) <> 0
  on conflict (board, points) do update set people = steps.people + excluded.people;
  delete from private.leaderboard_steps where people = 0;
end;

-- Once a statement: row by row, a statement about everyone would log two rows per person and merge them again and again. The table of
-- all time has no column for its board.
create or replace function private.note_steps() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.leaderboard_changes (board, points, people)
    select coalesce(to_jsonb(came) ->> 'board', 'all') as board, total_points, count(*) from came group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into private.leaderboard_changes (board, points, people)
    select coalesce(to_jsonb(gone) ->> 'board', 'all') as board, total_points, -count(*) from gone group by 1, 2;
  else
    insert into private.leaderboard_changes (board, points, people)
    select board, total_points, sum(people)
    from (
      select coalesce(to_jsonb(came) ->> 'board', 'all') as board, total_points, 1 as people from came
      union all
      select coalesce(to_jsonb(gone) ->> 'board', 'all'), total_points, -1 from gone
    ) as moved
    group by board, total_points having sum(people) <> 0;
  end if;
  -- About one change in two hundred merges the log, unless another transaction is doing so.
  if found and random() < 0.005 and pg_catalog.pg_try_advisory_xact_lock(620) then
    perform private.fold_leaderboard();
  end if;
  return null;
end
$$;
create trigger note_came after insert on private.leaderboard_periods
  referencing new table as came for each statement execute function private.note_steps();
create trigger note_gone after delete on private.leaderboard_periods
  referencing old table as gone for each statement execute function private.note_steps();
create trigger note_moved after update on private.leaderboard_periods
  referencing old table as gone new table as came for each statement execute function private.note_steps();

-- Past weeks and months, with their counts. Run by the server every day.
create function private.forget_past_boards() returns void
  language sql volatile security definer set search_path = ''
begin atomic
  delete from private.leaderboard_periods where board not in (private.board_of('month'), private.board_of('week'));
  delete from private.leaderboard_changes where board not in ('all', private.board_of('month'), private.board_of('week'));
  delete from private.leaderboard_steps where board not in ('all', private.board_of('month'), private.board_of('week'));
end;

-- The hundred with the most points in a running period: one read of an index.
create function public.leaderboard_top(period text)
  returns table (
    user_id uuid, display_name text, total_points bigint, achievements_count integer, testimonials_count integer
  )
  language sql stable security definer set search_path = ''
begin atomic
  select shown.user_id, shown.display_name, shown.total_points, shown.achievements_count, shown.testimonials_count
  from private.leaderboard_periods as shown
  where shown.board = private.board_of(leaderboard_top.period)
  order by shown.total_points desc, shown.user_id
  limit 100;
end;

-- The caller's rank of all time or in a running period: the number of people with more points, plus one. Equal points share a rank.
drop function public.my_leaderboard_standing();
create function public.my_leaderboard_standing(period text default 'all') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
  this_board text := case when period = 'all' then 'all' else private.board_of(period) end;
  mine bigint;
begin
  if this_board = 'all' then
    select total_points into mine from public.leaderboard_scores where user_id = who;
  else
    select total_points into mine from private.leaderboard_periods where user_id = who and board = this_board;
  end if;
  return (
    select jsonb_build_object(
      'shown', profile.on_leaderboard,
      'total_points', mine,
      'rank', case when mine is not null then 1 + (
        select coalesce(sum(people), 0) from (
          select people from private.leaderboard_steps where board = this_board and points > mine
          union all
          select people from private.leaderboard_changes where board = this_board and points > mine
        ) as above
      ) end
    )
    from public.profiles as profile where profile.id = who
  );
end
$$;

revoke all on function private.forget_past_boards(), private.date_publication(), public.leaderboard_top(text),
  public.my_leaderboard_standing(text) from public, anon;
grant execute on function public.my_leaderboard_standing(text) to authenticated, service_role;
grant execute on function public.leaderboard_top(text) to anon, authenticated, service_role;

alter table private.leaderboard_periods enable row level security;
revoke all on private.leaderboard_periods from public, anon, authenticated;
grant all on private.leaderboard_periods to service_role;

-- What was earned in the running periods before this release.
insert into private.leaderboard_periods
  (board, user_id, display_name, total_points, achievements_count, testimonials_count)
select private.board_of(sums.period), board.user_id, board.display_name, sums.points, sums.achievements, sums.testimonials
from public.leaderboard_scores as board
cross join lateral private.earned(board.user_id) as sums
where sums.period <> 'all' and sums.points > 0;
