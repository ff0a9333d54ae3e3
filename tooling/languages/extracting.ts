/**
 * What `@ayana/contracts/language` is while texts are read: the functions write ICU messages instead of texts. Parameters come as
 * their placeholders, `{count}`.
 */
import { readFileSync } from 'node:fs';
import type { PluralForms } from '@ayana/contracts/language';

export {
  ENGLISH,
  formatLocale,
  localeOfPath,
  localHref,
  localePrefix,
  LOCALES,
  openLocales,
  routePath,
} from '../../contracts/src/language/locales.ts';
export { dollars, listText, lowerFirst, upperFirst } from '../../contracts/src/language/formats.ts';

type Tree = string | number | boolean | null | undefined | ((...values: never[]) => unknown) | { [key: string]: Tree };

/** A text of a package: its ICU message, and a function's parameters in order (the fields of one that is taken apart). */
export interface Text {
  message: string;
  parameters?: (string | string[])[];
}

/** Texts by id and place: `texts['mfe-public/doctors']['sorts.name']`. */
export const texts: Record<string, Record<string, Text>> = {};

/** Fields that hold names of the code, such as `health_data`; a field with a capital letter or a space is a label: `Time zone`. */
const NAME_FIELD = /(^|\.)(code|kind|text_version|id|step|slug|drawing|icon|topic|events\.\d+|items\.\d+\.0|version)$/;
const NAME = /^[a-z][\w.-]*$/;
/** Addresses, days and time zones. */
const NOT_TEXT = /^(\/|#|https?:|mailto:|tel:|\d{4}-\d\d|[A-Z]\w+\/[A-Z]\w+$)/;
const isText = (place: string, value: string): boolean =>
  /\p{L}/u.test(value) && !NOT_TEXT.test(value) && !(NAME_FIELD.test(place) && NAME.test(value));

export function defineMessages<English extends object>(id: string, english: English): English {
  if (texts[id] !== undefined) throw new Error(`Two objects of texts have the id ${id}.`);
  texts[id] = {};
  collect(texts[id], '', english as Tree);
  return english;
}

function collect(found: Record<string, Text>, place: string, value: Tree): void {
  if (typeof value === 'string') {
    if (isText(place, value)) found[place] = { message: escape(value.replaceAll(/[{}]/g, "'$&'")) };
  } else if (typeof value === 'function') {
    const parameters = parametersOf(value);
    const values = parameters.map((names) =>
      typeof names === 'string' ? `{${names}}` : Object.fromEntries(names.map((name) => [name, `{${name}}`])),
    );
    const message = (value as (...all: unknown[]) => unknown)(...values);
    if (typeof message !== 'string') throw new Error(`${place} is a function that gives no text.`);
    found[place] = { message: escape(message), parameters };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(found, place === '' ? key : `${place}.${key}`, part);
  }
}

/** An apostrophe before a brace would quote it. */
const escape = (message: string): string => message.replaceAll(/'(?=\{)/g, "''");

/** `(count, { late, today }) => …` has the parameters `count` and, taken apart, `late` and `today`. */
function parametersOf(value: (...values: never[]) => unknown): (string | string[])[] {
  const list = /^\(([^)]*)\)\s*=>/.exec(value.toString())?.[1];
  if (list === undefined) throw new Error(`Write this text as an arrow function: ${value.toString()}`);
  return [...list.matchAll(/\{([^}]*)\}|(\w+)/g)].map(([, taken, name]) =>
    taken === undefined ? (name ?? '') : [...taken.matchAll(/\w+/g)].map(([each]) => each),
  );
}

const nameOf = (value: unknown): string => String(value).slice(1, -1);

export function plural(count: unknown, forms: PluralForms): string {
  const name = nameOf(count);
  const cases = Object.entries(forms as unknown as Record<string, string>).map(([form, text]) => {
    const key = /^\d/.test(form) ? `=${form}` : form;
    return `${key} {${text.replaceAll(`{${name}}`, '#').replaceAll(`{${name}, number}`, '#')}}`;
  });
  return `{${name}, plural, ${cases.join(' ')}}`;
}

export function select(value: unknown, forms: Record<string, string>): string {
  const cases = Object.entries(forms).map(([key, text]) => `${key} {${text}}`);
  return `{${nameOf(value)}, select, ${cases.join(' ')}}`;
}

export const number = (value: unknown): string => `{${nameOf(value)}, number}`;

/** A remote's or the site's names of pages, which portal.json holds. */
export function collectPortal(file: string): void {
  const { name, routes } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; routes: Tree[] };
  texts[`portal/${name}`] = {};
  for (const route of routes as { id: string; [key: string]: Tree }[])
    collectRoute(texts[`portal/${name}`] ?? {}, route);
}

function collectRoute(found: Record<string, Text>, { id, ...route }: { id: string; [key: string]: Tree }): void {
  const { act, description, rail, title } = route;
  const names = { title, description, rail, act: { label: (act as { label: string } | undefined)?.label } };
  collect(found, id, JSON.parse(JSON.stringify(names)) as Tree);
}
