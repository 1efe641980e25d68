-- Profiles, roles, a person's own account (sessions, export, deletion) and what they viewed or bookmarked. Only the owner
-- can read it.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  on_leaderboard boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint display_name_is_trimmed check (display_name = btrim(display_name)),
  constraint display_name_length check (char_length(display_name) between 1 and 100)
);

create function private.make_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict do nothing;
  return new;
end
$$;
create trigger make_profile
  after insert on auth.users
  for each row execute function private.make_profile();

-- A trigger and not a check constraint, so that a stricter list of letters never refuses the names in an older backup.
create function private.name_has_letters() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  -- Unicode 17: visible letters and marks (\p{L} and \p{M} without \p{DI}, as in the app), and the unassigned code points
  -- between them. Listed, because PostgreSQL knows such classes only through its locale, if at all.
  letters constant text :=
    'A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC'
    '\u02EE\u0300-\u034E\u0350-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481\u0483-\u0559'
    '\u0560-\u0588\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7-\u05F2\u0610-\u061A\u0620-\u065F'
    '\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF\u06FA-\u06FC\u06FF\u0710-\u07B1\u07CA-\u07F5'
    '\u07FA-\u07FD\u0800-\u082D\u0840-\u085B\u0860-\u0887\u0889-\u088F\u0897-\u08E1\u08E3-\u0963'
    '\u0971-\u09E3\u09F0-\u09F1\u09FC\u09FE-\u0A5E\u0A70-\u0A75\u0A81-\u0AE3\u0AF9-\u0B63\u0B71'
    '\u0B82-\u0BD7\u0C00-\u0C63\u0C80-\u0C83\u0C85-\u0CE3\u0CF1-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63'
    '\u0D7A-\u0DDF\u0DF2-\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0F00\u0F18-\u0F19\u0F35'
    '\u0F37\u0F39\u0F3E-\u0F84\u0F86-\u0FBC\u0FC6\u1000-\u103F\u1050-\u108F\u109A-\u109D\u10A0-\u10FA'
    '\u10FC-\u115E\u1161-\u135F\u1380-\u138F\u13A0-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A'
    '\u16A0-\u16EA\u16F1-\u1734\u1740-\u17B3\u17B6-\u17D3\u17D7\u17DC-\u17DD\u1820-\u193B\u1950-\u19C9'
    '\u1A00-\u1A1B\u1A20-\u1A7F\u1AA7\u1AB0-\u1B4C\u1B6B-\u1B73\u1B80-\u1BAF\u1BBA-\u1BF3\u1C00-\u1C37'
    '\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1CBF\u1CD0-\u1CD2\u1CD4-\u1FBC\u1FBE\u1FC2-\u1FCC\u1FD0-\u1FDB'
    '\u1FE0-\u1FEC\u1FF2-\u1FFC\u2071\u207F\u2090-\u209C\u20D0-\u20F0\u2102\u2107\u210A-\u2113\u2115'
    '\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E'
    '\u2183-\u2184\u2C00-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D6F\u2D7F-\u2DFF\u2E2F\u3005-\u3006\u302A-\u302F'
    '\u3031-\u3035\u303B-\u303C\u3041-\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u3163\u3165-\u318E'
    '\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F'
    '\uA62A-\uA672\uA674-\uA67D\uA67F-\uA6E5\uA6F0-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA827\uA82C'
    '\uA840-\uA873\uA880-\uA8C5\uA8E0-\uA8F7\uA8FB\uA8FD-\uA8FF\uA90A-\uA92D\uA930-\uA953\uA960-\uA9C0'
    '\uA9CF\uA9E0-\uA9EF\uA9FA-\uAA4D\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A\uAB5C-\uAB69'
    '\uAB70-\uABEA\uABEC-\uABED\uAC00-\uD7FB\uF900-\uFB28\uFB2A-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F'
    '\uFD92-\uFDC7\uFDF0-\uFDFB\uFE20-\uFE2F\uFE70-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFF9F'
    '\uFFA1-\uFFDC\U00010000-\U000100FA\U000101FD-\U000102E0\U00010300-\U0001031F\U0001032D-\U00010340'
    '\U00010342-\U00010349\U00010350-\U0001039D\U000103A0-\U000103CF\U00010400-\U0001049D'
    '\U000104B0-\U00010563\U00010570-\U00010855\U00010860-\U00010876\U00010880-\U0001089E'
    '\U000108E0-\U000108F5\U00010900-\U00010915\U00010920-\U00010939\U00010940-\U000109B7'
    '\U000109BE-\U000109BF\U00010A00-\U00010A3F\U00010A60-\U00010A7C\U00010A80-\U00010A9C'
    '\U00010AC0-\U00010AC7\U00010AC9-\U00010AE6\U00010B00-\U00010B35\U00010B40-\U00010B55'
    '\U00010B60-\U00010B72\U00010B80-\U00010B91\U00010C00-\U00010CF2\U00010D00-\U00010D27'
    '\U00010D4A-\U00010D6D\U00010D6F-\U00010D85\U00010E80-\U00010EAC\U00010EB0-\U00010EC7'
    '\U00010EFA-\U00010F1C\U00010F27-\U00010F50\U00010F70-\U00010F85\U00010FB0-\U00010FC4'
    '\U00010FE0-\U00011046\U00011070-\U000110BA\U000110C2\U000110D0-\U000110E8\U00011100-\U00011134'
    '\U00011144-\U00011173\U00011176-\U000111C4\U000111C9-\U000111CC\U000111CE-\U000111CF\U000111DA'
    '\U000111DC\U00011200-\U00011237\U0001123E-\U000112A8\U000112B0-\U000112EA\U00011300-\U000113D3'
    '\U000113E1-\U0001144A\U0001145E-\U000114C5\U000114C7\U00011580-\U000115C0\U000115D8-\U00011640'
    '\U00011644\U00011680-\U000116B8\U00011700-\U0001172B\U00011740-\U0001183A\U000118A0-\U000118DF'
    '\U000118FF-\U00011943\U000119A0-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D'
    '\U00011AB0-\U00011AF8\U00011B60-\U00011BE0\U00011C00-\U00011C40\U00011C72-\U00011D47'
    '\U00011D60-\U00011D98\U00011DB0-\U00011DDB\U00011EE0-\U00011EF6\U00011F00-\U00011F42'
    '\U00011F5A-\U00011FB0\U00012000-\U00012399\U00012480-\U00012FF0\U00013000-\U0001342F'
    '\U00013440-\U0001612F\U00016800-\U00016A5E\U00016A70-\U00016ABE\U00016AD0-\U00016AF4'
    '\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B63-\U00016D6C\U00016E40-\U00016E7F'
    '\U00016EA0-\U00016FE1\U00016FE3-\U00016FF3\U00017000-\U0001BC99\U0001BC9D-\U0001BC9E'
    '\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182'
    '\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001D400-\U0001D6C0'
    '\U0001D6C2-\U0001D6DA\U0001D6DC-\U0001D6FA\U0001D6FC-\U0001D714\U0001D716-\U0001D734'
    '\U0001D736-\U0001D74E\U0001D750-\U0001D76E\U0001D770-\U0001D788\U0001D78A-\U0001D7A8'
    '\U0001D7AA-\U0001D7C2\U0001D7C4-\U0001D7CB\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75'
    '\U0001DA84\U0001DA9B-\U0001E13D\U0001E14E\U0001E290-\U0001E2EF\U0001E4D0-\U0001E4EF'
    '\U0001E5D0-\U0001E5F0\U0001E6C0-\U0001E8C4\U0001E8D0-\U0001E94B\U0001EE00-\U0001EEBB'
    '\U00020000-\U00033479';
begin
  if tg_op = 'UPDATE' and new.display_name is not distinct from old.display_name then
    return new;
  end if;
  -- Spaces, hyphens and both apostrophes are allowed, but a name needs at least one letter.
  if new.display_name !~ ('^[' || letters || ' ''\u2019-]+$')
    or new.display_name !~ '[^ ''\u2019\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F-]'
  then
    raise exception 'Name can only contain letters, spaces, hyphens, and apostrophes'
      using errcode = '23514', constraint = 'display_name_letters';
  end if;
  return new;
end
$$;
create trigger name_has_letters
  before insert or update of display_name on public.profiles
  for each row execute function private.name_has_letters();

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Whether a session has completed the second factor, if the person has set one up. Until then it gives access to nothing of
-- theirs: the restrictive policies in the last migration of this release call this, and so do functions that bypass
-- row-level security.
create function private.second_step_done() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
grant execute on function private.second_step_done() to anon, authenticated, service_role;

-- For functions that bypass row-level security: the caller, or null until the second factor is completed.
create function private.whole_person() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.second_step_done() then
    return auth.uid();
  end if;
  return null;
end
$$;
revoke all on function private.whole_person() from public;

-- Security definer, so that policies can check the role while user_roles itself stays closed.
create function private.has_admin_role() returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'admin');
revoke all on function private.has_admin_role() from public;
grant execute on function private.has_admin_role() to anon, authenticated, service_role;

-- Whether the caller may act as an admin now: the role, and the second factor where the operator requires it.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return private.has_admin_role() and private.second_step_done() and (
    not (select admin_needs_second_step from private.house_rules)
    or coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
  );
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Every column that says whose a row is: references to auth.users, and any uuid column named user_id. Read from the
-- catalogue instead of listed, so that neither export nor deletion can miss a table added later.
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
revoke all on function private.columns_naming_a_person() from public;

-- An access token stays valid for up to an hour after its session ended; for what cannot be undone that is too long.
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
revoke all on function private.require_living_session() from public;

create function public.my_sessions()
  returns table (
    id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, ip text, aal text, is_current boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at::timestamptz, s.created_at), s.user_agent, host(s.ip), s.aal::text,
    s.id::text is not distinct from (auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = private.whole_person() and (s.not_after is null or s.not_after > now())
  order by 7 desc, 3 desc
$$;

create function public.sign_out_session(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = sign_out_session.session_id and s.user_id = private.whole_person();
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
  -- Credentials, ours and those of a hosted auth schema: an export that is lost must not give access to the account.
  secrets text[] := array[
    'encrypted_password', 'secret', 'token', 'parent', 'successor_salt', 'token_hash', 'code_hash', 'pending_password',
    'web_authn_credential', 'web_authn_session_data', 'auth_code', 'code_challenge', 'body_text', 'body_html',
    'confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current',
    'reauthentication_token', 'phone_change_token', 'otp_code', 'challenge', 'credential',
    'refresh_token_hmac_key', 'provider_access_token', 'provider_refresh_token', 'last_webauthn_challenge_data',
    'session_data', 'authorization_id', 'authorization_code', 'state', 'nonce'
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
  perform from auth.users where id = who for update;
  -- Explicitly, because some foreign keys only set the owner to null (events), and such rows may still identify the person.
  for place in select * from private.columns_naming_a_person() loop
    execute format('delete from %I.%I where %I = $1', place.table_schema, place.table_name, place.column_name)
    using who;
  end loop;
  delete from auth.users where id = who;
end
$$;

revoke all on function public.my_sessions(), public.sign_out_session(uuid), public.export_my_data(),
  public.delete_my_account() from public;
grant execute on function public.my_sessions(), public.sign_out_session(uuid), public.export_my_data(),
  public.delete_my_account() to authenticated, service_role;

-- Lock order. A write that goes on to further rows of the same person (points, achievements, the leaderboard) takes two
-- locks before any row, always in this order: a share lock on the account, so that a deletion waits for the write and the
-- write for a deletion under way, and then the person's advisory lock, so that two writes of one person cannot deadlock.
-- Triggers of one event run in the order of their names: hold_person before take_turns.
create function private.hold_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock a foreign key takes, only earlier: the account can still be changed meanwhile.
  perform from auth.users where id = auth.uid() for key share;
  return null;
end
$$;
revoke all on function private.hold_person() from public;

create function private.take_turns() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  who uuid := auth.uid();
begin
  if who is not null then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(who::text, 600));
  end if;
  return null;
end
$$;

-- Both triggers run only for statements that a client sends (pg_trigger_depth() = 0): a write made by another trigger may
-- already hold the lock of another person, as when an admin publishes a testimonial, and a second one could deadlock.
create trigger hold_person before update on public.profiles
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger take_turns before update on public.profiles
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();

create table public.user_plant_interactions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  bookmarked boolean not null default false,
  viewed_at timestamptz,
  -- When the plant was first opened at a reader's pace. Views in quick succession are stored as views, but a plant counts as
  -- explored only once it is opened again.
  explored_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, plant_id)
);
create index user_plant_interactions_plant_id_idx on public.user_plant_interactions (plant_id);
create index user_plant_interactions_explored_idx on public.user_plant_interactions (user_id, explored_at)
  where explored_at is not null;

-- The server decides when a plant was viewed: a browser's clock can be wrong, or lie.
create function private.stamp_view() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.viewed_at is not null and (tg_op = 'INSERT' or new.viewed_at is distinct from old.viewed_at) then
    new.viewed_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_view
  before insert or update on public.user_plant_interactions
  for each row execute function private.stamp_view();

-- At most six plants a minute, so that one request cannot reach an achievement for exploring. Its name sorts after
-- stamp_view, whose time it reads.
create function private.stamp_view_explored() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.viewed_at is null then
    new.explored_at := null;
    return new;
  end if;
  if new.explored_at is not null or (tg_op = 'UPDATE' and new.viewed_at is not distinct from old.viewed_at) then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(new.user_id::text, 600));
  if (
    select count(*) from public.user_plant_interactions
    where user_id = new.user_id and explored_at > now() - interval '1 minute'
  ) < 6 then
    new.explored_at := now();
  end if;
  return new;
end
$$;
create trigger stamp_view_explored
  before insert or update on public.user_plant_interactions
  for each row execute function private.stamp_view_explored();

create trigger hold_person before insert or update or delete on public.user_plant_interactions
  for each statement when (pg_trigger_depth() = 0) execute function private.hold_person();
create trigger take_turns before insert or update or delete on public.user_plant_interactions
  for each statement when (pg_trigger_depth() = 0) execute function private.take_turns();
create trigger limit_rows before insert on public.user_plant_interactions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_rows('500');

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;
alter table public.user_plant_interactions enable row level security;

create policy "a person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person renames themself" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "a person reads their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person keeps their own interactions" on public.user_plant_interactions
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.profiles, public.user_roles, public.user_plant_interactions from anon, authenticated;
grant select, update (display_name, on_leaderboard) on public.profiles to authenticated;
grant select on public.user_roles to authenticated;
grant select, delete, insert (user_id, plant_id, bookmarked, viewed_at),
  update (user_id, plant_id, bookmarked, viewed_at) on public.user_plant_interactions to authenticated;
grant all on public.profiles, public.user_roles, public.user_plant_interactions to service_role;
