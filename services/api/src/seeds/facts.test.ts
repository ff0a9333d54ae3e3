import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { csvFacts, list, numberCell, oneOf, textCell, yamlFacts } from './facts.js';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ayana-facts-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, source: string): string {
  writeFileSync(join(folder, name), source);
  return pathToFileURL(join(folder, name)).href;
}
const towns = (lines: string) =>
  csvFacts(fileOf('towns.csv', `name,beds,languages,summary\n${lines}\n`), {
    name: textCell,
    beds: numberCell,
    languages: list(oneOf(['Tamil', 'Hindi'])),
    summary: textCell,
  });

test('cells are read by their columns', () => {
  expect(towns('Kochi,12,Tamil; Hindi,"Quiet, by the sea."\nPune,3,,Cool.')).toEqual([
    { name: 'Kochi', beds: 12, languages: ['Tamil', 'Hindi'], summary: 'Quiet, by the sea.' },
    { name: 'Pune', beds: 3, languages: [], summary: 'Cool.' },
  ]);
});

test.each([
  ['Kochi,12,Tamil,Quiet.\nPune,many,Tamil,Cool.', /towns\.csv:3: beds "many" is no number/],
  ['Kochi,12,Tamil; Malay,Quiet.', /towns\.csv:2: languages "Malay" is none of Tamil, Hindi/],
  ['Kochi,12,Tamil,', /towns\.csv:2: summary is empty/],
  ['Kochi,12,Tamil,Quiet.\nPune,3,Tamil', /towns\.csv:3: .*columns length is 4, got 3/],
  ['Kochi,12,Tamil,Quiet "enough".', /towns\.csv:2: .*Quote/],
])('what is wrong in a CSV file is named with its line: %s', (lines, message) => {
  expect(() => towns(lines)).toThrow(message);
});

test('another head is refused', () => {
  expect(() => csvFacts(fileOf('head.csv', 'town\nKochi\n'), { name: textCell })).toThrow(
    /head\.csv:1: the columns are to be name/,
  );
});

test('what is wrong in a YAML file is named with its line', () => {
  const wrong = fileOf('wrong.yaml', '- name: Kochi\n- name: Pune\n');
  expect(() => yamlFacts(wrong, () => ({ path: [1, 'name'], reason: 'is unknown' }))).toThrow(
    /wrong\.yaml:2: 1\.name is unknown/,
  );
  expect(() => yamlFacts(fileOf('broken.yaml', 'a: 1\nb: "open\n'))).toThrow(/broken\.yaml:[23]: Missing closing/);
  expect(yamlFacts(wrong)).toEqual([{ name: 'Kochi' }, { name: 'Pune' }]);
});
