import '../../../platform/languages/register.js';
import { ACKNOWLEDGE_PATH, type EscalationRun } from '@ayana/contracts/operations';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import type { Page } from '../../../platform/http/cursor.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import type { Person } from '../../journeys/testing/case.js';
import { Escalations } from '../index.js';
import { escalationOf, type Run, step } from '../testing/escalation.js';

const MINUTE = 60_000;
let api: TestApi;
let desk: ReturnType<typeof escalationOf>;
let asha: Person;
let ben: Person;
beforeAll(async () => {
  api = await startApi();
  desk = escalationOf(api);
  [asha, ben] = [await desk.colleague(), await desk.colleague()];
});
afterAll(() => api.close());

const after = (run: Run, minutes: number): Date => new Date(Date.parse(run.started_at) + minutes * MINUTE);
const paged = ({ pages }: Run) =>
  pages.map(({ round, step: at, person, channel, state }) => [
    round,
    at,
    person.id === asha.id ? 'asha' : 'ben',
    channel,
    state,
  ]);
const events = ({ entries }: Run): string[] => entries.map(({ event }) => event);
const messages = (run_id: string) =>
  api.database.rows<{ status: string; recipient: string | null; kind: string }>(
    `select message.status, message.recipient, message.kind from escalation_pages page join (
       select dedupe_key, status, recipient, 'mail' as kind from outgoing_mails
       union all select dedupe_key, status, recipient, 'text' from outgoing_texts) message
       on message.dedupe_key = 'escalation_page:' || page.id
     where page.run_id = $1 order by page.queued_at, page.id`,
    [run_id],
  );

test('it pages one step after the other, goes through its rounds, and then says that nobody answered', async () => {
  const chain = await desk.chainOf(step([asha], 5), step([ben], 10, ['mail']));
  const run = await desk.start(chain);
  expect([run.state, run.step, run.steps, run.round, run.rounds, run.pages]).toEqual(['running', 0, 2, 1, 2, []]);
  await desk.at(after(run, 0));
  expect(paged(await desk.run(run.id))).toEqual([
    [1, 1, 'asha', 'bell', 'sent'],
    [1, 1, 'asha', 'mail', 'queued'],
    [1, 1, 'asha', 'text', 'queued'],
  ]);
  await desk.at(after(run, 4));
  expect((await desk.run(run.id)).pages).toHaveLength(3);
  await desk.at(after(run, 5));
  expect(paged(await desk.run(run.id)).slice(3)).toEqual([[1, 2, 'ben', 'mail', 'queued']]);
  await desk.at(after(run, 14));
  expect((await desk.run(run.id)).round).toBe(1);
  await desk.at(after(run, 15));
  expect(paged(await desk.run(run.id)).slice(4, 5)).toEqual([[2, 1, 'asha', 'bell', 'sent']]);
  await desk.at(after(run, 20));
  await desk.at(after(run, 30));
  const through = await desk.run(run.id);
  expect([through.state, through.next_at, through.transitions]).toEqual([
    'exhausted',
    null,
    ['acknowledge', 'stop', 'again'],
  ]);
  expect(events(through)).toEqual(['started', 'paged', 'paged', 'repeated', 'paged', 'paged', 'exhausted']);
  expect(
    await api.database.rows(
      `select data ->> 'number' as number from outgoing_mails where template = 'escalation_exhausted'`,
    ),
  ).toEqual([{ number: through.number }]);
  // Nobody has answered: what could not leave yet is still wanted.
  expect(new Set((await messages(run.id)).map(({ status }) => status))).toEqual(new Set(['queued']));
  const { body: again } = await api.call<Run>('POST', `/escalation-runs/${run.id}/again`, { as: 'ayana_staff' });
  expect([again.state, again.round, again.rounds]).toEqual(['running', 3, 4]);
  await desk.at(new Date());
  expect(paged(await desk.run(run.id)).at(-1)).toEqual([3, 1, 'asha', 'text', 'queued']);
});

test('two steps without a wait page at once; each step pages the person on call then', async () => {
  const { body: rota } = await desk.addRota([asha, ben], { starts_on: '2026-11-02' });
  const onCall = { targets: [{ kind: 'rota' as const, id: rota.id }], channels: ['bell' as const], wait_minutes: 0 };
  const chain = await desk.chainOf(onCall, { ...onCall, wait_minutes: 1440 });
  // In India it is half an hour before the handover to Ben.
  const begins = new Date('2026-11-09T03:00:00Z');
  const run = await atTime(api, begins, () => desk.start(chain));
  await desk.at(begins);
  await desk.at(begins);
  expect(paged(await desk.run(run.id))).toEqual([
    [1, 1, 'asha', 'bell', 'sent'],
    [1, 2, 'asha', 'bell', 'sent'],
  ]);
  await desk.at(new Date('2026-11-10T03:00:00Z'));
  const { pages } = await desk.run(run.id);
  expect([pages[2]?.person.id, pages[2]?.rota?.id]).toEqual([ben.id, rota.id]);
});

test('acknowledging takes back what is queued, and nothing is paged afterwards', async () => {
  const chain = await desk.chainOf(step([asha, ben], 5));
  const run = await desk.start(chain);
  await desk.at(after(run, 0));
  expect((await desk.run(run.id)).pages).toHaveLength(6);
  const { status, body } = await desk.acknowledge(run.id, { token: ben.token });
  expect([status, body.state, body.acknowledged_by?.id, body.acknowledged_way]).toEqual([
    200,
    'acknowledged',
    ben.id,
    'page',
  ]);
  expect(body.pages.filter(({ channel }) => channel !== 'bell').map(({ state }) => state)).toEqual(
    Array.from({ length: 4 }, () => 'cancelled'),
  );
  expect(await messages(run.id)).toEqual(
    ['mail', 'text', 'mail', 'text'].map((kind) => ({ kind, status: 'cancelled', recipient: null })),
  );
  await desk.at(after(run, 60));
  expect((await desk.run(run.id)).pages).toHaveLength(6);
  const second = await desk.acknowledge(run.id, { token: asha.token });
  expect([second.status, second.body.code, second.body.detail?.includes(body.acknowledged_by?.name ?? '-')]).toEqual([
    409,
    'already_decided',
    true,
  ]);
});

test('the database itself refuses a page of a run that is over', async () => {
  const run = await desk.start(await desk.chainOf(step([asha], 5)));
  await desk.at(after(run, 0));
  await desk.acknowledge(run.id);
  await expect(
    api.database.rows(
      `insert into escalation_pages (id, run_id, round, step, user_id, channel, state, queued_at)
       values (gen_random_uuid(), $1, 9, 9, $2, 'mail', 'queued', now())`,
      [run.id, asha.id],
    ),
  ).rejects.toThrow('is over');
  await expect(
    api.database.rows(
      `update escalation_pages set state = 'sent', sent_at = now() where run_id = $1 and channel = 'mail'`,
      [run.id],
    ),
  ).rejects.toThrow('is over');
});

test('of many who acknowledge at once one is the first', async () => {
  const run = await desk.start(await desk.chainOf(step([asha], 5)));
  await desk.at(after(run, 0));
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.acknowledge(run.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('the link of a page only asks; its button acknowledges as the one who was paged', async () => {
  const run = await desk.start(await desk.chainOf(step([asha, ben], 5)));
  await desk.at(after(run, 0));
  const { pages } = await desk.run(run.id);
  const pageOf = (person: Person) =>
    pages.find((each) => each.person.id === person.id && each.channel === 'mail')?.id ?? '';
  const link = (id: string) =>
    ACKNOWLEDGE_PATH.replace('/api', '') +
    encodeURIComponent(permanentTokens(api.config.cookieSecret)('acknowledge_page', id));
  const asked = await api.call('GET', link(pageOf(asha)));
  expect([asked.status, asked.text.includes('<button'), asked.text.includes('Fever on day 2')]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await desk.run(run.id)).state).toBe('running');
  const done = await api.call('POST', link(pageOf(asha)));
  expect([done.status, done.text.includes('<button')]).toEqual([200, false]);
  const taken = await desk.run(run.id);
  expect([taken.state, taken.acknowledged_by?.id, taken.acknowledged_way]).toEqual(['acknowledged', asha.id, 'link']);
  // Who comes second reads who was first.
  const late = await api.call('POST', link(pageOf(ben)));
  expect([late.status, late.text.includes(taken.acknowledged_by?.name ?? '-')]).toEqual([200, true]);
  expect((await api.call('GET', `${link(pageOf(ben))}x`)).status).toBe(404);
  await api.database.rows(`update users set role = 'patient' where id = $1`, [ben.id]);
  expect((await api.call('POST', link(pageOf(ben)))).status).toBe(404);
  await api.database.rows(`update users set role = 'ayana_staff' where id = $1`, [ben.id]);
});

test('a test run says so everywhere, and is not counted', async () => {
  const chain = await desk.chainOf(step([asha], 5));
  const count = async () =>
    (await api.call<{ open: number; paging_me: number }>('GET', '/escalation-runs/counts', { token: asha.token })).body;
  const badge = async () =>
    (await api.call<number>('GET', '/escalation-runs/paging-count', { token: asha.token })).body;
  const before = await count();
  expect(await badge()).toBe(before.paging_me);
  const { body: run } = await api.call<Run>('POST', `/escalation-chains/${chain.id}/test`, { as: 'ayana_staff' });
  await desk.at(after(run, 0));
  expect(run.is_test).toBe(true);
  expect(await count()).toEqual({ ...before, paging_me: before.paging_me + 1 });
  expect(await badge()).toBe(before.paging_me + 1);
  const [mail] = await api.database.rows<{ is_test: boolean }>(
    `select (data ->> 'is_test')::boolean as is_test from outgoing_mails where template = 'escalation_page' and data ->> 'number' = $1`,
    [run.number],
  );
  expect(mail?.is_test).toBe(true);
  const mine = await api.call<Page<EscalationRun>>('GET', '/escalation-runs?is_test=true&paging_me=true', {
    token: asha.token,
  });
  expect(mine.body.items.map(({ id, pages_me }) => [id, pages_me])).toEqual([[run.id, true]]);
  await desk.acknowledge(run.id);
  expect(await badge()).toBe(before.paging_me);
  expect(await count()).toEqual(before);
});

test('about one thing one run of a chain is open, however often it is started', async () => {
  const chain = await desk.chainOf(step([asha], 5));
  const subject = { kind: 'signal' as const, id: '01900000-0000-7000-8000-0000000000aa' };
  const start = () =>
    api.app.get(Database).write((em) =>
      api.app.get(Escalations, { strict: false }).start(em, {
        chain_id: chain.id,
        subject,
        title: 'Silent patient',
        text: 'Seven days.',
        is_test: false,
      }),
    );
  const ids = await Promise.all([start(), start(), start()]);
  expect(new Set(ids).size).toBe(1);
  await desk.acknowledge(ids[0] ?? '');
  expect(await start()).not.toBe(ids[0]);
});

test('who cannot be reached is said, and the next step follows at once', async () => {
  const [gone, silent] = [await desk.colleague(), await desk.colleague(null)];
  const chain = await desk.chainOf(step([gone], 30), step([silent], 30, ['text']));
  await api.database.rows('update users set role = null where id = $1', [gone.id]);
  const run = await desk.start(chain);
  await desk.at(after(run, 0));
  await desk.at(after(run, 0));
  const shown = await desk.run(run.id);
  expect(events(shown)).toEqual(['started', 'nobody', 'paged']);
  expect(shown.pages.map(({ channel, state }) => [channel, state])).toEqual([['text', 'failed']]);
});

test('a run keeps the steps it began with; stopping needs a reason', async () => {
  const chain = await desk.chainOf(step([asha], 5));
  const run = await desk.start(chain);
  await api.call('PATCH', `/escalation-chains/${chain.id}`, {
    as: 'ayana_staff',
    body: { steps: [step([ben], 5)], rounds: 9 },
  });
  await desk.at(after(run, 0));
  const shown = await desk.run(run.id);
  expect([shown.rounds, shown.plan[0]?.targets[0]?.id, paged(shown)[0]?.[2]]).toEqual([2, asha.id, 'asha']);
  expect((await api.call('POST', `/escalation-chains/${chain.id}/archive`, { as: 'ayana_staff' })).status).toBe(409);
  const stop = (body: object) => api.call<Run>('POST', `/escalation-runs/${run.id}/stop`, { as: 'ayana_staff', body });
  expect(refusedFieldsOf(await stop({}))).toEqual(['reason']);
  expect((await stop({ reason: 'A false alarm.' })).body).toMatchObject({ state: 'stopped', reason: 'A false alarm.' });
  expect((await stop({ reason: 'Again.' })).status).toBe(409);
  const trail = await api.database.rows<{ what: string }>(
    `select details ->> 'transition' as what from audit_entries where action = 'escalation.changed' and details ->> 'id' = $1 order by created_at, id`,
    [run.id],
  );
  expect(trail.map(({ what }) => what)).toEqual(['start', 'stop']);
});

test('what is wrong in a chain is named at its place', async () => {
  const unknown = '01900000-0000-7000-8000-000000000000';
  const answer = await desk.addChain([
    {
      targets: [
        { kind: 'person', id: unknown },
        { kind: 'rota', id: unknown },
      ],
      channels: ['bell'],
      wait_minutes: 5,
    },
    { targets: [], channels: [], wait_minutes: 0 },
  ]);
  expect(refusedFieldsOf(answer)).toEqual([
    'steps.0.targets.0.id',
    'steps.0.targets.1.id',
    'steps.1.channels',
    'steps.1.targets',
    'steps.1.wait_minutes',
  ]);
  expect(refusedFieldsOf(await desk.addChain([step([asha], 1441)], { rounds: 21 }))).toEqual([
    'rounds',
    'steps.0.wait_minutes',
  ]);
  const run = { chain_id: unknown, title: '' };
  expect(refusedFieldsOf(await api.call('POST', '/escalation-runs', { as: 'ayana_staff', body: run }))).toEqual([
    'title',
  ]);
  expect(
    refusedFieldsOf(await api.call('POST', '/escalation-runs', { as: 'ayana_staff', body: { ...run, title: 'x' } })),
  ).toEqual(['chain_id']);
});

test('a person is paged without a chain, by bell, mail and text, and the pager sees who acknowledged', async () => {
  const page = (body: object) =>
    api.call<Run>('POST', '/escalation-runs/pages', {
      as: 'ayana_staff',
      body: { text: 'Please call the ward', ...body },
    });
  const { status, body: run } = await page({ user_id: asha.id });
  expect([status, run.chain, run.title, run.steps, run.rounds]).toEqual([201, null, 'Please call the ward', 1, 2]);
  await desk.at(after(run, 0));
  expect(paged(await desk.run(run.id))).toEqual([
    [1, 1, 'asha', 'bell', 'sent'],
    [1, 1, 'asha', 'mail', 'queued'],
    [1, 1, 'asha', 'text', 'queued'],
  ]);
  // Once more after ten minutes; then the team gets a mail.
  await desk.at(after(run, 10));
  expect((await desk.run(run.id)).round).toBe(2);
  const { body: other } = await page({ user_id: ben.id });
  await desk.at(after(other, 0));
  expect((await desk.acknowledge(other.id)).body).toMatchObject({
    state: 'acknowledged',
    acknowledged_by: { id: expect.any(String) },
  });
  await desk.at(after(run, 20));
  expect((await desk.run(run.id)).state).toBe('exhausted');
  const mails = await api.database.rows(
    `select data->>'chain' as chain from outgoing_mails where template = 'escalation_exhausted' and data->>'id' = $1`,
    [run.id],
  );
  expect(mails).toEqual([{ chain: null }]);
  // It may be started once more.
  const again = await api.call<Run>('POST', `/escalation-runs/${run.id}/again`, { as: 'ayana_staff' });
  expect([again.status, again.body.state, again.body.rounds]).toEqual([200, 'running', 4]);
  const refused = async (body: object) => refusedFieldsOf(await page(body));
  const [{ id: patient } = { id: '' }] = await api.database.rows<{ id: string }>(
    `select id from users where role = 'patient' limit 1`,
  );
  expect(await refused({ user_id: patient })).toEqual(['user_id']);
  expect(await refused({ user_id: asha.id, text: ' ' })).toEqual(['text']);
  expect(await refused({ user_id: asha.id, subject_kind: 'signal', subject_id: asha.id })).toEqual(['subject_id']);
});

test('one line pages a person; the details are what it says', async () => {
  const { body: chain } = await desk.addChain([step([asha])]);
  const body = { chain_id: chain.id, title: 'Fever on the ward' };
  const started = await api.call<{ title: string; text: string }>('POST', '/escalation-runs', {
    as: 'ayana_staff',
    body,
  });
  expect([started.status, started.body.title, started.body.text]).toEqual([201, body.title, body.title]);
});
