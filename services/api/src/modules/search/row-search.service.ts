import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Prepared, prepared } from '../../platform/database/prepared.js';
import { SearchTerms, type Understood } from './search-terms.service.js';
import { distance, wordsOf } from './understanding/words.js';

/** The rows that are searched (migrations/0005_baseline_search.sql). */
export type Subject = 'treatment' | 'hospital' | 'doctor' | 'city';
export type Narrowed = 'hospital' | 'doctor';

/** Separates values of one facet of which any may match (`search_meet`). */
const OR = '\u001F';
/** Most names that are compared for a misspelling. */
const NAMES = 20;

const NAMED = Object.fromEntries(
  (
    [
      ['hospital', 'partner_hospitals', 'hospital_name'],
      ['doctor', 'doctors', 'full_name'],
      ['city', 'cities', 'name'],
      ['treatment', 'treatments', 'name'],
    ] as const
  ).map(([subject, table, name]) => [
    subject,
    prepared<{ id: string; name: string }>(
      `select row.id, row.${name} as name from unnest(search_named('${subject}', $1, $2, $3)) found join ${table} row on row.id = found
       ${subject === 'treatment' ? 'where row.is_active and (row.slug is null or row.created_by is not null)' : ''} order by 2, 1`,
    ),
  ]),
) as Record<Subject, Prepared<{ id: string; name: string }>>;

/** Parameters: groups of words and facets, and the limit. */
const MEETING = prepared<{ id: string }>(
  `select unnest(search_meet($1::search_subject, '{1,2}', $2, $3, $4, $4)) as id`,
);

/** Turns an understood query into rows: by key for what was understood, by name for the rest. */
@Injectable()
export class RowSearch {
  constructor(
    private readonly database: Database,
    private readonly terms: SearchTerms,
  ) {}

  /**
   * The ids a query finds among doctors or hospitals, for a list with its own filters and order.
   * @param most a list that is filtered and counted uses at most this many rows of one search
   */
  async ids(subject: Narrowed, query: string, most = 500): Promise<string[]> {
    const asked = await this.terms.understand(query);
    const names = await this.names(query, asked, most);
    return names?.[subject] ?? this.narrowed(subject, asked, most);
  }

  /** Doctors or hospitals that match everything in the query; none if there are none. */
  async narrowed(subject: Narrowed, asked: Understood, most: number): Promise<string[]> {
    const facets = facetsOf(subject, asked);
    if (!asked.fits || facets === null) return [];
    const groups = facets.length === 0 ? [subject] : [];
    if (facets.length === 0 && asked.need !== `${subject}s`) return [];
    return (await this.database.ask(MEETING, [subject, groups, facets, most])).map(({ id }) => id);
  }

  /**
   * Hospitals and doctors with that name; null when the query contains no name.
   * Only words that were not certainly understood are searched.
   */
  async names(query: string, asked: Understood, most: number): Promise<Readonly<Record<Narrowed, string[]>> | null> {
    // A word that was corrected, and an everyday word, is a name only when it is written like one.
    const exact = [...asked.doubtful, ...asked.everyday];
    const words = asked.fits ? [...asked.unknown, ...exact] : wordsOf(query).filter((each) => !isTitle(each));
    if (asked.refused || words.length === 0) return null;
    const guess = asked.unknown.length > 0;
    if (asked.fits && asked.unknown.length === 0 && asked.treatments.length > 0 && asked.doubtful.length > 1)
      return null;
    const [hospital, doctor] = await Promise.all([
      this.named('hospital', words, guess, most, exact),
      this.named('doctor', words, guess, most, exact),
    ]);
    if (hospital.length + doctor.length === 0) return null;
    if (hospital.length === 0) return { hospital: [], doctor };
    return { hospital, doctor: doctor.length > 0 ? doctor : await this.doctorsOf(hospital, most) };
  }

  /** Rows by their names, with at most two misspelt letters. */
  async named(
    subject: Subject,
    words: readonly string[],
    guess: boolean,
    most: number,
    exact: readonly string[] = [],
  ): Promise<string[]> {
    if (words.every((word) => word.length < 3)) return [];
    const rows = await this.database.ask(NAMED[subject], [words.join(' '), guess, Math.max(most, NAMES)]);
    return rows.filter(({ name }) => isNamed(name, words, exact)).map(({ id }) => id);
  }

  private async doctorsOf(hospitals: readonly string[], most: number): Promise<string[]> {
    return (await this.database.ask(DOCTORS_OF, [hospitals, most])).map(({ id }) => id);
  }
}

const DOCTORS_OF = prepared<{ id: string }>(
  'select id from doctors where hospital_id = any ($1::uuid[]) and is_active order by full_name, id limit $2',
);

const TITLES = new Set(['dr', 'doctor', 'hospital', 'prof', 'clinic', 'in', 'at', 'the', 'of']);
const isTitle = (word: string): boolean => TITLES.has(word);

/** Whether every word is in the name, begins a word of it, or is nearly one. */
export function isNamed(name: string, words: readonly string[], exact: readonly string[] = []): boolean {
  const own = wordsOf(name);
  return words.every((word) =>
    own.some((each) => {
      if (exact.includes(word)) return each === word;
      const most = word.length > 6 ? 2 : word.length > 3 ? 1 : 0;
      return each.startsWith(word) || distance(each, word, most) <= most;
    }),
  );
}

/** The facets a row must have: null when the query asks for something that does not exist. */
function facetsOf(subject: Narrowed, asked: Understood): string[] | null {
  const { treatments, treatmentIds, cities, languages, departments, asksForDepartments } = asked;
  if (treatments.length > 0 && treatmentIds.length === 0 && departments.length === 0) return null;
  const one = (name: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [values.map((value) => `${name}:${value.toLowerCase()}`).join(OR)];
  const department = subject === 'doctor' ? 'specialization' : 'department';
  const byTreatment = treatmentIds.length > 0 && !asksForDepartments;
  return [
    ...one('city', cities),
    ...one('language', languages),
    ...(byTreatment ? one('treatment', treatmentIds) : one(department, departments)),
  ];
}
