-- Moving a reminder on to its next due time is no deed of its owner's: achievements look only when one is switched on.
-- The server moves thousands in one statement, and asking about each of their owners would cost more than all the rest.

create function private.unlock_after_switch() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unlock_achievements(new.user_id, array['reminders_active']);
  return null;
end
$$;

drop trigger unlock_after_update on public.user_reminders;
create trigger unlock_after_update
  after update of active on public.user_reminders
  for each row when (new.active and not old.active)
  execute function private.unlock_after_switch();
