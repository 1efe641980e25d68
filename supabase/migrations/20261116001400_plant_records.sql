-- What the second edition of the catalogue records about each plant.
alter table public.plants
  -- The one warning for cards and the box at the top of a page.
  add column warning_first text,
  -- By the name of the preparation: how it is taken, how much, how often, how long.
  add column preparation_limits jsonb not null default '{}',
  -- Ids, the nearest first. Dangerous plants are only ever among those it could be mistaken for.
  add column related_plants text[] not null default '{}',
  add column mistaken_for text[] not null default '{}',
  -- How many of its statements were read in the work they cite; the others rest on general knowledge.
  add column claims_read integer not null default 0 check (claims_read >= 0),
  add column claims_total integer not null default 0 check (claims_total >= claims_read);
