import { summaryBody, summaryProblems, valuesOf } from './discharge-values';

const texts = {
  diagnosis: 'Worn left knee.',
  treatment_given: 'Knee replacement.',
  medicines: 'None',
  warning_signs: 'Fever',
  follow_up: 'Stitches out.',
};
const problemsOf = (more: object, corrects = false): string[] =>
  Object.entries(summaryProblems({ ...valuesOf(undefined), ...texts, ...more }, corrects))
    .filter(([, problem]) => problem !== undefined)
    .map(([field]) => field);

test('every part is needed, a day where flying is later, and a reason for a correction', () => {
  expect(problemsOf({ fit_to_fly: 'yes' })).toEqual([]);
  expect(problemsOf({ medicines: ' ' })).toEqual(['medicines', 'fit_to_fly']);
  expect(problemsOf({ fit_to_fly: 'later' })).toEqual(['fit_to_fly_from']);
  expect(problemsOf({ fit_to_fly: 'no' }, true)).toEqual(['reason']);
});

test('a day is sent only where flying is later', () => {
  const values = { ...valuesOf(undefined), ...texts, fit_to_fly_from: '2099-04-01' };
  expect(summaryBody('1', { ...values, fit_to_fly: 'yes' }, false)).toEqual({
    journey_id: '1',
    ...texts,
    fit_to_fly: 'yes',
  });
  expect(
    summaryBody('1', { ...values, fit_to_fly: 'later', flight_needs: 'Stockings', reason: 'A typing error.' }, true),
  ).toEqual({
    journey_id: '1',
    ...texts,
    fit_to_fly: 'later',
    fit_to_fly_from: '2099-04-01',
    flight_needs: 'Stockings',
    reason: 'A typing error.',
  });
});
