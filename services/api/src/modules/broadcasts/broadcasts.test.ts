import '../../platform/languages/register.js';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { Database } from '../../platform/database/database.js';
import { hospitalOf, personOf, TestCase } from '../journeys/testing/case.js';
import { operationsOf } from '../incidents/testing/operations.js';
import { Broadcasts } from './broadcasts.js';
import { broadcastsOf } from './testing/broadcasts.js';

let api: TestApi;
let on: ReturnType<typeof broadcastsOf>;
beforeAll(async () => {
  api = await startApi();
  on = broadcastsOf(api);
});
afterAll(() => api.close());

const people = (country: string, more: object = {}) => ({
  kind: 'people',
  roles: ['patient'],
  countries: [country],
  ...more,
});

test('an audience is counted and sampled before anything is sent, and says who is left out and why', async () => {
  const country = on.land();
  const [first, second, third] = await on.readersIn(country, 3, { phone: '+91 98400 1234' });
  await on.rows('update users set email_verified_at = null where id = $1', first?.id);
  await on.rows('update users set phone = null where id = $1', second?.id);
  await on.rows(
    `insert into newsletter_subscriptions (id, email, source, subscribed_at, times, topics)
     values (gen_random_uuid(), $1, 'website', now(), 1, '{travel}')`,
    third?.email.toUpperCase(),
  );
  const asked = { audience: people(country), channels: ['mail', 'text', 'bell'], purpose: 'mandatory' };
  const { body } = await on.count(asked);
  expect(body).toMatchObject({
    people: 3,
    messages: { mail: 2, text: 2, bell: 3 },
    languages: [{ language: 'en', count: 3 }],
    left_out: [
      { channel: 'mail', reason: 'no_address', count: 1 },
      { channel: 'text', reason: 'no_phone', count: 1 },
    ],
    unknown: { name: 0, patient: 3, hospital: 3, arrival: 3, case_manager: 3 },
  });
  expect(new Map(body.sample.map(({ key, channels }) => [key, channels]))).toEqual(
    new Map([
      [first?.id, ['text', 'bell']],
      [second?.id, ['mail', 'bell']],
      [third?.id, ['mail', 'text', 'bell']],
    ]),
  );
  // A promotion reaches subscribers of its topic only.
  const promoted = async (topic: string) =>
    (await on.count({ ...asked, channels: ['mail'], purpose: 'promotion', topic })).body;
  expect((await promoted('travel')).people).toBe(1);
  expect(await promoted('costs')).toMatchObject({
    people: 0,
    left_out: [
      { channel: 'mail', reason: 'no_address', count: 1 },
      { channel: 'mail', reason: 'not_subscribed', count: 2 },
    ],
  });
  // Nor does it reach someone who has left.
  await on.rows('update newsletter_subscriptions set unsubscribed_at = now() where email = upper($1)', third?.email);
  expect((await promoted('travel')).people).toBe(0);
});

test('people are chosen by stage, hospital and arrival, and their families with them', async () => {
  const country = on.land();
  const one = await TestCase.begin(api);
  await on.rows('update users set country = $2 where id = $1', one.patient.id, country);
  await on.rows('update patient_journeys set current_stage = 6 where id = $1', one.journey_id);
  await on.rows(
    `insert into travel_legs (id, journey_id, kind, starts_at, zone, ends_at, end_zone, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'flight', '2031-03-01T18:00:00Z', 'Asia/Dhaka', '2031-03-01T20:30:00Z', 'Asia/Kolkata', 'booked', 1, now(), now())`,
    one.journey_id,
  );
  const relative = await personOf(api, 'unverified_user');
  await on.rows(
    `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'A son', 'Son', 'en', '{see_journey}', now(), 1, now(), now()),
       (gen_random_uuid(), $1, null, 'invited@example.com', 'A cousin', 'Cousin', 'en', '{see_journey}', null, 1, now(), now())`,
    one.journey_id,
    relative.id,
    relative.email,
  );
  const counted = async (more: object) =>
    (await on.count({ audience: people(country, more), channels: ['mail'], purpose: 'mandatory' })).body.people;
  expect(await counted({ stages: ['6', '7'] })).toBe(1);
  expect(await counted({ stages: ['5'] })).toBe(0);
  // It lands after midnight in India: on the second.
  expect(await counted({ arrives_from: '2031-03-02', arrives_until: '2031-03-02' })).toBe(1);
  expect(await counted({ arrives_until: '2031-03-01' })).toBe(0);
  expect(await counted({ hospital_ids: ['01900000-0000-7000-8000-000000000000'] })).toBe(0);
  // The cousin has not accepted.
  expect(await counted({ with_families: true })).toBe(2);
});

test('bad input is named at its field', async () => {
  const country = on.land();
  const fields = async (more: object) => refusedFieldsOf(await on.create(on.form(country, more)));
  expect(await fields({ texts: [{ language: 'bn', subject: 'x', body: 'y' }] })).toEqual(['texts.0.language']);
  const twice = { language: 'en', subject: 'x', body: 'y' };
  expect(await fields({ texts: [twice, twice, { ...twice, language: 'tlh' }] })).toEqual([
    'texts.1.language',
    'texts.2.language',
  ]);
  const exposing = { language: 'en', subject: '{{ patient }}, {{hospital}}', body: '{{patient}}, {{hospital}}' };
  expect(await fields({ texts: [{ ...exposing, text: '{{name}} at {{hospital}}' }] })).toEqual([
    'texts.0.subject',
    'texts.0.text',
  ]);
  expect(await fields({ variables: [{ name: 'Hotel!', language: 'en', value: 'x' }] })).toEqual(['variables.0.name']);
  expect(await fields({ purpose: 'promotion', channels: ['mail', 'text'], is_urgent: true })).toEqual([
    'channels',
    'is_urgent',
    'topic',
  ]);
  expect(await fields({ link: 'javascript:alert(1)' })).toEqual(['link']);
  expect(await fields({ audience: { kind: 'journeys' } })).toEqual(['audience.kind']);
  expect(
    await fields({ audience: people(country, { arrives_from: '2031-03-02', arrives_until: '2031-03-01' }) }),
  ).toEqual(['audience.arrives_until']);
  expect(await fields({ channels: [] })).toEqual(['channels']);
});

test('a variable without a value in a language is named before the approval, and so is what is not known about readers', async () => {
  const country = on.land();
  await on.readersIn(country, 2);
  const texts = [
    { language: 'en', subject: 'Your hotel', body: '{{hotel}} expects {{name}}.' },
    { language: 'bn', subject: 'Hotel', body: '{{hotel}} {{hospital}}', text: null },
  ];
  const variables = [{ name: 'hotel', language: 'en', value: 'Harbour Light' }];
  const { body: draft } = await on.create(on.form(country, { texts, variables, link: '/patient-portal/travel' }));
  const refused = await on.move(draft.id, 'submit');
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'texts.0.link_label: Please say what the button of the link is called.',
    'texts.1.link_label: Please say what the button of the link is called.',
    'texts.1.body: {{hotel}} has no value in Bengali. Give it one below, or take it out of the text.',
  ]);
  await on.change(draft.id, {
    link: null,
    texts: [{ ...texts[0], body: '{{hotel}}, {{hospital}}' }],
  });
  expect((await on.move(draft.id, 'submit')).body.errors?.map(({ message }) => message)).toEqual([
    '{{hospital}} is not known about 2 readers. Say what is written instead in English, or take it out of the text.',
  ]);
  await on.change(draft.id, {
    variables: [...variables, { name: 'hospital', language: 'en', value: 'your hospital' }],
  });
  expect((await on.move(draft.id, 'submit')).body.state).toBe('in_review');
  expect((await on.preview(draft.id)).body.mail?.body).toBe('Harbour Light, your hospital');
});

test('it is previewed as a named reader gets it, and tested on the writer alone', async () => {
  const country = on.land();
  const [reader, other] = await on.readersIn(country, 2, { phone: '+91 98400 4321' });
  await on.rows(`update users set name = 'Nadia Karim' where id = $1`, reader?.id);
  const { body: draft } = await on.create(
    on.form(country, {
      channels: ['mail', 'text', 'bell'],
      link: '/patient-portal/travel',
      texts: [
        {
          language: 'en',
          subject: 'For {{name}}',
          body: 'Dear {{name}}',
          text: 'SMS for {{name}}',
          link_label: 'Look',
        },
      ],
    }),
  );
  expect((await on.preview(draft.id, reader?.id)).body).toMatchObject({
    reader: { name: 'Nadia Karim', channels: ['mail', 'text', 'bell'] },
    direction: 'ltr',
    mail: { subject: 'For Nadia Karim', body: 'Dear Nadia Karim', link_label: 'Look' },
    text: 'SMS for Nadia Karim',
    bell: { title: 'For Nadia Karim', message: 'Dear Nadia Karim' },
    missing: [],
  });
  const stranger = await personOf(api, 'patient');
  expect(refusedFieldsOf(await on.preview(draft.id, stranger.id))).toEqual(['key']);
  const tested = await api.call('POST', `/broadcasts/${draft.id}/tests`, {
    as: 'ayana_staff',
    body: { key: reader?.id },
  });
  expect(tested.status).toBe(200);
  const sent = await on.rows<{ recipient: string; data: object }>(
    `select recipient, data from outgoing_mails where template = 'broadcast_test' and data->>'id' = $1`,
    draft.id,
  );
  expect(sent).toEqual([
    { recipient: emailOf('ayana_staff'), data: expect.objectContaining({ subject: 'For Nadia Karim' }) },
  ]);
  expect(await on.states(draft.id)).toEqual({});
  expect(other).toBeDefined();
});

test('an administrator who wrote nothing of it approves: never an author, nor anyone else, nor the database for them', async () => {
  const country = on.land();
  await on.readersIn(country, 1);
  const { body: draft } = await on.create(on.form(country), 'admin');
  expect((await on.move(draft.id, 'approve', {}, 'super_admin')).body.code).toBe('illegal_transition');
  const submitted = await on.move(draft.id, 'submit', {}, 'admin');
  expect(submitted.body.acts).toEqual(['send_back', 'take_back', 'cancel']);
  const own = await on.move(draft.id, 'approve', {}, 'admin');
  expect([own.status, own.body.detail]).toEqual([
    403,
    'You wrote on this broadcast or submitted it. Another administrator approves it.',
  ]);
  expect((await on.move(draft.id, 'approve', {}, 'ayana_staff')).status).toBe(403);
  // One who changes it becomes an author.
  await on.move(draft.id, 'take_back');
  const better = (await on.change(draft.id, { title: 'Better' }, 'super_admin')).body;
  expect([better.authors.length, better.updated_by?.name]).toEqual([2, 'Demo super admin']);
  await on.move(draft.id, 'submit');
  expect((await on.move(draft.id, 'approve', {}, 'super_admin')).status).toBe(403);
  const byHand = (role: 'admin' | 'ayana_staff') =>
    on.rows(
      `update broadcasts set state = 'approved', approved_at = now(), approved_by = (select id from users where email = $2) where id = $1`,
      draft.id,
      emailOf(role),
    );
  await expect(byHand('admin')).rejects.toThrow('broadcasts_second_person');
  await expect(byHand('ayana_staff')).rejects.toThrow('Administrators approve broadcasts');
  // What was approved is what is sent.
  await expect(on.rows(`update broadcasts set texts = '[]' where id = $1`, draft.id)).rejects.toThrow(
    'A broadcast is written on while it is a draft only',
  );
  expect((await on.change(draft.id, { title: 'x' })).body.code).toBe('illegal_transition');
  const back = await on.move(draft.id, 'send_back', { note: 'Say which roads are closed.' }, 'super_admin');
  expect(back.body).toMatchObject({ state: 'draft', review_note: 'Say which roads are closed.', approved_by: null });
});

test('who approves reads who it reaches: filters by name, how many, whose night it is, and some of them', async () => {
  const country = on.land();
  const [dhaka] = await on.readersIn(country, 2, { zone: 'Asia/Dhaka' });
  const [awake, own] = await on.readersIn(country, 2, { zone: 'America/New_York' });
  await on.rows(
    `insert into quiet_hours (user_id, from_time, until_time, time_zone, updated_at)
     values ($1, '14:00', '16:00', 'America/New_York', now())`,
    own?.id,
  );
  const hospital = await hospitalOf(api, 0);
  const { body: draft } = await on.create(on.form(country));
  const { body: other } = await on.create(
    on.form(country, { audience: people(country, { hospital_ids: [hospital.id] }) }),
  );
  await on.move(draft.id, 'submit');
  // Two in the morning in Dhaka, three in the afternoon in New York.
  const at = new Date('2031-01-10T20:00:00Z');
  const { body } = await atTime(api, at, () => on.read(draft.id, 'admin'));
  expect(body.acts).toContain('approve');
  expect(body.audience.countries).toEqual([country]);
  expect(body.reach).toMatchObject({
    people: 4,
    messages: { mail: 4, text: 0, bell: 0 },
    asleep: {
      people: 3,
      first_until: '2031-01-10T21:00:00.000Z',
      last_until: '2031-01-11T02:00:00.000Z',
      zones: [
        { time_zone: 'Asia/Dhaka', count: 2 },
        { time_zone: 'America/New_York', count: 1 },
      ],
    },
  });
  const keys = body.reach?.sample.map(({ key }) => key) ?? [];
  expect(keys).toEqual(expect.arrayContaining([dhaka?.id, awake?.id]));
  expect((await on.read(other.id)).body.reach?.hospitals).toEqual([{ id: hospital.id, name: hospital.name }]);
  // Once it is being sent, its messages say who got it.
  await on.move(draft.id, 'approve', {}, 'admin');
  expect((await on.move(draft.id, 'begin', {}, 'admin')).body.reach).toBeNull();
});

test('readers of the portal alone are woken by nothing', async () => {
  const country = on.land();
  await on.readersIn(country, 1);
  const { body: draft } = await on.create(on.form(country, { channels: ['bell'] }));
  const { body } = await atTime(api, new Date('2031-01-10T20:00:00Z'), () => on.read(draft.id));
  expect(body.reach).toMatchObject({
    people: 1,
    asleep: { people: 0, first_until: null, last_until: null, zones: [] },
  });
});

test('two people at once lose no words', async () => {
  const { body: draft, headers } = await on.create(on.form(on.land()));
  const etag = headers.get('etag') ?? '';
  expect((await on.change(draft.id, { title: 'One' }, 'ayana_staff', { 'if-match': etag })).status).toBe(200);
  expect((await on.change(draft.id, { title: 'Two' }, 'admin', { 'if-match': etag })).body.code).toBe('stale_version');
});

test('a draft for an incident is for its journeys and their families; a drill writes to nobody', async () => {
  const operations = operationsOf(api);
  const cases = [await TestCase.begin(api), await TestCase.begin(api)];
  const other = await TestCase.begin(api);
  const incident = await operations.open({ journey_ids: cases.map(({ journey_id }) => journey_id) });
  const { body: draft, status } = await api.call<{ id: string; audience: object; incident: object }>(
    'POST',
    '/broadcasts/drafts',
    {
      as: 'ayana_staff',
      body: { incident_id: incident.body.id },
    },
  );
  expect([status, draft]).toMatchObject([
    201,
    {
      state: 'draft',
      purpose: 'mandatory',
      incident: { id: incident.body.id },
      audience: { kind: 'journeys', with_patients: true, with_families: true },
    },
  ]);
  const audience = (journey_ids: string[]) => ({ audience: { kind: 'journeys', journey_ids } });
  expect(refusedFieldsOf(await on.change(draft.id, audience([other.journey_id])))).toEqual(['audience.journey_ids']);
  const changed = await on.change(draft.id, audience([cases[0]?.journey_id ?? '']));
  expect(changed.status).toBe(200);
  await on.move(draft.id, 'submit');
  await on.move(draft.id, 'approve', {}, 'admin');
  expect((await on.move(draft.id, 'begin')).body.progress.total).toBe(2);
  await on.step(draft.id);
  expect((await on.mails(draft.id)).map(({ recipient }) => recipient)).toEqual([cases[0]?.patient.email]);
  const lines = await on.rows<{ text: string }>(
    `select text from incident_entries where incident_id = $1 and kind = 'broadcast'`,
    incident.body.id,
  );
  expect(lines).toEqual([{ text: `Broadcast ${changed.body.number} is being sent: ${changed.body.title}` }]);
  const drill = await operations.open({ is_drill: true });
  const refused = await api.call('POST', '/broadcasts/drafts', {
    as: 'ayana_staff',
    body: { incident_id: drill.body.id },
  });
  expect(refusedFieldsOf(refused)).toEqual(['incident_id']);
  await expect(
    api.app
      .get(Database)
      .write((em) =>
        api.app
          .get(Broadcasts, { strict: false })
          .draftFor(em, { incident_id: drill.body.id, author: { id: draft.id, role: 'admin', session_id: '' } }),
      ),
  ).rejects.toThrow('A drill writes to no patient and no family.');
});

test('the list is searched and filtered, and counts what the caller may approve', async () => {
  const { body: draft } = await on.create(on.form(on.land(), { title: 'Zanzibar ferries' }));
  const list = async (query: string) =>
    (await api.call<{ items: { id: string }[] }>('GET', `/broadcasts?${query}`, { as: 'admin' })).body.items.map(
      ({ id }) => id,
    );
  expect(await list('q=zanzibar')).toEqual([draft.id]);
  expect(await list(`q=${draft.number}&state=draft`)).toEqual([draft.id]);
  expect(await list('q=zanzibar&state=sent')).toEqual([]);
  const counts = async (as: 'admin' | 'ayana_staff') =>
    (await api.call<{ to_approve: number }>('GET', '/broadcasts/counts', { as })).body.to_approve;
  expect(await counts('ayana_staff')).toBe(0);
});
