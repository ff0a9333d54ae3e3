// Texts by their place in the catalogues, as stories look for them on pages.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { makeStale } from '../generated/derived.ts';
import { CatalogueTexts } from './catalogue-texts.ts';
import { readTranslation } from './catalogues.ts';
import { CATALOGUES } from './texts.ts';

const texts = new CatalogueTexts('pl', {
  'mfe-public/doctors': {
    title: 'Lekarze',
    found: '{count, plural, one {# lekarz} few {# lekarze} other {# lekarzy}} ({city})',
    'sorts.name': 'Nazwa (A–Z)?',
  },
});

test('a text has its values, in the forms of its language', () => {
  assert.equal(texts.text('mfe-public/doctors:title'), 'Lekarze');
  assert.equal(texts.text('mfe-public/doctors:found', { count: 3, city: 'Pune' }), '3 lekarze (Pune)');
});

test('a value or a text that is not there is named', () => {
  assert.throws(() => texts.text('mfe-public/doctors:found', { count: 3 }), /needs city/);
  assert.throws(() => texts.text('mfe-public/doctors:heading'), /no mfe-public\/doctors:heading.*title, found/);
});

test('a pattern matches the text with any values, and as a whole', () => {
  const found = texts.like('mfe-public/doctors:found');
  assert.match('1,204 lekarzy (New Delhi)', found);
  assert.doesNotMatch('Only 2 lekarze (Pune)', found);
  assert.doesNotMatch('2 lekarze (Pune)', texts.like('mfe-public/doctors:found', { city: 'Goa' }));
  assert.match('Nazwa (A–Z)?', texts.like('mfe-public/doctors:sorts.name'));
});

test('what a language does not have is English', () => {
  assert.equal(new CatalogueTexts('xx').text('shell/notifications:age.now'), 'Just now');
});

test('all texts of the code are in the catalogue that translators get of its package', () => {
  makeStale('english-messages');
  const root = path.resolve(import.meta.dirname, '..', '..');
  const folders = new Set(Object.values(CATALOGUES).flat());
  const files = globSync(`{${[...folders].join(',')}}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] });
  const inCode = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bdefineMessages\(\s*'([^']+)'/g)].map(
      ([, id = '']) => id,
    ),
  );
  assert.ok(inCode.length > 500, `only ${inCode.length} objects of texts were found`);
  const english = Object.keys(CATALOGUES).flatMap((name) => Object.entries(readTranslation(name, 'en')));
  const inCatalogues = new Set(english.filter(([, messages]) => Object.keys(messages).length > 0).map(([id]) => id));
  assert.deepEqual(
    inCode.filter((id) => !inCatalogues.has(id)),
    [],
  );
});
