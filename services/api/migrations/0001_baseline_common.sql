-- What every other file needs: extensions, texts as they are searched, functions of several modules, and tables of the program itself.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;

-- A name is found however its apostrophe is written (O'tkir, O‘tkir, Oʻtkir, Otkir), and whether its parts are written as one word or two
-- (عبدالرحمن, عبد الرحمن). Marks that nobody sees are left out.
create function fold_name(value text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(
    translate(value,
      U&'''\0060\00B4\02B9\02BB\02BC\02BD\02BE\02BF\02C8\02CA\02CB\2018\2019\201A\201B\2032\2035\A78C\FF07\061C\200B\200C\200D\200E\200F\2060\FEFF',
      ''),
    U&'(^|\\s)(\0639\0628\062F|\0623\0628\0648|\0627\0628\0648|\0623\0628\064A|\0627\0628\064A|\0623\0645|\0627\0645|\0622\0644)\\s+(?=\\S)',
    U&'\\1\\2', 'g') $$;

-- The digits of other scripts. The public search, the lists and the search of the portals are all made of search_text, which folds them.
create function fold_digits(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯' || '௦௧௨௩௪௫௬௭௮௯' || '๐๑๒๓๔๕๖๗๘๙' || '၀၁၂၃၄၅၆၇၈၉' || '០១២៣៤៥៦៧៨៩' || '０１２３４５６７８９',
    '0123456789012345678901234567890123456789' || '0123456789' || '0123456789' || '0123456789' || '0123456789' || '0123456789') $$;

-- Small letters without accents. unaccent() is only STABLE because its dictionary might change; ours does not, and an index needs IMMUTABLE.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, public.fold_digits(public.fold_name(value)))) $$;

-- `search_text` with a Latin letter for each letter of the scripts our users write: the trigram index knows no other letters in a database
-- whose locale is C. Signs without a letter of their own are left out.
create function search_latin(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(public.search_text(public.fold_name(value)),
    'абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґў' ||
    'اأإآٱبتثجحخدذرزسشصضطظعغفقكکگلمنهةوؤيىیئپچژ' ||
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊएऐओऔािीुूेैोौंँ' ||
    'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহঅআইঈউঊএঐওঔািীুূেৈোৌংৎ' ||
    U&'\044C\044A\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\094D\093C\0903\09CD\09BC\0983\0981',
    'abvgdeezziiklmnoprstufhccssyeuaiiegu' ||
    'aaaaabttjhkddrzsssdtzagfqkkglmnhhwwyyyypcz' ||
    'kkggnccjjnttddnttddnppbbmyrlvssshaaiiuueeooaiiuueeoonn' ||
    'kkggnccjjnttddnttddnppbbmyrlssshaaiiuueeooaiiuueeoont') $$;

-- Text as it is searched: small letters without accents, everything else a space. The parser of words knows no letters of other scripts in a
-- database of the C locale: names are kept in Latin letters there, as the portals do.
create function search_plain(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.search_latin(value), '[[:punct:][:space:][:cntrl:]]+', ' ', 'g')) $$;

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

-- No one changes or removes rows of a table with this trigger, whatever their rights on the table.
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- What the staff send from the test pages is real, and marked by the database itself: within the transaction of such a request this setting says
-- so, and every row that can be marked takes it from there. Lists, counts, figures and mails to people leave marked rows out.
create function made_as_test() returns boolean language sql stable
  return coalesce(current_setting('ayana.is_test', true), '') = 'on';

create table seeds (
  name text primary key,
  seeded_at timestamptz not null
);

-- What the seed last wrote, so that a later version may bring its texts up to date without undoing what people changed since.
-- A digest of the texts of a row; null for rows of a version that kept none, which are taken to be as the seed wrote them.
create table seeded_texts (
  table_name text not null,
  -- The key of the row, its columns parted by spaces.
  row_key text not null,
  digest text,
  primary key (table_name, row_key)
);

-- The answer of each form by the key its browser gave it (docs/adr/0006).
create table idempotency_keys (
  route text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (route, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Requests of one client towards a limit, over all processes of the API (docs/adr/0092). Unlogged: a minute of counts may be lost in a crash.
create unlogged table rate_counts (
  -- A keyed hash of the client's address and the limit's name.
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table rate_counts is 'Kept by the program: requests, counted to limit them.';
create index rate_counts_ended on rate_counts (ends_at);

-- socket.io's postgres adapter keeps here what is too long for NOTIFY.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

-- Each backup and each restore that was tried out, written by `npm run backup` and `npm run restore -- --test`, or by what a server uses instead of them.
create table maintenance_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'restore_test')),
  -- When it was complete.
  finished_at timestamptz not null,
  -- The moment the saved rows are of.
  taken_at timestamptz not null,
  tables integer not null,
  rows bigint not null,
  bytes bigint,
  -- What went wrong; null for a run that went well.
  failure text
);
create index maintenance_runs_by_kind on maintenance_runs (kind, finished_at desc);
