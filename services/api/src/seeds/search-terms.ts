import type { Client } from 'pg';
import type { Concept, ConceptKind, Term } from '../modules/search/understanding/lexicon.js';
import { yamlFacts } from './facts.js';
import { addRows } from './rows.js';

/** Each file contains one kind of concept. */
const FILES: Readonly<Record<string, ConceptKind>> = {
  organs: 'organ',
  acts: 'act',
  conditions: 'condition',
  treatments: 'treatment',
  specialities: 'speciality',
  cities: 'city',
  languages: 'language',
  needs: 'need',
  pages: 'page',
  words: 'word',
};
/** A concept that leads to the item it is named after. */
const NAMED_AFTER: ReadonlySet<ConceptKind> = new Set(['treatment', 'city']);

/** Terms by language, separated by commas, and the target of the concept. */
interface Entry {
  treats?: string | null;
  seen_by?: string | null;
  soft?: boolean;
  any_part?: boolean;
  title?: string;
  [language: string]: string | boolean | null | undefined;
}

export interface SearchTerms {
  concepts: Concept[];
  terms: Term[];
}

const LANGUAGE = /^[a-z]{2}(?:-Latn)?$/;
const parted = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    : [];

/** The search terms (docs/adr/0027), from `seeds/search`. */
export function searchTerms(): SearchTerms {
  const concepts: Concept[] = [];
  const terms = new Map<string, Term>();
  for (const [file, kind] of Object.entries(FILES)) {
    const entries = yamlFacts<Record<string, Entry>>(`search/${file}.yaml`);
    for (const [name, { treats, seen_by, soft = false, any_part = false, title = null, ...texts }] of Object.entries(
      entries,
    )) {
      const key = parted(name).join(' ');
      const leadsTo = NAMED_AFTER.has(kind) ? parted(name) : parted(treats);
      concepts.push({
        kind,
        key: kind === 'city' ? key : name,
        treats: leadsTo,
        seen_by: parted(seen_by),
        soft,
        any_part,
        title,
      });
      for (const [language, text] of Object.entries(texts)) {
        if (!LANGUAGE.test(language)) throw new Error(`${file}.yaml names no language: ${name}, ${language}`);
        for (const term of parted(text))
          terms.set([kind, name, term].join('\n'), { kind, key: kind === 'city' ? key : name, term, language });
      }
    }
  }
  return { concepts, terms: [...terms.values()] };
}

/** Stores the terms of the files; earlier ones that are no longer in the files are removed. Terms from elsewhere stay. */
export async function seedSearchTerms(client: Client): Promise<void> {
  const { concepts, terms } = searchTerms();
  const { rows } = await client.query<{ same: boolean }>(
    `select (select jsonb_agg(jsonb_build_array(kind, key, term, language) order by kind, key, term)
             from search_terms where is_seeded)
          = (select jsonb_agg(jsonb_build_array(kind, key, term, language) order by kind, key, term)
             from jsonb_to_recordset($1::jsonb) as row (kind text, key text, term text, language text))
        and (select jsonb_agg(jsonb_build_array(kind, key, treats, seen_by, soft, any_part, title) order by kind, key)
             from search_concepts where is_seeded)
          = (select jsonb_agg(jsonb_build_array(kind, key, treats, seen_by, soft, any_part, title) order by kind, key)
             from jsonb_to_recordset($2::jsonb)
               as row (kind text, key text, treats text[], seen_by text[], soft boolean, any_part boolean, title text)) as same`,
    [JSON.stringify(terms), JSON.stringify(concepts)],
  );
  if (rows[0]?.same === true) return;
  await client.query('delete from search_terms where is_seeded');
  await client.query(
    'delete from search_concepts where is_seeded and not exists (select from search_terms term where term.kind = search_concepts.kind and term.key = search_concepts.key)',
  );
  await addRows(
    client,
    'search_concepts',
    concepts.map((concept) => Object.assign({ is_seeded: true }, concept)),
  );
  await addRows(
    client,
    'search_terms',
    terms.map((term) => Object.assign({ is_seeded: true }, term)),
  );
}
