import { workDueAt } from './work-times.ts';

const [answer_by, due_at] = ['2026-11-30T10:00:00Z', '2026-12-01T10:00:00Z'];

test('offered work is due when it is answered, accepted work when it is done, finished work never', () => {
  expect(workDueAt({ status: 'offered', answer_by, due_at })).toBe(answer_by);
  expect(workDueAt({ status: 'offered', answer_by: null, due_at })).toBe(due_at);
  expect(workDueAt({ status: 'accepted', answer_by, due_at })).toBe(due_at);
  for (const status of ['done', 'declined', 'cancelled'] as const)
    expect(workDueAt({ status, answer_by, due_at })).toBeNull();
});
