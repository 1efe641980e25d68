-- All guests shared one hourly limit of sixty reports, so that one of them could lock out the others. A guest's reports are
-- now charged to the network they came from.
create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  at_most constant integer := 20;
  allowed boolean;
begin
  if new.user_id is null then
    allowed := private.spend('reports', private.caller(), 1, at_most, interval '1 hour');
  else
    -- One at a time for each person, so that two tabs cannot both slip under the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) < at_most into allowed from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
  end if;
  if not allowed then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.limit_reports() from public;
