import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CARDIOLOGY } from './cardiology';
import { ONCOLOGY } from './oncology';
import { ORTHOPEDIC } from './orthopedic';
import { leastSaving } from '../../money/saving';
import { inOrder, priceBars } from './procedure';
import type { Procedure } from './procedure';
import type { Speciality } from './speciality';

const SPECIALITIES: readonly Speciality[] = [CARDIOLOGY, ORTHOPEDIC, ONCOLOGY];

/** What the catalogue is seeded from: department and procedure are its first two columns. */
const seeded = readFileSync(join(import.meta.dirname, '../../../../services/api/seeds/procedures.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').slice(0, 2));

const procedure = (prices: Partial<Procedure>): Procedure => ({
  id: 'one',
  name: 'Knee',
  slug: null,
  plain_name: null,
  description: null,
  india_usd_min: null,
  india_usd_max: null,
  us_usd_min: null,
  us_usd_max: null,
  hospital_days: null,
  total_days_in_india: null,
  source: null,
  ...prices,
});

describe('what is saved', () => {
  it('compares the highest price in India with the lowest in the US, rounded down', () => {
    expect(
      leastSaving(procedure({ india_usd_min: 1, india_usd_max: 3500, us_usd_min: 10_000, us_usd_max: 99_000 })),
    ).toBe(65);
    expect(leastSaving(procedure({ india_usd_max: 3334, us_usd_min: 10_000 }))).toBe(66);
  });

  it('is never negative, and unknown without a price on either side', () => {
    expect(leastSaving(procedure({ india_usd_max: 500, us_usd_min: 400 }))).toBe(0);
    expect(leastSaving(procedure({ india_usd_max: 500 }))).toBeNull();
    expect(leastSaving(procedure({ us_usd_min: 500 }))).toBeNull();
  });

  it('is drawn on one scale, and not with one side missing', () => {
    const whole = procedure({ india_usd_min: 20, india_usd_max: 40, us_usd_min: 100, us_usd_max: 200 });
    expect(priceBars(whole)).toEqual({ india: { low: 10, high: 20 }, us: { low: 50, high: 100 } });
    expect(priceBars(procedure({ india_usd_min: 20 }))).toBeNull();
  });
});

it('shows procedures in the order of their explanations, then the others', () => {
  const list = ['New', 'Valve', 'Bypass'].map((name) => procedure({ name }));
  expect(inOrder(list, { Bypass: 'a', Valve: 'b' }).map(({ name }) => name)).toEqual(['Bypass', 'Valve', 'New']);
});

describe.each(SPECIALITIES.map((speciality) => [speciality.path, speciality] as const))('%s', (_path, speciality) => {
  it('explains every procedure of its departments, and no other', () => {
    const names = seeded
      .filter(([department = '']) => speciality.categories.includes(department))
      .map(([, name]) => name);
    expect(Object.keys(speciality.procedures).toSorted()).toEqual(names.toSorted());
  });

  it('has sources and an id for each question', () => {
    expect(speciality.sources.length).toBeGreaterThanOrEqual(5);
    for (const { href } of speciality.sources) expect(href).toMatch(/^https:\/\//);
    const ids = speciality.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
