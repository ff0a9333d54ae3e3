import { workflowFaults } from '../workflow/index.ts';
import {
  directionsOf,
  flagOf,
  isUnlikely,
  LABORATORY_STATES,
  LABORATORY_WORKFLOW,
  type LaboratoryRange,
  pastedValues,
  PRESCRIPTION_STATES,
  PRESCRIPTION_WORKFLOW,
  quantityFor,
  rangeFor,
  valueOf,
} from './index.ts';

/** By hand: what each state leads to. */
const LABORATORY_NEXT: Record<(typeof LABORATORY_STATES)[number], string[]> = {
  ordered: ['cancelled', 'sample_taken'],
  sample_taken: ['cancelled', 'in_progress', 'resulted'],
  in_progress: ['cancelled', 'in_progress', 'resulted'],
  resulted: ['in_progress', 'reviewed'],
  reviewed: ['in_progress', 'released'],
  released: [],
  cancelled: [],
};
const PRESCRIPTION_NEXT: Record<(typeof PRESCRIPTION_STATES)[number], string[]> = {
  written: ['cancelled', 'received'],
  received: ['cancelled', 'query', 'ready'],
  query: ['cancelled', 'received'],
  ready: ['cancelled', 'dispensed', 'part_dispensed'],
  part_dispensed: ['delivered', 'ready', 'received'],
  dispensed: ['delivered', 'received'],
  delivered: [],
  cancelled: [],
};

const nextOf = (
  workflow: Readonly<Record<string, { from: readonly string[]; to: readonly string[] }>>,
  state: string,
) =>
  [
    ...new Set(
      Object.values(workflow)
        .filter(({ from }) => from.includes(state))
        .flatMap(({ to }) => to),
    ),
  ].toSorted();

test('every state of a laboratory order is reached, and left unless it is the end', () => {
  expect(workflowFaults(LABORATORY_WORKFLOW, LABORATORY_STATES)).toEqual([]);
  for (const state of LABORATORY_STATES)
    expect([state, nextOf(LABORATORY_WORKFLOW, state)]).toEqual([state, LABORATORY_NEXT[state]]);
});

test('every state of a prescription is reached, and left unless it is the end', () => {
  expect(workflowFaults(PRESCRIPTION_WORKFLOW, PRESCRIPTION_STATES)).toEqual([]);
  for (const state of PRESCRIPTION_STATES)
    expect([state, nextOf(PRESCRIPTION_WORKFLOW, state)]).toEqual([state, PRESCRIPTION_NEXT[state]]);
});

const POTASSIUM: LaboratoryRange = { low: 3.5, high: 5.1, critical_low: 2.5, critical_high: 6.5 };

test.each([
  [2.4, 'critical'],
  [2.5, 'critical'],
  [2.6, 'low'],
  [3.49, 'low'],
  [3.5, 'normal'],
  [5.1, 'normal'],
  [5.11, 'high'],
  [6.4, 'high'],
  [6.5, 'critical'],
])('a potassium of %s is %s', (value, flag) => {
  expect(flagOf(value, POTASSIUM)).toBe(flag);
});

test('without a range, or an end of it, nothing is said to be wrong', () => {
  expect(flagOf(900, null)).toBe('normal');
  expect(flagOf(0, { low: null, high: 10, critical_low: null, critical_high: null })).toBe('normal');
  expect(flagOf(900, { low: 1, high: null, critical_low: null, critical_high: null })).toBe('normal');
});

test('a value ten times beyond its range is asked back; a bad one is not', () => {
  expect([51, 0.35, -1].map((value) => isUnlikely(value, POTASSIUM))).toEqual([true, true, true]);
  expect([6.9, 2.1, 4.2].map((value) => isUnlikely(value, POTASSIUM))).toEqual([false, false, false]);
  expect(isUnlikely(900, null)).toBe(false);
  const haemoglobin = { low: 13.5, high: 17.5, critical_low: 7, critical_high: 20 };
  expect([140, 1.4, 21, 6.8].map((value) => isUnlikely(value, haemoglobin))).toEqual([true, true, false, false]);
  // A C-reactive protein of 45 is common.
  expect(isUnlikely(45, { low: null, high: 5, critical_low: null, critical_high: 300 })).toBe(false);
});

test('a range for the sex wins over one for the age, and both over one for everyone', () => {
  const everyone = { sex: null, age_from: null, age_to: null, name: 'everyone' };
  const children = { sex: null, age_from: 0, age_to: 12, name: 'children' };
  const women = { sex: 'female', age_from: null, age_to: null, name: 'women' } as const;
  const ranges = [everyone, children, women];
  const nameFor = (sex: 'female' | 'male' | null, age: number | null) => rangeFor(ranges, { sex, age })?.name;
  expect([nameFor('female', 40), nameFor('female', 8), nameFor('male', 12), nameFor('male', 13)]).toEqual([
    'women',
    'women',
    'children',
    'everyone',
  ]);
  // Nobody is measured by a range that may not be theirs.
  expect(nameFor(null, null)).toBe('everyone');
  expect(rangeFor([women], { sex: null, age: 30 })).toBeNull();
});

test('a value is a number as people type it', () => {
  expect(['13.2', ' 13,2 ', '0', '13.', '1e3', '', '-2', 'abc'].map(valueOf)).toEqual([
    13.2,
    13.2,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a pasted column fills the tests in order, a pasted table by their names', () => {
  const tests = [
    { code: 'hb', name: 'Haemoglobin' },
    { code: 'wbc', name: 'White cells' },
  ];
  expect([...pastedValues('13.2\n7,1\n', tests)]).toEqual([
    ['hb', '13.2'],
    ['wbc', '7,1'],
  ]);
  expect([...pastedValues('WBC\t7.1\t10^9/l\nhaemoglobin\t13.2\nSodium\t140', tests)]).toEqual([
    ['wbc', '7.1'],
    ['hb', '13.2'],
  ]);
});

test('the quantity follows from dose, frequency and days where the dose is in pieces', () => {
  expect(quantityFor('1 tablet', 'three_times_a_day', 7)).toBe(21);
  expect(quantityFor('2', 'twice_a_day', 5)).toBe(20);
  expect(quantityFor('5 ml', 'twice_a_day', 5)).toBeNull();
  expect(quantityFor('1 tablet', 'when_needed', 5)).toBeNull();
});

test('directions are a sentence for the patient', () => {
  expect(directionsOf({ dose: '1 tablet', frequency: 'at_night', days: 1 })).toBe(
    '1 tablet. Once a day, at night. For one day.',
  );
  expect(directionsOf({ dose: '5 ml', frequency: 'twice_a_day', days: 7 })).toBe(
    '5 ml. Twice a day, morning and evening. For 7 days.',
  );
});
