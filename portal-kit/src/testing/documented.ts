import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@ayana/contracts/api';

export interface Schema {
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

export const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:00:00Z',
  date: '2026-11-20',
  uuid: '0190a000-0000-7000-8000-000000000001',
  email: 'someone@people.example',
  uri: 'https://example.org/',
};

/** A schema of the document by its reference. */
export const schemaAt = ($ref: string): Schema => document().components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};

/** All that the document says, to look through. */
export const wholeDocument = (): object => document();

/** The least that a schema allows: nothing where there may be nothing, lists without items, the first of several choices. */
export function least(schema: Schema, name: string): unknown {
  const { $ref, type, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return least(schemaAt($ref), name);
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

type Schemas = components['schemas'];

/** The least that the API's document allows of something, with what a test is about. */
export const sampleOf = <Name extends keyof Schemas>(of: Name, over: Partial<Schemas[Name]> = {}): Schemas[Name] =>
  Object.assign(least(document().components.schemas[of] ?? {}, of) as Schemas[Name] & object, over);

/** Whether `METHOD /path/1` is a call of `METHOD /path/{id}`. */
export const isCallOf = (operation: string, name: string): boolean =>
  new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name);

/** The least of what the API answers to `METHOD /path`; undefined where its document has no such call. */
export const documentedAnswer = (name: string): unknown => answerOf(name, (schema) => least(schema, ''));

/** A sample of what the API answers to `METHOD /path`, as `sample` makes it; undefined where its document has no such call. */
export function answerOf(name: string, sample: (schema: Schema) => unknown): unknown {
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
