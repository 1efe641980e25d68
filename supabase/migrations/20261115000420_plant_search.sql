-- What the encyclopedia's list and its search load, made once when a plant is written: a card's two lines of text,
-- and each word of the longer texts once.

create function private.distinct_words(text) returns text
  language sql immutable parallel safe set search_path = ''
  return (
    select coalesce(string_agg(word, ' ' order by word), '')
    from (
      select distinct word from regexp_split_to_table(lower($1), '[^[:alnum:]''’]+') as word where length(word) > 2
    ) as words
  );
grant execute on function private.distinct_words(text) to service_role;

alter table public.plants
  add column card_text text generated always as (left(description, 200)) stored,
  add column search_words text generated always as (
    private.distinct_words(
      description || ' ' || coalesce(traditional_uses, '') || ' ' || coalesce(plant_family, '')
    )
  ) stored;
