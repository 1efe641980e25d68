-- An access token stays valid for up to an hour after its session ended (signed out, password changed). It may still read;
-- it writes nothing any more. A push device belongs to the session that stored it and goes with it.

-- Raises instead of returning false, so that a request on an ended session is told so and does not change zero rows silently.
create function private.session_lives() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid() and (not_after is null or not_after > now())
  ) then
    return true;
  end if;
  raise exception 'This session has ended. Please sign in again.' using errcode = '42501';
end
$$;
grant execute on function private.session_lives() to authenticated, service_role;

-- Every table that a signed-in client may write; a table added later creates these policies itself, which a test checks.
do $walk$
declare
  place record;
  rules constant jsonb := '{
    "insert": "with check ((select private.session_lives()))",
    "update": "using ((select private.session_lives()))",
    "delete": "using ((select private.session_lives()))"
  }';
  rule record;
begin
  for place in
    select c.oid, c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    for rule in select key, value from jsonb_each_text(rules) loop
      if has_table_privilege('authenticated', place.oid, rule.key)
        or (rule.key <> 'delete' and has_any_column_privilege('authenticated', place.oid, rule.key))
      then
        execute format(
          'create policy %I on public.%I as restrictive for %s to authenticated %s',
          format('an ended session cannot %s', rule.key), place.relname, rule.key, rule.value
        );
      end if;
    end loop;
  end loop;
end
$walk$;

-- Functions that bypass row-level security ask this for the caller. Functions that only read run in a read-only transaction.
create or replace function private.whole_person() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.second_step_done() then
    return null;
  end if;
  if current_setting('transaction_read_only') = 'off' then
    perform private.session_lives();
  end if;
  return auth.uid();
end
$$;

-- Null for devices that the server itself stored.
alter table public.push_subscriptions add column session_id uuid references auth.sessions (id) on delete cascade;
create index push_subscriptions_session_id_idx on public.push_subscriptions (session_id);

-- Which session stored the earlier ones is not known: they go with the one their owner used last.
update public.push_subscriptions d set session_id = (
  select s.id from auth.sessions s where s.user_id = d.user_id
  order by coalesce(s.refreshed_at::timestamptz, s.created_at) desc limit 1
);
delete from public.push_subscriptions where session_id is null;

-- Clients have no right to this column. The server renews keys without a session of its own: the device keeps its session.
create function private.stamp_session() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end
$$;
create trigger stamp_session before insert or update on public.push_subscriptions
  for each row execute function private.stamp_session();

-- Pages are the site's own names, not the visitor's words; a view of another page is stored without its name.
create function private.check_page() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.metadata ->> 'page' not in ('home', 'games') then
    new.metadata := new.metadata - 'page';
  end if;
  return new;
end
$$;
-- Metadata that is no object or too large is left for the table's own checks to refuse.
create trigger page_is_known before insert on public.user_analytics_events
  for each row when (new.event_type = 'page_view' and jsonb_typeof(new.metadata) = 'object'
    and octet_length(new.metadata::text) <= 1024 and current_user in ('anon', 'authenticated'))
  execute function private.check_page();
