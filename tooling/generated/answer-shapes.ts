/**
 * The schemas of answers, made of the types that `contracts` exports: what a comment says of a field is its description, and the tags of JSON
 * Schema (`@minimum`, `@example` …) are its limits. An exported interface is a schema of its own, `Bill` as `BillDto`; other types are written
 * where they are used.
 */
import path from 'node:path';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  type Definition,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot } from '../database/paths.ts';

export type Schema = Readonly<Record<string, unknown>>;
type Definitions = Readonly<Record<string, Definition>>;
interface Declaration {
  readonly node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  readonly file: string;
}

const REFERENCE = '#/components/schemas/';
const SUFFIX = 'Dto';

/** @param wanted such as `BillDto` @returns these schemas, and those they refer to */
export function answerShapes(
  wanted: readonly string[],
  root = path.join(repositoryRoot, 'contracts'),
): Record<string, Schema> {
  if (wanted.length === 0) return {};
  const config = {
    ...DEFAULT_CONFIG,
    path: path.join(root, 'src/**/*.ts'),
    tsconfig: path.join(root, 'tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: true,
    encodeRefs: false,
  };
  const program = createProgram(config);
  const declared = declarations(program, path.join(root, 'src'));
  const nodes = wanted.map((name) => only(name, declared.get(name.slice(0, -SUFFIX.length)) ?? []));
  const generator = new SchemaGenerator(program, createParser(program, config), createFormatter(config), config);
  const { definitions = {} } = generator.createSchemaFromNodes(nodes);
  const all = definitions as Definitions;
  const named = Object.keys(all).filter((name) => isShape(all, name));
  return Object.fromEntries(named.map((name) => [`${name}${SUFFIX}`, shapeOf(all, name)]));
}

/** The exported types of the files, by name. */
function declarations(program: ts.Program, folder: string): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const { fileName, statements } of program.getSourceFiles()) {
    if (!fileName.startsWith(`${folder}/`) || fileName.endsWith('/api.ts')) continue;
    for (const node of statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      if (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) continue;
      found.set(node.name.text, [...(found.get(node.name.text) ?? []), { node, file: fileName }]);
    }
  }
  return found;
}

function only(name: string, declared: readonly Declaration[]): Declaration['node'] {
  const [first, second] = declared;
  if (first !== undefined && second === undefined) return first.node;
  const places = declared.map(({ file }) => path.basename(file)).join(' and ');
  const found = first === undefined ? 'no type of contracts has that name' : `${places} have that name`;
  throw new SentenceError(`The API answers ${name.slice(0, -SUFFIX.length)}, but ${found}.`);
}

/** Generic types have names such as `Page<Bill>`. */
const isShape = (all: Definitions, name: string): boolean =>
  /^\w+$/.test(name) && typeof resolved(all, all[name] ?? {}).properties === 'object';

function resolved(all: Definitions, schema: Definition): Definition {
  const target = schema.$ref === undefined ? undefined : all[nameIn(schema.$ref)];
  return target === undefined ? schema : resolved(all, target);
}

const nameIn = (reference: string): string => reference.slice('#/definitions/'.length);

/** What is said of a type as a whole is for those who read its code. */
function shapeOf(all: Definitions, name: string): Schema {
  const { description: _, ...schema } = resolved(all, all[name] ?? {});
  return converted(all, schema);
}

/** As OpenAPI 3.1 is written here: null is a type, an alternative of a reference, or one of the values. */
function converted(all: Definitions, schema: Definition): Schema;
function converted(all: Definitions, schema: Definition | boolean): Schema | boolean;
function converted(all: Definitions, schema: Definition | boolean): Schema | boolean {
  if (typeof schema === 'boolean') return schema;
  const { $ref, anyOf, const: value, examples, items, properties, additionalProperties, ...rest } = schema;
  const part = (one: unknown): unknown => converted(all, one as Definition);
  return {
    ...($ref === undefined ? {} : referred(all, nameIn($ref), rest)),
    ...(anyOf === undefined ? {} : alternatives(anyOf.map(part) as Schema[])),
    ...rest,
    ...(value === undefined ? {} : { enum: [value] }),
    ...(Array.isArray(examples) ? { example: examples[0] as unknown } : {}),
    ...(items === undefined ? {} : { items: part(items) }),
    ...(properties === undefined ? {} : { properties: parts(properties, part) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: anything(part(additionalProperties)) }),
  };
}

const parts = (of: object, part: (one: unknown) => unknown): Schema =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, part(one)]));

const anything = (schema: unknown): unknown =>
  typeof schema === 'object' && Object.keys(schema ?? {}).length === 0 ? true : schema;

function referred(all: Definitions, name: string, said: Definition): Schema {
  if (!isShape(all, name)) return shapeOf(all, name);
  const $ref = `${REFERENCE}${name}${SUFFIX}`;
  return Object.keys(said).length === 0 ? { $ref } : { allOf: [{ $ref }] };
}

function alternatives(schemas: readonly Schema[]): Schema {
  const others = schemas.filter(({ type }) => type !== 'null');
  const [first = {}] = others;
  const one = others.length === 1 ? first : { oneOf: others };
  if (others.length === schemas.length) return one;
  if (typeof one.type !== 'string') return { anyOf: [one, { type: 'null' }] };
  const values = one.enum as readonly unknown[] | undefined;
  return { ...one, type: [one.type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}
