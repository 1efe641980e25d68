-- How much an account can make of its reminders in a day. Fifty reminders, ten devices and ten waiting testimonials a
-- person were limits before; these are the ones that deleting a reminder and making it anew went around.

-- Each new time can ring once more: without a limit, one account could make the server send mails all day. Charged after
-- the rows are written: taken before, the budget's row could be part of a deadlock between two requests of one person.
create function private.spend_reminder_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  changes integer;
begin
  if tg_op = 'INSERT' then
    select count(*) into changes from written;
  else
    select count(*) into changes from written join before using (id)
    where (written.reminder_time, written.frequency, written.weekday, written.time_zone, written.active)
      is distinct from (before.reminder_time, before.frequency, before.weekday, before.time_zone, before.active);
  end if;
  if changes > 0 and not private.spend('reminders', private.caller(), changes, 300, '1 day') then
    raise exception 'You have changed reminders very often today. Please try again tomorrow.' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger spend_inserted after insert on public.user_reminders
  referencing new table as written
  for each statement when (current_user = 'authenticated') execute function private.spend_reminder_changes();
create trigger spend_updated after update on public.user_reminders
  referencing old table as before new table as written
  for each statement when (current_user = 'authenticated') execute function private.spend_reminder_changes();

create or replace function public.log_reminder(reminder_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.whole_person();
  kept public.user_reminders;
  made uuid;
begin
  select * into kept from public.user_reminders r where r.id = log_reminder.reminder_id and r.user_id = who for update;
  if not found then
    raise exception 'There is no such reminder' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.reminder_deliveries d
    where d.reminder_id = kept.id and d.due_at > now() - interval '1 day'
  ) >= 48 then
    raise exception 'This reminder was noted often enough for one day' using errcode = '23514';
  end if;
  -- Deleting a reminder and making it anew does not begin another count.
  if (
    select count(*) from public.reminder_deliveries d
    where d.user_id = kept.user_id and d.due_at > now() - interval '1 day'
  ) >= 500 then
    raise exception 'Reminders were noted often enough for one day' using errcode = '23514';
  end if;
  insert into public.reminder_deliveries
    (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at, done_at)
  values
    (kept.user_id, kept.id, kept.title, kept.time_zone, now(), timezone(kept.time_zone, now())::date, 'sent', now(), now(), now())
  returning id into made;
  return made;
end
$$;
