import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { type Concept, Lexicon, type Term } from './understanding/lexicon.js';
import { understand, type Understanding } from './understanding/understand.js';
import { wordsOf } from './understanding/words.js';

/** Treatments whose names are in memory; others are found by name in the database. */
const TREATMENTS = 2000;
/** Queries whose reading is cached. */
const REMEMBERED = 500;

const VERSION = prepared<{ version: string }>('select version::text from search_terms_version');
const CONCEPTS = prepared<Concept>('select kind, key, treats, seen_by, soft, any_part, title from search_concepts');
const TERMS = prepared<Term>('select kind, key, term, language from search_terms');
const NAMES = prepared<Named>(
  `select id, slug, name, plain_name, conditions_in_plain_words as conditions
   from treatments where is_active and slug is not null order by created_at, name limit ${TREATMENTS}`,
);

const CITIES = prepared<City>('select slug, name from cities where is_active');

interface City {
  slug: string;
  name: string;
}

interface Named {
  id: string;
  slug: string;
  name: string;
  plain_name: string | null;
  conditions: string[];
}

interface SearchLexicon {
  version: string;
  lexicon: Lexicon;
  ids: ReadonlyMap<string, string>;
  cityNames: ReadonlyMap<string, string>;
  readings: Map<string, Understanding>;
}

export interface Understood extends Understanding {
  /** Treatments by slug, in their order; those that are not offered are left out. */
  readonly treatmentIds: readonly string[];
  /** Names of the cities by slug. */
  readonly cityNames: ReadonlyMap<string, string>;
}

/** The search terms and the catalogue's own names, kept in memory and up to date (docs/adr/0027). */
@Injectable()
export class SearchTerms {
  private held: Promise<SearchLexicon> | undefined;

  constructor(private readonly database: Database) {}

  /** Reads the terms before the first query: on a busy machine that took longer than a page waits for an answer. Never rejects. */
  async prepare(): Promise<void> {
    // Nothing is lost where it fails: the first query reads them then.
    await this.current().catch(() => undefined);
  }

  /** The meaning of a query. */
  async understand(query: string): Promise<Understood> {
    const { lexicon, ids, cityNames, readings } = await this.current();
    const known = readings.get(query);
    const reading = known ?? understand(query, lexicon);
    if (known === undefined) {
      if (readings.size >= REMEMBERED) readings.clear();
      readings.set(query, reading);
    }
    return { ...reading, treatmentIds: reading.treatments.flatMap((slug) => ids.get(slug) ?? []), cityNames };
  }

  private async current(): Promise<SearchLexicon> {
    const [row] = await this.database.ask(VERSION, []);
    const version = row?.version ?? '';
    const held = await this.held?.catch(() => undefined);
    if (held?.version === version) return held;
    this.held = this.read(version);
    return this.held;
  }

  private async read(version: string): Promise<SearchLexicon> {
    const [concepts, terms, names, cities] = await Promise.all([
      this.database.ask(CONCEPTS, []),
      this.database.ask(TERMS, []),
      this.database.ask(NAMES, []),
      this.database.ask(CITIES, []),
    ]);
    const own = termsOf(names, cities, concepts, terms);
    return {
      version,
      lexicon: new Lexicon([...concepts, ...own.concepts], [...terms, ...own.terms]),
      ids: new Map(names.map(({ slug, id }) => [slug, id])),
      cityNames: new Map(cities.map(({ slug, name }) => [slug, name])),
      readings: new Map(),
    };
  }
}

const plain = (text: string): string => wordsOf(text).join(' ');

/** The catalogue's names and conditions; the search terms take precedence. */
function termsOf(
  treatments: readonly Named[],
  cities: readonly City[],
  searchConcepts: readonly Concept[],
  searchTerms: readonly Term[],
): { concepts: Concept[]; terms: Term[] } {
  const known = new Set(searchConcepts.map(({ kind, key }) => `${kind} ${key}`));
  const written = new Set(searchTerms.map(({ term }) => plain(term)));
  const concepts: Concept[] = [];
  const terms: Term[] = [];
  const conditions = new Map<string, string[]>();
  const concept = (kind: 'treatment' | 'condition' | 'city', key: string, treats: readonly string[]): Concept => ({
    kind,
    key,
    treats,
    seen_by: [],
    soft: false,
    any_part: false,
    title: null,
  });
  for (const { slug, name, plain_name, conditions: own } of treatments) {
    if (!known.has(`treatment ${slug}`)) concepts.push(concept('treatment', slug, [slug]));
    for (const term of [name, plain_name ?? '']) terms.push({ kind: 'treatment', key: slug, term, language: 'en' });
    for (const each of own) {
      const phrase = plain(each);
      if (!written.has(phrase)) conditions.set(phrase, [...(conditions.get(phrase) ?? []), slug]);
    }
  }
  for (const { slug, name } of cities) {
    if (!known.has(`city ${slug}`)) concepts.push(concept('city', slug, [slug]));
    terms.push({ kind: 'city', key: slug, term: name, language: 'en' });
  }
  for (const [phrase, treats] of conditions) {
    concepts.push(concept('condition', `catalogue ${phrase}`, treats));
    terms.push({ kind: 'condition', key: `catalogue ${phrase}`, term: phrase, language: 'en' });
  }
  return { concepts, terms };
}
