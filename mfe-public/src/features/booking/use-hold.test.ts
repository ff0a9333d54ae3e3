import { api } from '@ayana/portal-kit';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

import type { FreeTime } from './doctor';
import { NOTHING_HELD, useHold } from './use-hold';

const NOTHING = (): void => undefined;

jest.mock('@ayana/portal-kit', () => ({
  api: { POST: jest.fn(), DELETE: jest.fn() },
  ApiProblem: class {},
  newIdempotencyKey: () => 'key-1',
}));

const NINE = '2026-11-28T06:00:00.000Z';
const TEN = '2026-11-28T07:00:00.000Z';

const OFFERED: FreeTime = { starts_at: NINE, ends_at: TEN, kind: 'video', minutes: 60, time_zone: 'Asia/Kolkata' };

/** Unanswered requests: `POST` with the time, `DELETE` with the slot. */
let underWay: { what: string; answer: () => void }[] = [];

beforeEach(() => {
  underWay = [];
  document.body.innerHTML = '';
  const post = (_path: string, { body }: { body: { starts_at: string } }) =>
    new Promise((resolve) => {
      const data = { slot_id: `slot of ${body.starts_at}`, held_until: '2026-11-28T05:00:00.000Z' };
      underWay.push({ what: `POST ${body.starts_at}`, answer: () => resolve({ data }) });
    });
  const remove = (
    _path: string,
    { params, keepalive }: { params: { path: { slot_id: string } }; keepalive: boolean },
  ) =>
    new Promise((resolve) => {
      // A request that is not kept alive ends with its page.
      if (keepalive) underWay.push({ what: `DELETE ${params.path.slot_id}`, answer: () => resolve({}) });
    });
  Object.assign(api, { POST: post, DELETE: remove });
});

const show = (initial = NOTHING_HELD, offered: readonly FreeTime[] | null = null, sending = false) =>
  renderHook(
    ({ isSending }) => {
      const [values, setValues] = useState(initial);
      const set = (field: keyof typeof NOTHING_HELD, value: string): void =>
        setValues((before) => ({ ...before, [field]: value }));
      const hold = useHold({
        doctorId: 'doctor-1',
        kind: 'video',
        offered,
        values,
        set,
        onTaken: NOTHING,
        sending: isSending,
      });
      return { values, hold };
    },
    { initialProps: { isSending: sending } },
  );
const open = (...given: Parameters<typeof show>) => show(...given).result;

/** The form as it is on the page, with a checked time and a field. */
function onPage(): { time: HTMLInputElement; field: HTMLInputElement } {
  document.body.innerHTML = `<form><input type="radio" name="startsAt" value="${NINE}" checked><input name="firstName"></form>`;
  const [time, field] = document.querySelectorAll('input');
  if (time === undefined || field === undefined) throw new Error('The form has no controls.');
  return { time, field };
}

const answer = (): Promise<void> => act(async () => underWay.shift()?.answer());
const sent = (): string[] => underWay.map(({ what }) => what);

test('the last of several choices is requested last, however late the server answers', async () => {
  const shown = open();
  await act(async () => shown.current.hold.choose(NINE, 'video'));
  await act(async () => shown.current.hold.choose('2026-11-28T06:30:00.000Z', 'video'));
  await act(async () => shown.current.hold.choose(TEN, 'video'));
  expect(sent()).toEqual([`POST ${NINE}`]);
  await answer();
  expect(sent()).toEqual([`POST ${TEN}`]);
  await answer();
  expect(shown.current.values).toMatchObject({ startsAt: TEN, slotId: `slot of ${TEN}`, holderKey: 'key-1' });
  expect([shown.current.hold.phase, sent()]).toEqual(['idle', []]);
});

test('a choice cleared before the server has answered is released afterwards', async () => {
  const shown = open();
  await act(async () => shown.current.hold.choose(NINE, 'video'));
  await act(async () => shown.current.hold.release());
  expect(sent()).toEqual([`POST ${NINE}`]);
  await answer();
  expect(sent()).toEqual([`DELETE slot of ${NINE}`]);
  await answer();
  expect(shown.current.values).toMatchObject({ startsAt: '', slotId: '' });
});

test('a hold moves to a time chosen right after clearing, and is not deleted', async () => {
  const shown = open();
  await act(async () => shown.current.hold.choose(NINE, 'video'));
  await answer();
  await act(async () => {
    shown.current.hold.release();
    shown.current.hold.choose(TEN, 'phone');
  });
  expect(sent()).toEqual([`POST ${TEN}`]);
  await answer();
  expect([shown.current.values.slotId, sent()]).toEqual([`slot of ${TEN}`, []]);
});

test.each([
  ['held', [OFFERED], [`POST ${NINE}`], null],
  ['not asked for when the kind does not have it', [], [], NINE],
] as const)('a time chosen before hydration is %s', async (_what, offered, requests, taken) => {
  onPage();
  const shown = open({ ...NOTHING_HELD, startsAt: NINE }, offered);
  await act(async () => undefined);
  expect([sent(), shown.current.hold.taken]).toEqual([requests, taken]);
});

describe('opening a page reserves nothing', () => {
  const BEFORE = {
    startsAt: NINE,
    slotId: 'an earlier slot',
    heldUntil: '2026-11-28T05:00:00.000Z',
    holderKey: 'key-0',
  };

  test.each([
    ['a time kept from an earlier visit', BEFORE],
    ['one that was never reserved', { ...BEFORE, slotId: '', heldUntil: '' }],
  ])('%s', async (_what, values) => {
    jest.useFakeTimers();
    try {
      const shown = open(values);
      await act(async () => jest.advanceTimersByTime(120_000));
      await act(async () => void window.dispatchEvent(new Event('online')));
      expect([sent(), shown.current.hold.unreserved]).toEqual([[], true]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a time of a link replaces a reserved one, which is free again, and is not reserved', async () => {
    const shown = open();
    await act(async () => shown.current.hold.choose(TEN, 'video'));
    await answer();
    await act(async () => shown.current.hold.suggest(NINE));
    expect([sent(), shown.current.hold.unreserved]).toEqual([[`DELETE slot of ${TEN}`], true]);
    expect(shown.current.values).toMatchObject({ startsAt: NINE, slotId: '' });
  });

  test.each([
    ['fills in the form', 'input', 'field'],
    ['presses the time', 'click', 'time'],
  ] as const)('until the user %s', async (_what, type, target) => {
    const shown = open(NOTHING_HELD, [OFFERED]);
    await act(async () => shown.current.hold.suggest(NINE));
    const controls = onPage();
    await act(async () => void document.body.dispatchEvent(new Event('click', { bubbles: true })));
    expect(sent()).toEqual([]);
    await act(async () => void controls[target].dispatchEvent(new Event(type, { bubbles: true })));
    expect(sent()).toEqual([`POST ${NINE}`]);
    await answer();
    expect([shown.current.values.slotId, shown.current.hold.unreserved]).toEqual([`slot of ${NINE}`, false]);
  });
});

describe('leaving releases a time', () => {
  const chosen = async (sending = false) => {
    const view = show(NOTHING_HELD, null, sending);
    await act(async () => view.result.current.hold.choose(NINE, 'video'));
    return view;
  };
  const ways = [
    ['the part of the page', (view: Awaited<ReturnType<typeof chosen>>) => view.unmount()],
    ['the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ] as const;

  test.each(ways)('leaving %s', async (_what, leave) => {
    const view = await chosen();
    await answer();
    await act(async () => leave(view));
    expect(sent()).toEqual([`DELETE slot of ${NINE}`]);
  });

  test.each(ways)('leaving %s before the server has answered', async (_what, leave) => {
    const view = await chosen();
    await act(async () => leave(view));
    await answer();
    expect(sent()).toEqual([`DELETE slot of ${NINE}`]);
  });

  test.each(ways)('but not while it is being booked: leaving %s', async (_what, leave) => {
    const view = await chosen(true);
    await answer();
    await act(async () => leave(view));
    expect(sent()).toEqual([]);
  });

  test('back on a page the browser kept, it is selected and unreserved', async () => {
    const { result } = await chosen();
    await answer();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(result.current.values).toMatchObject({ startsAt: NINE, heldUntil: '' });
    expect(result.current.hold.unreserved).toBe(true);
  });
});
