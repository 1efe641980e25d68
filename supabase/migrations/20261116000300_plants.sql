-- The plant catalogue. Rows are seeded from the content files; the API only reads them.

-- Each word of a text once: the search index of a plant's longer texts.
create function private.distinct_words(text) returns text
  language sql immutable parallel safe set search_path = ''
  return (
    select coalesce(string_agg(word, ' ' order by word), '')
    from (
      select distinct word from regexp_split_to_table(lower($1), '[^[:alnum:]''’]+') as word where length(word) > 2
    ) as words
  );
grant execute on function private.distinct_words(text) to service_role;

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
  -- Beyond the fields of the product's plant entity: what readers need for their safety.
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
  of_the_day text[] not null default '{}',
  -- What the encyclopedia's list and its search load, computed once when a plant is written.
  card_text text generated always as (left(description, 200)) stored,
  search_words text generated always as (
    private.distinct_words(
      description || ' ' || coalesce(traditional_uses, '') || ' ' || coalesce(plant_family, '')
    )
  ) stored
);
create index plants_popularity_idx on public.plants (view_count desc, id);
create index plants_category_tags_idx on public.plants using gin (category_tags);

create table public.plant_of_the_day (
  featured_date date primary key,
  plant_id text not null references public.plants (id) on delete cascade,
  special_content text
);
create index plant_of_the_day_plant_id_idx on public.plant_of_the_day (plant_id);

-- Each view of a plant counts once a day for a person, or for a network when no one is signed in. Viewers are stored as
-- keyed hashes; losing them in a crash only lets a view count twice.
create unlogged table private.plant_viewers (
  day date not null,
  viewer text not null,
  plant_id text not null,
  primary key (day, viewer, plant_id)
);

-- An unknown id counts nothing.
create function public.increment_plant_views(plant_id_param text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer text := private.caller();
begin
  if viewer is null then
    -- These callers cannot be told apart: a limit on their total number has to do.
    if not exists (select from public.plants where id = plant_id_param)
      or not private.spend('views', plant_id_param, 1, 1000, '1 day')
    then
      return;
    end if;
  else
    insert into private.plant_viewers (day, viewer, plant_id)
    select private.utc_day(now()), viewer, id from public.plants where id = plant_id_param
    on conflict do nothing;
    if not found then
      return;
    end if;
  end if;
  update public.plants set view_count = view_count + 1 where id = plant_id_param;
end
$$;
revoke execute on function public.increment_plant_views(text) from public;
grant execute on function public.increment_plant_views(text) to anon, authenticated, service_role;

alter table public.plants enable row level security;
alter table public.plant_of_the_day enable row level security;
alter table private.plant_viewers enable row level security;

create policy "everyone reads plants" on public.plants
  for select to anon, authenticated using (true);
create policy "everyone reads the plant of the day" on public.plant_of_the_day
  for select to anon, authenticated using (true);

revoke all on public.plants, public.plant_of_the_day from anon, authenticated;
revoke all on private.plant_viewers from public, anon, authenticated;
grant select on public.plants, public.plant_of_the_day to anon, authenticated;
grant all on public.plants, public.plant_of_the_day, private.plant_viewers to service_role;
