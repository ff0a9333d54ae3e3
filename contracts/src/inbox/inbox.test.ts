import { REQUEST_STEPS } from '../testing/index.ts';
import {
  INBOX_STATUSES,
  inboxTransition,
  isClockRunning,
  mayBecome,
  readReference,
  REFERENCE_PERIOD,
  referenceNumber,
  requestReference,
} from './index.ts';

test('only the designed transitions are allowed', () => {
  for (const from of INBOX_STATUSES)
    for (const to of INBOX_STATUSES) {
      // Claiming is the one step with a route of its own.
      const allowed = REQUEST_STEPS[from].includes(to) || (from === 'new' && to === 'claimed');
      expect([from, to, mayBecome('consultation', from, to)]).toEqual([from, to, allowed]);
    }
});

test('only a consultation is confirmed, and every request must be claimed first', () => {
  expect(mayBecome('video_consultation', 'claimed', 'confirmed')).toBe(true);
  for (const kind of ['contact', 'partner_application', 'career_application'] as const)
    expect(mayBecome(kind, 'claimed', 'confirmed')).toBe(false);
  expect(mayBecome('contact', 'claimed', 'answered')).toBe(true);
  expect(mayBecome('consultation', 'new', 'answered')).toBe(false);
});

test('the clock runs until staff have answered', () => {
  expect(INBOX_STATUSES.filter(isClockRunning)).toEqual(['new', 'claimed']);
});

test('a reference is short, stable and easy to say', () => {
  expect(requestReference('0190a000-0000-7000-8000-000000000001')).toBe('AY-000001');
  expect(requestReference('01999999-9999-7999-8999-ffffffffffff')).toMatch(/^AY-[0-9A-HJKMNP-TV-Z]{6}$/);
});

test.each([
  ['AY-7K3F9Q', 'AY-7K3F9Q'],
  [' ay-7k3f9q ', 'AY-7K3F9Q'],
  ['AY-7K3F9', null],
  ['AY-7K3F9QQ', null],
  // No I, L, O or U.
  ['AY-7K3FOQ', null],
  ['', null],
])('%j is read as %j', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});

test('a reference gives back the end of the id', () => {
  const id = '01999999-9999-7999-8999-0123456789ab';
  expect(referenceNumber(requestReference(id))).toBe(0x456789ab % REFERENCE_PERIOD);
});

test('every transition has a name', () => {
  for (const from of INBOX_STATUSES)
    for (const to of INBOX_STATUSES) {
      const name = inboxTransition('consultation', from, to);
      expect([from, to, name !== undefined]).toEqual([from, to, mayBecome('consultation', from, to)]);
    }
  expect(inboxTransition('consultation', 'new', 'claimed')).toBe('claim');
  expect(inboxTransition('consultation', 'closed', 'claimed')).toBe('reopen');
  expect(inboxTransition('contact', 'claimed', 'confirmed')).toBeUndefined();
});
