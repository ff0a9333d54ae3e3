import { workflowFaults } from '../workflow/index.ts';
import {
  directionsOf,
  flagOf,
  isUnlikely,
  LABORATORY_STATES,
  LABORATORY_WORKFLOW,
  type LaboratoryRange,
  PRESCRIPTION_STATES,
  PRESCRIPTION_WORKFLOW,
  quantityFor,
  rangeFor,
} from './index.ts';

/** By hand: what each state leads to. */
const LABORATORY_NEXT: Record<(typeof LABORATORY_STATES)[number], string[]> = {
  ordered: ['cancelled', 'sample_taken'],
  sample_taken: ['cancelled', 'in_progress', 'ordered', 'resulted'],
  in_progress: ['cancelled', 'in_progress', 'ordered', 'resulted'],
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
  expect(directionsOf({ dose: '1 tab.', frequency: 'at_night', days: 1 })).toMatch(/^1 tab\. Once/);
});

test('of equal ranges the first counts; an age has both ends, one of them, or none', () => {
  const range = (
    name: string,
    age_from: number | null,
    age_to: number | null,
    sex: 'female' | 'male' | null = null,
  ) => ({
    name,
    sex,
    age_from,
    age_to,
  });
  const at = (ranges: ReturnType<typeof range>[], age: number | null, sex: 'female' | 'male' | null = 'male') =>
    rangeFor(ranges, { sex, age })?.name ?? null;
  const ages = [range('child', null, 12), range('teen', 13, 17), range('grown', 18, null)];
  expect([0, 12, 13, 17, 18, 90].map((age) => at(ages, age))).toEqual([
    'child',
    'child',
    'teen',
    'teen',
    'grown',
    'grown',
  ]);
  expect(at(ages, null)).toBeNull();
  const everyone = range('everyone', null, null);
  expect([at([everyone, ...ages], 13), at([everyone, range('grown', 18, null)], 18)]).toEqual(['teen', 'grown']);
  expect(at([range('men', null, null, 'male'), range('grown men', 18, null, 'male')], 20)).toBe('grown men');
  expect(at([range('grown', 18, null), range('men', null, null, 'male')], 20)).toBe('men');
  expect(at([range('men', null, null, 'male')], 20, null)).toBeNull();
});

const range = (low: number | null, high: number | null, critical_low: number | null, critical_high: number | null) => ({
  low,
  high,
  critical_low,
  critical_high,
});

test.each([
  ['nothing', 0, POTASSIUM, true],
  ['nothing, where nothing is wrong with it', 0, range(0, 5, null, null), false],
  ['nothing, of what has no lower end', 0, range(null, 5, null, null), false],
  ['less than nothing, without a range', -0.1, null, true],
  ['ten times the upper end', 51, POTASSIUM, true],
  ['a little less than that', 50.9, POTASSIUM, true],
  ['a tenth of the lower end', 0.35, POTASSIUM, true],
  ['ten times the lower end only', 35, range(3.5, null, null, null), false],
  ['a tenth of the upper end only', 0.5, range(null, 5, null, null), false],
  // 65 is critical, and 6.5 would be as well.
  ['critical, and still not normal with the point elsewhere', 65, range(1, 6, null, 60), true],
  ['critical, of what has no lower end', 20, range(null, 5, null, 15), false],
  ['critical, of what has no upper end', 0.5, range(4, null, 0.6, null), false],
  ['critical, normal at the lower end with the point further', 40, range(4, 8, null, 30), true],
  ['critical, normal at the upper end with the point further', 79, range(4, 7.9, null, 30), true],
  ['critical, just below the lower end with the point further', 39, range(4, 8, null, 30), false],
  ['critical, just above the upper end with the point back', 0.81, range(4, 8, 1, null), false],
  ['critical, normal with the point back', 0.79, range(4, 8, 1, null), true],
  ['high, and normal with the point further', 25, range(2, 9, null, 30), false],
] as const)('a value that is %s is asked back: %#', (_what, value, of, asked) => {
  expect(isUnlikely(value, of)).toBe(asked);
});

test.each([
  [' 12 tablets ', 'once_a_day', 3, 36],
  ['1 Capsule', 'at_night', 1, 1],
  ['2 puffs', 'four_times_a_day', 2, 16],
  ['1 patch', 'once_a_day', 7, 7],
  ['2patches', 'once_a_day', 1, 2],
  ['100 tablets', 'once_a_day', 1, null],
  ['1 spoon', 'once_a_day', 1, null],
  ['half 1', 'once_a_day', 1, null],
  ['1 tablet', 'once_a_week', 7, null],
  ['1', 'once_a_day', 0, null],
  ['1', 'once_a_day', 1.5, null],
] as const)('“%s”, %s, for %s days are %s', (dose, frequency, days, quantity) => {
  expect(quantityFor(dose, frequency, days)).toBe(quantity);
});
