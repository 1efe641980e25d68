-- What a person may do with their own account: see and end sessions, take their data along, leave for good.

-- Every column that says whose a row is: references to auth.users, and anything called user_id. Found in the
-- catalogue rather than listed, so that a table added later is neither forgotten by the export nor by the deletion.
create function private.columns_naming_a_person()
  returns table (table_schema name, table_name name, column_name name)
  language sql stable set search_path = ''
as $$
  select n.nspname, t.relname, a.attname
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class t on t.oid = c.conrelid
  join pg_catalog.pg_namespace n on n.oid = t.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and pg_catalog.cardinality(c.conkey) = 1
    and n.nspname in ('public', 'private', 'auth')
  union
  select n.nspname, t.relname, a.attname
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p')
  join pg_catalog.pg_namespace n on n.oid = t.relnamespace
  where a.attname = 'user_id' and a.atttypid = 'uuid'::regtype and not a.attisdropped
    and n.nspname in ('public', 'private', 'auth')
$$;

-- A token lives on for up to an hour after its session ended; for what cannot be undone that is too long.
create function private.require_living_session() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    raise exception 'This session has ended. Please sign in again.' using errcode = '42501';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ) then
    raise exception 'Please confirm your second step first.' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

create function public.my_sessions()
  returns table (
    id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, ip text, aal text, is_current boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at::timestamptz, s.created_at), s.user_agent, host(s.ip), s.aal::text,
    s.id::text is not distinct from (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 7 desc, 3 desc
$$;

create function public.sign_out_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = sign_out_session.session_id and s.user_id = auth.uid();
  return found;
end
$$;

create function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
  found_rows jsonb;
  -- Keys to the account are not data about the person, and a file lying about must not open it.
  secrets text[] := array[
    'encrypted_password', 'secret', 'token', 'parent', 'successor_salt', 'token_hash', 'code_hash', 'pending_password',
    'web_authn_credential', 'web_authn_session_data', 'auth_code', 'code_challenge', 'body_text', 'body_html',
    'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
    'reauthentication_token', 'phone_change_token', 'otp_code', 'challenge', 'credential'
  ];
  result jsonb;
begin
  select jsonb_build_object('exported_at', now(), 'account', to_jsonb(u) - secrets)
  into result from auth.users u where u.id = who;
  for place in
    select table_schema, table_name, array_agg(column_name order by column_name) as columns
    from private.columns_naming_a_person()
    group by table_schema, table_name order by table_schema, table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %I.%I t where %s',
      place.table_schema, place.table_name,
      (select string_agg(format('t.%I = $1', c), ' or ') from unnest(place.columns) as c)
    ) into found_rows using who, secrets;
    result := result || jsonb_build_object(
      case when place.table_schema = 'public' then place.table_name::text
        else format('%s.%s', place.table_schema, place.table_name) end,
      found_rows
    );
  end loop;
  return result;
end
$$;

create function public.delete_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := private.require_living_session();
  place record;
begin
  -- Rows that would only lose their owner (counted events and the like) may still tell about the person: they go, too.
  for place in select * from private.columns_naming_a_person() loop
    execute format('delete from %I.%I where %I = $1', place.table_schema, place.table_name, place.column_name)
    using who;
  end loop;
  delete from auth.users where id = who;
end
$$;

revoke all on function private.columns_naming_a_person() from public;
revoke all on function private.require_living_session() from public;
revoke all on function public.my_sessions() from public;
revoke all on function public.sign_out_session(uuid) from public;
revoke all on function public.export_my_data() from public;
revoke all on function public.delete_my_account() from public;
grant execute on function public.my_sessions(), public.sign_out_session(uuid), public.export_my_data(),
  public.delete_my_account() to authenticated, service_role;
