import { CsvError, readCsv, withoutApostrophe } from './csv-reader.js';

const cells = (text: string) => readCsv(text).map((record) => record.cells);

test('reads quotes, commas and line ends of every system', () => {
  expect(cells('a,b\r\n"1, ""one""",2\n3,\r,"4"')).toEqual([
    ['a', 'b'],
    ['1, "one"', '2'],
    ['3', ''],
    ['', '4'],
  ]);
  expect(cells('\uFEFFa\n\n,\nb\n')).toEqual([['a'], ['b']]);
});

test('says in which line a record begins, also after a cell of several lines', () => {
  expect(readCsv('a\n"one\ntwo\r\nthree"\n\nb').map(({ line }) => line)).toEqual([1, 2, 6]);
});

test.each([
  ['a\n"never closed\nb', 2],
  ['a\nb\nc "quoted" d', 3],
  ['"a"b', 1],
])('%j is not CSV', (text, line) => {
  expect(() => readCsv(text)).toThrow(new CsvError(line));
});

test('only the apostrophe of a formula is taken away', () => {
  expect(["'=1+1", "'-5", "'quoted'", "'"].map(withoutApostrophe)).toEqual(['=1+1', '-5', "'quoted'", "'"]);
});

test('semicolons and tabs part cells when the head has them', () => {
  expect(cells('\uFEFF"a, one";b\r\n1,5;2')).toEqual([
    ['a, one', 'b'],
    ['1,5', '2'],
  ]);
  expect(cells('a\tb\n1;2\t3')).toEqual([
    ['a', 'b'],
    ['1;2', '3'],
  ]);
});
