-- The catalogue. Rows come from the content files by seeding; the API only reads them.

create table public.plants (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  common_name text not null,
  scientific_name text not null unique,
  description text not null,
  creole_names text[] not null default '{}',
  images text[] not null default '{}',
  category_tags text[] not null default '{}',
  difficulty_level text check (difficulty_level in ('Easy', 'Moderate', 'Difficult')),
  availability text check (availability in ('Common', 'Seasonal', 'Regional', 'Rare')),
  view_count bigint not null default 0 check (view_count >= 0),
  plant_family text,
  cultural_origin text[] not null default '{}',
  history text,
  traditional_uses text,
  modern_research text,
  safety_warnings text,
  preparation_methods jsonb not null default '{}',
  growing_info jsonb not null default '{}',
  fun_facts text[] not null default '{}',
  symptoms_treated text[] not null default '{}',
  -- Beyond the entity's own fields: what the safety of a reader needs.
  hazard text not null default 'none' check (hazard in ('none', 'caution', 'dangerous')),
  pronunciation text,
  synonyms text[] not null default '{}',
  guyanese_names jsonb not null default '[]',
  recognise text,
  look_alikes jsonb not null default '[]',
  habitat text,
  uses jsonb not null default '[]',
  safety jsonb not null default '{}',
  sources jsonb not null default '[]',
  image_alt text,
  of_the_day text[] not null default '{}'
);
create index plants_popularity_idx on public.plants (view_count desc, id);
create index plants_category_tags_idx on public.plants using gin (category_tags);

create table public.plant_of_the_day (
  featured_date date primary key,
  plant_id text not null references public.plants (id) on delete cascade,
  special_content text
);
create index plant_of_the_day_plant_id_idx on public.plant_of_the_day (plant_id);

-- Counts one view for whoever calls it; an unknown id counts nothing, and no caller can say a number.
create function public.increment_plant_views(plant_id_param text) returns void
  language sql volatile security definer set search_path = ''
begin atomic
  update public.plants set view_count = view_count + 1 where id = plant_id_param;
end;

alter table public.plants enable row level security;
alter table public.plant_of_the_day enable row level security;

create policy "everyone reads plants" on public.plants
  for select to anon, authenticated using (true);
create policy "everyone reads the plant of the day" on public.plant_of_the_day
  for select to anon, authenticated using (true);

revoke all on public.plants, public.plant_of_the_day from anon, authenticated;
grant select on public.plants, public.plant_of_the_day to anon, authenticated;
grant all on public.plants, public.plant_of_the_day to service_role;
revoke execute on function public.increment_plant_views(text) from public;
grant execute on function public.increment_plant_views(text) to anon, authenticated, service_role;
