/** The auth schema of a hosted Supabase project: GoTrue's tables and functions, which we do not own. */

/** GoTrue's tables with their columns and types (2026), without the checks and indexes that our code does not touch. */
const tables: Readonly<Record<string, string>> = {
  users: `
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
    confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
    recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
    email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique default null,
    phone_confirmed_at timestamptz, phone_change text default '', phone_change_token varchar(255) default '',
    phone_change_sent_at timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '', email_change_confirm_status smallint default 0,
    banned_until timestamptz, reauthentication_token varchar(255) default '', reauthentication_sent_at timestamptz,
    is_sso_user boolean not null default false, deleted_at timestamptz, is_anonymous boolean not null default false`,
  instances:
    "id uuid primary key, uuid uuid, raw_base_config text, created_at timestamptz, updated_at timestamptz",
  audit_log_entries: `
    instance_id uuid, id uuid primary key, payload json, created_at timestamptz, ip_address varchar(64) not null default ''`,
  schema_migrations: "version varchar(255) primary key",
  identities: `
    provider_id text not null, user_id uuid not null references auth.users on delete cascade,
    identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
    updated_at timestamptz, email text generated always as (lower(identity_data ->> 'email')) stored,
    id uuid primary key default gen_random_uuid(), unique (provider_id, provider)`,
  oauth_clients: `
    id uuid primary key, client_secret_hash text, redirect_uris text not null, grant_types text not null,
    client_name text, created_at timestamptz not null default now(), deleted_at timestamptz`,
  sessions: `
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz,
    updated_at timestamptz, factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp,
    user_agent text, ip inet, tag text, oauth_client_id uuid references auth.oauth_clients on delete cascade,
    refresh_token_hmac_key text, refresh_token_counter bigint, scopes text`,
  refresh_tokens: `
    instance_id uuid, id bigserial primary key, token varchar(255) unique, user_id varchar(255), revoked boolean,
    created_at timestamptz, updated_at timestamptz, parent varchar(255),
    session_id uuid references auth.sessions on delete cascade`,
  mfa_factors: `
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
    factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
    updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz unique,
    web_authn_credential jsonb, web_authn_aaguid uuid, last_webauthn_challenge_data jsonb`,
  mfa_challenges: `
    id uuid primary key, factor_id uuid not null references auth.mfa_factors on delete cascade,
    created_at timestamptz not null, verified_at timestamptz, ip_address inet not null, otp_code text,
    web_authn_session_data jsonb`,
  mfa_amr_claims: `
    session_id uuid not null references auth.sessions on delete cascade, created_at timestamptz not null,
    updated_at timestamptz not null, authentication_method text not null, id uuid primary key`,
  one_time_tokens: `
    id uuid primary key, user_id uuid not null references auth.users on delete cascade,
    token_type auth.one_time_token_type not null, token_hash text not null, relates_to text not null,
    created_at timestamp not null default now(), updated_at timestamp not null default now()`,
  flow_state: `
    id uuid primary key, user_id uuid, auth_code text not null, code_challenge_method text not null,
    code_challenge text not null, provider_type text not null, provider_access_token text,
    provider_refresh_token text, created_at timestamptz, updated_at timestamptz, authentication_method text not null,
    auth_code_issued_at timestamptz`,
  oauth_authorizations: `
    id uuid primary key, authorization_id text not null unique,
    client_id uuid not null references auth.oauth_clients on delete cascade,
    user_id uuid references auth.users on delete cascade, redirect_uri text not null, scope text not null, state text,
    code_challenge text, authorization_code text unique, nonce text, created_at timestamptz not null default now()`,
  oauth_consents: `
    id uuid primary key, user_id uuid not null references auth.users on delete cascade,
    client_id uuid not null references auth.oauth_clients on delete cascade, scopes text not null,
    granted_at timestamptz not null default now(), revoked_at timestamptz`,
  webauthn_credentials: `
    id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users on delete cascade,
    credential_id bytea not null, public_key bytea not null, attestation_type text not null default '', aaguid uuid,
    sign_count bigint not null default 0, transports jsonb not null default '[]',
    backup_eligible boolean not null default false, backed_up boolean not null default false,
    friendly_name text not null default '', created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), last_used_at timestamptz`,
  webauthn_challenges: `
    id uuid primary key default gen_random_uuid(), user_id uuid references auth.users on delete cascade,
    challenge_type text not null, session_data jsonb not null, created_at timestamptz not null default now(),
    expires_at timestamptz not null`,
};

const types = `
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token');`;

/** GoTrue's functions read a claim from its own (older) setting or from the JSON of all claims. */
const claim = (name: string) =>
  `coalesce(nullif(current_setting('request.jwt.claim.${name}', true), ''),
     (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${name}'))`;

const functions = `
  create function auth.uid() returns uuid language sql stable as $$ select ${claim("sub")}::uuid $$;
  create function auth.role() returns text language sql stable as $$ select ${claim("role")}::text $$;
  create function auth.email() returns text language sql stable as $$ select ${claim("email")}::text $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), ''))::jsonb
  $$;`;

/** Must run as a superuser in the project's database. */
export const authSchema = `
  create schema auth authorization supabase_admin;
  grant all on schema auth to supabase_auth_admin;
  grant usage on schema auth to anon, authenticated, service_role, project_owner;
  set role supabase_auth_admin;
  ${types}
  ${Object.entries(tables)
    .map(
      ([name, columns]) => `
        create table auth.${name} (${columns});
        alter table auth.${name} enable row level security;
        grant all on auth.${name} to project_owner;`,
    )
    .join("")}
  revoke all on auth.schema_migrations from project_owner;
  grant all on all sequences in schema auth to project_owner;
  ${functions}
  reset role;`;
