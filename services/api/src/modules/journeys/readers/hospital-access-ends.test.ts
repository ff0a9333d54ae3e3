import '../../../platform/languages/register.js';
import type { AssignmentDetail, Quote, WorkItem } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { connected, testSockets } from '../../../../test/support/sockets.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { QuoteLapseJob } from '../../offers/quotes/quote-lapse.job.js';
import { AccessEnds } from '../../work/assignments/access-ends.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../testing/case.js';

let api: TestApi;
let hospital: Hospital;
let rival: Hospital;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  [hospital, rival] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const staff = <T>(method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { as: 'ayana_staff', ...(body === undefined ? {} : { body }) });
const asHospital = <T>(path: string) => api.call<T>('GET', path, { token: hospital.person.token });
const rows = <T extends object>(text: string, values: unknown[]) => api.database.rows<T>(text, values);

/** A case with a report, and a hospital whose quote was sent and that has the case open. */
async function begin() {
  const one = await TestCase.begin(api);
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', 'report');
  form.set('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'scan.pdf');
  const headers = { authorization: `Bearer ${one.patient.token}` };
  const sent = await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form });
  const report = ((await sent.json()) as { id: string }).id;
  const work = await given(one, hospital);
  const quote = await quoted(one, hospital);
  return { one, report, work, quote };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const given = async (one: TestCase, { id, partner_id }: Hospital): Promise<string> => {
  const body = {
    journey_id: one.journey_id,
    kind: 'referral',
    partner_id,
    partner_hospital_id: id,
    brief: 'A quote, please.',
  };
  const work = await staff<{ id: string }>('POST', '/assignments', body);
  await staff('PATCH', `/assignments/${work.body.id}`, { status: 'accepted' });
  return work.body.id;
};
const quoted = async (one: TestCase, by: Hospital): Promise<string> => {
  const draft = await staff<Quote>('POST', '/quotes', quoteForm(one.journey_id, by));
  const sent = await staff<Quote>('POST', `/quotes/${draft.body.id}/send`);
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.body.id;
};

/** What the hospital sees: of the work, the report, its own quote, its thread and the case. */
async function seen({ one, report, work, quote }: Begun) {
  const threads = await asHospital<{ items: { work: { id: string } }[] }>('/work-threads');
  const detail = (await asHospital<AssignmentDetail>(`/assignments/${work}`)).body;
  return {
    facts: detail.facts?.treatment != null,
    report: (await asHospital(`/documents/${report}/content`)).status,
    quote: (await asHospital(`/quotes/${quote}`)).status,
    thread: threads.body.items.some((each) => each.work.id === work),
    health: (await asHospital(`/health-summary?journey_id=${one.journey_id}`)).status,
    brief: detail.brief,
  };
}
const OPEN = { facts: true, report: 200, quote: 200, thread: true, health: 200, brief: 'A quote, please.' };
const CLOSED = { facts: false, report: 404, quote: 404, thread: false, health: 404, brief: null };

/** By hand: each end of a hospital’s access after its quote was sent, and why the hospital is told it is closed. */
const ENDS: readonly (readonly [string, string, (begun: Begun) => Promise<unknown>])[] = [
  [
    'the last day of its quote passes',
    'quote_lapsed',
    async ({ quote }) => {
      await rows(`update quotes set valid_until = now() - interval '3 days' where id = $1`, [quote]);
      await api.app.get(QuoteLapseJob).run();
    },
  ],
  [
    'the patient declines its quote',
    'quote_lapsed',
    ({ one, quote }) => one.own('POST', `/quotes/${quote}/decline`, {}),
  ],
  [
    'the patient accepts the quote of another hospital',
    'other_chosen',
    async ({ one }) => {
      await given(one, rival);
      await one.own('POST', `/quotes/${await quoted(one, rival)}/accept`);
    },
  ],
  [
    'the case is closed',
    'case_closed',
    ({ one }) => staff('PATCH', `/patient-journeys/${one.journey_id}`, { status: 'closed', closed_reason: 'Done' }),
  ],
  [
    '30 days have passed since the discharge',
    'stay_over',
    async ({ one, quote }) => {
      await one.own('POST', `/quotes/${quote}/accept`);
      const since = `now() - interval '40 days'`;
      await rows(
        `update admissions set status = 'discharged', admitted_at = ${since}, discharged_at = now() - interval '31 days' where quote_id = $1`,
        [quote],
      );
      await api.app.get(AccessEnds).run();
    },
  ],
  [
    '30 days have passed since the planned admission, without one',
    'not_admitted',
    async ({ one, quote }) => {
      await one.own('POST', `/quotes/${quote}/accept`);
      await rows(`update admissions set expected_on = current_date - 32 where quote_id = $1`, [quote]);
      await api.app.get(AccessEnds).run();
    },
  ],
];

test.each(ENDS)('a hospital sees the case until %s', async (_how, reason, end) => {
  const begun = await begin();
  expect(await seen(begun)).toEqual(OPEN);
  const socket = sockets.open(api.url, hospital.person.token);
  const heard: string[] = [];
  socket.onAny((type: string) => heard.push(type));
  await connected(socket);
  await staff('PATCH', `/documents/${begun.report}`, { expires_on: '2098-01-01' });
  await eventually(async () => heard.includes('documents.updated'));
  await end(begun);
  // An open page learns that it is over.
  await eventually(async () => heard.includes('assignments.updated'));
  expect(await seen(begun)).toEqual(CLOSED);
  heard.length = 0;
  const colleague = sockets.open(api.url, (await personOf(api, 'ayana_staff')).token);
  const told: string[] = [];
  colleague.onAny((type: string) => told.push(type));
  await connected(colleague);
  await staff('PATCH', `/documents/${begun.report}`, { expires_on: '2099-01-01' });
  await eventually(async () => told.includes('documents.updated'));
  expect(heard).toEqual([]);
  // The work stays a line that says why, without the content of the case.
  const { items } = (await asHospital<{ items: WorkItem[] }>('/work?sort=created')).body;
  expect(items.find(({ id }) => id === begun.work)).toMatchObject({
    kind: 'referral',
    status: 'done',
    access_end: reason,
    patient_name: null,
    treatment_name: null,
    age_band: null,
    sex: null,
    brief: '',
  });
  const [grants] = await rows<{ open: string }>(
    'select count(*) filter (where ends_at is null) as open from record_grants where assignment_id = $1',
    [begun.work],
  );
  expect(grants?.open).toBe('0');
  const lines = await rows(
    `select visibility from journey_entries where journey_id = $1 and event = 'assignment' and text like '%no longer sees%'`,
    [begun.one.journey_id],
  );
  expect(lines).toEqual([{ visibility: 'internal' }]);
});

/** By hand: what does not end it. */
test.each<readonly [string, (begun: Begun) => Promise<unknown>]>([
  ['its quote is accepted', ({ one, quote }) => one.own('POST', `/quotes/${quote}/accept`)],
  [
    'it writes the next version of its quote',
    ({ one }) => staff('POST', '/quotes', quoteForm(one.journey_id, hospital)),
  ],
  [
    'the patient was discharged 29 days ago',
    async ({ one, quote }) => {
      await one.own('POST', `/quotes/${quote}/accept`);
      await rows(
        `update admissions set status = 'discharged', admitted_at = now() - interval '40 days', discharged_at = now() - interval '29 days'
         where quote_id = $1`,
        [quote],
      );
    },
  ],
  [
    'the planned admission was 28 days ago',
    async ({ one, quote }) => {
      await one.own('POST', `/quotes/${quote}/accept`);
      await rows(`update admissions set expected_on = current_date - 28 where quote_id = $1`, [quote]);
    },
  ],
])('a hospital still sees the case when %s', async (_when, change) => {
  const begun = await begin();
  await change(begun);
  await api.app.get(AccessEnds).run();
  expect(await seen(begun)).toEqual(OPEN);
});

test('the reading asks the facts: before the job has run, a quote whose last day has passed shows nothing', async () => {
  const begun = await begin();
  await rows(`update quotes set valid_until = now() - interval '3 days' where id = $1`, [begun.quote]);
  expect(await seen(begun)).toEqual(CLOSED);
});

test('a case that is opened again is shown again, with its papers', async () => {
  const begun = await begin();
  const path = `/patient-journeys/${begun.one.journey_id}`;
  await staff('PATCH', path, { status: 'closed', closed_reason: 'By mistake' });
  expect(await seen(begun)).toEqual(CLOSED);
  const opened = await staff('PATCH', path, { status: 'open' });
  expect(opened.status).toBe(200);
  expect(await seen(begun)).toEqual(OPEN);
});

test('the chosen hospital reads the emergency contact and the age, and each opening is written down', async () => {
  const begun = await begin();
  const { one, work, quote } = begun;
  await rows(
    `insert into patient_details (patient_id, emergency_name, emergency_phone, version, updated_at)
     values ($1, 'A sister', '+8801712345678', 1, now())
     on conflict (patient_id) do update set emergency_name = excluded.emergency_name, emergency_phone = excluded.emergency_phone`,
    [one.patient.id],
  );
  const facts = async () => (await asHospital<AssignmentDetail>(`/assignments/${work}`)).body.facts;
  expect(await facts()).toMatchObject({ emergency_name: null, emergency_phone: null, age: null });
  await one.own('POST', `/quotes/${quote}/accept`);
  expect(await facts()).toMatchObject({ emergency_name: 'A sister', emergency_phone: '+8801712345678' });
  const { body } = await one.own<{ items: { by: { id: string }; part: string | null; work: string | null }[] }>(
    'GET',
    `/record-accesses?journey_id=${one.journey_id}&limit=100`,
  );
  expect(body.items.filter(({ by }) => by.id === hospital.person.id)).toContainEqual(
    expect.objectContaining({ part: 'journey', work: 'referral' }),
  );
});
