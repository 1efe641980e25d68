-- The server's own ledgers: mails waiting to be sent, and how often somebody tried something.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id uuid references auth.users (id) on delete cascade,
  recipient text,
  subject text not null,
  -- Both bodies carry codes and links: they are emptied as soon as the mail is out.
  body_text text,
  body_html text,
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

-- Losing these counts in a crash costs nothing, so they skip the write-ahead log. Buckets are hashed names.
create unlogged table private.rate_limits (
  bucket text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_window_ends_at_idx on private.rate_limits (window_ends_at);
