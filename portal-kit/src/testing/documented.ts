import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@ayana/contracts/api';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}
interface Operation {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}
interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

let read: Document | undefined;
const document = (): Document => {
  read ??= JSON.parse(readFileSync(path.join(__dirname, '../../../contracts/openapi.json'), 'utf8')) as Document;
  return read;
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:00:00Z',
  date: '2026-11-20',
  uuid: '0190a000-0000-7000-8000-000000000001',
  email: 'someone@people.example',
  uri: 'https://example.org/',
};

/** The least that a schema allows: nothing where there may be nothing, lists without items, the first of several choices. */
function least(schema: Schema, name: string): unknown {
  const { $ref, type, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return least(document().components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name);
  if ('const' in schema) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (type === 'null' || type?.includes('null') || choices?.some((each) => each.type === 'null')) return null;
  if (choices !== undefined) return least(choices[0] ?? {}, name);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((each) => least(each, name))) as object;
  if (schema.enum !== undefined) return schema.enum[0];
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? (name.endsWith('zone') ? 'Asia/Kolkata' : name);
  if (type === 'number' || type === 'integer') return schema.minimum ?? 0;
  return Object.fromEntries(required.map((each) => [each, least(properties[each] ?? {}, each)]));
}

/** How many samples of one thing are made at most, and how deep things lie in one another. */
const MOST = 60;
const DEEPEST = 7;
const UUID = '0190a000-0000-7000-8000-';

/** What a schema allows, once with each value of its enums; nothing is left out that may be there. */
function every(schema: Schema, name: string, depth = 0): unknown[] {
  const { $ref, type, properties = {} } = schema;
  if ($ref !== undefined)
    return every(document().components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name, depth + 1);
  if ('const' in schema) return [schema.const];
  const choices = (schema.anyOf ?? schema.oneOf)?.filter((each) => each.type !== 'null');
  if (choices !== undefined) return choices.flatMap((each) => every(each, name, depth)).slice(0, MOST);
  if (schema.enum !== undefined) return schema.enum.filter((value) => value !== null);
  if (schema.allOf !== undefined && schema.allOf.length === 1) return every(schema.allOf[0] ?? {}, name, depth);
  if (schema.allOf !== undefined)
    return [Object.assign({}, ...schema.allOf.map((each) => every(each, name, depth)[0]))];
  const is = (wanted: string): boolean => type === wanted || (Array.isArray(type) && type.includes(wanted));
  if (is('array')) return [depth > DEEPEST ? [] : told(every(schema.items ?? {}, name, depth + 1))];
  if (is('boolean')) return [true, false];
  if (is('string')) return [FORMATS[schema.format ?? ''] ?? (name.endsWith('zone') ? 'Asia/Kolkata' : wordsOf(name))];
  if (is('number') || is('integer')) return [Math.max(schema.minimum ?? 0, 1)];
  if (depth > DEEPEST) return [least(schema, name)];
  const fields = Object.entries(properties).map(([field, of]) => [field, every(of, field, depth + 1)] as const);
  const count = Math.min(MOST, Math.max(1, ...fields.map(([, values]) => values.length)));
  return Array.from({ length: count }, (_none, at) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[at % values.length]])),
  );
}

/** A text that is no value of an enum: what a person wrote. */
const wordsOf = (name: string): string => `Some ${name.replaceAll('_', ' ')}`;

/** Each row of a list has its own id. */
const told = (rows: unknown[]): unknown[] =>
  rows.map((row, at) =>
    typeof row === 'object' && row !== null && typeof Reflect.get(row, 'id') === 'string'
      ? { ...row, id: `${UUID}${String(at + 1).padStart(12, '0')}` }
      : row,
  );

type Schemas = components['schemas'];

/** The least that the API's document allows of something, with what a test is about. */
export const sampleOf = <Name extends keyof Schemas>(of: Name, over: Partial<Schemas[Name]> = {}): Schemas[Name] =>
  Object.assign(least(document().components.schemas[of] ?? {}, of) as Schemas[Name] & object, over);

/** Whether `METHOD /path/1` is a call of `METHOD /path/{id}`. */
export const isCallOf = (operation: string, name: string): boolean =>
  new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name);

/** The least of what the API answers to `METHOD /path`; undefined where its document has no such call. */
export const documentedAnswer = (name: string): unknown => answered(name, (schema) => least(schema, ''));

/** As `documentedAnswer`, with everything that may be there: lists have a row for each value of their enums. */
export const fullAnswer = (name: string): unknown => answered(name, (schema) => withoutCursor(every(schema, '')[0]));

/** A list that ends. */
const withoutCursor = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next_cursor' in value ? { ...value, next_cursor: null } : value;

function answered(name: string, sample: (schema: Schema) => unknown): unknown {
  const [method = '', at = ''] = name.split(' ');
  const paths = Object.keys(document().paths).filter((each) => isCallOf(each, at));
  // `/users/waiting-count` is not a user.
  const [found = ''] = paths.toSorted((one, other) => one.split('{').length - other.split('{').length);
  const operation = document().paths[found]?.[method.toLowerCase()];
  if (operation === undefined) return undefined;
  const status = Object.keys(operation.responses).find((each) => each.startsWith('2')) ?? '204';
  const { content } = operation.responses[status] ?? {};
  if (content === undefined) return new Response(null, { status: 204 });
  const json = content['application/json'];
  return json === undefined ? new Response('a file') : Response.json(sample(json.schema));
}
