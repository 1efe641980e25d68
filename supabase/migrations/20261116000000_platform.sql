-- Roles, schemas and default privileges. A hosted Supabase project has the roles and the auth schema already; there, only
-- what is missing is added.

do $platform$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
exception
  -- Roles belong to the whole database server: a migration of another database may have created them meanwhile.
  when duplicate_object or unique_violation then null;
end
$platform$;

-- The server takes one of these roles for each transaction. A superuser may do so anyway; another owner needs the grant,
-- unless a hosted project has given it already and reserves the right to grant it.
do $platform$
begin
  if current_setting('is_superuser') = 'off' then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
exception
  when insufficient_privilege then null;
end
$platform$;

grant usage on schema public to anon, authenticated, service_role;

-- For the server itself: tables and functions that the API does not expose. No API role has usage on it.
create schema private;
revoke all on schema private from public;

-- A hosted project grants everything created in public to visitors and users by default. The migrations grant each right
-- explicitly, so that both kinds of database end with the same rights.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
