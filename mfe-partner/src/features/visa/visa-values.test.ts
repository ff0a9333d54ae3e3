import type { VisaApplication, VisaStep } from '@ayana/contracts/journey';
import { visaBody, visaProblems, visaValues } from './visa-values';

const VISA = { appointment: null, reference: null } as VisaApplication;
const EMPTY = visaValues(VISA, '2026-11-09', 'Asia/Kolkata');
const wrong = (step: VisaStep, more: object = {}) =>
  Object.entries(visaProblems(step, { ...EMPTY, ...more })).flatMap(([field, text]) =>
    text === undefined ? [] : [field],
  );

test('each step asks for what it needs, and for nothing else', () => {
  expect(wrong('apply')).toEqual(['reference']);
  expect(wrong('appoint')).toEqual(['day', 'time', 'place']);
  expect(wrong('grant')).toEqual(['visa_number', 'valid_until']);
  expect(wrong('refuse', { reason: '  ' })).toEqual(['reason']);
  expect([wrong('collect'), wrong('reopen')]).toEqual([[], []]);
});

test('an appointment is sent as an instant, and shown again on the clock of the visa centre', () => {
  const values = { ...EMPTY, day: '2026-12-04', time: '09:30', zone: 'Africa/Nairobi', place: ' Visa centre ' };
  const sent = { starts_at: '2026-12-04T06:30:00.000Z', zone: 'Africa/Nairobi', place: 'Visa centre' };
  expect(visaBody('appoint', values)).toEqual({ step: 'appoint', ...sent });
  const again = visaValues({ ...VISA, appointment: { leg_id: '1', ...sent } }, '2026-11-09', 'Asia/Kolkata');
  expect(again).toMatchObject({ day: '2026-12-04', time: '09:30', zone: 'Africa/Nairobi', place: 'Visa centre' });
});

test('a step sends nothing of another', () => {
  const values = { ...EMPTY, reference: ' IND-1 ', visa_number: 'V1', valid_until: '2027-01-01', reason: 'No' };
  expect(visaBody('apply', values)).toEqual({ step: 'apply', on: '2026-11-09', reference: 'IND-1' });
  expect(visaBody('grant', values)).toEqual({
    step: 'grant',
    on: '2026-11-09',
    visa_number: 'V1',
    valid_until: '2027-01-01',
  });
  expect(visaBody('refuse', values)).toEqual({ step: 'refuse', on: '2026-11-09', reason: 'No' });
  expect(visaBody('reopen', values)).toEqual({ step: 'reopen' });
});
