-- The search of the portals (GET /search/portal): people and enquiries by names in any script, also misspelt, and by phone numbers.

-- `search_text` with a Latin letter for each letter of the scripts our users write: the trigram index knows no other letters in a database
-- whose locale is C. Signs without a letter of their own are left out.
create function search_latin(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(public.search_text(value),
    'абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґў' ||
    'اأإآٱبتثجحخدذرزسشصضطظعغفقكکگلمنهةوؤيىیئپچژ' ||
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊएऐओऔािीुूेैोौंँ' ||
    'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহঅআইঈউঊএঐওঔািীুূেৈোৌংৎ' ||
    U&'\044C\044A\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\094D\093C\0903\09CD\09BC\0983\0981',
    'abvgdeezziiklmnoprstufhccssyeuaiiegu' ||
    'aaaaabttjhkddrzsssdtzagfqkkglmnhhwwyyyypcz' ||
    'kkggnccjjnttddnttddnppbbmyrlvssshaaiiuueeooaiiuueeoonn' ||
    'kkggnccjjnttddnttddnppbbmyrlssshaaiiuueeooaiiuueeoont') $$;

-- Stored, since computing it for each row a search compares takes longer than comparing it.
alter table users add search text not null generated always as (search_latin(email || ' ' || name)) stored;
drop index users_search;
create index users_search on users using gin (search gin_trgm_ops);

alter table inbox_items add search text not null generated always as (
  search_latin(name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(country, ''))
) stored;
create index inbox_items_search on inbox_items using gin (search gin_trgm_ops);

-- Candidates for a misspelt word of a name, the most alike first, as `search` has them: the API compares their letters.
create function users_named_like(p_word text, p_most integer) returns table (id uuid, search text)
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.28
as $$
  select person.id, person.search from users person where p_word <% person.search
  order by word_similarity(p_word, person.search) desc, person.id limit p_most
$$;

create function inbox_named_like(p_word text, p_most integer) returns table (id uuid, search text)
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.28
as $$
  select item.id, item.search from inbox_items item where p_word <% item.search
  order by word_similarity(p_word, item.search) desc, item.id limit p_most
$$;
