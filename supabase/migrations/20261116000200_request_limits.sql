-- Rate limits: who is calling, how much of a budget a caller has left, and how many rows one request may insert.

-- Settings that policies and functions read; one row. The server writes admin_needs_second_step when it starts.
create table private.house_rules (
  one_row boolean primary key default true check (one_row),
  admin_needs_second_step boolean not null default false,
  -- Networks are stored only as hashes with this key, so that a copy of a table does not reveal addresses.
  network_key uuid not null default gen_random_uuid()
);
insert into private.house_rules default values;
alter table private.house_rules enable row level security;
revoke all on private.house_rules from public, anon, authenticated;
grant all on private.house_rules to service_role;

-- Losing these counts in a crash does no harm, so they are not written to the write-ahead log. Bucket names are hashed.
create unlogged table private.rate_limits (
  bucket text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_window_ends_at_idx on private.rate_limits (window_ends_at);

-- The network a request came from. Our own server passes it as a setting, which no client can write. A hosted project has
-- no such setting; there the platform's proxy overwrites cf-connecting-ip with the address it saw.
create function private.caller_network() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  network text := nullif(current_setting('bush_tea.network', true), '');
  headers text;
  address inet;
begin
  if network is not null then
    return network;
  end if;
  -- The setting's name is put together at run time: the data API passes a request's headers to the database only if some
  -- function contains that name, and on our own server, where a client could forge them, nothing may need them.
  headers := nullif(current_setting(concat_ws('.', 'request', 'headers'), true), '');
  address := (headers::jsonb ->> 'cf-connecting-ip')::inet;
  return case family(address)
    when 4 then host(address)
    when 6 then network(set_masklen(address, 56))::text
  end;
exception
  when invalid_text_representation then return null;
end
$$;

-- Whose budget a request is charged to: the signed-in person, otherwise the network; null when neither is known.
create function private.caller() returns text
  language sql stable security definer set search_path = ''
  return encode(sha256(convert_to(
    (select network_key from private.house_rules)::text
      || coalesce('person ' || auth.uid(), 'network ' || private.caller_network()),
    'UTF8')), 'hex');

-- Charges a budget and returns whether it was enough. A refused request is rolled back, and its charge with it.
create function private.spend(budget text, payer text, amount integer, at_most integer, per interval) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  insert into private.rate_limits as known (bucket, hits, window_ends_at)
  values (budget || ':' || coalesce(payer, 'unknown'), amount, now() + per)
  on conflict (bucket) do update set
    hits = case when known.window_ends_at > now() then known.hits + excluded.hits else excluded.hits end,
    window_ends_at = case when known.window_ends_at > now() then known.window_ends_at else excluded.window_ends_at end
  returning hits <= at_most
$$;

-- Checked before anything is written, so that a caller without budget leaves no dead rows behind.
create function private.is_spent(budget text, payer text, at_most integer) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from private.rate_limits
    where bucket = budget || ':' || coalesce(payer, 'unknown') and hits >= at_most and window_ends_at > now()
  );

revoke all on function private.caller_network(), private.caller(), private.spend(text, text, integer, integer, interval),
  private.is_spent(text, text, integer) from public;

-- How many rows one request may insert into a table; the number is the trigger's argument. It refuses at the first row too
-- many, because every row written before a refusal takes room until the next vacuum.
create function private.limit_rows() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  counter text := 'bush_tea.rows_of_' || tg_relid;
  rows_so_far integer := coalesce(nullif(current_setting(counter, true), '')::integer, 0) + 1;
begin
  if rows_so_far > tg_argv[0]::integer then
    raise exception 'At most % rows can be added at once', tg_argv[0] using errcode = '23514';
  end if;
  perform set_config(counter, rows_so_far::text, true);
  return new;
end
$$;

-- Statistics and limits per day use UTC days, wherever the server or the reader is.
create function private.utc_day(moment timestamptz) returns date
  language sql stable
  return (moment at time zone 'UTC')::date;
