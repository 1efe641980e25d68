-- A row in somebody else's name is refused before anything is counted. Row-level security refuses it as well, but only after the triggers,
-- and their messages told whether that account had reached a limit. Triggers of a table run in the order of their names.
create function private.refuse_row_of_another() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'new row violates row-level security policy for table "%"', tg_table_name
    using errcode = '42501';
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'game_scores', 'push_subscriptions', 'quiz_memory', 'reminder_settings', 'reports', 'testimonials', 'user_achievements',
    'user_analytics_events', 'user_plant_interactions', 'user_reminders'
  ] loop
    execute format(
      'create trigger as_oneself before insert on public.%I for each row
       when (current_user in (''anon'', ''authenticated'') and new.user_id is not null and new.user_id is distinct from auth.uid())
       execute function private.refuse_row_of_another()', name);
  end loop;
end
$$;
