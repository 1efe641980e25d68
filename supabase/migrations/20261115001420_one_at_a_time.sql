-- Two writes of one person at once waited for each other: opening a plant took the person's lock and then wanted the
-- row, bookmarking it held the row and then wanted the lock. Now whoever writes where both are needed takes the lock
-- before any row. What the server writes in nobody's name has no lock to take first, and is rare.

create function private.take_turns() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  who uuid := auth.uid();
begin
  if who is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  end if;
  return null;
end
$$;

-- Only for what was asked for itself: a trigger that writes here may hold the lock of somebody else (an admin who
-- publishes their words), and to want a second one could close a circle.
create trigger take_turns before insert or update or delete on public.user_plant_interactions
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
create trigger take_turns before insert or delete on public.user_achievements
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
-- A new name is shown on the board, and whether to be shown there is counted: the same circle over the board's row.
create trigger take_turns before update on public.profiles
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
-- The first of these tables that a person who leaves is taken out of.
create trigger take_turns before delete on public.game_scores
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
