import { renderHook } from '@testing-library/react';

import { PRESSED_TIME } from '../../time/pressed-time';
import type { FreeTime } from './doctor';
import { useAskedTime } from './use-asked-time';

const NINE = '2026-11-28T06:00:00.000Z';
const TEN = '2026-11-28T07:00:00.000Z';
const OFFERED = [NINE, TEN].map((starts_at): FreeTime => ({
  starts_at,
  ends_at: starts_at,
  kind: 'video',
  minutes: 45,
  time_zone: 'Asia/Kolkata',
}));
const choose = jest.fn();
const suggest = jest.fn();
const miss = jest.fn();

interface Shown {
  startsAt: string;
  offered: readonly FreeTime[] | null;
}

/** A page whose URL has nine o'clock. */
const open = (shown: Shown, pressed = false) => {
  history.replaceState({ key: 'k', usr: PRESSED_TIME }, '', `/doctors/1?at=${NINE}#book`);
  return renderHook(
    ({ startsAt, offered }: Shown) =>
      useAskedTime(NINE, pressed, { ready: true, startsAt }, offered, { choose, suggest, miss }),
    { initialProps: shown },
  );
};

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
});

test('the time in the URL is selected once, instead of a stored choice, and not reserved', () => {
  const { rerender } = open({ startsAt: TEN, offered: OFFERED });
  expect(suggest.mock.calls).toEqual([[NINE]]);
  expect(location.search).toBe('');
  rerender({ startsAt: NINE, offered: [...OFFERED] });
  rerender({ startsAt: TEN, offered: OFFERED });
  expect([suggest.mock.calls.length, choose.mock.calls]).toEqual([1, []]);
});

test('a time that was pressed on a page of the site is chosen, once: a reload is no press', () => {
  open({ startsAt: TEN, offered: OFFERED }, true);
  expect([choose.mock.calls, suggest.mock.calls]).toEqual([[[NINE, 'video']], []]);
  expect(history.state).toEqual({ key: 'k' });
});

test('a choice made while the times load is kept', () => {
  const { rerender } = open({ startsAt: '', offered: null });
  rerender({ startsAt: TEN, offered: null });
  rerender({ startsAt: TEN, offered: OFFERED });
  expect([choose.mock.calls, suggest.mock.calls, miss.mock.calls, location.search]).toEqual([[], [], [], '']);
});

test('a choice made before hydration is kept', () => {
  document.body.innerHTML = `<form><input type="radio" name="startsAt" value="${TEN}" checked></form>`;
  const { rerender } = open({ startsAt: TEN, offered: OFFERED });
  rerender({ startsAt: TEN, offered: [...OFFERED] });
  expect([choose.mock.calls, suggest.mock.calls, location.search]).toEqual([[], [], '']);
});
