import '../../../platform/languages/register.js';
import type { CaseFacts, JourneyAutomation, Quote } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { Automations } from './automations.service.js';

let api: TestApi;
let chosen: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [chosen, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const as = 'ayana_staff';
const tasks = (id: string) =>
  api.database.rows<{ automation: string; status: string }>(
    'select automation, status from journey_tasks where journey_id = $1 and automation is not null order by created_at, id',
    [id],
  );
const automations = async (id: string) =>
  (await api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${id}`, { as })).body;
/** Completes a stage by hand, and runs what it sets off. */
async function complete(id: string, stage: number): Promise<void> {
  const body = { p_journey_id: id, p_stage_number: stage, p_status: 'completed' };
  expect((await api.call('POST', '/rpc/update_journey_stage', { as, body })).status).toBe(200);
  for (const automation of await automations(id))
    if (automation.stage_number === stage) await api.app.get(Automations, { strict: false }).run(automation.id);
}
async function sentQuote(of: TestCase, hospital: Hospital): Promise<Quote> {
  await of.assign('referral', hospital);
  const { token } = hospital.person;
  const { body } = await api.call<Quote>('POST', '/quotes', { token, body: quoteForm(of.journey_id, hospital) });
  return (await api.call<Quote>('POST', `/quotes/${body.id}/send`, { token })).body;
}
const mailsOf = (email: string) =>
  api.database.rows<{ template: string; why: string }>(
    `select template, data->>'why' as why from outgoing_mails where recipient = $1 and template = 'quote_declined_notice'`,
    [email],
  );

test('once a quote is accepted nobody is asked for a quote or a choice, and the hospital that had sent none is thanked', async () => {
  const one = await TestCase.begin(api);
  const quote = await sentQuote(one, chosen);
  const asked = await one.assign('referral', other, 'offered');
  await complete(one.journey_id, 4);
  expect(await tasks(one.journey_id)).toEqual([{ automation: 'ask_to_choose', status: 'open' }]);
  expect((await one.own('POST', `/quotes/${quote.id}/accept`)).status).toBe(200);
  expect(await tasks(one.journey_id)).toEqual([{ automation: 'ask_to_choose', status: 'done' }]);
  const [work] = await api.database.rows('select status from assignments where id = $1', [asked]);
  expect(work).toEqual({ status: 'cancelled' });
  expect(await mailsOf(other.person.email)).toEqual([{ template: 'quote_declined_notice', why: 'not_needed' }]);
  // The case manager completes the earlier stages late.
  await complete(one.journey_id, 2);
  await complete(one.journey_id, 3);
  const skipped = (await automations(one.journey_id)).filter(({ status }) => status === 'skipped');
  expect(skipped.map(({ name, failure }) => [name, failure])).toEqual([
    ['ask_opinion', 'The patient accepted a quote.'],
    ['ask_quotes', 'The patient accepted a quote.'],
  ]);
  expect(await tasks(one.journey_id)).toHaveLength(1);
  const told = await api.database.rows<{ title: string }>(
    `select title from patient_notifications where journey_id = $1 and title = 'Your quotes are there' and created_at >
       (select decided_at from quotes where id = $2)`,
    [one.journey_id, quote.id],
  );
  expect(told).toEqual([]);
});

test('a quote that the patient declines is not said to have lost to another hospital', async () => {
  const one = await TestCase.begin(api);
  const quote = await sentQuote(one, other);
  await api.database.rows('delete from outgoing_mails where recipient = $1', [other.person.email]);
  await one.own('POST', `/quotes/${quote.id}/decline`, {});
  expect(await mailsOf(other.person.email)).toEqual([{ template: 'quote_declined_notice', why: 'declined' }]);
  // There is nothing to choose from: the case manager asks again.
  await complete(one.journey_id, 4);
  expect(await tasks(one.journey_id)).toEqual([{ automation: 'ask_hospitals.1', status: 'open' }]);
});

test('staff read what has happened in a case, when and by whose doing; nobody else does', async () => {
  const one = await TestCase.begin(api);
  const quote = await sentQuote(one, chosen);
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const { body } = await api.call<CaseFacts>('GET', `/cases/${one.journey_id}/facts`, { as });
  expect(body.items.map(({ fact, by }) => [fact, by?.id])).toEqual([
    ['quote_sent', chosen.person.id],
    ['quote_accepted', one.patient.id],
  ]);
  for (const role of ['patient', 'doctor'] as const)
    expect((await api.call('GET', `/cases/${one.journey_id}/facts`, { as: role })).status).toBe(403);
  const unknown = '01900000-0000-7000-8000-000000000000';
  expect((await api.call('GET', `/cases/${unknown}/facts`, { as })).status).toBe(404);
});
