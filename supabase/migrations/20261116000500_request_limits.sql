-- Budgets a request is charged to: who is calling, and how much of something a caller may still do.

-- Networks are stored only as keyed hashes, so that a copy of a table does not tell addresses.
alter table private.house_rules add column network_key uuid not null default gen_random_uuid();

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
  -- Not written as one word: the data API sends a request's headers to the database only if a function names them, and
  -- on our own server, where they would be the client's word, nothing needs them.
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

-- Who pays for a request: the signed-in person, otherwise the network; null when neither is known.
create function private.caller() returns text
  language sql stable security definer set search_path = ''
  return encode(sha256(convert_to(
    (select network_key from private.house_rules)::text || coalesce('person ' || auth.uid(), 'network ' || private.caller_network()),
    'UTF8')), 'hex');

-- Charges a budget and says whether it was enough. What a refused request was charged is undone with it.
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

-- Asked before anything is written, so that a caller without budget leaves no dead rows behind.
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

create trigger limit_rows before insert on public.user_analytics_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');
create trigger limit_rows before insert on public.game_scores
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('50');
create trigger limit_rows before insert on public.user_plant_interactions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('500');
create trigger limit_rows before insert on public.quiz_memory
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('500');
create trigger limit_rows before insert on public.user_reminders
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('50');
create trigger limit_rows before insert on public.user_achievements
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');
create trigger limit_rows before insert on public.testimonials
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');
create trigger limit_rows before insert on public.reports
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');
create trigger limit_rows before insert on public.push_subscriptions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('10');
create trigger limit_rows before insert on public.reminder_settings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('1');
