/**
 * The schemas of answers, made of the types that `contracts` exports: what a comment says of a field is its description, and the tags of JSON
 * Schema (`@minimum`, `@example` …) are its limits. An exported interface is a schema of its own, `Bill` as `BillDto`; other types are written
 * where they are used.
 */
import path from 'node:path';
import {
  type ChainNodeParser,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  type Definition,
  LiteralType,
  ObjectType,
  SchemaGenerator,
  type SubNodeParser,
  UnionType,
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
    extraTags: ['additionalProperties'],
  };
  const program = createProgram(config);
  const declared = declarations(program, path.join(root, 'src'));
  const nodes = wanted.map((name) => only(name.slice(0, -SUFFIX.length), declared));
  const parser = createParser(program, config, (chain) =>
    chain.addNodeParser(valuesOf(program.getTypeChecker())).addNodeParser(recordsOf(chain as ChainNodeParser)),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { definitions = {} } = generator.createSchemaFromNodes(nodes);
  const all = definitions as Definitions;
  // The generator knows a type by its name alone.
  for (const name of Object.keys(all)) if (declared.has(name)) only(name, declared);
  const named = Object.keys(all).filter((name) => isShape(all, name));
  return reached(wanted, Object.fromEntries(named.map((name) => [`${name}${SUFFIX}`, shapeOf(all, name)])));
}

function reached(wanted: readonly string[], all: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const found = new Set(wanted);
  for (const name of found)
    for (const [, other = ''] of JSON.stringify(all[name] ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      found.add(other);
  return Object.fromEntries(Object.entries(all).filter(([name]) => found.has(name)));
}

/**
 * The values of constants, `keyof typeof NAMES` and `(typeof LIST)[number]`: the generator reads what is written, not what it comes to.
 */
function valuesOf(checker: ts.TypeChecker): SubNodeParser {
  const namesOf = (node: ts.Node): ts.TypeNode | null =>
    ts.isTypeOperatorNode(node) && ts.isTypeQueryNode(node.type) ? node.type : null;
  const listOf = (node: ts.Node): ts.Type | null => {
    if (!ts.isIndexedAccessTypeNode(node) || node.indexType.kind !== ts.SyntaxKind.NumberKeyword) return null;
    const type = checker.getTypeAtLocation(node.objectType);
    return checker.isTupleType(type) ? type : null;
  };
  return {
    supportsNode: (node) => namesOf(node) !== null || listOf(node) !== null,
    createType: (node) => {
      const names = namesOf(node);
      const values =
        names === null
          ? checker.getTypeArguments(listOf(node) as ts.TypeReference).flatMap(literals)
          : checker.getPropertiesOfType(checker.getTypeAtLocation(names)).map(({ name }) => name);
      return new UnionType(values.map((value) => new LiteralType(value)));
    },
  };
}

/** A record, whatever its keys are. */
const recordsOf = (chain: ChainNodeParser): SubNodeParser => ({
  supportsNode: (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record',
  createType: (node, context) => {
    const [, value] = (node as ts.TypeReferenceNode).typeArguments ?? [];
    return new ObjectType(node.getText(), [], [], value === undefined ? true : chain.createType(value, context));
  },
});

function literals(type: ts.Type): (string | number)[] {
  if (type.isUnion()) return type.types.flatMap(literals);
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  throw new SentenceError('An answer has the values of a list that is not constant: write `as const`.');
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

function only(name: string, declared: ReadonlyMap<string, readonly Declaration[]>): Declaration['node'] {
  const all = declared.get(name) ?? [];
  const [first, second] = all;
  if (first !== undefined && second === undefined) return first.node;
  const places = all.map(({ file }) => path.basename(file)).join(' and ');
  throw new SentenceError(
    `The API answers ${name}, but ${first === undefined ? 'no type of contracts has that name' : `${places} have that name`}.`,
  );
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
  const { type, ...said } = rest;
  const kinds = Array.isArray(type) ? type : [];
  if (kinds.filter((kind) => kind !== 'null').length > 1)
    return part({ ...said, anyOf: kinds.map((kind) => ({ type: kind })) }) as Schema;
  return {
    ...($ref === undefined ? {} : referred(all, nameIn($ref), rest)),
    ...(anyOf === undefined ? {} : alternatives(anyOf.map(part) as Schema[])),
    ...rest,
    ...(type === 'number' && rest.enum?.every(Number.isInteger) === true ? { type: 'integer' } : {}),
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
  const others = merged(schemas.filter(({ type }) => type !== 'null'));
  const [first = {}] = others;
  const one = others.length === 1 ? first : { oneOf: others };
  if (!schemas.some(({ type }) => type === 'null')) return one;
  if (typeof one.type !== 'string') return { anyOf: [one, { type: 'null' }] };
  const values = one.enum as readonly unknown[] | undefined;
  return { ...one, type: [one.type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}

/** Values of one kind are one list. */
function merged(schemas: readonly Schema[]): Schema[] {
  const [first, ...others] = schemas;
  const areValues = schemas.every((one) => one.enum !== undefined && one.type === first?.type);
  if (!areValues || others.length === 0) return [...schemas];
  return [{ ...first, enum: [...new Set(schemas.flatMap((one) => one.enum as unknown[]))] }];
}
