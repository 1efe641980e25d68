-- How far a reader has come: what the exploration badges need beyond the interactions a person can read already.

create function private.histories_read(who uuid) returns integer
  language sql stable security definer set search_path = ''
  return (
    select count(distinct plant_id) from public.user_analytics_events
    where user_id = who and event_type = 'plant_history_viewed'
  );

-- The longest run of days in a row with any event, by Guyana's calendar.
create function private.visit_streak(who uuid) returns integer
  language sql stable security definer set search_path = ''
  return (
    select coalesce(max(days), 0)
    from (
      select count(*) as days
      from (
        select day, day - (row_number() over (order by day))::integer as run
        from (
          select distinct (created_at at time zone 'America/Guyana')::date as day
          from public.user_analytics_events where user_id = who
        ) as visited
      ) as numbered
      group by run
    ) as runs
  );

create function public.my_exploration() returns jsonb
  language sql stable security definer set search_path = ''
  return jsonb_build_object(
    'histories_read', private.histories_read(auth.uid()),
    'visit_streak', private.visit_streak(auth.uid())
  );

revoke all on function private.histories_read(uuid), private.visit_streak(uuid) from public;
revoke all on function public.my_exploration() from public;
grant execute on function public.my_exploration() to authenticated, service_role;
