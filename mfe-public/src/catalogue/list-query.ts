import { DEPARTMENTS, LANGUAGES } from '@ayana/contracts/catalogue';

/** Longest search a list takes. */
const LONGEST = 200;

/** What a list is searched by; nothing where nothing was written. */
export function wordsOf(query: URLSearchParams): string | undefined {
  const words = query.get('q')?.trim().slice(0, LONGEST);
  return words === '' ? undefined : words;
}

/** Tells the values of a closed list from what an old or hand-written address says. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    values.some((value) => value === text);

export const isDepartment = oneOf(DEPARTMENTS);
export const isLanguage = oneOf(LANGUAGES);

type Asked<Query> = { [Name in keyof Query]?: Exclude<Query[Name], undefined> };

/** What an address asks for, without what it does not. */
export const asked = <Query extends object>(query: Query): Asked<Query> =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Asked<Query>;
