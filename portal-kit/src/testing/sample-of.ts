import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@ayana/contracts/api';

type Schemas = components['schemas'];

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

let known: Record<string, Schema> | undefined;
function schemaOf(name: string): Schema {
  known ??= (
    JSON.parse(readFileSync(path.resolve(__dirname, '../../../contracts/openapi.json'), 'utf8')) as {
      components: { schemas: Record<string, Schema> };
    }
  ).components.schemas;
  return known[name] ?? {};
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  'date-time': '2026-11-20T10:00:00.000Z',
  date: '2026-11-20',
  email: 'someone@people.example',
};

/**
 * The least that the API's document allows of an answer: null where that may be, the first of a choice, empty lists.
 * @param over what the test is about
 */
export const sampleOf = <Name extends keyof Schemas>(name: Name, over: Partial<Schemas[Name]> = {}): Schemas[Name] =>
  Object.assign(valueOf(schemaOf(name)) as object, over) as Schemas[Name];

function valueOf(schema: Schema): unknown {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (schema.$ref !== undefined) return valueOf(schemaOf(schema.$ref.split('/').at(-1) ?? ''));
  const types = new Set([schema.type ?? []].flat());
  if (types.has('null') || choices?.some(({ type }) => type === 'null') === true) return null;
  if (schema.enum !== undefined) return schema.enum[0];
  if (choices !== undefined) return valueOf(choices[0] ?? {});
  if (types.has('array')) return [];
  if (types.has('boolean')) return false;
  if (types.has('integer') || types.has('number')) return 0;
  if (types.has('string')) return FORMATS[schema.format ?? ''] ?? '';
  return Object.fromEntries((schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {})]));
}
