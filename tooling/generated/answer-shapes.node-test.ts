import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answerShapes } from './answer-shapes.ts';

const root = mkdtempSync(join(tmpdir(), 'ayana shapes '));
mkdirSync(join(root, 'src'));
writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["src"] }');
writeFileSync(
  join(root, 'src/bills.ts'),
  `/** @format uuid */
type Id = string;
/** @asType integer */
type Integer = number;
const STATES = ['draft', 'sent'] as const;
const made = <Texts>(texts: Texts): Texts => texts;
const NAMES = made({ visa: 'Visa', refund: 'Refund' });
type State = (typeof STATES)[number];
interface List<Item> { items: Item[] }
/** Of one thing. */
export interface Line { label: string }
export interface Bill {
  id: Id;
  // No part of the document.
  replaces: Id | null;
  /**
   * US cents.
   * @minimum 1
   * @example 250
   */
  total: Integer;
  state: State | null;
  first: Line;
  /** The dearest. */
  dearest: Line;
  last: Line | null;
  readonly facts: Record<string, unknown>;
  currency: 'USD';
  note?: string | null;
}
export type Bills = List<Bill>;
export interface Twice { one: string }
export interface Counts {
  by_state: Record<State, Integer>;
  kind: keyof typeof NAMES;
  level: 1 | 2;
  value: string | number | null;
}
export interface Both { twice: Twice }`,
);
writeFileSync(join(root, 'src/other.ts'), 'export interface Twice { two: string }');
after(() => rmSync(root, { recursive: true, force: true }));

test('a type is described by its fields, with the types that are interfaces of their own', () => {
  const line = { $ref: '#/components/schemas/LineDto' };
  assert.deepEqual(answerShapes(['BillsDto'], root), {
    BillsDto: {
      type: 'object',
      properties: { items: { type: 'array', items: { $ref: '#/components/schemas/BillDto' } } },
      required: ['items'],
    },
    BillDto: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        replaces: { type: ['string', 'null'], format: 'uuid' },
        total: { type: 'integer', description: 'US cents.', minimum: 1, example: 250 },
        state: { type: ['string', 'null'], enum: ['draft', 'sent', null] },
        first: line,
        dearest: { description: 'The dearest.', allOf: [line] },
        last: { anyOf: [line, { type: 'null' }] },
        facts: { type: 'object', additionalProperties: true },
        currency: { type: 'string', enum: ['USD'] },
        note: { type: ['string', 'null'] },
      },
      required: ['id', 'replaces', 'total', 'state', 'first', 'dearest', 'last', 'facts', 'currency'],
    },
    LineDto: { type: 'object', properties: { label: { type: 'string' } }, required: ['label'] },
  });
});

test('a name that no type has, or two, is refused', () => {
  assert.throws(
    () => answerShapes(['NothingDto'], root),
    /The API answers Nothing, but no type of contracts has that name/,
  );
  assert.throws(() => answerShapes(['TwiceDto'], root), /(bills|other)\.ts and (bills|other)\.ts have that name/);
});

test('values made by a function are read, the keys of a record are not, and whole numbers are integers', () => {
  const { CountsDto } = answerShapes(['CountsDto'], root);
  assert.deepEqual(CountsDto?.properties, {
    by_state: { type: 'object', additionalProperties: { type: 'integer' } },
    kind: { type: 'string', enum: ['visa', 'refund'] },
    level: { type: 'integer', enum: [1, 2] },
    value: { anyOf: [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, { type: 'null' }] },
  });
});

test('a field of a type that two files have is refused: the generator would take either', () => {
  assert.throws(() => answerShapes(['BothDto'], root), /Twice, but .* have that name/);
});
