-- What people ask, and what we count. Questions are health data: only the person who asked reads them.

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

create table public.user_analytics_events (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  event_type text not null check (event_type ~ '^[a-z][a-z0-9_]{0,49}$'),
  plant_id text references public.plants (id) on delete set null,
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 8000),
  created_at timestamptz not null default now()
);
create index user_analytics_events_created_at_idx on public.user_analytics_events (created_at);
create index user_analytics_events_type_idx on public.user_analytics_events (event_type, created_at);
create index user_analytics_events_user_id_idx on public.user_analytics_events (user_id) where user_id is not null;
create index user_analytics_events_plant_id_idx on public.user_analytics_events (plant_id) where plant_id is not null;

alter table public.conversations enable row level security;
alter table public.herb_effectiveness_stats enable row level security;
alter table public.user_analytics_events enable row level security;

create policy "a person reads their own consultations" on public.conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person deletes their own consultations" on public.conversations
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "admins read which herbs are suggested" on public.herb_effectiveness_stats
  for select to authenticated using ((select private.is_admin()));

create policy "anyone records an event for themself or for nobody" on public.user_analytics_events
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy "admins read events" on public.user_analytics_events
  for select to authenticated using ((select private.is_admin()));

revoke all on public.conversations, public.herb_effectiveness_stats, public.user_analytics_events
  from anon, authenticated;
grant select, delete on public.conversations to authenticated;
grant select on public.herb_effectiveness_stats to authenticated;
grant insert (user_id, event_type, plant_id, metadata) on public.user_analytics_events to anon, authenticated;
grant select on public.user_analytics_events to authenticated;
grant all on public.conversations, public.herb_effectiveness_stats, public.user_analytics_events to service_role;
