-- Whoever leaves stood in a circle with a write of their own: it held a row, or its turn, and wanted to know that the
-- person is still there; the leaving had taken the person's rows one by one and wanted that turn. Now both take hold of
-- the person before anything else: a write keeps them from going until it is done, leaving waits for those under way.

create function private.hold_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- As a foreign key does it, only sooner: it keeps nobody from changing the account.
  perform from auth.users where id = auth.uid() for key share;
  return null;
end
$$;
revoke all on function private.hold_person() from public;

-- Where a write goes on to something that leaving needs as well: further rows, a turn, points, achievements. Triggers of
-- one kind run in the order of their names, so this one comes before take_turns.
create trigger hold_person before update on public.profiles
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or update or delete on public.user_plant_interactions
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or delete on public.user_achievements
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or delete on public.game_scores
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or update or delete on public.quiz_memory
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or update or delete on public.testimonials
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or update or delete on public.user_reminders
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger hold_person before insert or update or delete on public.push_subscriptions
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();

create or replace function public.delete_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
begin
  perform from auth.users where id = who for update;
  -- Rows that would only lose their owner (counted events and the like) may still tell about the person: they go, too.
  for place in select * from private.columns_naming_a_person() loop
    execute format('delete from %I.%I where %I = $1', place.table_schema, place.table_name, place.column_name)
    using who;
  end loop;
  delete from auth.users where id = who;
end
$$;
