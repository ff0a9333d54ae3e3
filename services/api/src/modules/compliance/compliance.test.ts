import '../../platform/languages/register.js';
import type {
  ComplianceControl,
  ComplianceEvidence,
  ComplianceRequirement,
  ComplianceStanding,
  RequirementDetail,
  ComplianceSummary,
} from '@ayana/contracts/operations';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type { Page } from '../../platform/http/cursor.js';
import { PDF, uploadsOf } from '../../platform/files/testing/uploads.js';
import { pdfPages } from '../../platform/typesetting/testing/pdf-text.js';
import { EvidenceClockJob } from './evidence/evidence-clock.job.js';

const DAY = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const UNKNOWN_ID = '01900000-0000-7000-8000-00000000dead';

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  const [row] = await api.database.rows<{ id: string }>(
    `select id from users where email = 'ayana-staff@demo.ayana.test'`,
  );
  staff = row?.id ?? '';
});
afterAll(() => api.close());

const call = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.call<T>(method, path, { as: 'ayana_staff', headers, ...(body === undefined ? {} : { body }) });
const read = async (id: string) => (await call<RequirementDetail>('GET', `/compliance-requirements/${id}`)).body;
let count = 0;
const requirement = async () => {
  count += 1;
  const body = { framework: 'gdpr', code: `Test ${count}`, title: 'Keys are changed every year' };
  return (await call<RequirementDetail>('POST', '/compliance-requirements', body)).body;
};
const control = async (requirement_ids: string[], title = 'A calendar of keys') =>
  (await call<ComplianceControl>('POST', '/compliance-controls', { title, requirement_ids })).body;
const evidence = (control_id: string, more: object = {}) =>
  call<ComplianceEvidence>('POST', '/compliance-evidence', {
    control_id,
    title: 'Protocol',
    note: 'Done by two people.',
    ...more,
  });
const standing = async (id: string): Promise<ComplianceStanding> => (await read(id)).standing;

test('the company begins with what laws and accreditations ask', async () => {
  const { body } = await call<Page<ComplianceRequirement>>('GET', '/compliance-requirements?limit=100');
  expect(body.items.map(({ framework }) => framework).filter((each) => each === 'gdpr')).toHaveLength(7);
  expect(body.items.every((each) => each.standing === 'open' && each.state === 'applies')).toBe(true);
  const together = await call<Page<ComplianceRequirement>>('GET', '/compliance-requirements?sort=framework&limit=100');
  const runs = together.body.items.filter(({ framework }, at) => framework !== together.body.items[at - 1]?.framework);
  expect(runs).toHaveLength(6);
  const summary = (await call<ComplianceSummary>('GET', '/compliance-requirements/summary')).body;
  expect(summary.frameworks.map(({ framework, open }) => [framework, open])).toEqual([
    ['nabh', 2],
    ['jci', 2],
    ['dpdp', 4],
    ['gdpr', 7],
    ['telemedicine', 3],
    ['form_c', 2],
  ]);
});

test('a requirement is as its weakest control, and a control as its best evidence', async () => {
  const { id } = await requirement();
  expect(await standing(id)).toBe('open');
  const first = await control([id]);
  expect(await standing(id)).toBe('not_met');
  const lapsing = (await evidence(first.id, { expires_on: dayIn(60) })).body;
  expect([lapsing.standing, await standing(id)]).toEqual(['lapsing', 'at_risk']);
  const good = (await evidence(first.id, { expires_on: dayIn(61) })).body;
  expect([good.standing, await standing(id)]).toEqual(['valid', 'met']);
  const second = await control([id], 'Another one');
  expect(await standing(id)).toBe('not_met');
  await evidence(second.id);
  expect(await standing(id)).toBe('met');
  await call('POST', `/compliance-evidence/${good.id}/transitions`, { name: 'withdraw' });
  expect(await standing(id)).toBe('at_risk');
  await atTime(api, new Date(Date.now() + 62 * DAY), async () => expect(await standing(id)).toBe('not_met'));
  await call('POST', `/compliance-controls/${first.id}/transitions`, { name: 'retire' });
  expect(await standing(id)).toBe('met');
  const detail = await read(id);
  expect([detail.controls, detail.control_list.map(({ state, evidence: pieces }) => [state, pieces.length])]).toEqual([
    1,
    [
      ['active', 1],
      ['retired', 2],
    ],
  ]);
});

test('what does not apply is excluded with the reason, and included again', async () => {
  const { id } = await requirement();
  const move = (body: object) => call<RequirementDetail>('POST', `/compliance-requirements/${id}/transitions`, body);
  expect(refusedFieldsOf(await move({ name: 'exclude' }))).toEqual(['note']);
  const { body } = await move({ name: 'exclude', note: 'No keys here' });
  expect([body.state, body.standing, body.reason, body.transitions]).toEqual([
    'not_applicable',
    'not_applicable',
    'No keys here',
    ['include'],
  ]);
  expect((await move({ name: 'exclude', note: 'Again' })).status).toBe(409);
  expect((await move({ name: 'include' })).body).toMatchObject({ state: 'applies', reason: null });
});

test('bad input is refused at its field', async () => {
  const { id, code } = await requirement();
  const { id: control_id } = await control([id]);
  const refused = async (path: string, body: object) => refusedFieldsOf(await call('POST', path, body));
  const form = { framework: 'gdpr', code, title: 'Once more' };
  expect(await refused('/compliance-requirements', form)).toEqual(['code']);
  expect(await refused('/compliance-requirements', { ...form, framework: 'iso', title: '' })).toEqual([
    'framework',
    'title',
  ]);
  const [patient] = await api.database.rows<{ id: string }>(`select id from users where role = 'patient' limit 1`);
  expect(await refused('/compliance-requirements', { ...form, code: 'new', owner_id: patient?.id })).toEqual([
    'owner_id',
  ]);
  expect(await refused('/compliance-controls', { title: 'A', requirement_ids: [UNKNOWN_ID] })).toEqual([
    'requirement_ids',
  ]);
  const piece = { control_id, title: 'A' };
  expect(await refused('/compliance-evidence', piece)).toEqual(['note']);
  expect(await refused('/compliance-evidence', { ...piece, note: 'x', expires_on: dayIn(-1) })).toEqual(['expires_on']);
  expect(await refused('/compliance-evidence', { ...piece, note: 'x', control_id: UNKNOWN_ID })).toEqual([
    'control_id',
  ]);
  expect(
    await refused('/compliance-evidence', { ...piece, web_address: 'https://a.example', upload_id: UNKNOWN_ID }),
  ).toEqual(['web_address']);
});

test('two people at once: the second has to look again, and both changes are in the activity', async () => {
  const { id, version } = await requirement();
  const change = (title: string, etag: number) =>
    call<RequirementDetail>('PATCH', `/compliance-requirements/${id}`, { title }, { 'if-match': `"${etag}"` });
  const [first, second] = [await change('One', version), await change('Two', version)];
  expect([first.status, second.status, (await read(id)).title]).toEqual([200, 412, 'One']);
  expect((await change('Two', first.body.version)).status).toBe(200);
  const entries = await api.database.rows<{ details: object }>(
    `select details - 'id' - 'part' as details from audit_entries where details ->> 'id' = $1 order by created_at, id`,
    [id],
  );
  expect(entries.map(({ details }) => details)).toEqual([
    { framework: 'gdpr', code: `Test ${count}`, added: true },
    { changed: ['title'] },
    { changed: ['title'] },
  ]);
});

test('a document is added once and read by the staff', async () => {
  const { id } = await control([(await requirement()).id]);
  const upload_id = await uploadsOf(api).whole('protocol.pdf', 'application/pdf', PDF, 'ayana_staff');
  const [first, again] = [await evidence(id, { upload_id }), await evidence(id, { upload_id })];
  expect([first.status, first.body.file_name, again.body.id]).toEqual([201, 'protocol.pdf', first.body.id]);
  const link = await call<{ url: string }>('GET', `/compliance-evidence/${first.body.id}/link`);
  expect((await fetch(`${api.url}${link.body.url}`)).status).toBe(200);
  const none = await evidence(id);
  expect((await call('GET', `/compliance-evidence/${none.body.id}/link`)).status).toBe(404);
});

test('its owner is reminded 60, 30 and 7 days before the end, once each, and again of another day', async () => {
  const { id: control_id } = await control([(await requirement()).id]);
  const { body } = await evidence(control_id, { expires_on: dayIn(61), owner_id: staff });
  const sent = async () =>
    (
      await api.database.rows(`select id from outgoing_mails where dedupe_key like $1`, [
        `evidence_lapses:${body.id}:%`,
      ])
    ).length;
  const at = (days: number) =>
    atTime(api, new Date(Date.now() + days * DAY), () => api.app.get(EvidenceClockJob, { strict: false }).run());
  for (const [days, mails] of [
    [0, 0],
    [2, 1],
    [3, 1],
    [32, 2],
    [40, 2],
    [55, 3],
    [61, 3],
  ] as const) {
    await at(days);
    expect([days, await sent()]).toEqual([days, mails]);
  }
  await call('PATCH', `/compliance-evidence/${body.id}`, { expires_on: dayIn(20) });
  await at(0);
  expect(await sent()).toBe(4);
  await call('POST', `/compliance-evidence/${body.id}/transitions`, { name: 'withdraw' });
  await at(15);
  expect(await sent()).toBe(4);
});

test('lists are searched and narrowed', async () => {
  const { id, code } = await requirement();
  const list = async (query: string) =>
    (await call<Page<ComplianceRequirement>>('GET', `/compliance-requirements?${query}`)).body.items.map(
      (each) => each.id,
    );
  expect(await list(`q=${encodeURIComponent(code)}`)).toEqual([id]);
  expect(await list(`framework=jci&q=${encodeURIComponent(code)}`)).toEqual([]);
  expect(await list('standing=open&framework=gdpr&limit=100')).toContain(id);
  expect(await list('standing=met&framework=jci')).toEqual([]);
});

test('the report is a tagged PDF with all of it, and recorded', async () => {
  const answer = await fetch(`${api.url}/api/compliance-report`, {
    headers: { authorization: `Bearer ${await api.signIn('ayana_staff')}` },
  });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
  const text = pdfPages(bytes).join(' ');
  for (const shown of [
    'Compliance report',
    'Article 33 and 34: Breaches within 72 hours',
    'No control yet',
    'Closed enquiries',
    'The chain of hashes has',
  ])
    expect([shown, text.includes(shown)]).toEqual([shown, true]);
  const [entry] = await api.database.rows<{ count: number }>(
    `select count(*)::integer as count from audit_entries where action = 'compliance.exported'`,
  );
  expect(entry?.count).toBe(1);
});
