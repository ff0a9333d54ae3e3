import '../../../platform/languages/register.js';
import type { Admission, DischargeSummary, Quote, CaseDocument } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

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
  flight_needs: 'A wheelchair to the gate.',
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
    flight_needs: 'A wheelchair to the gate.',
    discharged_at: null,
    reason: null,
  });
  const path = `/discharge-summaries?journey_id=${one.journey_id}`;
  const { body: read } = await one.own<{ items: DischargeSummary[] }>('GET', path);
  const [{ document_id, ...first_version } = signed.body] = read.items;
  expect(first_version).toEqual(signed.body);

  const again = await by(first.person, 'POST', '/discharge-summaries', formOf(one, { diagnosis: 'Worn knees.' }));
  expect([again.status, refusedFieldsOf(again)]).toEqual([422, ['reason']]);
  const correction = formOf(one, { diagnosis: 'Worn knees.', reason: 'Both knees are worn.' });
  expect((await by(first.person, 'POST', '/discharge-summaries', correction)).body).toMatchObject({ version: 2 });
  const { body: versions } = await one.own<{ items: DischargeSummary[] }>('GET', path);
  expect(versions.items.map(({ version, diagnosis }) => [version, diagnosis])).toEqual([
    [2, 'Worn knees.'],
    [1, 'Worn left knee.'],
  ]);
  expect(versions.items[1]?.document_id).toBe(document_id);

  const { body: papers } = await one.own<{ items: CaseDocument[] }>('GET', `/documents?journey_id=${one.journey_id}`);
  const summaries = papers.items.filter(({ kind }) => kind === 'discharge_summary');
  expect(summaries.map(({ file_name, replaced_by }) => [file_name, replaced_by])).toEqual([
    ['discharge-summary-v2.pdf', null],
    ['discharge-summary-v1.pdf', summaries[0]?.id],
  ]);
  const file = await fetch(`${api.url}/api/documents/${summaries[0]?.id}/content`, {
    headers: { authorization: `Bearer ${one.patient.token}` },
  });
  const text = pdfPages(new Uint8Array(await file.arrayBuffer())).join(' ');
  expect(text).toContain('Worn knees.');
  expect(text).toContain('Fit to fly from 1 April 2099 on Needed on the flight: A wheelchair to the gate.');
  expect(text).toContain('It takes the place of an earlier version: Both knees are worn.');
  expect(versions.items[0]?.document_id).toBe(summaries[0]?.id);
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
  // Nothing of a text is left out of what is signed: one that is too long is refused.
  const long = await by(first.person, 'POST', '/discharge-summaries', formOf(other, { medicines: 'a'.repeat(1001) }));
  expect([long.status, refusedFieldsOf(long)]).toEqual([422, ['medicines']]);
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
  expect(body.items[0]?.document_id).toBeDefined();
  const { body: own } = await by<{ items: DischargeSummary[] }>(first.person, 'GET', path);
  expect(own.items.map(({ version, document_id }) => [version, document_id])).toEqual([[1, undefined]]);
  const accesses = await api.database.rows<{ by_user_id: string }>(
    `select by_user_id from record_accesses where journey_id = $1 and part = 'discharge_summaries'`,
    [one.journey_id],
  );
  expect(accesses.map(({ by_user_id }) => by_user_id).toSorted()).toEqual([staff.id, first.person.id].toSorted());
});

test('the record pack says what the last summary says; without one it says nothing of it', async () => {
  const one = await acceptedCase();
  const pack = async (): Promise<string[]> => {
    const answer = await fetch(`${api.url}/api/patient-journeys/${one.journey_id}/record-pack`, {
      headers: { authorization: `Bearer ${one.patient.token}` },
    });
    expect(answer.status).toBe(200);
    return pdfPages(new Uint8Array(await answer.arrayBuffer()));
  };
  const before = await pack();
  expect(before.slice(1).map((page) => page.includes('Discharge summary'))).not.toContain(true);
  // What was never asked is not what there is none of.
  expect(before.find((page) => page.startsWith('Health'))).toMatch(/Allergies Not asked yet .*Nothing was asked yet/);
  await by(first.person, 'POST', '/discharge-summaries', formOf(one));
  const { body: board } = await by<{ items: Admission[] }>(
    first.person,
    'GET',
    `/admissions?journey_id=${one.journey_id}`,
  );
  const step = { step: 'discharge', at: new Date().toISOString() };
  expect((await by(first.person, 'PATCH', `/admissions/${board.items[0]?.id}`, step)).status).toBe(200);
  const correction = formOf(one, {
    medicines: 'Line of a long list.\n'.repeat(47).trim(),
    reason: 'They were taken off.',
  });
  expect((await by(first.person, 'POST', '/discharge-summaries', correction)).status).toBe(201);
  const pages = await pack();
  const at = pages.findIndex((page) => page.startsWith('Discharge summary'));
  // The long text goes on over the page.
  const text = pages
    .slice(at, at + 2)
    .map((page) => page.replace(/ Medical record \d+$/, ''))
    .join(' ');
  expect(text).toContain(`${await nameOf(first)}, version 2 Discharged on `);
  expect(text).toContain('It takes the place of an earlier version: They were taken off.');
  expect(text).toContain('Flying home Fit to fly from 1 April 2099 on Needed on the flight: A wheelchair to the gate.');
  expect(text).toContain(
    `Diagnosis ${TEXTS.diagnosis} Treatment given ${TEXTS.treatment_given} Medicines Line of a long list. Line`,
  );
  expect(text.match(/Line of a long list\./g)).toHaveLength(47);
  expect(text).toContain(`Warning signs ${TEXTS.warning_signs} Follow-up ${TEXTS.follow_up}`);
  expect(text).not.toContain(TEXTS.medicines);
});

const nameOf = async ({ id }: Hospital): Promise<string> =>
  (
    await api.database.rows<{ hospital_name: string }>('select hospital_name from partner_hospitals where id = $1', [
      id,
    ])
  )[0]?.hospital_name ?? '';

test('a summary that a colleague signed meanwhile is not followed by one that does not know it', async () => {
  const one = await acceptedCase();
  const sign = (version: number, more: object = {}) =>
    api.call<Summary>('POST', '/discharge-summaries', {
      token: first.person.token,
      body: formOf(one, more),
      headers: { 'If-Match': `"${version}"` },
    });
  expect((await sign(0)).status).toBe(201);
  const late = await sign(0, { diagnosis: 'Worn knees.' });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  expect((await sign(1, { diagnosis: 'Worn knees.', reason: 'Both knees.' })).body.version).toBe(2);
});
