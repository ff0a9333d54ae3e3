import { missingTerms } from './quote-terms.ts';

const NOTHING = { surgeon: null, room_class: null, refund_terms: null, exclusions: null, not_given: [] };

test('surgeon, room, refund terms and what is not included are said, or not given on purpose', () => {
  expect(missingTerms(NOTHING)).toEqual(['doctor_id', 'room_class', 'refund_terms', 'exclusions']);
  const said = { ...NOTHING, surgeon: { id: 'd' }, room_class: 'single', refund_terms: 'All of it.' };
  expect(missingTerms(said)).toEqual(['exclusions']);
  expect(missingTerms({ ...said, exclusions: '' })).toEqual(['exclusions']);
  expect(missingTerms({ ...said, not_given: ['exclusions'] })).toEqual([]);
});
