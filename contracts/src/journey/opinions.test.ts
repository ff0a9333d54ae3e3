import { changedFields, correctableUntil, type MedicalOpinion, opinionsByWork } from './opinions.ts';

const opinion = (more: Partial<MedicalOpinion>): MedicalOpinion => ({
  id: 'a',
  journey_id: 'j',
  assignment_id: 'w',
  doctor: { id: 'd', name: 'Dr Rao' },
  version: 1,
  revision: 1,
  summary: 'Both knees are worn.',
  recommended_treatment: { id: 't', name: 'Knee replacement' },
  alternatives: null,
  fit_to_travel: 'yes',
  days_in_hospital: 6,
  days_in_india: 18,
  risks: null,
  reason: null,
  signed_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...more,
});

test('what changed between two versions is named field by field; a treatment by its id, not its name', () => {
  const before = opinion({});
  expect(changedFields(before, opinion({ version: 2, signed_at: null }))).toEqual([]);
  expect(
    changedFields(before, opinion({ recommended_treatment: { id: 't', name: 'Total knee replacement' } })),
  ).toEqual([]);
  expect(
    changedFields(before, opinion({ recommended_treatment: null, days_in_hospital: 8, risks: 'Infection.' })),
  ).toEqual(['recommended_treatment', 'days_in_hospital', 'risks']);
});

test('versions are by the work they were asked for with, the newest first', () => {
  const all = [
    opinion({ id: 'other', assignment_id: 'x' }),
    opinion({ id: 'first' }),
    opinion({ id: 'second', version: 2 }),
    opinion({ id: 'staff', assignment_id: null }),
  ];
  expect(opinionsByWork(all).map((group) => group.map(({ id }) => id))).toEqual([
    ['other'],
    ['second', 'first'],
    ['staff'],
  ]);
});

test('a correction is possible for fourteen days', () => {
  expect(correctableUntil('2026-11-20T10:00:00.000Z').toISOString()).toBe('2026-12-04T10:00:00.000Z');
});
