import '../../../platform/languages/register.js';
import type { Companion, PatientDetails, AccompaniedJourneys, JourneyDetail } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = Companion & Pick<Problem, 'code'>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const invite = (one: TestCase, { email }: { email: string }, more: object = {}) =>
  one.own<Answered>('POST', '/companions', {
    journey_id: one.journey_id,
    name: 'A son',
    email,
    relation: 'Son',
    may: ['see_journey'],
    ...more,
  });
const tokenOf = (id: string): string => permanentTokens(api.config.cookieSecret)('accept_companion', id);
const accept = (token: string, person: Person) =>
  api.call<Answered>('POST', '/companions/accept', { token: person.token, body: { token } });
const trip = (one: TestCase, { token }: Person) =>
  api.call('GET', `/travel-legs?journey_id=${one.journey_id}`, { token });
const mine = ({ token }: Person) => api.call<AccompaniedJourneys>('GET', '/companions/mine', { token });

test('a companion is invited by mail, accepts with that address, and sees what the patient allows until it ends', async () => {
  const [one, son] = [await TestCase.begin(api), await personOf(api, 'unverified_user')];
  const { status, body } = await invite(one, { email: son.email.toUpperCase() });
  expect([status, body.accepted_at]).toEqual([201, null]);
  const mails = await api.database.rows<{ template: string; recipient: string }>(
    'select template, recipient from outgoing_mails where dedupe_key = $1',
    [`companion:${body.id}:invitation`],
  );
  expect(mails).toEqual([{ template: 'companion_invitation', recipient: son.email.toUpperCase() }]);
  const shown = await api.call('GET', `/companions/by-token?token=${encodeURIComponent(tokenOf(body.id))}`);
  const case_number: unknown = expect.stringMatching(/^AY-/);
  expect(shown.body).toEqual({ patient_name: 'Prakash Thapa', case_number, name: 'A son', accepted: false });
  expect((await trip(one, son)).status).toBe(404);
  const accepted = await accept(tokenOf(body.id), son);
  expect([accepted.status, accepted.body.accepted_at !== null]).toEqual([200, true]);
  expect((await trip(one, son)).status).toBe(200);
  expect((await mine(son)).body.items).toEqual([
    {
      companion_id: body.id,
      journey_id: one.journey_id,
      case_number,
      patient_name: 'Prakash Thapa',
      current_stage: 1,
      may: ['see_journey'],
    },
  ]);
  const version = { 'if-match': `"${accepted.body.version}"` };
  const changed = await api.call<Answered>('PATCH', `/companions/${body.id}`, {
    token: one.patient.token,
    body: { may: ['write_messages'] },
    headers: version,
  });
  expect(changed.body.may).toEqual(['write_messages']);
  expect((await trip(one, son)).status).toBe(404);
  await one.own('POST', `/companions/${body.id}/withdraw`);
  expect((await mine(son)).body.items).toEqual([]);
  expect((await accept(tokenOf(body.id), son)).status).toBe(404);
});

test('a companion leaves, and changes nothing else', async () => {
  const [one, son] = [await TestCase.begin(api), await personOf(api, 'unverified_user')];
  const { body } = await invite(one, son);
  await accept(tokenOf(body.id), son);
  const more = { token: son.token, body: { may: ['see_documents'] } };
  expect((await api.call('PATCH', `/companions/${body.id}`, more)).status).toBe(404);
  expect((await api.call('GET', `/companions?journey_id=${one.journey_id}`, { token: son.token })).status).toBe(404);
  expect((await api.call('POST', `/companions/${body.id}/withdraw`, { token: son.token })).status).toBe(200);
  const left = await one.own<{ items: Companion[] }>('GET', `/companions?journey_id=${one.journey_id}`);
  expect(left.body.items).toEqual([]);
});

test('another account, an unconfirmed address and a forged link do not accept', async () => {
  const [one, son, other] = [
    await TestCase.begin(api),
    await personOf(api, 'unverified_user'),
    await personOf(api, 'patient'),
  ];
  const { body } = await invite(one, son);
  const refused = await accept(tokenOf(body.id), other);
  expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed']);
  await api.database.rows('update users set email_verified_at = null where id = $1', [son.id]);
  expect((await accept(tokenOf(body.id), son)).status).toBe(403);
  await api.database.rows('update users set email_verified_at = now() where id = $1', [son.id]);
  expect((await accept(`${body.id}.${'A'.repeat(43)}`, son)).status).toBe(404);
  expect((await api.call('GET', `/companions/by-token?token=${body.id}`)).status).toBe(404);
});

test('an address is invited once, and not one’s own; nobody else invites', async () => {
  const [one, other] = [await TestCase.begin(api), await personOf(api, 'patient')];
  const address = { email: 'daughter@people.example' };
  expect((await invite(one, address)).status).toBe(201);
  expect(refusedFieldsOf(await invite(one, { email: 'Daughter@People.example' }))).toEqual(['email']);
  expect(refusedFieldsOf(await invite(one, one.patient))).toEqual(['email']);
  expect(refusedFieldsOf(await invite(one, other, { may: ['everything'], language: 'tlh' }))).toEqual(['may']);
  const body = { journey_id: one.journey_id, name: 'X', email: 'x@people.example', relation: 'Friend', may: [] };
  for (const { token } of [other, await personOf(api, 'ayana_staff')])
    expect((await api.call('POST', '/companions', { token, body })).status).toBe(404);
});

const FACTS = {
  nationality: 'Bangladesh',
  passport_number: 'AB1234567',
  special_needs: 'Wheelchair',
  emergency_name: 'A daughter',
  emergency_phone: '+880 1712 345678',
};

/** By hand, from the table of the plan: what each reader sees of the facts. */
const SEEN = [
  ['visa_support', 'partner/travel_visa', ['nationality', 'passport_number']],
  ['transport', 'partner/logistics', ['special_needs']],
  ['lodging', 'partner/lodging', ['special_needs']],
] as const;

test('each reader sees the facts their work needs, and staff all', async () => {
  const one = await TestCase.begin(api);
  expect((await one.own<PatientDetails>('GET', '/patient-details/own')).body.version).toBe(0);
  const saved = await one.own<PatientDetails>('PATCH', '/patient-details/own', FACTS);
  expect(saved.body).toMatchObject({ ...FACTS, version: 1, updated_by: { id: one.patient.id } });
  const of = (token: string) =>
    api.call<PatientDetails>('GET', `/patient-details?journey_id=${one.journey_id}`, { token });
  for (const [kind, role, facts] of SEEN) {
    const person = await personOf(api, role);
    expect((await of(person.token)).status).toBe(404);
    await one.assign(kind, person);
    const { body } = await of(person.token);
    const shown = (Object.keys(FACTS) as (keyof typeof FACTS)[]).filter((name) => body[name] !== null);
    expect([kind, shown]).toEqual([kind, [...facts]]);
  }
  expect((await of((await personOf(api, 'ayana_staff')).token)).body).toMatchObject(FACTS);
});

test('first facts that are saved at once are all kept', async () => {
  const one = await TestCase.begin(api);
  const facts = {
    passport_number: 'P1',
    nationality: 'Bangladesh',
    special_needs: 'A wheelchair',
    emergency_name: 'R',
  };
  const answers = await Promise.all(
    Object.entries(facts).map(([name, value]) => one.own('PATCH', '/patient-details/own', { [name]: value })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await one.own<PatientDetails>('GET', '/patient-details/own')).body).toMatchObject({ ...facts, version: 4 });
});

test('a change of what was changed elsewhere meanwhile is refused', async () => {
  const one = await TestCase.begin(api);
  await one.own('PATCH', '/patient-details/own', { special_needs: 'None' });
  const late = await api.call<Problem>('PATCH', '/patient-details/own', {
    token: one.patient.token,
    body: { special_needs: 'Oxygen' },
    headers: { 'if-match': '"0"' },
  });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
});

test('a companion who may not see the journey is not told its stage, and papers, quotes and opinions are not told by its timeline', async () => {
  const [one, son] = [await TestCase.begin(api), await personOf(api, 'unverified_user')];
  const { body: companion } = await invite(one, son, { may: ['write_messages'] });
  await accept(tokenOf(companion.id), son);
  expect((await mine(son)).body.items.map(({ current_stage }) => current_stage)).toEqual([null]);
  await api.database.rows(
    `insert into journey_entries (id, at, journey_id, event, visibility, to_state)
     select gen_random_uuid(), now(), $1, line[1], 'public', line[2]
     from (select array['paper_uploaded', 'report'] as line union all select array['paper_checked', 'passport']
       union all select array['quote_sent', null] union all select array['opinion_signed', null]
       union all select array['check_in_answered', null]) lines`,
    [one.journey_id],
  );
  const lines = async (may: string[]) => {
    await one.own('PATCH', `/companions/${companion.id}`, { may });
    const { body } = await api.call<JourneyDetail>('GET', `/patient-journeys/${one.journey_id}`, {
      token: son.token,
    });
    return body.entries?.map(({ event, to_state }) => `${event} ${to_state}`).toSorted();
  };
  expect(await lines(['write_messages'])).toBeUndefined();
  expect(await lines(['see_journey'])).toEqual(['journey_begun null']);
  expect((await mine(son)).body.items.map(({ current_stage }) => current_stage)).toEqual([1]);
  expect(await lines(['see_journey', 'see_documents'])).toEqual(['journey_begun null', 'paper_uploaded report']);
});

test('nobody is invited to another patient’s journey: it is the same 404 as none, also when it is closed', async () => {
  const [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
  await api.call('PATCH', `/patient-journeys/${one.journey_id}`, {
    as: 'ayana_staff',
    body: { status: 'closed', closed_reason: 'Over.' },
  });
  const form = { name: 'A son', email: 'son@people.example', relation: 'Son', may: ['see_journey'] };
  const asked = (journey_id: string) => other.own<Problem>('POST', '/companions', { journey_id, ...form });
  const [closed, none] = [await asked(one.journey_id), await asked('0198f000-0000-7000-8000-0000000000ff')];
  expect([closed.status, closed.body.code, closed.body.detail]).toEqual([404, none.body.code, none.body.detail]);
});

test('ten people accompany a journey at once, and twenty are invited in a day', async () => {
  const one = await TestCase.begin(api);
  const ask = async (index: number) => invite(one, { email: `relative-${index}@people.example` });
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) ids.push((await ask(index)).body.id);
  expect(refusedFieldsOf(await ask(10))).toEqual(['email']);
  for (const id of ids) await one.own('POST', `/companions/${id}/withdraw`);
  for (let index = 10; index < 20; index += 1) {
    const { status, body } = await ask(index);
    expect(status).toBe(201);
    await one.own('POST', `/companions/${body.id}/withdraw`);
  }
  expect(refusedFieldsOf(await ask(20))).toEqual(['email']);
  await api.database.rows(`update companions set created_at = created_at - interval '1 day' where journey_id = $1`, [
    one.journey_id,
  ]);
  expect((await ask(21)).status).toBe(201);
});
