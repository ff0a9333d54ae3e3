import { type Part, useSession } from '@ayana/portal-kit';
import { forgetLastSeen } from '../session/forget-last-seen';
import { withLastSeen } from './last-seen';

const TEN = new Date('2026-11-24T10:00:00Z');
const ELEVEN = new Date('2026-11-24T11:00:00Z');
const read = <Value>(value: Value): Part<Value> => ({ value, failure: null });
const lost = (code: 'network_error' | 'not_found'): Part<never> => ({
  value: null,
  failure: { message: 'No line.', code, reference: undefined },
});
const signInAs = (id: string): void =>
  useSession.setState({ status: 'signed_in', user: { id, email: `${id}@people.example` } });

beforeEach(() => {
  localStorage.clear();
  signInAs('amina');
});

test('what could not be read is as it was, and says since when', () => {
  const whole = { journey: read('stage 3'), bell: null };
  expect(withLastSeen('home', whole, TEN)).toEqual({ parts: whole, asOf: null });
  expect(withLastSeen('home', { journey: lost('network_error'), bell: null }, ELEVEN)).toEqual({
    parts: { journey: read('stage 3'), bell: null },
    asOf: TEN.toISOString(),
  });
  // One part is new, the other is not: the page is as old as its oldest part.
  withLastSeen('home', { journey: read('stage 3'), news: read('none') }, TEN);
  expect(withLastSeen('home', { journey: lost('network_error'), news: read('one') }, ELEVEN).asOf).toBe(
    TEN.toISOString(),
  );
});

test('a refusal is no lost line, and nothing is made up', () => {
  withLastSeen('home', { journey: read('stage 3') }, TEN);
  const refused = { journey: lost('not_found') };
  expect(withLastSeen('home', refused, ELEVEN)).toEqual({ parts: refused, asOf: null });
  const unknown = { quotes: lost('network_error') };
  expect(withLastSeen('other', unknown, ELEVEN)).toEqual({ parts: unknown, asOf: null });
});

test('nobody reads what another user saw, and nothing is left after sign-out', () => {
  withLastSeen('home', { journey: read('stage 3') }, TEN);
  signInAs('omar');
  expect(withLastSeen('home', { journey: lost('network_error') }, ELEVEN).parts.journey.value).toBeNull();
  signInAs('amina');
  forgetLastSeen('omar');
  expect(withLastSeen('home', { journey: lost('network_error') }, ELEVEN).parts.journey.value).toBeNull();
  withLastSeen('home', { journey: read('stage 4') }, TEN);
  forgetLastSeen();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a page that is drawn again after its reader signed out stores nothing', () => {
  useSession.setState({ status: 'signed_out', user: null });
  const parts = { journey: read('stage 3') };
  expect(withLastSeen('home', parts, TEN)).toEqual({ parts, asOf: null });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is no longer open to the reader is not kept', () => {
  withLastSeen('accompany', { page: read('stage 3') }, TEN);
  withLastSeen('accompany', { page: lost('not_found') }, TEN);
  expect(withLastSeen('accompany', { page: lost('network_error') }, ELEVEN).parts.page.value).toBeNull();
});
