-- What belongs to a person: name, role, interactions, reminders, devices. The owner sees it, nobody else.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint display_name_is_trimmed check (display_name = btrim(display_name)),
  constraint display_name_length check (char_length(display_name) between 1 and 100),
  -- Letters of the world's alphabets with their marks, spaces, hyphens and both apostrophes.
  constraint display_name_letters check (
    display_name ~ '^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u0300-\u036F\u0370-\u1FFF\u2C60-\u2C7F\u3040-\u30FF\u3400-\u9FFF\uA720-\uA7FF\uAC00-\uD7AF ''\u2019-]+$'
  )
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

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- Policies ask this; it sees past row-level security so that user_roles itself can stay closed.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.user_roles where user_id = auth.uid() and role = 'admin');
grant execute on function private.is_admin() to anon, authenticated, service_role;

create table public.user_plant_interactions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plant_id text not null references public.plants (id) on delete cascade,
  bookmarked boolean not null default false,
  viewed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, plant_id)
);
create index user_plant_interactions_plant_id_idx on public.user_plant_interactions (plant_id);

-- When a plant was viewed is the server's to say: a browser's clock can be wrong, and so can its word.
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

create table public.user_reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text check (char_length(description) <= 2000),
  reminder_time text not null default '09:00' check (reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekly', 'as-needed')),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index user_reminders_user_id_idx on public.user_reminders (user_id, reminder_time);

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 2000),
  p256dh text not null check (char_length(p256dh) <= 200),
  auth text not null check (char_length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id);

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;
alter table public.user_plant_interactions enable row level security;
alter table public.user_reminders enable row level security;
alter table public.push_subscriptions enable row level security;

create policy "a person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person renames themself" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "a person reads their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person keeps their own interactions" on public.user_plant_interactions
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "a person keeps their own reminders" on public.user_reminders
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "a person keeps their own devices" on public.push_subscriptions
  for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.profiles, public.user_roles, public.user_plant_interactions, public.user_reminders,
  public.push_subscriptions from anon, authenticated;
grant select, update (display_name) on public.profiles to authenticated;
grant select on public.user_roles to authenticated;
grant select, delete, insert (user_id, plant_id, bookmarked, viewed_at),
  update (user_id, plant_id, bookmarked, viewed_at) on public.user_plant_interactions to authenticated;
grant select, delete, insert (user_id, title, description, reminder_time, frequency, active),
  update (title, description, reminder_time, frequency, active) on public.user_reminders to authenticated;
grant select, delete, insert (user_id, endpoint, p256dh, auth),
  update (user_id, endpoint, p256dh, auth) on public.push_subscriptions to authenticated;
grant all on public.profiles, public.user_roles, public.user_plant_interactions, public.user_reminders,
  public.push_subscriptions to service_role;
