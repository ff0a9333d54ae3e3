import { aTreatment } from '../testing/treatment';
import { changeOf, EMPTY, newTreatmentOf, treatmentErrors, valuesOf } from './treatment-values';

const REVIEWER = { id: 'doctor', name: 'Dr. Demo' };
const wrong = (change: object) =>
  Object.entries(treatmentErrors({ ...EMPTY, name: 'Knee', category: 'Spine', complexity_level: 'low', ...change }))
    .filter(([, message]) => message !== undefined)
    .map(([name]) => name);

test('a treatment survives the way into the form and back', () => {
  const treatment = aTreatment({ reviewer_id: 'doctor', conditions_in_plain_words: ['worn knee', 'sore knee'] });
  const values = valuesOf(treatment, REVIEWER);
  expect(values).toMatchObject({ india_usd_min: '4000', plain_name: '', reviewer: REVIEWER });
  expect(changeOf(values, ['india_usd_min', 'plain_name', 'reviewer', 'conditions_in_plain_words'])).toEqual({
    india_usd_min: 4000,
    plain_name: null,
    reviewer_id: 'doctor',
    conditions_in_plain_words: ['worn knee', 'sore knee'],
  });
});

test('a new treatment has only what was filled in', () => {
  const values = { ...EMPTY, name: ' Knee ', category: 'Spine', complexity_level: 'low', us_usd_max: '$1,500' };
  expect(newTreatmentOf(values)).toEqual({
    name: 'Knee',
    category: 'Spine',
    complexity_level: 'low',
    us_usd_max: 1500,
  });
});

test('what is wrong is named at its field', () => {
  expect(Object.keys(treatmentErrors(EMPTY)).filter((name) => treatmentErrors(EMPTY)[name] !== undefined)).toEqual([
    'name',
    'category',
    'complexity_level',
  ]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ india_usd_min: 'many', us_usd_min: '20', us_usd_max: '10' })).toEqual(['india_usd_min', 'us_usd_max']);
  expect(wrong({ hospital_days: 'a week', total_days_in_india: '5-7' })).toEqual(['hospital_days']);
});
