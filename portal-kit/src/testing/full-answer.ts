import { DEPENDENT } from './dependent-parts';
import { answerOf, FORMATS, least, type Schema, schemaAt, wholeDocument } from './documented';

/** How many samples of one thing are made at most. */
const MOST = 90;
const UUID = '0190a000-0000-7000-8000-';

/** The moment of the samples' past and future, for `Date`: a few days before and after it. */
export const SAMPLE_NOW = '2026-11-20T09:00:00Z';
const PAST = '2026-11-18T08:17:00Z';
const FUTURE = '2026-11-23T14:17:00Z';
const AHEAD = /until|due|expires|ends|next|deadline|promised|sends|opens|retry|valid/;

/** What a person wrote, marked so that nobody takes it for a word of code. */
export const theirs = (name: string): string => `‹${name.replaceAll('_', ' ')}›`;

/** What a text without a format holds, by its name; the others are what a person wrote. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/zone$/, 'Africa/Nairobi'],
  [/currency$/, 'USD'],
  [/languages$/, 'English'],
  [/language$|locale/, 'en'],
  [/nationality$|countr(?:y|ies)$/, 'Kenya'],
  [/(?:^|_)time$|^opens$|^closes$|^at$/, '09:00'],
  [/(?:^|_)day$|^holidays$/, '2026-11-20'],
  [/(?:^|_)months?$/, '2026-11'],
  [/_at$|times$/, PAST],
  // What code reads, though the document does not list its values.
  [
    /^(?:templates?|type|status|(?:from|to)_state|method|provider|subject_kind|role|tag|field|scene|list)$/,
    'some_code',
  ],
  [/phones?$/, '+254 700 000 014'],
  [/case_number$/, 'AY-7K2Q4'],
  [/href$|(?:^|_)path$|^urls?$|_url$|^website$/, '/somewhere'],
  [/email$|^emails$|^user_name$/, FORMATS['email'] ?? ''],
  [/^digits$/, '4.1'],
  // Of a filter: of a number as well.
  [/^value$/, '4'],
  [/media_type$/, 'application/pdf'],
];

const textOf = (name: string): string => TEXTS.find(([of]) => of.test(name))?.[1] ?? theirs(name);
const momentsOf = (name: string): string[] => (AHEAD.test(name) ? [FUTURE, PAST] : [PAST]);

type Row = Readonly<Record<string, unknown>>;

const inWork = new Set<string>();
const known = new Map<string, unknown[]>();

/** What a schema allows, so that each value of its enums is there once. @param inList whether it is a part of a row of a list */
function variants(schema: Schema, name: string, inList: boolean): unknown[] {
  const { $ref, type } = schema;
  if ($ref !== undefined) return variantsOf($ref, name, inList);
  if ('const' in schema) return [schema.const];
  const choices = (schema.anyOf ?? schema.oneOf)?.filter((each) => each.type !== 'null');
  if (choices !== undefined) return choices.flatMap((each) => variants(each, name, inList)).slice(0, MOST);
  if (schema.enum !== undefined) return schema.enum.filter((value) => value !== null);
  if (schema.allOf !== undefined) return merged(schema.allOf.map((each) => variants(each, name, inList)));
  const is = (wanted: string): boolean => type === wanted || (Array.isArray(type) && type.includes(wanted));
  if (is('array')) return lists(schema.items ?? {}, name, inList);
  if (is('boolean')) return [true, false];
  if (is('string')) {
    if (schema.format === 'date-time') return momentsOf(name);
    return [FORMATS[schema.format ?? ''] ?? textOf(name)];
  }
  if (is('number') || is('integer')) return [Math.max(schema.minimum ?? 0, 1)];
  const fields = Object.entries(schema.properties ?? {});
  return merged(fields.map(([field, of]) => variants(of, field, inList).map((value): object => ({ [field]: value }))));
}

function variantsOf($ref: string, name: string, inList: boolean): unknown[] {
  const key = `${$ref} ${name} ${inList}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (inWork.has($ref)) return [least(schemaAt($ref), name)];
  inWork.add($ref);
  const dependent = DEPENDENT[$ref.split('/').at(-1) ?? ''];
  const all = variants(schemaAt($ref), name, inList);
  const made = dependent === undefined ? all : all.map((row) => Object.assign({}, row, dependent(row as Row)));
  inWork.delete($ref);
  known.set(key, made);
  return made;
}

/** One list with everything; within a row of a list many short ones, so that each stays as long as it has to. */
function lists(items: Schema, name: string, inList: boolean): unknown[] {
  const rows = variants(items, name, true);
  if (!inList || rows.every((row) => typeof row !== 'object')) return [rows.map(ownRow)];
  return rows.map((row, at) => [ownRow(row, at)]);
}

/** As many as the longest of the parts has; the others begin again. */
function merged(parts: readonly unknown[][]): unknown[] {
  const count = Math.min(MOST, Math.max(1, ...parts.map((each) => each.length)));
  return Array.from({ length: count }, (_none, at) =>
    Object.assign({}, ...parts.map((each) => each[at % each.length] as object)),
  );
}

/** Each row of a list has its own id and its own words. */
function ownRow(row: unknown, at: number): unknown {
  if (typeof row === 'string') {
    if (row.startsWith(UUID)) return `${UUID}${String(at + 1).padStart(12, '0')}`;
    return row.startsWith('‹') && at > 0 ? row.replace(/(?: \d+)?›$/, ` ${at + 1}›`) : row;
  }
  if (typeof row !== 'object' || row === null) return row;
  if (Array.isArray(row)) return row.map((each) => ownRow(each, at));
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, ownRow(value, at)]));
}

/** A list that ends. */
const ended = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next_cursor' in value ? { ...value, next_cursor: null } : value;

/**
 * All that the API may answer to `METHOD /path` at once: nothing is left out, and lists have a row for each value of their enums.
 * @param at which value the enums have that are in no list
 */
export const fullAnswer = (name: string, at = 0): unknown =>
  answerOf(name, (schema) => {
    const all = variants(schema, '', false);
    return ended(all[at % all.length]);
  });

/** The values of all enums that the API's document has. */
export function enumValues(): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('enum' in value && Array.isArray(value.enum))
      for (const each of value.enum) if (typeof each === 'string') found.add(each);
    for (const each of Object.values(value)) look(each);
  };
  look(wholeDocument());
  return found;
}
