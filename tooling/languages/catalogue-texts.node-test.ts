// Texts by their place in the catalogues, as stories look for them on pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CatalogueTexts } from './catalogue-texts.ts';

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
