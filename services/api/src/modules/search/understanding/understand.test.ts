import { Lexicon, type Concept, type Term } from './lexicon.js';
import { understand } from './understand.js';
import { distance, foldWord, soundOf, wordsOf } from './words.js';

const concept = (kind: Concept['kind'], key: string, more: Partial<Concept> = {}): Concept => ({
  kind,
  key,
  treats: [],
  seen_by: [],
  soft: false,
  any_part: false,
  title: null,
  ...more,
});
const CONCEPTS = [
  concept('organ', 'knee', { treats: ['new-knee', 'knee-ligament'], seen_by: ['Orthopedics'] }),
  concept('organ', 'hair', { treats: ['new-hair'], seen_by: ['Dermatology'] }),
  concept('organ', 'lung', { seen_by: ['Pulmonology'] }),
  concept('act', 'replace', { treats: ['new-knee', 'new-valve'] }),
  concept('act', 'transplant', { treats: ['new-hair', 'new-kidney'] }),
  concept('condition', 'piles', { seen_by: ['Gastroenterology'] }),
  concept('city', 'chennai', { treats: ['chennai'] }),
  concept('word', 'everyday'),
  concept('word', 'refused'),
  concept('word', 'little'),
];
const TERMS: readonly (readonly [Concept['kind'], string, string])[] = [
  ['organ', 'knee', 'knee'],
  ['organ', 'knee', 'ركبة'],
  ['organ', 'hair', 'hair'],
  ['organ', 'lung', 'lung'],
  ['act', 'replace', 'replacement'],
  ['act', 'transplant', 'transplant'],
  ['condition', 'piles', 'piles'],
  ['city', 'chennai', 'chennai'],
  ['word', 'everyday', 'hare'],
  ['word', 'everyday', 'pizza'],
  ['word', 'refused', 'dog'],
  ['word', 'little', 'the'],
];
const lexicon = new Lexicon(
  CONCEPTS,
  TERMS.map(([kind, key, term]): Term => ({ kind, key, term, language: term === 'ركبة' ? 'ar' : 'en' })),
);
const asked = (query: string) => understand(query, lexicon);

describe('the meaning of a query', () => {
  test('is what all of its words name, in any order and spelling', () => {
    for (const query of [
      'knee replacement',
      'replacement the knee',
      'nee replacment',
      'kneereplacement',
      'Knée REPLACEMENT',
    ])
      expect([query, asked(query).treatments]).toEqual([query, ['new-knee']]);
    expect(asked('الركبة').treatments).toEqual(['new-knee', 'knee-ligament']);
  });

  test('an existing word is a misspelling when the others suggest it', () => {
    expect(asked('hare transplant')).toMatchObject({ treatments: ['new-hair'], corrected: 'hair transplant' });
    expect(asked('hare')).toMatchObject({ fits: false, treatments: [] });
  });

  test('contradicting words find nothing, never a part of them', () => {
    for (const query of [
      'lung transplant',
      'lung replacement',
      'knee transplant',
      'dog knee',
      'knee pizza',
      'transplant zzqx',
    ])
      expect([query, asked(query).fits, asked(query).treatments]).toEqual([query, false, []]);
  });

  test('names places, and departments when no treatment is offered', () => {
    expect(asked('knee replacement chenai')).toMatchObject({ treatments: ['new-knee'], cities: ['chennai'] });
    expect(asked('piles')).toMatchObject({ fits: true, treatments: [], departments: ['Gastroenterology'] });
    expect(asked('quillwort')).toMatchObject({ fits: false, unknown: ['quillwort'] });
  });
});

test('letters have one spelling, marks of Indic scripts stay', () => {
  expect(wordsOf('Prothèse, ÉCŒUR!')).toEqual(['prothese', 'ecoeur']);
  expect(foldWord('الكلى')).toBe(foldWord('كلي'));
  expect(foldWord('घुटने')).toBe('घुटने');
  expect(['knee', 'nee', 'hair', 'hare', 'phaco', 'faco'].map(soundOf)).toEqual([
    'ni',
    'ni',
    'har',
    'har',
    'fako',
    'fako',
  ]);
  expect([distance('heart', 'hart', 2), distance('heart', 'haert', 2), distance('a', 'abcd', 2)]).toEqual([1, 1, 3]);
});
