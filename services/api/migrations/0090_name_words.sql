-- The words of the names of users and of those who wrote to us. A misspelt word of a search is compared with these: comparing it with
-- every name takes half a second where many share one. A word stays when nobody has it any more; it leads to nobody then.
create table name_words (word text primary key);
-- Without a list of pending entries, which every search would read through.
create index name_words_alike on name_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function add_name_words() returns trigger
  language plpgsql
as $$
begin
  insert into name_words
    select distinct word from regexp_split_to_table(search_latin(new.name), '[[:space:][:punct:]]+') word
    where length(word) between 3 and 40 order by word
  on conflict do nothing;
  return null;
end $$;
create trigger users_name_words after insert or update of name on users for each row execute function add_name_words();
create trigger inbox_items_name_words after insert or update of name on inbox_items for each row execute function add_name_words();

insert into name_words
  select distinct word
  from (select name from users union select name from inbox_items) named,
    regexp_split_to_table(search_latin(name), '[[:space:][:punct:]]+') word
  where length(word) between 3 and 40
on conflict do nothing;

-- The most alike first; the API compares their letters.
create function name_words_like(p_word text, p_most integer) returns table (word text)
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
as $$
  select known.word from name_words known where known.word % p_word
  order by similarity(known.word, p_word) desc, known.word limit p_most
$$;

drop function users_named_like;
drop function inbox_named_like;
