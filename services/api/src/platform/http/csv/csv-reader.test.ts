import { columnNames, CsvError, readCsv, withoutApostrophe } from './csv-reader.js';

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

test.each(['sep=;\r\na;b\r\n1,5;2', '\uFEFFsep=;\na;b\n1,5;2', '"sep=;"\na;b\n1,5;2', 'SEP=\t\na\tb\n1,5\t2'])(
  'the line %j names the delimiter and is no record',
  (text) => {
    expect(readCsv(text)).toEqual([
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1,5', '2'] },
    ]);
  },
);

test('a letter in another encoding is refused with its line', () => {
  expect(() => readCsv('a,b\r\n1,2\r\nM\uFFFDller,3')).toThrow(new CsvError(3, 'encoding'));
});

test('empty cells after the last column are no column', () => {
  expect(cells('a,b,,\n1,2,,\n,,,\n1,,,')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['1', ''],
  ]);
});

test('columns are compared without case and spaces', () => {
  expect(columnNames([' Unit Price USD ', 'valid\u00A0from'])).toEqual(['unit_price_usd', 'valid_from']);
});
