-- Games, achievements and the leaderboard. Points are counted by the database from what really happened.

create table public.achievement_catalog (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  name text not null,
  description text not null,
  icon text not null,
  points integer not null check (points between 1 and 1000),
  rule jsonb not null default '{}'
);
create index achievement_catalog_points_idx on public.achievement_catalog (points, code);

create table public.game_scores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  game_type text not null check (game_type = 'herb-identifier'),
  score integer not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint score_within_the_round check (
    score between 0 and (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end)
  ),
  constraint metadata_is_an_object check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 2000),
  constraint metadata_follows_from_the_round check (
    (metadata ->> 'total_questions') is not distinct from
      (case difficulty when 'easy' then '5' when 'medium' then '10' else '15' end)
    and (metadata ->> 'percentage')::numeric is not distinct from
      round(score * 100.0 / (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end))
    and (metadata ->> 'best_streak')::numeric between 0 and score
  )
);
create index game_scores_user_id_idx on public.game_scores (user_id, created_at desc);

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  achievement_type text not null references public.achievement_catalog (code) on update cascade,
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 2000),
  created_at timestamptz not null default now(),
  unique (user_id, achievement_type)
);
create index user_achievements_type_idx on public.user_achievements (achievement_type);

create table public.leaderboard_scores (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  total_points bigint not null default 0 check (total_points >= 0),
  achievements_count integer not null default 0 check (achievements_count >= 0),
  testimonials_count integer not null default 0 check (testimonials_count >= 0)
);
create index leaderboard_scores_rank_idx on public.leaderboard_scores (total_points desc, user_id);

create function private.has_perfect_quiz(who uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.game_scores
    where user_id = who
      and score = (case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end)
  );
grant execute on function private.has_perfect_quiz(uuid) to authenticated;

create function private.count_achievement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := coalesce(new.user_id, old.user_id);
begin
  -- Counted afresh rather than added up: a correction of the catalogue or a deletion can never leave a wrong sum.
  insert into public.leaderboard_scores as board (user_id, display_name, total_points, achievements_count)
  select who,
    (select display_name from public.profiles where id = who),
    coalesce(sum(catalog.points), 0),
    count(catalog.code)
  from public.user_achievements as unlocked
  join public.achievement_catalog as catalog on catalog.code = unlocked.achievement_type
  where unlocked.user_id = who
  -- A deleted account takes its achievements with it: there is no one left to put on the board.
  having exists (select from auth.users where id = who)
  on conflict (user_id) do update
    set total_points = excluded.total_points, achievements_count = excluded.achievements_count;
  return null;
end
$$;

create trigger count_achievement
  after insert or delete on public.user_achievements
  for each row execute function private.count_achievement();

create function private.show_new_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leaderboard_scores set display_name = new.display_name where user_id = new.id;
  return null;
end
$$;

create trigger show_new_name
  after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function private.show_new_name();

alter table public.achievement_catalog enable row level security;
alter table public.game_scores enable row level security;
alter table public.user_achievements enable row level security;
alter table public.leaderboard_scores enable row level security;

create policy "everyone reads the achievements there are" on public.achievement_catalog
  for select to anon, authenticated using (true);

create policy "a person reads their own scores" on public.game_scores
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person saves their own scores" on public.game_scores
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "a person reads their own achievements" on public.user_achievements
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person claims a perfect quiz they really played" on public.user_achievements
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and achievement_type = 'perfect_quiz'
    and private.has_perfect_quiz(user_id)
  );

create policy "everyone reads the leaderboard" on public.leaderboard_scores
  for select to anon, authenticated using (true);

revoke all on public.achievement_catalog, public.game_scores, public.user_achievements,
  public.leaderboard_scores from anon, authenticated;
grant select on public.achievement_catalog, public.leaderboard_scores to anon, authenticated;
grant select, insert (user_id, game_type, score, difficulty, metadata) on public.game_scores to authenticated;
grant select, insert (user_id, achievement_type, metadata) on public.user_achievements to authenticated;
grant all on public.achievement_catalog, public.game_scores, public.user_achievements,
  public.leaderboard_scores to service_role;
