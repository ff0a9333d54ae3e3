import type { Role } from '@ayana/contracts/identity';
import type { MessageAnswer } from '@ayana/contracts/realtime';
import type { Problem } from '@ayana/contracts/problems';
import type { Socket } from 'socket.io-client';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/program.js';
import { testSockets } from '../../../test/support/sockets.js';
import { personOf, type Person, TestCase } from '../journeys/testing/case.js';
import type { ConsultationNoteDto } from './notes.dto.js';
import type { AttendancesDto, IceServersDto, RoomDto } from './room.dto.js';

const SECRET = 'a secret of the TURN server';
let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi({ STUN_URL: 'stun:stun.example:3478', TURN_URL: 'turn:turn.example', TURN_SECRET: SECRET });
});
afterAll(() => api.close());

const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const NOWHERE = '0190a000-0000-7000-8000-00000000abcd';

interface Talk {
  id: string;
  request_id: string;
  one: TestCase;
  patient: Person;
  doctor: Person;
}

/** A talk of a journey, with a doctor of the catalogue who has an account. `inMinutes`: until its beginning; it takes 45. */
async function talk(inMinutes = 5, kind = 'video'): Promise<Talk> {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const [free] = await rows<{ id: string }>(
    `select id from doctors where user_id is null and not exists (select from appointments where doctor_id = doctors.id)
     order by id limit 1`,
  );
  await rows('update doctors set user_id = $1 where id = $2', doctor.id, free?.id);
  const [row] = await rows<{ id: string; request_id: string }>(
    `with asked as (
       insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, journey_id, created_at)
       values (gen_random_uuid(), 'video_consultation', 'Amina Otieno', 'elsewhere@people.example', '2030-01-01', '10:00 AM', 'My knee', $1, now())
       returning id),
     item as (
       insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
       select id, 'video_consultation', 'confirmed', 'Amina Otieno', 'elsewhere@people.example', now(), now(), now() from asked)
     insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
       token_hash, time_zone, created_at, changed_at)
     select gen_random_uuid(), $2, asked.id, $4, now() + $3 * interval '1 minute', now() + ($3 + 45) * interval '1 minute',
       'booked', now(), '', asked.id::text, 'Africa/Nairobi', now(), now()
     from asked returning id, video_consultation_id as request_id`,
    one.journey_id,
    free?.id,
    inMinutes,
    kind,
  );
  if (row === undefined) throw new Error('The talk was not made');
  return { ...row, one, patient: one.patient, doctor };
}

const get = <T = RoomDto & Problem>(id: string, who: { token: string } | Role, part = '') =>
  api.call<T>('GET', `/consultation-room/${id}${part}`, typeof who === 'string' ? { as: who } : { token: who.token });
const connect = (token: string): Promise<Socket> => sockets.connect(api.url, token);
const send = <T = { peer_id: string; people: { peer_id: string; state: string; is_connected: boolean }[] }>(
  socket: Socket,
  type: string,
  body: object,
): Promise<MessageAnswer<T>> =>
  socket.timeout(5000).emitWithAck(`consultations.${type}`, body) as Promise<MessageAnswer<T>>;
const codeOf = (answer: MessageAnswer): string => ('problem' in answer ? answer.problem.code : 'accepted');

/** Someone in a room, and what they hear. */
async function enter({ id }: { id: string }, token: string, peer_id: string | null = null) {
  const socket = await connect(token);
  const heard: { type: string; data: Record<string, unknown> }[] = [];
  socket.onAny((type: string, data: Record<string, unknown>) => heard.push({ type, data }));
  const answer = await send(socket, 'enter', { appointment_id: id, peer_id });
  if ('problem' in answer) throw new Error(answer.problem.detail);
  const of = (type: string) => heard.filter((each) => each.type === `consultations.${type}`).map(({ data }) => data);
  const people = () =>
    (of('room').at(-1)?.['people'] ?? []) as { peer_id: string; role: string; state: string; is_connected: boolean }[];
  return { socket, peer: answer.data.peer_id, of, people, answer: answer.data };
}
const signal = (id: string, to: string) => ({ appointment_id: id, to, signal: '{"candidates":[]}' });

/** Both in the talk. */
async function meeting() {
  const one = await talk();
  const doctor = await enter(one, one.doctor.token);
  const patient = await enter(one, one.patient.token);
  await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: patient.peer });
  return { ...one, doctor: { ...one.doctor, ...doctor }, patient: { ...one.patient, ...patient } };
}

/** Their stay has ended in the table within the five seconds, and their browser was told why. */
async function cut(peer: string, ending: string): Promise<number> {
  const begun = Date.now();
  await eventually(
    async () =>
      (await rows('select 1 from consultation_attendances where id = $1 and ending = $2', peer, ending)).length === 1,
  );
  return Date.now() - begun;
}

describe('who enters', () => {
  test('the patient, the doctor and case workers; everyone else gets the same 404 as for none', async () => {
    const one = await talk();
    const others = [
      await personOf(api, 'patient'),
      await personOf(api, 'doctor'),
      await personOf(api, 'partner/hospital'),
    ];
    expect((await get(one.id, one.patient)).body).toMatchObject({ role: 'patient', state: 'open', reason: 'My knee' });
    expect((await get(one.id, one.doctor)).body).toMatchObject({ role: 'doctor', journey_id: null });
    expect((await get(one.id, 'ayana_staff')).body).toMatchObject({
      role: 'case_worker',
      journey_id: one.one.journey_id,
    });
    const none = await get(NOWHERE, one.patient);
    for (const person of others) {
      const refused = await get(one.id, person);
      expect([refused.status, refused.body.detail]).toEqual([404, none.body.detail]);
      for (const part of ['/ice-servers', '/attendances', '/papers', '/note'])
        expect([part, (await get(one.id, person, part)).status]).toEqual([part, 404]);
      expect(codeOf(await send(await connect(person.token), 'enter', { appointment_id: one.id, peer_id: null }))).toBe(
        'not_found',
      );
    }
    expect((await api.call('GET', `/consultation-room/${one.id}`)).status).toBe(401);
  });

  test('the doctor whose account lost the role, or the link to the doctor, is nobody', async () => {
    const one = await talk();
    await rows('update doctors set user_id = null where user_id = $1', one.doctor.id);
    expect((await get(one.id, one.doctor)).status).toBe(404);
  });

  test.each([
    [16, 'early'],
    [14, 'open'],
    [-104, 'open'],
    [-106, 'over'],
  ])('%i minutes before the beginning it is %s', async (minutes, state) => {
    const one = await talk(minutes);
    const { body } = await get(one.id, one.patient);
    expect(body.state).toBe(state);
    expect(Date.parse(body.starts_at) - Date.parse(body.opens_at)).toBe(15 * 60_000);
    expect(Date.parse(body.closes_at) - Date.parse(body.ends_at)).toBe(60 * 60_000);
    const entered = await send(await connect(one.patient.token), 'enter', { appointment_id: one.id, peer_id: null });
    expect(codeOf(entered)).toBe(state === 'open' ? 'accepted' : 'illegal_transition');
    expect((await get(one.id, one.patient, '/ice-servers')).status).toBe(state === 'open' ? 200 : 409);
  });

  test('a moved appointment says where it is now, a cancelled one that it is; a talk by phone has no room', async () => {
    const one = await talk();
    await rows(`update appointments set status = 'cancelled' where id = $1`, one.id);
    expect((await get(one.id, one.patient)).body.state).toBe('cancelled');
    await rows(`update appointments set status = 'moved', token_hash = null where id = $1`, one.id);
    const [next] = await rows<{ id: string }>(
      `insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
         token_hash, created_at, changed_at)
       select gen_random_uuid(), doctor_id, video_consultation_id, kind, starts_at + interval '3 days', ends_at + interval '3 days',
         'booked', now(), '', 'next of ' || id, now(), now() from appointments where id = $1 returning id`,
      one.id,
    );
    expect((await get(one.id, one.patient)).body).toMatchObject({ state: 'moved', moved_to: next?.id });
    const call = await talk(5, 'phone');
    expect((await get(call.id, call.patient)).body.kind).toBe('phone');
    const entered = await send(await connect(call.patient.token), 'enter', { appointment_id: call.id, peer_id: null });
    expect(codeOf(entered)).toBe('not_found');
  });

  test('a companion invited by the patient and an interpreter by staff, until it is withdrawn; no third guest', async () => {
    const one = await talk();
    const [son, interpreter, more] = [
      await personOf(api, 'unverified_user'),
      await personOf(api, 'partner'),
      await personOf(api, 'patient'),
    ];
    const [companion] = await rows<{ id: string }>(
      `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'Her son', 'Son', 'en', '{}', now(), 1, now(), now()) returning id`,
      one.one.journey_id,
      son.id,
      son.email,
    );
    const path = `/consultation-room/${one.id}/guests`;
    const invite = (body: object, as: { token: string } | { as: Role }) =>
      api.call<{ id: string }>('POST', path, { ...as, body });
    const [patient, staff] = [{ token: one.patient.token }, { as: 'ayana_staff' as const }];
    expect((await invite({ email: interpreter.email }, patient)).status).toBe(403);
    expect((await invite({ companion_id: companion?.id }, { token: one.doctor.token })).status).toBe(403);
    expect(refusedFieldsOf(await invite({ companion_id: NOWHERE }, patient))).toEqual(['companion_id']);
    expect(refusedFieldsOf(await invite({ email: 'nobody@people.example' }, staff))).toEqual(['email']);
    expect(refusedFieldsOf(await invite({ email: one.patient.email }, staff))).toEqual(['email']);
    const added = await invite({ companion_id: companion?.id }, patient);
    expect([added.status, added.body]).toMatchObject([201, { kind: 'companion', name: 'Her son' }]);
    expect((await invite({ email: interpreter.email.toUpperCase() }, staff)).status).toBe(201);
    expect(refusedFieldsOf(await invite({ email: more.email }, staff))).toEqual(['email']);
    const seen = await get(one.id, son);
    expect([seen.body.role, seen.body.reason, seen.body.guests]).toEqual(['companion', null, null]);
    expect((await get(one.id, interpreter)).body.role).toBe('interpreter');
    for (const part of ['/note', '/attendances']) expect((await get(one.id, son, part)).status).toBe(404);
    await rows('update companions set withdrawn_at = now() where id = $1', companion?.id);
    expect((await get(one.id, son)).status).toBe(404);
  });
});

test('names and passwords of a TURN server are made for one person until the room closes', async () => {
  const one = await talk();
  const { body } = await get<IceServersDto>(one.id, one.patient, '/ice-servers');
  const [stun, turn] = body.ice_servers;
  expect([body.has_relay, stun]).toEqual([true, { urls: ['stun:stun.example:3478'] }]);
  const [until, user] = (turn?.username ?? '').split(':');
  const closes = Date.parse((await get(one.id, one.patient)).body.closes_at) / 1000;
  expect([user, Math.abs(Number(until) - closes) <= 1]).toEqual([one.patient.id, true]);
  const { createHmac } = await import('node:crypto');
  expect(turn?.credential).toBe(
    createHmac('sha1', SECRET)
      .update(turn?.username ?? '')
      .digest('base64'),
  );
});

describe('in the room', () => {
  test('the patient waits until the doctor lets them in, and until then neither hears nor sends anything of the talk', async () => {
    const one = await talk();
    const patient = await enter(one, one.patient.token);
    const doctor = await enter(one, one.doctor.token);
    expect(doctor.answer.people.map(({ state }) => state)).toEqual(['waiting', 'talking']);
    for (const [type, body] of [
      ['signal', signal(one.id, doctor.peer)],
      ['say', { appointment_id: one.id, text: 'Hello' }],
      ['show', { appointment_id: one.id, document_id: null }],
      ['admit', { appointment_id: one.id, peer_id: patient.peer }],
    ] as const)
      expect([type, codeOf(await send(patient.socket, type, body))]).toEqual([type, 'not_allowed']);
    expect(codeOf(await send(doctor.socket, 'signal', signal(one.id, patient.peer)))).toBe('not_found');
    await send(doctor.socket, 'say', { appointment_id: one.id, text: 'One moment' });
    await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: patient.peer });
    await eventually(async () => patient.people().every(({ state }) => state === 'talking'));
    expect(patient.of('line')).toEqual([]);
    expect(codeOf(await send(patient.socket, 'say', { appointment_id: one.id, text: '<b>Good</b> morning' }))).toBe(
      'accepted',
    );
    await eventually(async () => doctor.of('line').length === 2);
    expect(doctor.of('line').at(-1)).toMatchObject({ from: patient.peer, name: 'Prakash Thapa' });
    expect(await rows(`select 1 from information_schema.tables where table_name like '%consultation%line%'`)).toEqual(
      [],
    );
  });

  test('a signal reaches the one it is for, and nobody else, nor anyone outside', async () => {
    const one = await meeting();
    const staff = await enter(one, await api.signIn('ayana_staff'));
    const stranger = await connect(await api.signIn('partner'));
    const heard: string[] = [];
    stranger.onAny((type: string) => heard.push(type));
    expect(codeOf(await send(one.patient.socket, 'signal', signal(one.id, one.doctor.peer)))).toBe('accepted');
    await eventually(async () => one.doctor.of('signal').length === 1);
    expect(one.doctor.of('signal')).toEqual([
      { appointment_id: one.id, from: one.patient.peer, signal: '{"candidates":[]}' },
    ]);
    expect([staff.of('signal'), one.patient.of('signal'), heard]).toEqual([[], [], []]);
    for (const type of ['signal', 'say', 'show', 'admit'] as const) {
      const body = {
        signal: signal(one.id, one.doctor.peer),
        say: { text: 'x' },
        show: {},
        admit: { peer_id: one.patient.peer },
      };
      expect(codeOf(await send(stranger, type, { appointment_id: one.id, ...body[type] }))).toBe('not_found');
    }
    const other = await meeting();
    expect(codeOf(await send(other.patient.socket, 'signal', signal(one.id, one.doctor.peer)))).toBe('not_found');
    expect(codeOf(await send(other.patient.socket, 'signal', signal(other.id, one.doctor.peer)))).toBe('not_found');
  });

  test('what is no signal, too large or too frequent is refused', async () => {
    const one = await meeting();
    const say = (value: unknown) =>
      send(one.patient.socket, 'signal', { appointment_id: one.id, to: one.doctor.peer, signal: value });
    for (const value of ['{}', '{"html":1}', 7, null, 'x'.repeat(14_001)])
      expect(codeOf(await say(value))).toBe('invalid_fields');
    expect(codeOf(await say(JSON.stringify({ description: { type: 'offer', sdp: 'v'.repeat(13_000) } })))).toBe(
      'accepted',
    );
    for (let count = 0; count < 28; count += 1)
      await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'x' });
    const codes = [];
    for (let count = 0; count < 4; count += 1)
      codes.push(codeOf(await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'x' })));
    expect(codes).toEqual(['accepted', 'accepted', 'too_many_requests', 'too_many_requests']);
  });

  test('four fit in, of them two guests; the patient finds a place all the same', async () => {
    const one = await talk();
    await enter(one, one.doctor.token);
    await enter(one, await api.signIn('ayana_staff'));
    await enter(one, await api.signIn('admin'));
    const third = await send(await connect(await api.signIn('super_admin')), 'enter', {
      appointment_id: one.id,
      peer_id: null,
    });
    expect('problem' in third ? third.problem.detail : '').toContain('4 people fit in');
    expect((await enter(one, one.patient.token)).answer.people).toHaveLength(4);
  });

  test('the same person in a second tab takes the place of the first', async () => {
    const one = await meeting();
    const again = await enter(one, one.patient.token);
    expect(again.answer.people.filter(({ peer_id }) => peer_id === one.patient.peer)).toEqual([]);
    // Let in once, they do not wait again.
    expect(again.answer.people.map(({ state }) => state)).toEqual(['talking', 'talking']);
    await eventually(async () => one.patient.of('ended').length === 1);
    expect(one.patient.of('ended')[0]).toMatchObject({ reason: 'elsewhere' });
  });

  test('a cut line keeps its place, and goes on with the same stay when it is back', async () => {
    const one = await meeting();
    one.patient.socket.io.engine.close();
    await eventually(async () => one.doctor.people().some(({ is_connected }) => !is_connected));
    const back = await enter(one, one.patient.token, one.patient.peer);
    expect(back.peer).toBe(one.patient.peer);
    await eventually(async () => one.doctor.people().every(({ is_connected }) => is_connected));
    expect(
      await rows('select 1 from consultation_attendances where appointment_id = $1 and role = $2', one.id, 'patient'),
    ).toHaveLength(1);
    // Another person's stay is not theirs to go on with.
    const stolen = await enter(one, await api.signIn('ayana_staff'), one.patient.peer);
    expect(stolen.peer).not.toBe(one.patient.peer);
  });

  test('only a paper that one may open oneself is shown', async () => {
    const one = await meeting();
    expect(codeOf(await send(one.patient.socket, 'show', { appointment_id: one.id, document_id: NOWHERE }))).toBe(
      'not_found',
    );
    expect(codeOf(await send(one.patient.socket, 'show', { appointment_id: one.id, document_id: null }))).toBe(
      'accepted',
    );
    await eventually(async () => one.doctor.of('paper').length === 1);
  });
});

describe('within five seconds it ends by', () => {
  const CAUSES: Record<
    string,
    { ending: string; cause: (one: Awaited<ReturnType<typeof meeting>>) => Promise<unknown> }
  > = {
    'signing out': {
      ending: 'access',
      cause: ({ patient }) => rows('update sessions set revoked_at = clock_timestamp() where user_id = $1', patient.id),
    },
    'a changed role': {
      ending: 'access',
      cause: ({ patient }) =>
        rows(`update users set role = 'partner', access_changed_at = clock_timestamp() where id = $1`, patient.id),
    },
    'the cancelled appointment': {
      ending: 'cancelled',
      cause: ({ id }) => rows(`update appointments set status = 'cancelled' where id = $1`, id),
    },
    'the moved appointment': {
      ending: 'moved',
      cause: ({ id }) => rows(`update appointments set status = 'moved', token_hash = null where id = $1`, id),
    },
    'the hour after its end': {
      ending: 'over',
      cause: ({ id }) =>
        rows(
          `update appointments set starts_at = now() - interval '150 minutes', ends_at = now() - interval '61 minutes' where id = $1`,
          id,
        ),
    },
  };
  test.each(Object.entries(CAUSES))('%s', async (_name, { ending, cause }) => {
    const one = await meeting();
    await cause(one);
    expect(await cut(one.patient.peer, ending)).toBeLessThan(5000);
    if (ending === 'access') {
      await eventually(async () => one.doctor.people().length === 1);
      expect(one.doctor.people()[0]?.role).toBe('doctor');
    }
    const entered = () =>
      connect(one.patient.token).then(
        async (socket) => codeOf(await send(socket, 'enter', { appointment_id: one.id, peer_id: null })),
        () => 'no socket',
      );
    const refused = ending === 'access' ? 'no socket' : 'illegal_transition';
    // Rows changed behind its back are known to the process within a second or two.
    await eventually(async () => (await entered()) === refused);
  });

  test('the real sign-out, and a guest who is no longer invited', async () => {
    const one = await meeting();
    const interpreter = await personOf(api, 'partner');
    const { body } = await api.call<{ id: string }>('POST', `/consultation-room/${one.id}/guests`, {
      as: 'ayana_staff',
      body: { email: interpreter.email },
    });
    const third = await enter(one, interpreter.token);
    await api.call('DELETE', `/consultation-room/${one.id}/guests/${body.id}`, { as: 'ayana_staff' });
    expect(await cut(third.peer, 'access')).toBeLessThan(5000);
    expect(third.of('ended')).toMatchObject([{ reason: 'access' }]);
    expect((await get(one.id, interpreter)).status).toBe(404);
    const signedIn = await api.call('POST', '/auth/sign-in', {
      body: { email: one.patient.email, password: 'Ayana-demo-2026' },
    });
    expect(signedIn.status).toBe(200);
    expect(
      (
        await api.call('POST', '/auth/sign-out', {
          headers: { cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '', origin: ORIGIN },
        })
      ).status,
    ).toBeLessThan(300);
    // Another session of the same person: this one stays.
    expect(codeOf(await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'Still here' }))).toBe(
      'accepted',
    );
  });
});

test('who was there from when to when is read by the patient, the doctor and staff, also after a return', async () => {
  const one = await meeting();
  await send(one.patient.socket, 'leave', { appointment_id: one.id });
  await eventually(async () => one.doctor.people().length === 1);
  await enter(one, one.patient.token);
  for (const who of [one.patient, one.doctor, 'ayana_staff' as const]) {
    const { body } = await get<AttendancesDto>(one.id, who, '/attendances');
    expect(body.items.map(({ role, left_at, admitted_at }) => [role, left_at === null, admitted_at !== null])).toEqual([
      ['doctor', true, true],
      ['patient', false, true],
      ['patient', true, true],
    ]);
  }
});

describe('the note', () => {
  type Notes = { draft: ConsultationNoteDto | null; signed: ConsultationNoteDto[] };
  const put = (one: Talk, body: object, who: { token: string } = one.doctor) =>
    api.call<ConsultationNoteDto & Problem>('PUT', `/consultation-room/${one.id}/note`, { token: who.token, body });
  const sign = (one: Talk, revision: number) =>
    api.call<ConsultationNoteDto & Problem>('POST', `/consultation-room/${one.id}/note/sign`, {
      token: one.doctor.token,
      body: { revision },
    });
  const journeyNotes = (one: Talk, who: { token: string } | { as: Role }) =>
    api.call<{ items: ConsultationNoteDto[] }>('GET', `/consultation-notes?journey_id=${one.one.journey_id}`, who);

  test('a draft is the doctor’s alone; signed it is final, and the patient and staff read it', async () => {
    const one = await talk();
    const first = await put(one, { reason: 'Pain in the knee', revision: 0 });
    expect([first.status, first.body.version, first.body.revision]).toEqual([200, 1, 1]);
    expect((await put(one, { reason: 'Other', revision: 0 })).status).toBe(412);
    const second = await put(one, { reason: 'Pain in the knee', advice: 'Rest', revision: 1 });
    expect((await get<Notes>(one.id, one.patient, '/note')).body).toEqual({ draft: null, signed: [] });
    expect((await get<Notes>(one.id, 'ayana_staff', '/note')).body).toEqual({ draft: null, signed: [] });
    expect((await journeyNotes(one, { token: one.patient.token })).body.items).toEqual([]);
    expect((await sign(one, 1)).status).toBe(412);
    expect((await sign(one, second.body.revision)).body.signed_at).not.toBeNull();
    expect((await sign(one, second.body.revision)).status).toBe(409);
    expect((await get<Notes>(one.id, one.patient, '/note')).body.signed.map(({ advice }) => advice)).toEqual(['Rest']);
    const own = await api.call<{ items: ConsultationNoteDto[] }>('GET', '/own-consultation-notes', {
      token: one.patient.token,
    });
    expect(own.body.items).toMatchObject([{ appointment_id: one.id, advice: 'Rest' }]);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items).toHaveLength(1);
    expect(
      await rows(
        `select part from record_accesses where journey_id = $1 and part = 'consultation_notes'`,
        one.one.journey_id,
      ),
    ).toHaveLength(1);
    expect(await rows('select title from patient_notifications where journey_id = $1', one.one.journey_id)).toEqual([
      { title: 'The note of your consultation is ready' },
    ]);

    const correction = await put(one, { reason: 'Pain in the left knee', revision: 0 });
    expect([correction.body.version, correction.body.signed_at]).toEqual([2, null]);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items.map(({ version }) => version)).toEqual([1]);
    await sign(one, 1);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items.map(({ version }) => version)).toEqual([2]);
    expect((await get<Notes>(one.id, one.patient, '/note')).body.signed.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('nobody else writes or reads it, not before the talk, and not an empty one', async () => {
    const one = await talk();
    for (const person of [one.patient, await personOf(api, 'doctor')])
      expect([403, 404]).toContain((await put(one, { reason: 'x', revision: 0 }, person)).status);
    expect((await put(await talk(60), { reason: 'x', revision: 0 })).status).toBe(409);
    expect((await put(one, { revision: 0 })).status).toBe(200);
    expect((await sign(one, 1)).status).toBe(409);
    const stranger = await TestCase.begin(api);
    expect((await journeyNotes(one, { token: stranger.patient.token })).status).toBe(404);
    const hospital = await personOf(api, 'doctor');
    await one.one.assign('opinion', hospital);
    expect((await journeyNotes(one, { token: hospital.token })).status).toBe(404);
    expect((await put(await talk(-30, 'phone'), { reason: 'By phone', revision: 0 })).status).toBe(200);
  });
});

test('a doctor’s talks: today’s and those to come, those that were with what is missing, and who waits', async () => {
  const one = await talk();
  const list = async (who: { token: string }) =>
    (
      await api.call<
        Record<'today' | 'coming' | 'past', { id: string; waiting: number; note: string; patient_name: string }[]>
      >('GET', '/own-consultations', who)
    ).body;
  await enter(one, one.patient.token);
  const all = await list(one.doctor);
  expect([...all.today, ...all.coming]).toMatchObject([
    { id: one.id, waiting: 1, note: 'none', patient_name: 'Amina Otieno' },
  ]);
  expect(all.past).toEqual([]);
  await rows(
    `update appointments set starts_at = now() - interval '5 hours', ends_at = now() - interval '4 hours' where id = $1`,
    one.id,
  );
  expect((await list(one.doctor)).past).toMatchObject([{ id: one.id, note: 'none' }]);
  expect((await list(await personOf(api, 'doctor'))).past).toEqual([]);
  expect((await api.call('GET', '/own-consultations', { as: 'patient' })).status).toBe(403);
});
