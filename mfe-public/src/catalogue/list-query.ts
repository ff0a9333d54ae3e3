import { DEPARTMENTS, LANGUAGES } from '@ayana/contracts/catalogue';

/** Longest search text. */
const LONGEST = 200;

/** The search text in the URL; undefined when empty. */
export function wordsOf(query: URLSearchParams): string | undefined {
  const words = query.get('q')?.trim().slice(0, LONGEST);
  return words === '' ? undefined : words;
}

/** Makes a type guard for a fixed list of values, for old or hand-written URLs. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    values.some((value) => value === text);

export const isDepartment = oneOf(DEPARTMENTS);
export const isLanguage = oneOf(LANGUAGES);

type Asked<Query> = { [Name in keyof Query]?: Exclude<Query[Name], undefined> };

/** The query without undefined values. */
export const asked = <Query extends object>(query: Query): Asked<Query> =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Asked<Query>;
