import '../../../platform/languages/register.js';
import type { Admission, DischargeSummary, Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { CaseDocumentDto } from '../documents/documents.dto.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../testing/case.js';

type Summary = DischargeSummary & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi();
  [first, second] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Summary>({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
const TEXTS = {
  diagnosis: 'Worn left knee.',
  treatment_given: 'Knee replacement, left.',
  medicines: 'Rivaroxaban 10 mg, once a day for two weeks.',
  warning_signs: 'Fever, or a wound that is red and warm.',
  follow_up: 'Stitches out after fourteen days.',
};
const formOf = ({ journey_id }: { journey_id: string }, more: object = {}) => ({
  journey_id,
  ...TEXTS,
  fit_to_fly: 'later',
  fit_to_fly_from: '2099-04-01',
  ...more,
});

/** A case whose patient accepted the quote of the first hospital. */
async function acceptedCase(isAdmitted = true): Promise<TestCase> {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  const { body: quote } = await by<Quote>(first.person, 'POST', '/quotes', quoteForm(one.journey_id, first));
  await by(first.person, 'POST', `/quotes/${quote.id}/send`);
  expect((await one.own('POST', `/quotes/${quote.id}/accept`)).status).toBe(200);
  if (!isAdmitted) return one;
  const { body } = await by<{ items: Admission[] }>(first.person, 'GET', `/admissions?journey_id=${one.journey_id}`);
  const step = { step: 'admit', at: new Date(Date.now() - 60_000).toISOString() };
  expect((await by(first.person, 'PATCH', `/admissions/${body.items[0]?.id}`, step)).status).toBe(200);
  return one;
}

test('the hospital signs a summary: the patient has it among the papers; a correction is the next version, with its reason', async () => {
  const one = await acceptedCase();
  const signed = await by(first.person, 'POST', '/discharge-summaries', formOf(one));
  expect(signed.status).toBe(201);
  expect(signed.body).toMatchObject({
    ...TEXTS,
    version: 1,
    fit_to_fly: 'later',
    fit_to_fly_from: '2099-04-01',
    reason: null,
  });
  const path = `/discharge-summaries?journey_id=${one.journey_id}`;
  const { body: read } = await one.own<{ items: DischargeSummary[] }>('GET', path);
  expect(read.items).toEqual([signed.body]);

  const again = await by(first.person, 'POST', '/discharge-summaries', formOf(one, { diagnosis: 'Worn knees.' }));
  expect([again.status, refusedFieldsOf(again)]).toEqual([422, ['reason']]);
  const correction = formOf(one, { diagnosis: 'Worn knees.', reason: 'Both knees are worn.' });
  expect((await by(first.person, 'POST', '/discharge-summaries', correction)).body).toMatchObject({ version: 2 });
  const { body: versions } = await one.own<{ items: DischargeSummary[] }>('GET', path);
  expect(versions.items.map(({ version, diagnosis }) => [version, diagnosis])).toEqual([
    [2, 'Worn knees.'],
    [1, 'Worn left knee.'],
  ]);

  const { body: papers } = await one.own<{ items: CaseDocumentDto[] }>(
    'GET',
    `/documents?journey_id=${one.journey_id}`,
  );
  const summaries = papers.items.filter(({ kind }) => kind === 'discharge_summary');
  expect(summaries.map(({ file_name, replaced_by }) => [file_name, replaced_by])).toEqual([
    ['discharge-summary-v2.pdf', null],
    ['discharge-summary-v1.pdf', summaries[0]?.id],
  ]);
  const file = await fetch(`${api.url}/api/documents/${summaries[0]?.id}/content`, {
    headers: { authorization: `Bearer ${one.patient.token}` },
  });
  expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  const lines = await api.database.rows<{ count: number }>(
    `select count(*)::int as count from journey_entries where journey_id = $1 and event = 'admission_summary'`,
    [one.journey_id],
  );
  expect(lines[0]?.count).toBe(2);
});

test('flying home has a day exactly where it is later; nothing is signed before the admission', async () => {
  const one = await acceptedCase(false);
  const early = await by(first.person, 'POST', '/discharge-summaries', formOf(one));
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
  const other = await acceptedCase();
  const without = await by(first.person, 'POST', '/discharge-summaries', {
    ...formOf(other),
    fit_to_fly_from: undefined,
  });
  expect([without.status, refusedFieldsOf(without)]).toEqual([422, ['fit_to_fly_from']]);
  const besides = await by(first.person, 'POST', '/discharge-summaries', formOf(other, { fit_to_fly: 'yes' }));
  expect([besides.status, refusedFieldsOf(besides)]).toEqual([422, ['fit_to_fly_from']]);
  const empty = await by(first.person, 'POST', '/discharge-summaries', formOf(other, { warning_signs: '' }));
  expect([empty.status, refusedFieldsOf(empty)]).toEqual([422, ['warning_signs']]);
});

test('another hospital finds no case, a laboratory none, and what staff read is written down for the patient', async () => {
  const one = await acceptedCase();
  await by(first.person, 'POST', '/discharge-summaries', formOf(one));
  const path = `/discharge-summaries?journey_id=${one.journey_id}`;
  const laboratory = await personOf(api, 'laboratory_partner');
  for (const person of [second.person, laboratory]) expect((await by(person, 'GET', path)).status).toBe(404);
  expect((await by(second.person, 'POST', '/discharge-summaries', formOf(one))).status).toBe(404);
  expect((await one.own('POST', '/discharge-summaries', formOf(one))).status).toBe(403);
  const staff = await personOf(api, 'ayana_staff');
  const { body } = await by<{ items: DischargeSummary[] }>(staff, 'GET', path);
  expect(body.items.map(({ treatment_given }) => treatment_given)).toEqual([TEXTS.treatment_given]);
  const accesses = await api.database.rows<{ by_user_id: string }>(
    `select by_user_id from record_accesses where journey_id = $1 and part = 'discharge_summaries'`,
    [one.journey_id],
  );
  expect(accesses.map(({ by_user_id }) => by_user_id)).toEqual([staff.id]);
});
