import { eventOf, workDueAt } from './work-times.ts';

const [answer_by, due_at] = ['2026-11-30T10:00:00Z', '2026-12-01T10:00:00Z'];

test('offered work is due when it is answered, accepted work when it is done, finished work never', () => {
  expect(workDueAt({ status: 'offered', answer_by, due_at })).toBe(answer_by);
  expect(workDueAt({ status: 'offered', answer_by: null, due_at })).toBe(due_at);
  expect(workDueAt({ status: 'accepted', answer_by, due_at })).toBe(due_at);
  for (const status of ['done', 'declined', 'cancelled'] as const)
    expect(workDueAt({ status, answer_by, due_at })).toBeNull();
});

test('work on a trip is due at its next part, and before that to be booked', () => {
  const leg = { kind: 'pickup', starts_at: '2026-12-01T05:15:00Z', zone: 'Asia/Kolkata', is_booked: true } as const;
  const work = { status: 'accepted', answer_by: null, due_at: '2026-11-30T05:15:00Z' } as const;
  const soonDue = '2026-11-30T05:15:00Z';
  expect(workDueAt({ ...work, next_leg: leg })).toBe(leg.starts_at);
  expect(workDueAt({ ...work, due_at: '2027-01-12T00:00:00Z', next_leg: leg })).toBe(leg.starts_at);
  const planned = { ...leg, is_booked: false };
  expect(workDueAt({ ...work, next_leg: planned })).toBe(soonDue);
  expect(eventOf({ ...work, next_leg: planned })).toBeNull();
  expect(workDueAt({ ...work, due_at: '2027-01-12T00:00:00Z', next_leg: planned })).toBe(leg.starts_at);
  expect(eventOf({ ...work, due_at: null, next_leg: planned })).toBe(planned);
  expect(workDueAt({ ...work, status: 'offered', next_leg: leg })).toBe(soonDue);
  expect(workDueAt({ ...work, status: 'done', next_leg: leg })).toBeNull();
});
