-- Two common words that hardly ever meet cost half of what they did (docs/adr/0011): the rows of both are laid beside one another as
-- they lie in the index, and what does not stand anywhere is not looked for in names at length.

-- Of the first rows of a word those that have another one too, where that is about as common.
create function search_beside(
  p_subject search_subject, p_field smallint, p_word text, p_begins integer, p_portion integer, p_other_field smallint, p_other text,
  out last integer, out ids uuid[], out spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_nestloop = off set enable_hashjoin = off
as $$
begin
  with way as materialized (
    select spread, id from search_postings
    where subject = p_subject and field = p_field and word = p_word and spread >= p_begins
    order by spread, id limit p_portion
  )
  select (select case when count(*) = p_portion then max(spread) end from way), array_agg(way.id), array_agg(way.spread)
    into last, ids, spreads
  from way join search_postings posting on posting.spread = way.spread and posting.id = way.id
  where posting.subject = p_subject and posting.field = p_other_field and posting.word = p_other
    and posting.spread >= p_begins;
end $$;

-- The first rows of a word, and of these, where another word is given, those that have it too. `last` is how far it went: null where
-- the word has no more rows.
create function search_way(
  p_subject search_subject, p_field smallint, p_word text, p_begins integer, p_portion integer, p_other_field smallint, p_other text,
  p_other_count double precision, out last integer, out ids uuid[], out spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  if p_other is not null and p_other_count < 8 * search_count(p_subject, p_field, p_word) then
    select * into last, ids, spreads
    from search_beside(p_subject, p_field, p_word, p_begins, p_portion, p_other_field, p_other);
    return;
  end if;
  select array_agg(way.id), array_agg(way.spread) into ids, spreads
  from (
    select posting.id, posting.spread from search_postings posting
    where posting.subject = p_subject and posting.field = p_field and posting.word = p_word and posting.spread >= p_begins
    order by posting.spread, posting.id limit p_portion
  ) way;
  last := case when cardinality(ids) = p_portion then spreads[p_portion] end;
  if p_other is not null and ids is not null then
    select * into ids, spreads from search_probe(p_subject, array[p_other_field], array[p_other], ids, spreads);
  end if;
end $$;

-- As before, but how common the groups are is asked once, how far to walk can be said, and two groups of a word each that are about
-- as common are walked along together.
drop function search_meet(search_subject, smallint[], text[], text[], integer, integer);
create function search_meet(
  p_subject search_subject, p_fields smallint[], p_groups text[], p_facets text[], p_enough integer, p_most integer,
  p_portions integer[] default '{300,900}'
) returns uuid[] language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
declare
  groups text[] := p_groups || p_facets;
  facets_from integer := cardinality(p_groups) + 1;
  alone boolean := cardinality(groups) = 1;
  places integer[] := '{1}';
  counts double precision[];
  fields smallint[];
  words text[];
  -- What is looked for along the way at once: nothing, in one field, where it is to be looked for afterwards.
  beside text;
  beside_fields smallint[] := '{0}';
  beside_counts double precision[];
  in_field smallint;
  written text;
  way record;
  ids uuid[];
  spreads integer[];
  found uuid[] := '{}';
  portion integer;
  begins integer := -2147483648;
  ends integer;
begin
  if not alone then
    -- The rarest first.
    select array_agg(each.place order by each.rows), array_agg(each.rows order by each.rows) into places, counts
    from (
      select numbered.place, (
          select sum(search_count(p_subject, field, word))
          from unnest(case when numbered.place < facets_from then p_fields else '{0}' end) field,
            unnest(string_to_array(value, chr(31))) word
        ) as rows
      from unnest(groups) with ordinality numbered (value, place)
    ) each;
    if counts[2] < 8 * counts[1] and groups[places[1]] || groups[places[2]] !~ chr(31) then
      beside := groups[places[2]];
      beside_fields := case when places[2] < facets_from then p_fields else '{0}' end;
      beside_counts := array(select search_count(p_subject, field, beside) from unnest(beside_fields) field);
    end if;
  end if;
  foreach portion in array case when alone then array[p_most] else p_portions end loop
    for rank in 1..cardinality(places) loop
      fields := case when places[rank] < facets_from then p_fields else '{0}' end;
      words := string_to_array(groups[places[rank]], chr(31));
      if rank = 1 then
        ids := '{}';
        spreads := '{}';
        ends := null;
        portion := greatest(portion / (cardinality(fields) * cardinality(words)), 20);
        foreach in_field in array fields loop
          foreach written in array words loop
            for other in 1..cardinality(beside_fields) loop
              way := search_way(p_subject, in_field, written, begins, portion, beside_fields[other], beside, beside_counts[other]);
              ids := ids || way.ids;
              spreads := spreads || way.spreads;
              ends := least(ends, way.last);
            end loop;
          end loop;
        end loop;
        exit when alone;
        -- As far as all of its words were walked along; what lies beyond is for the next portion.
        if ends is not null then
          select array_agg(id), array_agg(spread) into ids, spreads
          from unnest(ids, spreads) taken (id, spread) where spread < ends;
        end if;
      elsif rank = 2 and beside is not null then
        continue;
      elsif counts[rank] < 8 * counts[1] then
        select * into ids, spreads from search_keep(p_subject, fields, words, ids, spreads);
      else
        select * into ids, spreads from search_probe(p_subject, fields, words, ids, spreads);
      end if;
      exit when ids is null or cardinality(ids) = 0;
    end loop;
    found := found || ids;
    begins := ends;
    exit when begins is null or cardinality(found) >= p_enough;
  end loop;
  return array(select distinct id from unnest(found) id limit p_most);
end $$;

-- The rows that answer a term, best first by `tier`: all of its words in the name (1), then anywhere (2), then words that begin
-- so, in the name (3) and anywhere (4); where no row has all of them, those that have all but one (5), and at last those that
-- have the rarest (6). A word nobody wrote stands for what was probably meant by it; one that only another kind of row has, and
-- one that nothing is like, stand for nothing. Stops at the tier with which it has `p_enough`, and hands out at most `p_most`
-- rows of a tier; eight words of the term count.
create or replace function search_find(
  p_subject search_subject, p_term text, p_facets text[], p_enough integer, p_most integer
)
  returns table (id uuid, tier smallint) language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan
as $$
declare
  names constant smallint[] := '{1}';
  anywhere constant smallint[] := '{1,2}';
  written record;
  completions text[];
  strict_groups text[] := '{}';
  wide_groups text[] := '{}';
  wider boolean := false;
  elsewhere boolean := false;
  words integer;
  found uuid[] := '{}';
  more uuid[];
  rest uuid[];
  groups text[];
begin
  for written in
    select each, left(search_stem(each), 60) as stem
    from unnest((string_to_array(search_plain(left(p_term, 1000)), ' '))[1:40]) with ordinality word (each, place)
    where each <> ''
    group by each order by min(place)
  loop
    continue when written.stem is null;
    completions := case when length(written.each) > 1 then search_complete(p_subject, written.each, 8) else '{}' end;
    if search_count(p_subject, 1::smallint, written.stem) + search_count(p_subject, 2::smallint, written.stem) > 0 then
      strict_groups := strict_groups || written.stem;
      wider := wider or exists (select from unnest(completions) stem where stem <> written.stem);
      wide_groups := wide_groups || array_to_string(written.stem || array_remove(completions, written.stem), chr(31));
    else
      if cardinality(completions) = 0 then
        continue when search_elsewhere(p_subject, written.each);
        completions := search_guess(p_subject, written.each);
      end if;
      continue when cardinality(completions) = 0;
      strict_groups := strict_groups || array_to_string(completions, chr(31));
      wide_groups := wide_groups || array_to_string(completions, chr(31));
    end if;
    exit when cardinality(strict_groups) = 8;
  end loop;
  words := cardinality(strict_groups);
  if words = 0 then
    return;
  end if;

  -- Where all words stand in names only, looking anywhere finds what looking in names did.
  elsewhere := exists (
    select from unnest(wide_groups) value, unnest(string_to_array(value, chr(31))) word
    where search_count(p_subject, 2::smallint, word) > 0
  );
  for step in 1..4 loop
    continue when (step in (3, 4) and not wider) or (step in (2, 4) and not elsewhere);
    groups := case when step < 3 then strict_groups else wide_groups end;
    if step in (1, 3) and elsewhere and cardinality(groups) + cardinality(p_facets) > 1 then
      more := search_meet(p_subject, names, groups, p_facets, p_enough, p_most, '{300}');
      if cardinality(more) < p_enough then
        -- What does not stand anywhere does not stand in names.
        rest := search_meet(p_subject, anywhere, groups, p_facets, p_enough, p_most);
        if cardinality(rest) > 0 then
          more := search_meet(p_subject, names, groups, p_facets, p_enough, p_most);
        end if;
      end if;
    elsif step in (1, 3) then
      more := search_meet(p_subject, names, groups, p_facets, p_enough, p_most);
    else
      more := coalesce(rest, search_meet(p_subject, anywhere, groups, p_facets, p_enough, p_most));
      rest := null;
    end if;
    return query select each, step::smallint from unnest(more) each where each <> all (found);
    found := found || more;
    exit when cardinality(found) >= p_enough;
  end loop;
  if cardinality(found) > 0 or words = 1 then
    return;
  end if;

  -- What was typed last is given up first: people begin with what matters most.
  if words > 2 then
    for left_out in reverse words..1 loop
      more := search_meet(p_subject, anywhere, strict_groups[:left_out - 1] || strict_groups[left_out + 1:], p_facets,
        p_enough, p_most);
      if cardinality(more) > 0 then
        return query select each, 5::smallint from unnest(more) each;
        return;
      end if;
    end loop;
  end if;
  more := search_meet(p_subject, anywhere, array[search_rarest(p_subject, strict_groups)], p_facets, p_enough, p_most);
  return query select each, 6::smallint from unnest(more) each;
end $$;
