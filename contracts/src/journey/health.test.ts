import {
  changedFacts,
  healthBody,
  healthFor,
  healthLines,
  healthState,
  healthProblems,
  healthText,
  healthValues,
  NO_HEALTH,
  type StoredHealth,
} from './index.ts';

const STORED: StoredHealth = {
  ...NO_HEALTH,
  allergies: [{ substance: 'Penicillin', reaction: 'A rash', severity: 'severe' }],
  medicines: [
    { name: 'Metformin', strength: '500 mg', frequency: 'twice a day' },
    { name: 'Aspirin', strength: null, frequency: null },
  ],
  implants: [],
  unknown: ['conditions'],
  version: 2,
  answered_at: '2026-06-01T00:00:00.000Z',
  answered_by: { id: 'a', name: 'Amina' },
};

test('“not asked”, “not known” and “none” are three answers, and look like three', () => {
  expect(
    (['smoking', 'conditions', 'implants', 'allergies'] as const).map((fact) => healthState(STORED, fact)),
  ).toEqual(['not_asked', 'unknown', 'none', 'given']);
  expect(healthText(STORED, 'smoking')).toBe('Not asked yet');
  expect(healthText(STORED, 'conditions')).toBe('Asked; not known to the patient');
  expect(healthText(STORED, 'implants')).toBe('None');
  expect(healthText(STORED, 'allergies')).toBe('Penicillin (A rash, severe)');
  expect(healthText(STORED, 'medicines')).toBe('Metformin 500 mg, twice a day and Aspirin');
});

test('a reader gets the facts of their parts alone, and of a patient who was never asked that nothing was asked', () => {
  const seen = healthFor(new Set(['name', 'allergies']), STORED);
  expect(seen).toMatchObject({ shown: ['allergies'], allergies: STORED.allergies, medicines: null, unknown: [] });
  expect(seen?.answered_by).toEqual(STORED.answered_by);
  // Who may not know the patient’s name does not read who answered.
  expect(healthFor(new Set(['allergies']), STORED)?.answered_by).toBeNull();
  expect(healthLines({ ...NO_HEALTH, unknown: [], shown: ['allergies'] })).toEqual([['Allergies', 'Not asked yet']]);
  expect(healthFor(new Set(['allergies']), null)).toMatchObject({ shown: ['allergies'], version: 0, allergies: null });
  expect(healthFor(new Set(['name', 'legs']), STORED)).toBeNull();
});

test('what differs between two versions', () => {
  expect(changedFacts(STORED, { ...STORED, unknown: ['conditions', 'smoking'], weight_kg: 61.5 })).toEqual([
    'weight_kg',
    'smoking',
  ]);
  expect(changedFacts(null, STORED)).toEqual(['allergies', 'medicines', 'conditions', 'implants']);
  expect(changedFacts(STORED, { ...STORED })).toEqual([]);
});

test('what was saved comes back from the form as it was, with each kind of answer', () => {
  const { version: _version, answered_at: _at, answered_by: _by, ...answers } = STORED;
  const whole = { ...answers, height_cm: 171, weight_kg: 61.5, sex: 'female' as const, smoking: 'former' as const };
  expect(healthProblems(healthValues(whole))).toEqual({});
  expect(healthBody(healthValues(whole))).toEqual(whole);
  // The birth date is sent where it was changed.
  const born = { date_of_birth: '1961-03-04' };
  const values = healthValues({ ...whole, ...born });
  expect(healthBody(values, born)).toEqual(whole);
  expect(healthBody(values, { date_of_birth: null })).toEqual({ ...whole, ...born });
});

test('the form names a number that no person has, and a line without its name; a comma is a decimal point', () => {
  const values = healthValues({ ...NO_HEALTH, unknown: [] });
  expect(healthBody(values)).toEqual({ ...NO_HEALTH, unknown: [] });
  const wrong = {
    ...values,
    height_cm: { text: '1.71', unknown: false },
    weight_kg: { text: '61,5', unknown: false },
    allergies: { answer: 'some' as const, items: [{ substance: ' ', reaction: 'A rash', severity: '' as const }] },
    implants: { answer: 'some' as const, items: [] },
  };
  expect(Object.keys(healthProblems(wrong))).toEqual([
    'height_cm.text',
    'allergies.items.0.substance',
    'implants.answer',
  ]);
  expect(healthBody(wrong).weight_kg).toBe(61.5);
});
