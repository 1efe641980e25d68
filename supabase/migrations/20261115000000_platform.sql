-- What a hosted Supabase project brings along: the three API roles and the auth schema.
-- Where auth.users exists already, this file leaves everything as it is.

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
  -- Roles belong to the whole server: another database being migrated beside this one may have just made them.
  when duplicate_object or unique_violation then null;
end
$platform$;

-- The server becomes each of them for the length of a transaction. A superuser may anyway; another owner needs the grant,
-- unless a hosted project has given it already and keeps the right to itself.
do $platform$
begin
  if current_setting('is_superuser') = 'off' then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
exception
  when insufficient_privilege then null;
end
$platform$;

do $platform$
begin
  if to_regclass('auth.users') is not null then
    return;
  end if;

  create schema if not exists auth;

  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    aud text not null default 'authenticated',
    role text not null default 'authenticated',
    email text,
    encrypted_password text,
    email_confirmed_at timestamptz,
    invited_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    email_change text not null default '',
    email_change_sent_at timestamptz,
    email_change_confirm_status smallint not null default 0,
    phone text unique,
    phone_confirmed_at timestamptz,
    phone_change text not null default '',
    reauthentication_sent_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb not null default '{}',
    raw_user_meta_data jsonb not null default '{}',
    is_super_admin boolean,
    is_sso_user boolean not null default false,
    is_anonymous boolean not null default false,
    banned_until timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored
  );
  create unique index users_email_key on auth.users (lower(email)) where not is_sso_user;
  create index users_created_at_idx on auth.users (created_at);

  create table auth.identities (
    id uuid primary key default gen_random_uuid(),
    provider_id text not null,
    user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null,
    provider text not null,
    last_sign_in_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    email text generated always as (lower(identity_data ->> 'email')) stored,
    unique (provider_id, provider)
  );
  create index identities_user_id_idx on auth.identities (user_id);

  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    secret text,
    phone text,
    web_authn_credential jsonb,
    web_authn_aaguid uuid,
    last_challenged_at timestamptz,
    last_totp_step bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);
  create unique index mfa_factors_friendly_name_key on auth.mfa_factors (user_id, friendly_name)
    where trim(friendly_name) <> '';

  create table auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    ip_address inet,
    otp_code text,
    web_authn_session_data jsonb,
    attempts smallint not null default 0,
    verified_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

  create table auth.sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    factor_id uuid references auth.mfa_factors (id) on delete set null,
    aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
    not_after timestamptz,
    refreshed_at timestamptz,
    user_agent text,
    ip inet,
    tag text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index sessions_user_id_idx on auth.sessions (user_id, created_at);
  create index sessions_idle_idx on auth.sessions (coalesce(refreshed_at, created_at));

  create table auth.mfa_amr_claims (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (session_id, authentication_method)
  );

  create table auth.refresh_tokens (
    id bigint generated always as identity primary key,
    -- A hash; what it is succeeded by can be worked out only from the token itself and the salt together.
    token text not null unique,
    successor_salt text,
    user_id uuid not null references auth.users (id) on delete cascade,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    parent text,
    revoked boolean not null default false,
    revoked_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);
  create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);

  create table auth.flow_state (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references auth.users (id) on delete cascade,
    auth_code text not null unique,
    code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
    code_challenge text not null,
    provider_type text not null,
    authentication_method text not null,
    auth_code_issued_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  -- One mail: a link (token_hash) and a six-digit code (code_hash). Wrong codes void the code, never the link.
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    token_type text not null,
    token_hash text not null,
    code_hash text,
    relates_to text not null,
    attempts smallint not null default 0,
    -- The password asked for at sign-up: it becomes the account's only when this very mail is answered.
    pending_password text,
    flow_state_id uuid references auth.flow_state (id) on delete set null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index one_time_tokens_token_hash_key on auth.one_time_tokens (token_hash);
  create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
  create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

  create function auth.jwt() returns jsonb
    language sql stable
    return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

  create function auth.uid() returns uuid
    language sql stable
    return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

  create function auth.role() returns text
    language sql stable
    return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';

  grant usage on schema auth to anon, authenticated, service_role;
  grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
  grant select, insert, update, delete on all tables in schema auth to service_role;

  -- Nobody reaches these through the API; row-level security stays on in case a grant ever slips.
  alter table auth.users enable row level security;
  alter table auth.identities enable row level security;
  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.mfa_amr_claims enable row level security;
  alter table auth.refresh_tokens enable row level security;
  alter table auth.one_time_tokens enable row level security;
  alter table auth.flow_state enable row level security;
end
$platform$;

grant usage on schema public to anon, authenticated, service_role;

-- Ours: what the server keeps for itself. No API role can enter it.
create schema private;
revoke all on schema private from public;
