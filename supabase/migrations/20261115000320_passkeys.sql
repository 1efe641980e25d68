-- Keys that sign a person in by themselves (passkeys), in Supabase's names.
-- On a hosted Supabase the auth schema is not ours to change: there this file leaves everything as it is.

do $passkeys$
begin
  if to_regclass('auth.webauthn_credentials') is not null or not has_schema_privilege('auth', 'create') then
    return;
  end if;

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

  -- A challenge answers one question and is gone; without a user it is a sign-in's.
  create table auth.webauthn_challenges (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references auth.users (id) on delete cascade,
    challenge text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
  create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
  create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

  alter table auth.webauthn_credentials enable row level security;
  alter table auth.webauthn_challenges enable row level security;
  grant select, insert, update, delete on auth.webauthn_credentials, auth.webauthn_challenges to service_role;
end
$passkeys$;
