import '../../../platform/languages/register.js';
import type { Socket } from 'socket.io-client';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { connected, testSockets } from '../../../../test/support/sockets.js';
import { eventually } from '../../../../test/support/eventually.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { type Person, personOf } from '../testing/case.js';
import { recordOf, type Record as CaseRecord } from '../testing/whole-record.js';

let api: TestApi;
let patient: Person;
let record: CaseRecord;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  patient = await personOf(api, 'patient');
  record = await recordOf(api, patient, PDF);
});
afterAll(() => api.close());
afterEach(() => record.reset());

async function listen({ token }: Person): Promise<{ socket: Socket; heard: string[] }> {
  const socket = sockets.open(api.url, token);
  const heard: string[] = [];
  socket.onAny((type: string) => heard.push(type));
  await connected(socket);
  return { socket, heard };
}
const view = (socket: Socket) => socket.emitWithAck('cases.viewing', { journey_id: record.journey_id });
const patch = (path: string, body: object, { token }: Person = record.staff) =>
  api.call('PATCH', path, { token, body });
const workOf = async ({ token }: Person): Promise<string> =>
  (await api.call<{ items: { id: string }[] }>('GET', '/assignments', { token })).body.items[0]?.id ?? '';

/** Changes of everything that the work showed, each with its event; the staff hear the last one. */
async function changeAll(): Promise<void> {
  const { heard } = await listen(record.staff);
  for (const paper of Object.values(record.papers)) await patch(`/documents/${paper}`, { expires_on: '2099-01-01' });
  const threads = await api.call<{ items: { id: string; kind: string }[] }>(
    'GET',
    `/threads?journey_id=${record.journey_id}`,
    { token: record.staff.token },
  );
  for (const { id } of threads.body.items)
    await api.call('POST', `/threads/${id}/messages`, { token: record.staff.token, body: { text: 'News' } });
  const legs = await api.call<{ items: { id: string }[] }>('GET', `/travel-legs?journey_id=${record.journey_id}`, {
    token: record.staff.token,
  });
  for (const { id } of legs.body.items) await patch(`/travel-legs/${id}`, { to_address: 'Gate 4' });
  await eventually(async () => heard.includes('documents.updated') && heard.includes('travel_legs.updated'));
}

/** How the work of a person ends. */
const ENDS: Record<string, (work: string, person: Person) => Promise<unknown>> = {
  'the staff take it back': (work) => patch(`/assignments/${work}`, { status: 'cancelled' }),
  'they decline it': (work, person) =>
    patch(`/assignments/${work}`, { status: 'declined', declined_reason: 'No time' }, person),
};

describe.each(Object.keys(ENDS))('when %s', (how) => {
  test.each([
    ['opinion', 'doctor'],
    ['referral', 'partner/hospital'],
    ['visa_support', 'partner/travel_visa'],
    ['transport', 'partner/logistics'],
  ] as const)('the socket, the room and the links of papers of %s are closed', async (kind, role) => {
    const person = await personOf(api, role);
    await record.give(kind, person, 'accepted');
    const before = await record.openedBy(person);
    expect(before.length).toBe({ opinion: 1, referral: 1, visa_support: 2, transport: 0 }[kind]);
    const { socket, heard } = await listen(person);
    // The room of a case is for the staff and doctors.
    if (role === 'doctor') expect(await view(socket)).toEqual({ data: null });
    await changeAll();
    await eventually(async () => heard.length > 0);
    const work = await workOf(person);
    await ENDS[how]?.(work, person);
    expect(await record.openedBy(person)).toEqual([]);
    expect(await record.seenBy(person)).toEqual([]);
    heard.length = 0;
    await changeAll();
    const colleague = await listen(record.staff);
    await view(colleague.socket);
    await eventually(async () => colleague.heard.includes('cases.viewers'));
    expect(heard).toEqual([]);
  });
});

/** The part of a trip that is theirs, as calendars and the manifest name it. */
const legOf = async ({ token }: Person): Promise<string> =>
  (
    await api.call<{ items: { id: string }[] }>('GET', `/travel-legs?journey_id=${record.journey_id}`, { token })
  ).body.items.at(0)?.id ?? 'none';
const linkTo = async ({ token }: Person, feed: 'work-feed' | 'manifest-feed'): Promise<string> =>
  (await api.call<{ path: string }>('POST', `/${feed}`, { token })).body.path.replace('/api', '');

test.each([
  ['visa_support', 'partner/travel_visa'],
  ['transport', 'partner/logistics'],
  ['lodging', 'partner/lodging'],
] as const)(
  'when work of %s ends, its manifest, its calendars by secret links and its thread end for the organisation',
  async (kind, role) => {
    const person = await personOf(api, role);
    await record.giveToOrganisation(kind, person, 'accepted');
    const leg = await legOf(person);
    const links = [await linkTo(person, 'work-feed'), await linkTo(person, 'manifest-feed')];
    const day = new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
    const read = async (): Promise<boolean[]> => {
      const answers = await Promise.all([
        ...links.map((link) => api.call('GET', link)),
        api.call('GET', `/travel-manifest?day=${day}`, { token: person.token }),
      ]);
      return answers.map(({ status, text }) => status === 200 && text.includes(leg));
    };
    expect(await read()).toEqual([true, true, true]);
    const threads = await api.call<{ items: { id: string }[] }>('GET', '/work-threads', { token: person.token });
    const thread_id = threads.body.items[0]?.id;
    const [theirs, colleague] = [await listen(person), await listen(record.staff)];
    const typing = (socket: Socket) => socket.emitWithAck('messages.typing', { thread_id });
    expect(await typing(theirs.socket)).toEqual({ data: null });
    await typing(colleague.socket);
    await eventually(async () => theirs.heard.includes('messages.typing'));

    await patch(`/assignments/${await workOf(person)}`, { status: 'cancelled' });
    await eventually(async () => theirs.heard.includes('assignments.updated'));
    expect(await read()).toEqual([false, false, false]);
    theirs.heard.length = 0;
    colleague.heard.length = 0;
    expect(await typing(theirs.socket)).toHaveProperty('problem');
    await typing(colleague.socket);
    const send = (sender: Person) =>
      api.call('POST', `/threads/${thread_id}/messages`, { token: sender.token, body: { text: 'News' } });
    expect([(await send(person)).status, (await send(record.staff)).status]).toEqual([404, 201]);
    await eventually(async () => colleague.heard.includes('messages.inserted'));
    expect([theirs.heard, colleague.heard.includes('messages.typing')]).toEqual([[], false]);
  },
);

test('a grant that is withdrawn closes its papers at once, and their events', async () => {
  const doctor = await personOf(api, 'doctor');
  await record.give('opinion', doctor, 'accepted');
  expect(await record.openedBy(doctor)).toEqual(['report']);
  const { heard } = await listen(doctor);
  await record.withdrawGrants();
  expect(await record.openedBy(doctor)).toEqual([]);
  heard.length = 0;
  await changeAll();
  expect(heard).not.toContain('documents.updated');
});

test('who leaves the organisation has nothing of its work any more', async () => {
  const person = await personOf(api, 'partner/travel_visa');
  await record.giveToOrganisation('visa_support', person, 'accepted');
  expect(await record.openedBy(person)).toEqual(['passport_paper', 'visa_letter']);
  const { heard } = await listen(person);
  await api.database.rows('delete from partner_members where user_id = $1', [person.id]);
  expect([await record.openedBy(person), await record.seenBy(person)]).toEqual([[], []]);
  await changeAll();
  expect(heard).toEqual([]);
});

test('two doctors with a case open do not hear of each other; the staff hear of both', async () => {
  const [one, other] = [await personOf(api, 'doctor'), await personOf(api, 'doctor')];
  await record.give('opinion', one, 'accepted');
  await api.database.rows(
    `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'opinion', $2, 'accepted', 'Please help.', 1, now(), now())`,
    [record.journey_id, other.id],
  );
  const seen = new Map<string, string[]>();
  for (const person of [record.staff, one, other]) {
    const { socket } = await listen(person);
    socket.on('cases.viewers', ({ viewers }: { viewers: { id: string }[] }) =>
      seen.set(person.id, viewers.map(({ id }) => id).toSorted()),
    );
    await view(socket);
  }
  const heardBy = (person: Person, ...others: Person[]) =>
    eventually(async () => String(seen.get(person.id)) === String([person, ...others].map(({ id }) => id).toSorted()));
  await heardBy(record.staff, one, other);
  for (const doctor of [one, other]) await heardBy(doctor, record.staff);
  await api.database.rows('delete from assignments where assignee_user_id = $1', [other.id]);
});

test('the patient reads who opened what, and for which work', async () => {
  const doctor = await personOf(api, 'doctor');
  await record.give('opinion', doctor, 'accepted');
  const work = await workOf(doctor);
  await api.call('GET', `/assignments/${work}`, { token: doctor.token });
  await api.call('GET', `/medical-opinions?journey_id=${record.journey_id}`, { token: doctor.token });
  await record.openedBy(doctor);
  const { body } = await api.call<{
    items: { by: { id: string }; work: string | null; part: string | null; what: string }[];
  }>('GET', `/record-accesses?journey_id=${record.journey_id}&limit=100`, { token: patient.token });
  const own = body.items.filter(({ by }) => by.id === doctor.id);
  expect(own.map(({ part, what }) => part ?? what).toSorted()).toEqual(['downloaded', 'journey', 'opinions']);
  expect(own.every((each) => each.work === 'opinion')).toBe(true);
});
