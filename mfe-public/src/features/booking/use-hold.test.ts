import { api } from '@ayana/portal-kit';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

import type { FreeTime } from './doctor';
import { NOTHING_HELD, useHold } from './use-hold';

jest.mock('@ayana/portal-kit', () => ({
  api: { POST: jest.fn(), DELETE: jest.fn() },
  ApiProblem: class {},
  newIdempotencyKey: () => 'key-1',
}));

const NINE = '2026-11-28T06:00:00.000Z';
const TEN = '2026-11-28T07:00:00.000Z';

/** Unanswered requests: `POST` with the time, `DELETE` with the slot. */
let underWay: { what: string; answer: () => void }[] = [];

beforeEach(() => {
  underWay = [];
  const post = (_path: string, { body }: { body: { starts_at: string } }) =>
    new Promise((resolve) => {
      const data = { slot_id: `slot of ${body.starts_at}`, held_until: '2026-11-28T05:00:00.000Z' };
      underWay.push({ what: `POST ${body.starts_at}`, answer: () => resolve({ data }) });
    });
  const remove = (_path: string, { params }: { params: { path: { slot_id: string } } }) =>
    new Promise((resolve) => {
      underWay.push({ what: `DELETE ${params.path.slot_id}`, answer: () => resolve({}) });
    });
  Object.assign(api, { POST: post, DELETE: remove });
});

const open = (initial = NOTHING_HELD, offered: readonly FreeTime[] | null = null) =>
  renderHook(() => {
    const [values, setValues] = useState(initial);
    const set = (field: keyof typeof NOTHING_HELD, value: string): void =>
      setValues((before) => ({ ...before, [field]: value }));
    return { values, hold: useHold('doctor-1', 'video', offered, values, set, () => undefined) };
  }).result;

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
  [
    'held',
    [{ starts_at: NINE, ends_at: TEN, kind: 'video', minutes: 60, time_zone: 'Asia/Kolkata' }],
    [`POST ${NINE}`],
    null,
  ],
  ['not asked for when the kind does not have it', [], [], NINE],
] as const)('a time chosen before hydration is %s', async (_what, offered, requests, taken) => {
  const shown = open({ ...NOTHING_HELD, startsAt: NINE }, offered);
  await act(async () => undefined);
  expect([sent(), shown.current.hold.taken]).toEqual([requests, taken]);
});
