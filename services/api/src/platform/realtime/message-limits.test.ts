import { AppError } from '../app-error.js';
import { MessageLimits } from './message-limits.js';

const codeOf = (work: () => void): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('one socket may send 120 messages of a type in a minute', () => {
  let now = 1000;
  const limits = new MessageLimits({ user: { id: 'a', role: 'admin', session_id: 's' } }, () => now);
  const send = () => codeOf(() => limits.check('inbox.viewing', [{}]));
  expect(Array.from({ length: 120 }, send)).toEqual(Array.from({ length: 120 }, () => 'accepted'));
  expect(send()).toBe('too_many_requests');
  now = 60_999;
  expect(send()).toBe('too_many_requests');
  now = 61_000;
  expect(send()).toBe('accepted');
});

test('an undeclared message is refused, also when its name is a property of every object', () => {
  const limits = new MessageLimits({ user: { id: 'a', role: 'super_admin', session_id: 's' } });
  for (const type of ['inbox.updated', 'toString', '__proto__', 'message', 7, undefined, {}])
    expect([type, codeOf(() => limits.check(type, [{}]))]).toEqual([type, 'not_allowed']);
});
