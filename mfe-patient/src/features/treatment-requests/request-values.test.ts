import { UNKNOWN_TREATMENT } from './asked-treatment';
import { emptyRequest, requestErrors, requestOf } from './request-values';

const TODAY = '2026-11-24';
const T1 = '0190a000-0000-7000-8000-000000000071';
const wanted = (over: Partial<ReturnType<typeof emptyRequest>> = {}) => ({ ...emptyRequest(T1), ...over });

test('only the treatment is needed', () => {
  expect(requestErrors(wanted({ treatment_id: '' }), TODAY).treatment_id).toMatch(/in your own words/);
  expect(requestErrors(wanted({ treatment_id: ' ' }), TODAY).treatment_id).toMatch(/in your own words/);
  expect(Object.values(requestErrors(wanted(), TODAY)).filter(Boolean)).toEqual([]);
});

test('days are not past, and in their order; one alone will do', () => {
  expect(requestErrors(wanted({ preferred_from: '2026-11-23' }), TODAY).preferred_from).toMatch(/has passed/);
  expect(requestErrors(wanted({ preferred_to: '2026-11-23' }), TODAY).preferred_to).toMatch(/has passed/);
  const reversed = wanted({ preferred_from: '2026-12-05', preferred_to: '2026-12-01' });
  expect(requestErrors(reversed, TODAY).preferred_to).toMatch(/before the first/);
  const one = requestErrors(wanted({ preferred_to: TODAY }), TODAY);
  expect([one.preferred_from, one.preferred_to]).toEqual([undefined, undefined]);
});

test('what was left empty is not sent, and nobody beside the patient is', () => {
  expect(requestOf(wanted())).toEqual({ treatment_id: T1, priority_level: 'medium' });
  expect(requestOf(wanted({ patient_notes: '  My knee. ', attendants: '0', preferred_city: 'Chennai' }))).toEqual({
    treatment_id: T1,
    priority_level: 'medium',
    patient_notes: 'My knee.',
    attendants: 0,
    preferred_city: 'Chennai',
  });
});

test('the one answer about the treatment is one of the catalogue, own words, or that it is not known', () => {
  expect(requestOf(wanted({ treatment_id: ' My knee ' }))).toEqual({
    treatment_words: 'My knee',
    priority_level: 'medium',
  });
  expect(requestOf(wanted({ treatment_id: UNKNOWN_TREATMENT }))).toEqual({
    treatment_words: '',
    priority_level: 'medium',
  });
});
