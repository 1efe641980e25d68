-- Accounts, sessions, second factors, passkeys and the tokens sent by mail, in the shape of Supabase's auth schema; the
-- server's mail queue; links that were used.
-- On a hosted Supabase project the auth schema belongs to the platform: where auth.users exists, it is left unchanged.

do $accounts$
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
    -- When a recovery or invitation mail was answered: the session it opens may set a first password without another code.
    password_link_used_at timestamptz,
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
    -- A hash. The next token is derived from the token itself and the salt, so this row alone does not reveal it.
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

  -- One row per mail: a link (token_hash) and a six-digit code (code_hash). Wrong codes invalidate the code, never the link.
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    token_type text not null,
    token_hash text not null,
    code_hash text,
    relates_to text not null,
    attempts smallint not null default 0,
    -- What was entered at sign-up, a password and metadata such as consent: anyone can type anyone's address, so it is
    -- stored with the token and moves to the account only when this very mail is answered.
    pending_password text,
    pending_metadata jsonb,
    flow_state_id uuid references auth.flow_state (id) on delete set null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index one_time_tokens_token_hash_key on auth.one_time_tokens (token_hash);
  create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
  create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

  -- Passkeys, under the names GoTrue uses.
  create table auth.webauthn_credentials (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    credential_id text not null unique,
    credential jsonb not null,
    friendly_name text not null default '' check (char_length(friendly_name) <= 120),
    last_used_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

  -- A challenge is used once; one without a user belongs to a sign-in.
  create table auth.webauthn_challenges (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references auth.users (id) on delete cascade,
    challenge text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
  create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
  create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

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

  -- No API role has a right to these tables; row-level security is a second barrier in case one is granted by mistake.
  alter table auth.users enable row level security;
  alter table auth.identities enable row level security;
  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.mfa_amr_claims enable row level security;
  alter table auth.refresh_tokens enable row level security;
  alter table auth.one_time_tokens enable row level security;
  alter table auth.flow_state enable row level security;
  alter table auth.webauthn_credentials enable row level security;
  alter table auth.webauthn_challenges enable row level security;
end
$accounts$;

-- Mails to be sent.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id uuid references auth.users (id) on delete cascade,
  recipient text,
  subject text not null,
  -- Both bodies contain codes and links: they are emptied as soon as the mail is sent.
  body_text text,
  body_html text,
  -- Headers of this mail alone, such as one-click unsubscribe in reminder mails.
  headers jsonb,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz,
  expires_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index mails_waiting_idx on private.mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index mails_created_at_idx on private.mails (created_at);
create index mails_user_id_idx on private.mails (user_id);

-- Links that were used, so that opening one again can be told apart from an invalid or expired link. Only a hash is stored,
-- no account. The server deletes the row after a week.
create table private.used_links (
  token_hash text primary key,
  used_at timestamptz not null
);
create index used_links_used_at_idx on private.used_links (used_at);
revoke all on private.used_links from public;
