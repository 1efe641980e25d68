-- Words of two letters become part of the search words: a search for two letters finds what is in the text.

create or replace function private.distinct_words(text) returns text
  language sql immutable parallel safe set search_path = ''
  return (
    select coalesce(string_agg(word, ' ' order by word), '')
    from (
      select distinct word from regexp_split_to_table(lower($1), '[^[:alnum:]''’]+') as word where length(word) > 1
    ) as words
  );

-- A generated column is computed again only when its row is written.
update public.plants set description = description;
