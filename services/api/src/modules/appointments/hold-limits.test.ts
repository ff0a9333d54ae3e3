import type { Hold, FreeTimes } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { fixedId } from '../../seeds/fixed-id.js';
import { DOCTOR, later, NEXT, SUNDAY, TEN, visitorOf } from './testing/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from appointments; delete from form_recipients');
});

const { free, form, send, tokenOf, call } = visitorOf(() => api);
/** Different in every test: requests of one address are counted per minute. */
let address = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  address = `198.51.100.${tests}`;
});
const OTHER_DOCTOR = fixedId('0006', 3);

interface Wanted {
  starts_at?: string;
  kind?: string;
  holder_key?: string;
  doctor?: string;
  address?: string;
  cookie?: string | undefined;
}

/** Requests a hold as a browser would, with its own cookie. */
async function ask({ doctor = DOCTOR, address: from = address, cookie, ...body }: Wanted) {
  const answer = await api.call<Hold & Problem>('POST', `/doctors/${doctor}/holds`, {
    address: from,
    body: { starts_at: TEN, kind: 'video', ...body },
    headers: cookie === undefined ? {} : { cookie },
  });
  return { ...answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
}
const onSunday = <T>(work: () => Promise<T>): Promise<T> => atTime(api, SUNDAY, work);
const hold = (wanted: Wanted, at = SUNDAY) => atTime(api, at, () => ask(wanted));

async function timesOf(doctor: string, days = 42): Promise<string[]> {
  const { body } = await onSunday(() =>
    api.call<FreeTimes>('GET', `/doctors/${doctor}/free-times?days=${days}&kind=video`),
  );
  return body.items.map(({ starts_at }) => starts_at);
}
const live = async (at = SUNDAY): Promise<{ doctor_id: string; starts_at: string }[]> => {
  const rows = await api.database.rows<{ doctor_id: string; starts_at: string | Date }>(
    `select doctor_id, starts_at from appointments where status = 'held' and held_until > $1 order by created_at, id`,
    [at],
  );
  return rows.map(({ doctor_id, starts_at }) => ({ doctor_id, starts_at: new Date(starts_at).toISOString() }));
};
const statusesOf = (answers: { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('one address', () => {
  test('can hold five of a doctor’s times, however many it requests without a key or a cookie', async () => {
    const times = (await timesOf(DOCTOR)).slice(0, 48);
    expect(times).toHaveLength(48);
    const answers = [];
    for (const starts_at of times) answers.push(await hold({ starts_at }));
    expect([statusesOf(answers, 201), statusesOf(answers, 429)]).toEqual([5, 43]);
    expect(await live()).toHaveLength(5);
    expect(await timesOf(DOCTOR)).toEqual(expect.arrayContaining(times.slice(5)));
  });

  test('is given the time when the first hold expires, and may continue then', async () => {
    const times = await timesOf(DOCTOR);
    for (const [index, starts_at] of times.slice(0, 5).entries()) await hold({ starts_at }, later(index));
    const refused = await hold({ starts_at: times[5] ?? '' }, later(5));
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too_many_holds',
      '300',
    ]);
    expect(refused.body.detail).toBe(
      'Several times are already reserved from your network. Send your request without a fixed time, or try again in 5 minutes.',
    );
    expect((await hold({ starts_at: times[5] ?? '' }, later(10))).status).toBe(201);
  });

  test('can hold five when thirty are requested at once, of two doctors', async () => {
    const [ofDoctor, ofOther] = [await timesOf(DOCTOR), await timesOf(OTHER_DOCTOR)];
    const wanted = Array.from({ length: 30 }, (_each, index) =>
      index % 2 === 0
        ? { doctor: DOCTOR, starts_at: ofDoctor[index] ?? '' }
        : { doctor: OTHER_DOCTOR, starts_at: ofOther[index] ?? '' },
    );
    const answers = await onSunday(() => Promise.all(wanted.map(ask)));
    expect([statusesOf(answers, 201), statusesOf(answers, 429)]).toEqual([5, 25]);
    expect(await live()).toHaveLength(5);
  });

  test('does not affect another’s five, and an IPv6 customer counts as one', async () => {
    const times = await timesOf(DOCTOR);
    for (const starts_at of times.slice(0, 5)) await hold({ starts_at });
    expect((await hold({ starts_at: times[5] ?? '', address: '203.0.113.8' })).status).toBe(201);
    const sameNetwork = [];
    for (const [index, starts_at] of times.slice(6, 14).entries())
      sameNetwork.push(await hold({ starts_at, address: `2001:db8:85a3:1::${index + 1}` }));
    expect([statusesOf(sameNetwork, 201), statusesOf(sameNetwork, 429)]).toEqual([5, 3]);
    expect((await hold({ starts_at: times[12] ?? '', address: '2001:db8:85a3:2::1' })).status).toBe(201);
  });

  test('gets a place back by a release, and by a booking', async () => {
    const times = await timesOf(DOCTOR);
    const held = [];
    for (const starts_at of times.slice(0, 5)) held.push((await hold({ starts_at })).body);
    const [first, second] = held;
    await call('DELETE', `/doctors/${DOCTOR}/holds/${first?.slot_id}`, { holder_key: first?.holder_key });
    expect((await hold({ starts_at: times[5] ?? '' })).status).toBe(201);
    expect((await hold({ starts_at: times[6] ?? '' })).status).toBe(429);
    expect((await send(form(second?.slot_id ?? ''))).status).toBe(201);
    expect((await hold({ starts_at: times[6] ?? '' })).status).toBe(201);
  });
});

describe('one visitor, known by a cookie', () => {
  test('can hold two: a third releases the oldest at once, also of another doctor', async () => {
    const [ofOther = ''] = await timesOf(OTHER_DOCTOR);
    const { cookie } = await hold({ doctor: OTHER_DOCTOR, starts_at: ofOther });
    await hold({ starts_at: TEN, cookie }, later(1));
    expect(await live()).toHaveLength(2);
    expect((await hold({ starts_at: NEXT, cookie }, later(2))).status).toBe(201);
    expect((await live()).map(({ starts_at }) => starts_at)).toEqual([TEN, NEXT]);
    expect(await timesOf(OTHER_DOCTOR)).toContain(ofOther);
  });

  test('can hold two when twenty are requested at once', async () => {
    const [ofDoctor, ofOther] = [await timesOf(DOCTOR), await timesOf(OTHER_DOCTOR)];
    const { cookie } = await hold({ starts_at: ofDoctor[0] ?? '' });
    const wanted = Array.from({ length: 20 }, (_each, index) =>
      index % 2 === 0
        ? { cookie, doctor: OTHER_DOCTOR, starts_at: ofOther[index] ?? '' }
        : { cookie, doctor: DOCTOR, starts_at: ofDoctor[index] ?? '', address: `203.0.113.${index}` },
    );
    const answers = await onSunday(() => Promise.all(wanted.map(ask)));
    expect(statusesOf(answers, 201)).toBe(20);
    expect(await live()).toHaveLength(2);
  });

  test('keeps the held times when the requested one is taken', async () => {
    const times = await timesOf(DOCTOR);
    await hold({ starts_at: times[2] ?? '', address: '203.0.113.8' });
    const { cookie } = await hold({ starts_at: times[0] ?? '' });
    await hold({ starts_at: times[1] ?? '', cookie }, later(1));
    expect((await hold({ starts_at: times[2] ?? '', cookie }, later(2))).status).toBe(409);
    expect(await live()).toHaveLength(3);
  });

  test('has a cookie that lasts as long as a hold, that scripts cannot read, and that contains no data', async () => {
    const { headers } = await hold({});
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^ayana_holder=[\w-]{22}; Max-Age=600; Path=\/api\/doctors; HttpOnly; SameSite=Lax$/),
    ]);
    const forged = await hold({ starts_at: NEXT, cookie: 'ayana_holder=mine' });
    expect(forged.cookie).toMatch(/^ayana_holder=[\w-]{22}$/);
  });

  test('choosing another time with the same key frees the first at once; nobody else is counted', async () => {
    const { body, cookie } = await hold({});
    await hold({ starts_at: NEXT, cookie, holder_key: body.holder_key });
    expect((await live()).map(({ starts_at }) => starts_at)).toEqual([NEXT]);
    expect(await free()).toContain(TEN);
  });

  test('moves an appointment by holding another time first', async () => {
    const first = await hold({});
    const { body } = await send(form(first.body.slot_id));
    const second = await hold({ starts_at: NEXT, cookie: first.cookie });
    const moved = await call('POST', '/appointments/move', {
      token: tokenOf(body.id ?? ''),
      slot_id: second.body.slot_id,
    });
    expect(moved.status).toBe(200);
    expect(await free()).toContain(TEN);
  });
});

describe('the holder of a time is deleted', () => {
  const known = () =>
    api.database.rows('select status from appointments where visitor_hash is not null or address_hash is not null');

  test('and stored hashed while it is held', async () => {
    const { cookie } = await hold({});
    const [row] = await api.database.rows<Record<string, string>>('select * from appointments');
    expect(row?.['address_hash']).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(cookie?.split('=')[1]);
    expect(JSON.stringify(row)).not.toContain(address);
  });

  test('with the booking, the release, and the end of its time', async () => {
    const times = await timesOf(DOCTOR);
    const booked = await hold({ starts_at: times[0] ?? '' });
    await send(form(booked.body.slot_id));
    const { body } = await hold({ starts_at: times[1] ?? '' });
    await call('DELETE', `/doctors/${DOCTOR}/holds/${body.slot_id}`, { holder_key: body.holder_key });
    expect(await known()).toEqual([]);
    await hold({ starts_at: times[2] ?? '' });
    expect(await known()).toEqual([{ status: 'held' }]);
    await hold({ starts_at: times[3] ?? '', holder_key: 'another' }, later(11));
    expect(await known()).toEqual([{ status: 'held' }]);
    await atTime(api, later(22), () => api.app.get(Housekeeping, { strict: false }).clean());
    expect(await known()).toEqual([]);
  });
});
