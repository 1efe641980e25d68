-- A few networks must not fill the guests' room for reports: when it is full, the oldest report of the network with most open ones
-- gives way, and only that network itself is refused.

-- Of a guest's open report: a keyed hash, as in private.rate_limits. No API role reads it.
alter table public.reports add column network text;
revoke select on public.reports from authenticated;
grant select (id, user_id, plant_id, testimonial_id, body, status, created_at) on public.reports to authenticated;

create function private.forget_network_of_report() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.network := null;
  return new;
end
$$;
revoke all on function private.forget_network_of_report() from public;
create trigger forget_network before update on public.reports
  for each row when (new.status <> 'open') execute function private.forget_network_of_report();

create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  all_open constant integer := 2000;
  allowed boolean;
  fullest text;
  most bigint;
begin
  if new.user_id is null then
    new.network := private.caller();
    allowed := private.spend('reports', new.network, 1, at_most, interval '1 hour');
  else
    -- Serialised per person, so that two concurrent requests cannot both pass the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) < at_most into allowed from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
  end if;
  if not allowed or not private.spend_of_network('reports-of-accounts', 1, at_most * 2, interval '1 hour') then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  if (
    select count(*) from (
      select from public.reports where status = 'open' and (user_id is null) = (new.user_id is null) limit all_open
    ) as waiting
  ) >= all_open then
    select network, count(*) into fullest, most from public.reports
    where status = 'open' and user_id is null group by network order by 2 desc, 1 limit 1;
    if new.user_id is not null or most = 1 or fullest is not distinct from new.network then
      raise exception 'Many reports are waiting to be read. Please try again tomorrow.' using errcode = '23514';
    end if;
    delete from public.reports where id = (
      select id from public.reports
      where status = 'open' and user_id is null and network is not distinct from fullest
      order by created_at, id limit 1);
  end if;
  return new;
end
$$;
