-- All guests shared one hourly limit of sixty reports, so that one of them could lock out the others. Guests are now
-- counted by network, in hashed buckets that end after an hour, and no address is stored.

-- The network a write came from. The data API passes a hash of it beside the verified claims; a hosted Supabase passes
-- the headers its own edge wrote. Null when neither is there, as in a script of the operator.
create function private.request_network() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  headers jsonb;
  address text;
begin
  if claims ? 'network' then
    return claims ->> 'network';
  end if;
  -- The name is put together because the data API sends all headers of every request to a database that names this setting.
  headers := coalesce(nullif(pg_catalog.current_setting(pg_catalog.concat('request', '.headers'), true), ''), '{}')::jsonb;
  address := coalesce(headers ->> 'cf-connecting-ip', pg_catalog.btrim(pg_catalog.regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')));
  if pg_catalog.family(address::inet) = 6 then
    address := pg_catalog.network(pg_catalog.set_masklen(address::inet, 56))::text;
  end if;
  return pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(address, 'UTF8')), 'base64');
exception
  when invalid_text_representation then
    return null;
end
$$;
revoke all on function private.request_network() from public;

create or replace function private.limit_reports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 20;
  sent integer;
begin
  if new.user_id is null then
    insert into private.rate_limits as known (bucket, hits, window_ends_at)
    values (
      'reports:' || coalesce(private.request_network(), 'unknown'), 1, now() + interval '1 hour'
    )
    on conflict (bucket) do update set
      hits = case when known.window_ends_at between now() and now() + interval '2 hours' then known.hits + 1 else 1 end,
      window_ends_at = case
        when known.window_ends_at between now() and now() + interval '2 hours' then known.window_ends_at
        else excluded.window_ends_at
      end
    returning hits into sent;
  else
    -- One at a time for each person, so that two tabs cannot both slip under the limit.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 401));
    select count(*) + 1 into sent from public.reports
    where user_id = new.user_id and status = 'open' and created_at > now() - interval '1 hour';
  end if;
  if sent > most then
    raise exception 'Too many reports in the last hour' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.limit_reports() from public;
