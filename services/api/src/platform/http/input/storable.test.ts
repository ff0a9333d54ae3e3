import { unstorableFields } from './storable.js';

const fieldsOf = (value: unknown): string[] => unstorableFields(value).map(({ field }) => field);
const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));

test('storable input is accepted', () => {
  const form = { name: 'Åse 😀 \uFFFE', list: [1, null, true, { 'any key': '\u0001\n' }], constructor: 'a text' };
  expect(fieldsOf(form)).toEqual([]);
  for (const value of [undefined, null, 1, 'text', [], {}]) expect(fieldsOf(value)).toEqual([]);
});

test.each([
  [{ name: 'a\0b' }, ['name']],
  [{ details: { a: { b: '\0' } } }, ['details.a.b']],
  [{ details: { a: ['x', '\uD800'] } }, ['details.a.1']],
  [{ details: { 'a\0': 1 } }, ['details.a\uFFFD']],
  [{ details: { '\uDC00': 1 } }, ['details.\uFFFD']],
  [[{ body: { source: '\0' } }], ['0.body.source']],
  ['\0', ['body']],
  [JSON.parse('{"__proto__":["a","b"]}'), ['__proto__']],
])('%j is refused by its place', (value, places) => expect(fieldsOf(value)).toEqual(places));

test('every refused place is named, up to a limit', () => {
  expect(fieldsOf({ a: '\0', b: 'fine', c: '\0' }).toSorted()).toEqual(['a', 'c']);
  expect(fieldsOf(Array.from({ length: 5000 }, () => '\0'))).toHaveLength(20);
});

test('depth is bounded, and no depth overflows the stack', () => {
  expect(fieldsOf(nested(32))).toEqual([]);
  expect(fieldsOf(nested(33))).toEqual(['a']);
  expect(fieldsOf(nested(200_000))).toEqual(['a']);
  expect(fieldsOf(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).toEqual(['0']);
});

test('a place is shown shortened', () => {
  const [{ field } = { field: '' }] = unstorableFields({ ['x'.repeat(100_000)]: { y: '\0' } });
  expect(field).toBe('x'.repeat(100));
});
