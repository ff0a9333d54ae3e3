import { readFileSync } from 'node:fs';

const FILE = new URL('queries.txt', import.meta.url);
/** Results that are visible without scrolling. */
const FIRST = 3;

export interface Judged {
  /** A group of the file. */
  kind: string;
  query: string;
  /** All of it must hold; queries.txt says what each means. */
  expected: readonly string[];
}

export interface JudgedSet {
  queries: readonly Judged[];
  /** Slug of a treatment to the part of the body it is of. */
  parts: ReadonlyMap<string, string>;
}

interface Item {
  id: string;
  title: string;
}

interface Found {
  items: readonly Item[];
}

/** What the judge reads of the API's answer. */
export interface Answer {
  treatments: Found;
  hospitals: Found;
  doctors: Found;
  cities: Found;
  pages: readonly { path: string }[];
  fits: boolean;
  tab: string | null;
}

/** What the catalogue has of what was found, by id. */
export interface Facts {
  slugs: ReadonlyMap<string, string>;
  hospitals: ReadonlyMap<string, { city: string }>;
  doctors: ReadonlyMap<string, { city: string; languages: readonly string[]; specializations: readonly string[] }>;
}

/** The judged queries of the repository. */
export function judgedSet(): JudgedSet {
  const parts = new Map<string, string>();
  const queries: Judged[] = [];
  let kind = '';
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const heading = /^== (.+) ==$/.exec(line);
    if (heading !== null) kind = heading[1] ?? '';
    else if (kind === 'parts of the body') {
      const [part = '', slugs = ''] = line.split(': ');
      for (const slug of slugs.split(' ').filter(Boolean)) parts.set(slug, part);
    } else if (line.includes(' => ') && kind !== '') {
      const [query = '', expected = ''] = line.split(' => ');
      queries.push({ kind, query, expected: expected.match(/"[^"]+"|\S+/g) ?? [] });
    }
  }
  return { queries, parts };
}

/** What is wrong with an answer; nothing where all that was expected holds. */
export function faultsOf(
  { query, expected }: Judged,
  answer: Answer,
  facts: Facts,
  parts: JudgedSet['parts'],
): string[] {
  const found = answer.treatments.items.map(({ id }) => facts.slugs.get(id) ?? id);
  const first = found.slice(0, FIRST);
  const wanted = expected.filter((each) => parts.has(each.split('|')[0] ?? '')).flatMap((each) => each.split('|'));
  const faults = expected.filter((each) => !holds(each, answer, first, facts)).map((each) => `no ${each}`);
  const allowed = new Set(wanted.map((slug) => parts.get(slug)));
  const [top] = found;
  if (top !== undefined && isAboutTreatments(expected, wanted) && !allowed.has(parts.get(top)))
    faults.push(`${top} is of another part of the body`);
  return faults.length === 0 ? [] : [`${query}: ${faults.join(', ')}; found ${first.join(', ') || 'no treatment'}`];
}

/** A query for a place, a language, a name or a page says nothing of treatments. */
const isAboutTreatments = (expected: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 || expected.includes('none');

function holds(expected: string, answer: Answer, first: readonly string[], facts: Facts): boolean {
  const doctors = answer.doctors.items.slice(0, FIRST).map(({ id }) => facts.doctors.get(id));
  const value = expected.slice(1);
  if (expected === 'none')
    return !answer.fits && ['treatments', 'hospitals', 'doctors', 'cities'].every((kind) => isEmpty(answer, kind));
  if (expected.startsWith('tab:')) return answer.tab === expected.slice('tab:'.length);
  switch (expected[0]) {
    case '+':
      return doctors.length > 0 && doctors.every((each) => each?.specializations.includes(value) === true);
    case '#':
      return doctors.length > 0 && doctors.every((each) => each?.languages.includes(value) === true);
    case '@': {
      const cities = [
        ...answer.hospitals.items.map(({ id }) => facts.hospitals.get(id)?.city),
        ...answer.doctors.items.map(({ id }) => facts.doctors.get(id)?.city),
      ];
      return cities.length > 0 && cities.every((city) => city === value);
    }
    case '/':
      return answer.pages.slice(0, FIRST).some(({ path }) => path === expected);
    case '"': {
      const name = expected.slice(1, -1);
      return answer.hospitals.items.slice(0, FIRST).some(({ title }) => title.startsWith(name));
    }
    default:
      return expected.split('|').some((slug) => first.includes(slug));
  }
}

function isEmpty(answer: Answer, kind: string): boolean {
  const found: Readonly<Record<string, Found>> = {
    treatments: answer.treatments,
    hospitals: answer.hospitals,
    doctors: answer.doctors,
    cities: answer.cities,
  };
  return found[kind]?.items.length === 0;
}
