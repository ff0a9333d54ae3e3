import type { JourneyTask } from '@ayana/contracts/journey';
import { ownerChoices, ownerOf, taskProblems, valuesOf } from './task-values';
import type { CaseWork } from '../../../components/give-work/give-work.api';

const TASK = {
  title: 'Call',
  owner_kind: 'case_manager',
  owner_id: null,
  owner_name: null,
  due_at: null,
} as JourneyTask;
const WORK = [
  { kind: 'opinion', status: 'accepted', assignee_user_id: 'd1', partner_id: null, assignee_name: 'Dr Rao' },
  { kind: 'referral', status: 'offered', assignee_user_id: null, partner_id: 'p1', assignee_name: 'Lantern' },
  { kind: 'visa_support', status: 'done', assignee_user_id: null, partner_id: 'p1', assignee_name: 'Lantern' },
  { kind: 'opinion', status: 'declined', assignee_user_id: 'd2', partner_id: null, assignee_name: 'Dr Sen' },
] as CaseWork[];

test('the owner of a task goes into the form and comes back as it was', () => {
  for (const [owner_kind, owner_id] of [
    ['case_manager', null],
    ['patient', null],
    ['case_manager', 'c1'],
    ['doctor', 'd1'],
    ['partner', 'p1'],
  ] as const) {
    const owner = ownerOf(valuesOf({ ...TASK, owner_kind, owner_id, owner_name: 'N' }));
    expect([owner.owner_kind, owner.owner_id ?? null]).toEqual([owner_kind, owner_id]);
  }
});

test('a day is the day of the desk in Chennai', () => {
  expect(valuesOf({ ...TASK, due_at: '2026-11-25T20:00:00.000Z' }).day).toBe('2026-11-26');
});

test('who works on the case can get a task, each once; whose work has ended only keeps theirs', () => {
  const values = (now: string) => ownerChoices(WORK, now).map(({ value }) => value);
  expect(values('patient')).toEqual(['case_manager', 'patient', 'colleague', 'doctor d1', 'partner p1']);
  expect(values('doctor d2').at(-1)).toBe('doctor d2');
});

test('a colleague has to be named', () => {
  const faults = taskProblems({ title: 'Call', owner: 'colleague', colleague: null, day: '' });
  expect(faults['owner_id']).toBe('Please choose a colleague.');
});
