import type { Role } from '@ayana/contracts/identity';
import {
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  DOCUMENT_KINDS,
  type DocumentKind,
  type CaseDocument,
  type CaseDocuments,
  type RecordGrants,
  type RecordAccessesPage,
  type JourneyDetail,
  type AssignmentDetail,
} from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { PDF, uploadsOf } from '../../../platform/files/testing/uploads.js';
import { caseOf } from '../../journeys/testing/papers.js';

const sockets = testSockets();
let api: TestApi;
let cases: ReturnType<typeof caseOf>;
let journey: string;
/** One paper of each kind. */
let papers: Record<string, CaseDocument>;
const ASSIGNEE = 'doctor';

beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
  journey = await cases.journey();
  const uploads = uploadsOf(api);
  papers = {};
  for (const kind of DOCUMENT_KINDS) {
    const upload_id = await uploads.whole('Demo Patient.pdf', 'application/pdf', PDF, 'ayana_staff');
    const body = { journey_id: journey, kind, upload_id };
    papers[kind] = (await api.call<CaseDocument>('POST', '/documents', { as: 'ayana_staff', body })).body;
  }
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from record_grants');
  await api.database.rows('delete from companions');
  await api.database.rows('delete from partner_members');
  await api.database.rows(`update assignments set status = 'cancelled'`);
});

const paper = (kind: DocumentKind): CaseDocument => {
  const found = papers[kind];
  if (found === undefined) throw new Error(`There is no ${kind}`);
  return found;
};
const seenBy = async (as: Role): Promise<string[]> => {
  const { status, body } = await api.call<CaseDocuments>('GET', `/documents?journey_id=${journey}`, { as });
  return status === 200 ? body.items.map(({ kind }) => kind).toSorted() : [String(status)];
};
const give = (body: object, as: Role = 'patient') =>
  api.call<RecordGrants & Problem>('POST', '/record-grants', { as, body: { journey_id: journey, ...body } });
const open = (id: string, as: Role, query = '') => api.call<Problem>('GET', `/documents/${id}/content${query}`, { as });
const accesses = async () =>
  (await api.call<RecordAccessesPage>('GET', `/record-accesses?journey_id=${journey}&limit=100`, { as: 'patient' }))
    .body.items;

/** By hand, from the table of the plan: the kinds of papers that each work may be given. */
const MAY_GET: Record<AssignmentKind, DocumentKind[]> = {
  opinion: ['report', 'imaging', 'laboratory_result', 'prescription', 'discharge_summary', 'fit_to_fly', 'follow_up'],
  referral: ['report', 'imaging', 'laboratory_result', 'prescription', 'discharge_summary', 'fit_to_fly', 'follow_up'],
  visa_support: ['passport', 'visa_letter'],
  transport: [],
  lodging: [],
  lab_order: [],
  prescription: [],
};

describe.each(ASSIGNMENT_KINDS)('someone with work of kind %s', (kind) => {
  test('sees nothing without a grant, and with one only what that work may be given', async () => {
    const user = await cases.userId(ASSIGNEE);
    await cases.assign(journey, kind, { user });
    expect(await seenBy(ASSIGNEE)).toEqual([]);
    for (const each of DOCUMENT_KINDS) {
      const { status } = await give({ kind: each, to_user_id: user });
      expect([each, status]).toEqual([each, MAY_GET[kind].includes(each) ? 201 : 422]);
    }
    // Also what a grant in the table says beyond it.
    for (const each of DOCUMENT_KINDS)
      await api.database.rows(
        `insert into record_grants (id, journey_id, kind, to_user_id, reason, starts_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, '', now() - interval '1 minute', now())`,
        [journey, each, user],
      );
    expect(await seenBy(ASSIGNEE)).toEqual(MAY_GET[kind].toSorted());
    for (const each of DOCUMENT_KINDS)
      expect([each, (await open(paper(each).id, ASSIGNEE)).status]).toEqual([
        each,
        MAY_GET[kind].includes(each) ? 200 : 404,
      ]);
  });
});

test('strangers, and other patients, get the same 404 as for no journey', async () => {
  const [id, none] = [paper('report').id, '01900000-0000-7000-8000-000000000000'];
  for (const as of ['unverified_user', 'partner/hospital', 'laboratory_partner', 'doctor'] as const) {
    expect(await seenBy(as)).toEqual(['404']);
    for (const each of [id, none]) expect((await open(each, as)).status).toBe(404);
    for (const path of ['record-accesses', 'record-grants'])
      expect((await api.call('GET', `/${path}?journey_id=${journey}`, { as })).status).toBe(404);
    expect((await give({ kind: 'report', to_user_id: await cases.userId(as) }, as)).status).toBe(404);
    expect((await api.call('DELETE', `/documents/${id}`, { as })).status).toBe(404);
  }
});

test('a companion sees what the patient allows, and the record of openings is not for them', async () => {
  const user = await cases.userId('unverified_user');
  await cases.companion(journey, user, ['see_journey', 'write_messages']);
  expect(await seenBy('unverified_user')).toEqual([]);
  await api.database.rows('delete from companions');
  await cases.companion(journey, user, ['see_documents']);
  expect(await seenBy('unverified_user')).toEqual([...MAY_GET.opinion, 'visa_letter'].toSorted());
  expect((await api.call('GET', `/record-accesses?journey_id=${journey}`, { as: 'unverified_user' })).status).toBe(404);
});

test('a grant for one paper shows that one, until it ends by the clock or is withdrawn', async () => {
  const user = await cases.userId(ASSIGNEE);
  await cases.assign(journey, 'opinion', { user });
  const past = await give({ document_id: paper('report').id, to_user_id: user, ends_at: '2020-01-01' });
  expect(refusedFieldsOf(past)).toEqual(['ends_at']);
  const ends = new Date(Date.now() + 3_600_000);
  const given = await give({ document_id: paper('report').id, to_user_id: user, ends_at: ends.toISOString() });
  expect(given.body.items[0]).toMatchObject({
    kind: 'report',
    is_active: true,
    to: { id: user },
    ends_at: ends.toISOString(),
  });
  expect(await seenBy(ASSIGNEE)).toEqual(['report']);
  await atTime(api, new Date(ends.getTime() - 1), async () =>
    expect((await open(paper('report').id, ASSIGNEE)).status).toBe(200),
  );
  await atTime(api, ends, async () => {
    expect(await seenBy(ASSIGNEE)).toEqual([]);
    expect((await open(paper('report').id, ASSIGNEE)).status).toBe(404);
  });
  const id = given.body.items[0]?.id;
  expect((await api.call('POST', `/record-grants/${id}/withdraw`, { as: 'ayana_staff' })).status).toBe(404);
  const withdrawn = await api.call<RecordGrants>('POST', `/record-grants/${id}/withdraw`, { as: 'patient' });
  expect(withdrawn.body.items[0]?.is_active).toBe(false);
  expect(await seenBy(ASSIGNEE)).toEqual([]);
});

test('everyone of a partner sees what it was given, and a grant of cancelled work shows nothing', async () => {
  const partner = await cases.partner('A hospital', 'partner/hospital');
  const assignment = await cases.assign(journey, 'referral', { partner });
  await api.database.rows(
    `insert into record_grants (id, journey_id, kind, to_partner_id, assignment_id, reason, starts_at, created_at)
     values (gen_random_uuid(), $1, 'imaging', $2, $3, 'For the quote', now() - interval '1 minute', now())`,
    [journey, partner, assignment],
  );
  expect(await seenBy('partner/hospital')).toEqual(['imaging']);
  await cases.assign(journey, 'opinion', { partner });
  await api.database.rows(`update assignments set status = 'cancelled' where id = $1`, [assignment]);
  expect(await seenBy('partner/hospital')).toEqual([]);
});

test('with the work that is done its papers end, also those that the patient gave: everywhere, and for good', async () => {
  const user = await cases.userId(ASSIGNEE);
  const body = { journey_id: journey, kind: 'opinion', brief: 'Please help.', assignee_user_id: user };
  const begin = async () =>
    (await api.call<{ id: string }>('POST', '/assignments', { as: 'ayana_staff', body })).body.id;
  const work = await begin();
  await api.call('PATCH', `/assignments/${work}`, { as: ASSIGNEE, body: { status: 'accepted' } });
  await api.database.rows('delete from record_grants');
  const given = await give({ journey_id: journey, document_id: paper('report').id, to_user_id: user });
  expect(given.status).toBe(201);
  const [thread] = await api.database.rows<{ id: string }>('select id from threads where assignment_id = $1', [work]);
  await api.call('POST', `/threads/${thread?.id}/messages`, {
    as: 'ayana_staff',
    body: { text: 'The report.', document_ids: [paper('report').id] },
  });
  const seen = async () => {
    const [messages, detail, assignment] = await Promise.all([
      api.call<{ items: { documents: object[] }[] }>('GET', `/threads/${thread?.id}/messages`, { as: ASSIGNEE }),
      api.call<JourneyDetail>('GET', `/patient-journeys/${journey}`, { as: ASSIGNEE }),
      api.call<AssignmentDetail>('GET', `/assignments/${work}`, { as: ASSIGNEE }),
    ]);
    return {
      list: await seenBy(ASSIGNEE),
      attached: messages.body.items.map(({ documents }) => documents.length),
      facts: detail.body.facts.documents?.map(({ kind }) => kind) ?? null,
      of_work: assignment.body.facts?.documents?.map(({ kind }) => kind) ?? null,
      content: (await api.call('GET', `/documents/${paper('report').id}/content`, { as: ASSIGNEE })).status,
    };
  };
  expect(await seen()).toEqual({
    list: ['report'],
    attached: [1],
    facts: ['report'],
    of_work: ['report'],
    content: 200,
  });
  await api.call('PATCH', `/assignments/${work}`, { as: ASSIGNEE, body: { status: 'done' } });
  const nothing = { list: [], attached: [0], facts: null, of_work: null, content: 404 };
  expect(await seen()).toEqual(nothing);
  // New work brings its own papers; what was given for the old one stays ended.
  await begin();
  await api.database.rows('delete from record_grants where assignment_id is not null');
  expect((await seen()).list).toEqual([]);
});

test('only those who work on the journey are given papers, and each grant names one of each', async () => {
  const user = await cases.userId(ASSIGNEE);
  expect(refusedFieldsOf(await give({ kind: 'report', to_user_id: user }))).toEqual(['to_user_id']);
  await cases.assign(journey, 'opinion', { user });
  expect(refusedFieldsOf(await give({ to_user_id: user }))).toEqual(['document_id']);
  expect(refusedFieldsOf(await give({ kind: 'report', document_id: paper('report').id, to_user_id: user }))).toEqual([
    'document_id',
  ]);
  expect(refusedFieldsOf(await give({ kind: 'report' }))).toEqual(['to_user_id']);
  const { recipients } = (
    await api.call<RecordGrants>('GET', `/record-grants?journey_id=${journey}`, { as: 'ayana_staff' })
  ).body;
  expect(recipients).toMatchObject([{ to_user_id: user, work: 'opinion', kinds: MAY_GET.opinion }]);
});

test('every opening is written down with who, as what, and for which work; the name of the file is not that of the patient', async () => {
  const user = await cases.userId(ASSIGNEE);
  await cases.assign(journey, 'opinion', { user });
  await give({ kind: 'report', to_user_id: user });
  const before = new Set((await accesses()).map(({ id }) => id));
  const own = await open(paper('report').id, 'patient');
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="Demo Patient.pdf"');
  await open(paper('report').id, 'ayana_staff', '?inline=true');
  const shown = await open(paper('report').id, ASSIGNEE, '?inline=true');
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=report-\w+\.pdf$/);
  expect(shown.headers.get('content-type')).toBe('application/pdf');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const { items } = (await api.call<CaseDocuments>('GET', `/documents?journey_id=${journey}`, { as: ASSIGNEE })).body;
  expect(JSON.stringify(items)).not.toContain('Demo');
  const opened = (await accesses()).filter(({ id }) => !before.has(id));
  expect(opened.map(({ what, role, work, by }) => [what, role, work, by.name !== ''])).toEqual([
    ['viewed', 'doctor', 'opinion', true],
    ['viewed', 'ayana_staff', null, true],
    ['downloaded', 'patient', null, true],
  ]);
});

test('an opening that cannot be written down shows nothing', async () => {
  await api.database.rows('alter table record_accesses rename column what to was');
  const answer = await open(paper('report').id, 'patient');
  await api.database.rows('alter table record_accesses rename column was to what');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('%PDF');
});

test('a change of a paper reaches everyone who sees it, and nobody else', async () => {
  const [doctor, companion] = [await cases.userId('doctor'), await cases.userId('unverified_user')];
  await cases.assign(journey, 'opinion', { user: doctor });
  await cases.assign(journey, 'transport', { user: await cases.userId('laboratory_partner') });
  await cases.companion(journey, companion, ['see_journey']);
  await give({ kind: 'report', to_user_id: doctor });
  const heard: string[] = [];
  for (const role of ['patient', 'ayana_staff', 'doctor', 'laboratory_partner', 'unverified_user'] as const) {
    const socket = await sockets.connect(api.url, await api.signIn(role));
    socket.on('documents.updated', ({ id }: { id: string }) => heard.push(`${role} ${id}`));
  }
  const { id } = paper('report');
  await api.call('PATCH', `/documents/${id}`, { as: 'ayana_staff', body: { status: 'checked' } });
  await eventually(async () => heard.length >= 3);
  await api.call('PATCH', `/documents/${paper('passport').id}`, { as: 'ayana_staff', body: { status: 'checked' } });
  await eventually(async () => heard.length >= 5);
  expect(heard.slice(0, 3).toSorted()).toEqual([`ayana_staff ${id}`, `doctor ${id}`, `patient ${id}`]);
  expect(heard.slice(3).toSorted()).toEqual([`ayana_staff ${paper('passport').id}`, `patient ${paper('passport').id}`]);
  await api.database.rows(`update assignments set status = 'cancelled' where assignee_user_id = $1`, [doctor]);
  await api.call('PATCH', `/documents/${id}`, { as: 'ayana_staff', body: { expires_on: '2031-01-01' } });
  await eventually(async () => heard.length >= 7);
  expect(heard.slice(5).toSorted()).toEqual([`ayana_staff ${id}`, `patient ${id}`]);
});
