-- Questions to the chat. They are health data: only the person who asked can read them.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  session_id uuid not null,
  query text not null check (char_length(query) between 1 and 2000),
  ai_response text not null check (char_length(ai_response) <= 8000),
  suggested_herbs text[] not null default '{}',
  condition text,
  triage text not null check (triage in ('emergency', 'crisis', 'urgent', 'routine')),
  was_helpful boolean,
  created_at timestamptz not null default now()
);
create index conversations_user_id_idx on public.conversations (user_id, created_at desc);
create index conversations_session_id_idx on public.conversations (session_id, created_at desc);
create index conversations_guests_idx on public.conversations (created_at) where user_id is null;

create table public.herb_effectiveness_stats (
  herb_name text primary key,
  times_suggested bigint not null default 0 check (times_suggested >= 0),
  times_helpful bigint not null default 0 check (times_helpful >= 0),
  times_unhelpful bigint not null default 0 check (times_unhelpful >= 0)
);
create index herb_effectiveness_stats_rank_idx on public.herb_effectiveness_stats (times_suggested desc);

-- The state of a chat session: only whether an emergency or crisis was recognised, neither question nor answer.
create table private.chat_sessions (
  session_id uuid not null,
  -- A user's id, or 'guest': a guest's session belongs to whoever knows its random id.
  owner text not null,
  -- Derived from the owner, so that export and deletion of an account include the row.
  user_id uuid generated always as (nullif(owner, 'guest')::uuid) stored
    references auth.users (id) on delete cascade,
  latch text not null check (latch in ('emergency', 'crisis')),
  updated_at timestamptz not null,
  primary key (session_id, owner)
);
create index chat_sessions_updated_at_idx on private.chat_sessions (updated_at);
create index chat_sessions_user_id_idx on private.chat_sessions (user_id) where user_id is not null;

alter table public.conversations enable row level security;
alter table public.herb_effectiveness_stats enable row level security;

create policy "a person reads their own consultations" on public.conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person deletes their own consultations" on public.conversations
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "admins read which herbs are suggested" on public.herb_effectiveness_stats
  for select to authenticated using ((select private.is_admin()));

revoke all on public.conversations, public.herb_effectiveness_stats from anon, authenticated;
grant select, delete on public.conversations to authenticated;
grant select on public.herb_effectiveness_stats to authenticated;
grant all on public.conversations, public.herb_effectiveness_stats to service_role;
