import '../../../../platform/languages/register.js';
import { csvText } from '@ayana/contracts/operation';
import { readdirSync, readFileSync } from 'node:fs';
import { readSheet } from './sheet-file.js';

const FOLDER = new URL('./testing/spreadsheets/', import.meta.url);

/** As the API receives it. */
function read(name: string): string[] {
  const bytes = readFileSync(new URL(name, FOLDER));
  const { lines, faults } = readSheet(csvText(bytes, (encoding) => new TextDecoder(encoding).decode(bytes)).text);
  return [
    ...lines.map(({ label, unit_price, valid_from, valid_until }) =>
      [label, unit_price, valid_from, valid_until ?? 'open'].join(' | '),
    ),
    ...faults.map(({ line, column, message }) => [`line ${line}`, column ?? 'whole', message].join(' | ')),
  ];
}

const NAMES = 'Bugs Ünïcode – Żółć | 125050 | 2027-01-01 | open';
const PRICE = 'line 2 | unit_price_usd';
const DAY = 'line 2 | valid_from';

/** What each program has saved, and what is read of it. */
const FILES: Readonly<Record<string, string>> = {
  '01-utf8.csv': NAMES,
  '02-bom.csv': NAMES,
  '03-utf16le-tab.txt': NAMES,
  '04-windows1252.csv': 'Bugs Müller – é | 125050 | 2027-01-01 | open',
  '05-semicolon-decimal-comma.csv': 'Bugs comma | 125050 | 2027-01-01 | open',
  '06-sep-line.csv': NAMES,
  '07-crlf-in-cell.csv': 'Bugs line two | 125050 | 2027-01-01 | open',
  '08-mac-cr.csv': NAMES,
  '09-us-date.csv': DAY,
  '10-thousands.csv': 'Bugs thousands | 125050 | 2027-01-01 | open',
  '11-lakh.csv': 'Bugs lakh | 12500000 | 2027-01-01 | open',
  '12-currency-sign.csv': 'Bugs sign | 125050 | 2027-01-01 | open',
  '13-euro.csv': 'Bugs euro | 125050 | 2027-01-01 | open',
  '14-decimal-comma-quoted.csv': 'Bugs dc | 1250 | 2027-01-01 | open',
  '15-trailing-empty-cols.csv': NAMES,
  '16-header-case-space.csv': NAMES,
  '17-nbsp.csv': 'Bugs nbsp | 125050 | 2027-01-01 | open',
  '18-scientific.csv': PRICE,
  '19-excel-serial-date.csv': DAY,
  '20-quote-in-unquoted-cell.csv': 'line 2 | whole',
  '21-comma-three-digits-semicolon.csv': 'Bugs dc3 | 125000 | 2027-01-01 | open',
};

test.each(Object.entries(FILES))('%s', (name, expected) => {
  expect(read(name)).toEqual([expect.stringMatching(`^${expected.replaceAll(/[|.()/]/g, String.raw`\$&`)}`)]);
});

test('every kept file is read', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(FILES));
});
