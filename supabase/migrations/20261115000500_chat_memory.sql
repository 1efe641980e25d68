-- What the chat remembers of a session: only whether help must come first. Neither question nor answer is kept here.

create table private.chat_sessions (
  session_id uuid not null,
  -- A person's sessions are their own; a guest's belong to whoever holds the random id.
  owner text not null,
  latch text not null check (latch in ('emergency', 'crisis')),
  updated_at timestamptz not null,
  primary key (session_id, owner)
);
create index chat_sessions_updated_at_idx on private.chat_sessions (updated_at);
