import { readdirSync, readFileSync } from 'node:fs';

const COPIES = new URL('../../../paper-templates/pictures/', import.meta.url);
const DRAWINGS = new URL('../../../../../shared-ui/assets/drawings/', import.meta.url);

test('the drawings of the brochures are the site’s', () => {
  const drawings = readdirSync(COPIES).filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(10);
  const differ = drawings.filter(
    (file) => readFileSync(new URL(file, COPIES), 'utf8') !== readFileSync(new URL(file, DRAWINGS), 'utf8'),
  );
  expect(differ).toEqual([]);
});

test('no drawing of the brochures uses features PDF does not support', () => {
  for (const file of readdirSync(COPIES).filter((each) => each.endsWith('.svg')))
    expect([file, /<(linearGradient|style|text|use|mask)\b/.exec(readFileSync(new URL(file, COPIES), 'utf8'))]).toEqual(
      [file, null],
    );
});
