import { randomUUID } from 'node:crypto';

/** The parts of an OpenAPI 3.1 schema that say what a good value is. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly unknown[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly servers?: readonly { readonly url: string }[];
}

/** A route of the API with an example of what it takes. */
export interface Operation {
  readonly method: string;
  /** With the prefix of the API and its parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly headers: readonly string[];
  readonly needsSession: boolean;
  readonly contentType: string | undefined;
  /** A valid body with all fields; undefined where there is none. */
  readonly example: Readonly<Record<string, unknown>> | undefined;
  readonly required: readonly string[];
}

/** Fields that name a row, or prove whose it is: an example names one that does not exist. */
const NAMES_A_ROW = new Set(['slot_id', 'doctor_id', 'vacancy', 'upload_ids', 'upload_secret']);

/** The example of a form less the fields that name a row. */
export function formOf({ example = {} }: Operation): Record<string, unknown> {
  return Object.fromEntries(Object.entries(example).filter(([name]) => !NAMES_A_ROW.has(name)));
}

/** Every route in the site's OpenAPI document. */
export async function operationsOf(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const prefix = document.servers?.[0]?.url ?? '';
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security }]): Operation => {
      const named = (place: string): string[] => parameters.filter((each) => each.in === place).map(({ name }) => name);
      const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const schema = content && resolve(content.schema, document);
      const example = schema && exampleOf(schema, document);
      return {
        method: method.toUpperCase(),
        path: prefix + path,
        pathParameters: named('path'),
        queryParameters: named('query'),
        headers: named('header'),
        needsSession: security !== undefined,
        contentType,
        example: typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : undefined,
        required: schema?.required ?? [],
      };
    }),
  );
}

const resolve = (schema: Schema, { components }: Document): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString();

function exampleOf(given: Schema, document: Document): unknown {
  const schema = resolve(given, document);
  const { example, enum: choices, format, items, properties, oneOf, anyOf } = schema;
  if (example !== undefined) return example;
  if (choices !== undefined) return choices[0];
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, exampleOf(each, document)]));
  const other = oneOf?.[0] ?? anyOf?.[0];
  if (other !== undefined) return exampleOf(other, document);
  if (format === 'email') return 'amina@people.example';
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return inAMonth().slice(0, 10);
  if (format === 'date-time') return inAMonth();
  switch ([schema.type ?? 'object'].flat()[0]) {
    case 'string':
      return schema.pattern === undefined ? 'Example text' : 'example';
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [exampleOf(items ?? {}, document)];
    default:
      return {};
  }
}
