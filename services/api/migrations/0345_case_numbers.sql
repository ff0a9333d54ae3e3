-- The number of a case, such as AY-7K2Q4, as `contracts/src/journey/case-number.ts` reads it. It is made here: no two cases share one, and a
-- case that the previous release begins has one, too.
create sequence case_numbers;

create function next_case_number() returns text language plpgsql as $$
declare
  -- Without vowels no word appears; without 0, 1, B, G, L, S and Z none is taken for another.
  alphabet constant text := '23456789CDFHJKMNPQRTVWXY';
  rest bigint;
  number text;
begin
  loop
    -- A step of 4921171 through all 24^5 numbers: it shares no factor with 24, so each comes once, and neighbours are unlike.
    rest := nextval('case_numbers') * 4921171 % 7962624;
    number := '';
    for place in 1..5 loop
      number := substr(alphabet, (rest % 24)::integer + 1, 1) || number;
      rest := rest / 24;
    end loop;
    -- Without a digit it could not be told from a word in a search.
    exit when number ~ '[2-9]';
  end loop;
  return 'AY-' || number;
end $$;

alter table patient_journeys add column case_number text not null unique default next_case_number();
create index patient_journeys_case_number_like on patient_journeys (case_number text_pattern_ops);
