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

create or replace function search_latin(value text) returns text
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

-- What is stored of each is made again, and the words of the names with it.
update users set name = name;
update inbox_items set name = name;
