import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { fixedId } from '../../seeds/fixed-id.js';
import { DOCTOR, later, NEXT, SUNDAY, TEN, visitorOf } from './testing/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from appointments');
});

const { call, hold, held, refusedHold, free, form, send, booked, firstOf } = visitorOf(() => api);

describe('a hold', () => {
  test('lasts ten minutes, removes the time from the free ones in both kinds, and belongs to its visitor', async () => {
    const slot = await held();
    expect(slot).toMatchObject({
      starts_at: TEN,
      ends_at: NEXT,
      kind: 'video',
      held_until: later(10).toISOString(),
      holder_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await free()).not.toContain(TEN);
    // By phone, half past ten overlaps the video call from ten to a quarter to eleven.
    expect(await free('phone')).toEqual(expect.not.arrayContaining([TEN, '2026-11-24T05:00:00.000Z']));
    const { free_times } = await refusedHold();
    expect(free_times).toEqual([
      { starts_at: NEXT, ends_at: '2026-11-24T06:00:00.000Z' },
      { starts_at: '2026-11-24T06:00:00.000Z', ends_at: '2026-11-24T06:45:00.000Z' },
      { starts_at: '2026-11-24T06:45:00.000Z', ends_at: '2026-11-24T07:30:00.000Z' },
    ]);
    await refusedHold({ starts_at: '2026-11-24T05:00:00.000Z', kind: 'phone' });
    const [row] = await api.database.rows<{ holder_hash: string }>('select holder_hash from appointments');
    expect(row?.holder_hash).not.toContain(slot.holder_key);
  });

  test('is extended by its key, up to an hour, and by nobody else', async () => {
    const { holder_key, slot_id } = await held();
    expect(await held({ holder_key }, later(8))).toMatchObject({ slot_id, held_until: later(18).toISOString() });
    for (const minutes of [16, 24, 32, 40, 48]) await held({ holder_key }, later(minutes));
    expect(await held({ holder_key }, later(56))).toMatchObject({ slot_id, held_until: later(60).toISOString() });
    await refusedHold({}, later(59));
    await held({}, later(60));
  });

  test('books nothing once its time has begun', async () => {
    const { slot_id } = await held();
    await api.database.rows(`update appointments set held_until = starts_at + interval '5 minutes' where id = $1`, [
      slot_id,
    ]);
    const begun = await send(form(slot_id), new Date(TEN));
    expect([begun.status, begun.body]).toMatchObject([409, { code: 'slot_taken' }]);
    const justBefore = await send(form(slot_id), new Date(Date.parse(TEN) - 1));
    expect(justBefore.status).toBe(201);
  });

  test('is released for another of the same key, and kept when that one is taken', async () => {
    const { holder_key, slot_id } = await held();
    const theirs = await held({ starts_at: NEXT });
    await refusedHold({ starts_at: NEXT, holder_key });
    expect(await free()).not.toContain(TEN);
    const another = await held({ starts_at: '2026-11-24T06:00:00.000Z', holder_key });
    expect(another.slot_id).not.toBe(slot_id);
    expect(await free()).toEqual([TEN, '2026-11-24T06:45:00.000Z']);
    expect(theirs.holder_key).not.toBe(holder_key);
  });

  test('is released by its key only', async () => {
    const { holder_key, slot_id } = await held();
    const release = (id: string, key: string) => call('DELETE', `/doctors/${DOCTOR}/holds/${id}`, { holder_key: key });
    expect((await release(slot_id, 'someone-else')).status).toBe(404);
    expect(await free()).not.toContain(TEN);
    expect((await release(slot_id, holder_key)).status).toBe(204);
    expect(await free()).toContain(TEN);
    expect((await release(slot_id, holder_key)).status).toBe(404);
  });

  test('blocks nobody once it has expired', async () => {
    await held();
    expect(await free('video', later(9))).not.toContain(TEN);
    expect(await free('video', later(10))).toContain(TEN);
    await held({}, later(10));
  });

  test('that has expired is left as it is when a time of another doctor is held', async () => {
    await held();
    const other = fixedId('0006', 3);
    const starts_at = await firstOf(other);
    // Changes of a doctor's times are made under the doctor's own lock.
    const { status } = await call('POST', `/doctors/${other}/holds`, { starts_at, kind: 'video' }, later(11));
    expect(status).toBe(201);
    expect(await api.database.rows('select status from appointments')).toEqual([
      { status: 'held' },
      { status: 'held' },
    ]);
  });

  test('is only for an offered time: not another, not too soon, not too far ahead, not of an unknown doctor', async () => {
    for (const starts_at of [
      '2026-11-24T04:31:00Z',
      '2026-11-23T04:30:00Z',
      '2026-11-17T04:30:00Z',
      '2027-02-02T04:30:00Z',
    ])
      await refusedHold({ starts_at });
    await refusedHold({}, new Date('2026-11-23T17:00:00Z'));
    expect(
      (await call('POST', `/doctors/${fixedId('0006', 9999)}/holds`, { starts_at: TEN, kind: 'video' })).status,
    ).toBe(404);
    expect(refusedFieldsOf(await hold({ starts_at: 'soon', kind: 'letter' }))).toEqual(['kind', 'starts_at']);
  });

  test('of one time succeeds for one of sixteen visitors', async () => {
    const answers = await atTime(api, SUNDAY, () =>
      Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          api.call('POST', `/doctors/${DOCTOR}/holds`, {
            body:
              index % 2 === 0
                ? { starts_at: TEN, kind: 'video' }
                : { starts_at: '2026-11-24T05:00:00Z', kind: 'phone' },
          }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(15).fill(409)]);
  });

  test('that was never booked is deleted after a week', async () => {
    await booked();
    await held({ starts_at: NEXT });
    const clean = (at: Date) => atTime(api, at, () => api.app.get(Housekeeping, { strict: false }).clean());
    const statuses = () => api.database.rows('select status from appointments order by starts_at');
    await clean(later(6 * 24 * 60));
    expect(await statuses()).toEqual([{ status: 'booked' }, { status: 'held' }]);
    await clean(later(8 * 24 * 60));
    expect(await statuses()).toEqual([{ status: 'booked' }]);
  });
});

test('the database prevents overlapping appointments of one doctor, whatever the program does', async () => {
  const insert = (starts: string, ends: string, doctor = DOCTOR) =>
    api.database.add('appointments', { doctor_id: doctor, starts_at: starts, ends_at: ends });
  await insert(TEN, NEXT);
  await insert(NEXT, '2026-11-24T06:00:00Z');
  await insert(TEN, NEXT, fixedId('0006', 3));
  await expect(insert('2026-11-24T05:00:00Z', '2026-11-24T05:30:00Z')).rejects.toThrow('appointments_do_not_overlap');
});
