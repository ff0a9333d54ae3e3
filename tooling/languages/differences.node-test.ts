// What translators see of a language that is behind the English of now.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { differences } from './differences.ts';

const ENGLISH = { 'mfe-public/doctors': { title: 'Doctors', lead: 'Ask a doctor.', 'sorts.name': 'Name' } };
const POLISH = { 'mfe-public/doctors': { title: 'Lekarze', lead: 'Zapytaj.', old: 'Stare' } };

test('a message that is missing, that no code uses, or whose English was changed is named', () => {
  const from = { 'mfe-public/doctors': { title: 'Doctors', lead: 'Ask one.', old: 'Old' } };
  assert.deepEqual(differences(ENGLISH, POLISH, from), [
    'has mfe-public/doctors:lead of other English: "Ask one." is now "Ask a doctor."',
    'lacks mfe-public/doctors:sorts.name',
    'has mfe-public/doctors:old, which no code uses',
  ]);
});

test('without the English it was made of, only what is missing and what is too much are known', () => {
  assert.equal(differences(ENGLISH, POLISH, {}).length, 2);
});
