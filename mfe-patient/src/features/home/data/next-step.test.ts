import type { Account } from './account';
import type { OwnRequest } from './loader';
import { nextAppointment, nextStep } from './next-step';

const NOW = new Date('2026-11-20T09:00:00Z');
const complete: Account = {
  email: 'a@people.example',
  name: 'A',
  profile_complete: true,
  missing_fields: [],
  created_at: '2026-11-01T00:00:00Z',
};
const request = (over: Partial<OwnRequest> = {}): OwnRequest => ({
  id: '1',
  kind: 'consultation',
  status: 'new',
  received_at: '2026-11-20T08:00:00Z',
  due_at: '2026-11-21T08:00:00Z',
  confirmed_starts_at: null,
  confirmed_time_zone: null,
  confirmed_minutes: null,
  ...over,
});
const confirmed = (starts: string): OwnRequest =>
  request({
    id: starts,
    status: 'confirmed',
    confirmed_starts_at: starts,
    confirmed_minutes: 45,
    confirmed_time_zone: 'Africa/Nairobi',
  });

test('an incomplete profile comes before everything', () => {
  const account: Account = { ...complete, profile_complete: false, missing_fields: ['phone'] };
  expect(nextStep(account, [confirmed('2026-11-21T08:00:00Z')], NOW)).toEqual({ kind: 'profile', missing: ['phone'] });
});

test('then the next appointment, until it is over', () => {
  const [running, later, past] = [
    confirmed('2026-11-20T08:30:00Z'),
    confirmed('2026-11-24T08:00:00Z'),
    confirmed('2026-11-20T08:00:00Z'),
  ];
  expect(nextAppointment([later, running, past], NOW)).toBe(running);
  expect(nextAppointment([past], NOW)).toBeUndefined();
  expect(nextStep(complete, [later, request()], NOW)).toMatchObject({ kind: 'appointment', request: later });
});

test('then the pending requests, the first due on top', () => {
  const sooner = request({ id: '2', status: 'claimed', due_at: '2026-11-20T10:00:00Z' });
  expect(nextStep(complete, [request(), sooner], NOW)).toEqual({ kind: 'waiting', request: sooner });
});

test('an answer is shown until its request is closed; without requests, the page offers to ask', () => {
  const answered = request({ status: 'answered' });
  expect(nextStep(complete, [answered], NOW)).toEqual({ kind: 'answered', request: answered });
  expect(nextStep(complete, [request({ status: 'closed' })], NOW)).toEqual({ kind: 'ask' });
  expect(nextStep(null, [], NOW)).toEqual({ kind: 'ask' });
});
