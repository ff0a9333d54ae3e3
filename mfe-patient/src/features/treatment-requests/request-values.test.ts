import { emptyRequest, requestErrors, requestOf } from './request-values';

const TODAY = '2026-11-24';
const wanted = (over: Partial<ReturnType<typeof emptyRequest>> = {}) => ({ ...emptyRequest('t-1'), ...over });

test('only the treatment is needed', () => {
  expect(requestErrors(wanted({ treatment_id: '' }), TODAY).treatment_id).toBe('Please choose a treatment.');
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
  expect(requestOf(wanted())).toEqual({ treatment_id: 't-1', priority_level: 'medium' });
  expect(requestOf(wanted({ patient_notes: '  My knee. ', attendants: '0', preferred_city: 'Chennai' }))).toEqual({
    treatment_id: 't-1',
    priority_level: 'medium',
    patient_notes: 'My knee.',
    attendants: 0,
    preferred_city: 'Chennai',
  });
});
