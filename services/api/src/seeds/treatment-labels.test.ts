import { readFileSync } from 'node:fs';
import path from 'node:path';
import { treatmentLabel } from '@ayana/contracts/treatment-names';

test('each treatment of the catalogue is chosen by words: no price, no short form alone, no shorthand', () => {
  const seeds = path.join(import.meta.dirname, '../../seeds/procedures.csv');
  const names = readFileSync(seeds, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(',')[1] ?? []);
  expect(names.length).toBeGreaterThan(60);
  const bad = names
    .map((name) => treatmentLabel({ name }))
    .filter((label) => /\$|\+|\/|incl\.|^[A-Z-]{2,7}$/u.test(label));
  expect(bad).toEqual([]);
});
