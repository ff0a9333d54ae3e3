import { canUndo, nextPress, readPresses, refused, type WaitingPress, withoutPress, withPress } from './presses';

const press = (key: string, leg_id: string, more: Partial<WaitingPress> = {}): WaitingPress => ({
  key,
  leg_id,
  press: 'arrive',
  seen_status: 'booked',
  seen_starts_at: '2026-12-01T10:00:00Z',
  pressed_at: '2026-12-01T10:00:00.000Z',
  ready_at: '2026-12-01T10:00:06.000Z',
  refusal: null,
  ...more,
});
const at = (second: number) => new Date(Date.UTC(2026, 11, 1, 10, 0, second));

test('a press waits until it cannot be taken back any more', () => {
  const presses = [press('a', 'one')];
  expect(nextPress(presses, at(5))).toBeUndefined();
  expect(canUndo(press('a', 'one'), at(5))).toBe(true);
  expect(nextPress(presses, at(6))?.key).toBe('a');
  expect(canUndo(press('a', 'one'), at(6))).toBe(false);
  // The page is left: it is sent at once.
  expect(nextPress(presses, null)?.key).toBe('a');
});

test('they are sent in the order they were pressed, without those that were refused', () => {
  const presses = refused([press('a', 'one'), press('b', 'two'), press('c', 'three')], 'a', 'Cancelled.');
  expect(nextPress(presses, at(9))?.key).toBe('b');
  expect(nextPress(withoutPress(presses, 'b'), at(9))?.key).toBe('c');
});

test('another press of the same leg takes the place of the first', () => {
  const presses = withPress([press('a', 'one'), press('b', 'two')], press('c', 'one', { press: 'miss' }));
  expect(presses.map(({ key }) => key)).toEqual(['b', 'c']);
});

test('what cannot be read counts as none', () => {
  expect(readPresses('nonsense')).toEqual([]);
  expect(readPresses('[{"key":"a"}]')).toEqual([]);
  expect(readPresses(JSON.stringify([press('a', 'one')]))).toEqual([press('a', 'one')]);
});
