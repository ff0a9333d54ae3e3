-- Every search folds what 0327 folds for names (apostrophes of every kind, Arabic spacing, marks that nobody sees), and reads the digits of other
-- scripts: the public search, the lists and the search of the portals are all made of search_text. Its users keep their form.
create function fold_digits(value text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯' || '௦௧௨௩௪௫௬௭௮௯' || '๐๑๒๓๔๕๖๗๘๙' || '၀၁၂၃၄၅၆၇၈၉' || '០១២៣៤៥៦៧៨៩' || '０１２３４５６７８９',
    '0123456789012345678901234567890123456789' || '0123456789' || '0123456789' || '0123456789' || '0123456789' || '0123456789') $$;

create or replace function search_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, public.fold_digits(public.fold_name(value)))) $$;

-- The parser of words knows no letters of other scripts in a database of the C locale: names are kept in Latin letters there, as the portals do.
create or replace function search_plain(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.search_latin(value), '[[:punct:][:space:][:cntrl:]]+', ' ', 'g')) $$;

-- What is stored of each is made again.
update treatments set name = name;
update users set name = name;
update inbox_items set name = name;
update resources set name = name;
update service_requests set search = search_text(search);
update incidents set search = search_text(search);
update broadcasts set search = search_text(search);
select search_refresh('doctor', (select array_agg(id) from doctors));
select search_refresh('hospital', (select array_agg(id) from partner_hospitals));
select search_refresh('city', (select array_agg(id) from cities));
