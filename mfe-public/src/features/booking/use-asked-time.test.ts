import { renderHook } from '@testing-library/react';

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
const miss = jest.fn();

interface Shown {
  startsAt: string;
  offered: readonly FreeTime[] | null;
}

/** A page whose URL has nine o'clock. */
const open = (shown: Shown) => {
  history.replaceState(null, '', `/doctors/1?at=${NINE}#book`);
  return renderHook(
    ({ startsAt, offered }: Shown) => useAskedTime(NINE, { ready: true, startsAt }, offered, { choose, miss }),
    { initialProps: shown },
  );
};

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
});

test('the time in the URL is chosen once, instead of a stored choice', () => {
  const { rerender } = open({ startsAt: TEN, offered: OFFERED });
  expect(choose.mock.calls).toEqual([[NINE, 'video']]);
  expect(location.search).toBe('');
  rerender({ startsAt: NINE, offered: [...OFFERED] });
  rerender({ startsAt: TEN, offered: OFFERED });
  expect(choose).toHaveBeenCalledTimes(1);
});

test('a choice made while the times load is kept', () => {
  const { rerender } = open({ startsAt: '', offered: null });
  rerender({ startsAt: TEN, offered: null });
  rerender({ startsAt: TEN, offered: OFFERED });
  expect([choose.mock.calls, miss.mock.calls, location.search]).toEqual([[], [], '']);
});

test('a choice made before hydration is kept', () => {
  document.body.innerHTML = `<form><input type="radio" name="startsAt" value="${TEN}" checked></form>`;
  const { rerender } = open({ startsAt: TEN, offered: OFFERED });
  rerender({ startsAt: TEN, offered: [...OFFERED] });
  expect([choose.mock.calls, location.search]).toEqual([[], '']);
});
