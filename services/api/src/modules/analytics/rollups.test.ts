import { withClient } from '@ayana/tooling/database/connect.ts';
import { compareRollups } from '@ayana/tooling/check/rollups/compare.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { inboxOf } from '../inbox/testing/inbox.js';
import { hospitalOf, quoteForm, TestCase } from '../journeys/testing/case.js';
import { seedCaseLife } from '../../seeds/case-life/seed-case-life.js';
import { seedDemoLife } from '../../seeds/demo-life/seed-demo-life.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FunnelViewDto } from './figures.dto.js';
import { sumsOf } from './testing/adding-up.js';
import { figuresOf } from './testing/figures.js';

let api: TestApi;
let figures: ReturnType<typeof figuresOf>;
let inbox: ReturnType<typeof inboxOf>;
beforeAll(async () => {
  api = await startApi();
  figures = figuresOf(api);
  inbox = inboxOf(api);
});
afterAll(() => api.close());

const funnel = async () => (await figures.read<FunnelViewDto>('funnel')).body;
const findings = () => withClient(api.database.url, async (client) => (await compareRollups(client)).findings);
const stored = () =>
  api.database.rows(`select 'months' as kind, each::text as line from analytics_months each
    union all select 'times', each::text from analytics_times each union all select 'people', each::text from analytics_people each
    union all select 'cases', each::text from analytics_cases each order by 1, 2`);

test('each act on a case is counted by the next run, and only what changed', async () => {
  expect((await funnel()).figures.enquiry).toBe(0);
  const id = await inbox.received('contact');
  expect((await funnel()).is_behind).toBe(true);
  await figures.count();
  expect(await funnel()).toMatchObject({ is_behind: false, figures: { enquiry: 1, registered: 0 } });
  await inbox.claim(id);
  await inbox.patch(id, { status: 'answered', notes: 'We called.' });
  const [hospital, patient] = [await hospitalOf(api, 0), await TestCase.begin(api)];
  await figures.count();
  expect((await funnel()).figures).toMatchObject({ enquiry: 2, registered: 1, quote: 0 });
  const quote = await api.call<{ id: string }>('POST', '/quotes', {
    as: 'ayana_staff',
    body: quoteForm(patient.journey_id, hospital),
  });
  expect(quote.status).toBe(201);
  await api.call('POST', `/quotes/${quote.body.id}/send`, { as: 'ayana_staff' });
  await figures.count();
  expect((await funnel()).figures).toMatchObject({ enquiry: 2, quote: 1, accepted: 0 });
  expect((await patient.own('POST', `/quotes/${quote.body.id}/accept`)).status).toBe(200);
  await figures.count();
  expect((await funnel()).figures).toMatchObject({ enquiry: 2, quote: 1, accepted: 1, arrived: 0 });
  expect(await findings()).toEqual([]);
});

test('requests of organisations, applicants and for support are no enquiries', async () => {
  const before = (await funnel()).figures.enquiry;
  const id = await inbox.received('contact');
  await figures.count();
  expect((await funnel()).figures.enquiry).toBe(before + 1);
  await api.database.rows(
    `insert into support_requests (id, token_hash, topic, name, email, message, created_at)
     values ($1, 'x', 'other', 'Ana', 'ana@people.example', 'Help', now())`,
    [id],
  );
  await figures.count();
  expect((await funnel()).figures.enquiry).toBe(before);
});

test('what the staff sent as a test is no enquiry', async () => {
  const before = (await funnel()).figures.enquiry;
  const id = await inbox.received('contact');
  await api.database.rows(
    'alter table contact_messages add column if not exists is_test boolean not null default false',
  );
  await api.database.rows('update contact_messages set is_test = true where id = $1', [id]);
  await figures.count();
  expect((await funnel()).figures.enquiry).toBe(before);
  expect(await findings()).toEqual([]);
});

test('a country that changes moves the case', async () => {
  const { patient } = await TestCase.begin(api);
  const countries = async () =>
    (await figures.read<FunnelViewDto>('funnel', 'by=country')).body.groups.map(({ id, figures: { registered } }) => [
      id,
      registered,
    ]);
  await api.database.rows(`update users set country = 'Fiji' where id = $1`, [patient.id]);
  await figures.count();
  expect(await countries()).toContainEqual(['Fiji', 1]);
  await api.database.rows(`update users set country = 'Chad' where id = $1`, [patient.id]);
  await figures.count();
  expect(await countries()).toContainEqual(['Chad', 1]);
  expect((await countries()).map(([id]) => id)).not.toContain('Fiji');
  expect(await findings()).toEqual([]);
});

test('counting again, or the same change twice, changes nothing', async () => {
  const before = await stored();
  await api.database.rows(`insert into analytics_changes (kind, subject_id) select 'journey', id from patient_journeys
    union all select 'journey', id from patient_journeys union all select 'enquiry', id from inbox_items`);
  await figures.count();
  expect(await stored()).toEqual(before);
});

test('one run counts at a time; what it leaves is counted by the next', async () => {
  await inbox.received('contact');
  await withClient(api.database.url, async (client) => {
    await client.query('begin');
    await client.query('select analytics_lock()');
    expect(await figures.count()).toBe(false);
    expect((await funnel()).is_behind).toBe(true);
    await client.query('commit');
  });
  expect(await figures.count()).toBe(true);
  expect((await funnel()).is_behind).toBe(false);
});

test('a whole demo is counted as its rows say, and each kind of mistake is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ayana-figures-'));
  await withClient(api.database.url, async (client) => {
    const clock = new Clock();
    await seedDemoLife(client, new Ids(clock), clock.now());
    await seedCaseLife(client, { ids: new Ids(clock), now: clock.now(), files: { folder } });
  });
  await rm(folder, { recursive: true, force: true });
  await figures.count();
  expect(await findings()).toEqual([]);
  // A patient says why a quote was declined.
  await api.database.rows(
    `update quotes set status = 'declined', decided_at = now(), decision_reason = 'Too far from the airport.'
     where id = (select id from quotes where status = 'sent' order by id limit 1)`,
  );
  await figures.count();
  const pairs = await sumsOf(figures);
  expect(pairs.filter(([, whole, parts]) => whole !== parts)).toEqual([]);
  expect(pairs.find(([what]) => what === 'reasons in words')).toEqual(['reasons in words', 1, 1]);
  // Amounts are those of the papers themselves, and stay apart by currency.
  const { currencies } = (await figures.money('by=hospital')).body;
  const [papers] = await api.database.rows<{ quoted: number; bills: number }>(
    `select (select sum(line.quantity * line.unit_price)::integer from quote_lines line join quotes on quotes.id = line.quote_id
         where line.included and quotes.sent_at is not null and quotes.status <> 'replaced') as quoted,
       (select count(distinct quote_id)::integer from bills where status = 'sent') as bills`,
  );
  expect(currencies.map(({ currency, figures: { quoted, bills } }) => [currency, quoted, bills])).toEqual([
    ['USD', papers?.quoted, papers?.bills],
  ]);
  expect(currencies[0]?.figures.accepted).toBeGreaterThan(0);
  expect(currencies[0]?.figures.accepted).toBeLessThan(currencies[0]?.figures.quoted ?? 0);
  expect((await figures.money('country=Namibia')).body.currencies).toEqual([]);
  expect((await api.call('GET', '/analytics/money', { as: 'ayana_staff' })).status).toBe(403);
  // The file has the same figures, in whole units, and the same readers.
  const file = await api.call('GET', '/analytics/money/export?by=hospital', { as: 'admin' });
  const [head = [], ...lines] = file.text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  expect(head.slice(0, 4)).toEqual(['currency', 'from', 'to', 'part']);
  const wholes = lines.filter((cells) => cells[head.indexOf('part')] === 'range');
  expect(wholes.map((cells) => [cells[0], Number(cells[head.indexOf('quoted')])])).toEqual(
    currencies.map(({ currency, figures: sums }) => [currency, sums.quoted / 100]),
  );
  expect((await api.call('GET', '/analytics/money/export', { as: 'ayana_staff' })).status).toBe(403);
  const broken = async (change: string): Promise<string[]> =>
    withClient(api.database.url, async (client) => {
      await client.query('begin');
      await client.query(change);
      const { findings: found } = await compareRollups(client);
      await client.query('rollback');
      return [...new Set(found.map(({ what }) => what))].toSorted();
    });
  expect(await broken('update analytics_months set reached_5 = reached_5 + 1 where level = 9')).toEqual([
    'analytics_months',
  ]);
  expect(await broken('update analytics_times set opinion = opinion || analytics_pair(5, 1) where level = 0')).toEqual([
    'analytics_times',
  ]);
  expect(await broken('delete from analytics_people')).toEqual(['analytics_people']);
  // A change that no trigger noted.
  await api.database.rows('alter table quotes disable trigger quotes_analytics_update');
  expect(await broken(`update quotes set status = 'expired' where status = 'sent'`)).toEqual([
    'analytics_cases',
    'quotes to decide on',
  ]);
  await api.database.rows('alter table quotes enable trigger quotes_analytics_update');
  // A case lost with all its sums: only the plain counts see months without it.
  expect(await broken('delete from analytics_cases; delete from analytics_months')).toContain('enquiries by month');
});
