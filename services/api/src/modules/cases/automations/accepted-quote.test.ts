import '../../../platform/languages/register.js';
import {
  type AssignmentDetail,
  type CaseFact,
  caseStepOf,
  hospitalSentence,
  type JourneyAutomation,
  type JourneyOverview,
  type JourneyTasksPage,
  type LetterDraft,
  patientStep,
  type Quote,
  staffSentence,
  type TreatmentRequestDetail,
  type WorkWaitingPage,
} from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { Automations } from './automations.service.js';

let api: TestApi;
let chosen: Hospital;
let second: Hospital;
let silent: Hospital;
beforeAll(async () => {
  api = await startApi();
  [chosen, second, silent] = [await hospitalOf(api, 0), await hospitalOf(api, 1), await hospitalOf(api, 2)];
});
afterAll(() => api.close());

const as = 'ayana_staff';
async function sentQuote(of: TestCase, hospital: Hospital): Promise<Quote> {
  await of.assign('referral', hospital);
  const { token } = hospital.person;
  const form = quoteForm(of.journey_id, hospital, { deposit: 100_000 });
  const { body } = await api.call<Quote>('POST', '/quotes', { token, body: form });
  return (await api.call<Quote>('POST', `/quotes/${body.id}/send`, { token })).body;
}
/** Runs what has begun, as the queue does. */
async function runAll(id: string): Promise<JourneyAutomation[]> {
  const list = () => api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${id}`, { as });
  for (const { status, id: automation } of (await list()).body)
    if (status === 'waiting') await api.app.get(Automations, { strict: false }).run(automation);
  return (await list()).body;
}
const overview = async (of: TestCase) =>
  (await of.own<JourneyOverview>('GET', `/patient-journeys/overview?journey_id=${of.journey_id}`)).body;
const request = async (of: TestCase) =>
  (await of.own<TreatmentRequestDetail>('GET', `/treatment-requests/${of.request_id}`)).body;
const waiting = async ({ person }: Hospital, { journey_id }: TestCase) =>
  (await api.call<WorkWaitingPage>('GET', '/work-waiting', { token: person.token })).body.items.filter(
    ({ work }) => work.journey_id === journey_id,
  );
const open = async ({ journey_id }: TestCase) => {
  const { body } = await api.call<JourneyTasksPage>('GET', `/journey-tasks?journey_id=${journey_id}&status=open`, {
    as,
  });
  return body.items.map(({ title }) => title).toSorted();
};
const declined = async ({ person }: Hospital, { journey_id }: TestCase) =>
  (
    await api.database.rows<{ why: string }>(
      `select data->>'why' as why from outgoing_mails where recipient = $1 and template = 'quote_declined_notice' and created_at >= (select created_at from patient_journeys where id = $2)`,
      [person.email, journey_id],
    )
  ).map(({ why }) => why);

test('an accepted quote: everybody reads the same, nobody is asked for what is decided, and what is next has begun', async () => {
  const one = await TestCase.begin(api);
  await runAll(one.journey_id);
  const quote = await sentQuote(one, chosen);
  await sentQuote(one, second);
  await one.assign('referral', silent, 'offered');
  expect(patientStep(new Set((await overview(one)).facts))).toMatchObject({
    step: 'choice',
    action: 'See your quotes',
  });
  expect((await request(one)).status).toBe('quoted');
  // The first quote gives the reason to choose: nobody completes a stage for it.
  await runAll(one.journey_id);
  expect(await open(one)).toContain('Choose a quote');

  expect((await one.own('POST', `/quotes/${quote.id}/accept`)).status).toBe(200);
  const automations = await runAll(one.journey_id);
  const begun = automations.filter(({ name }) => ['record_deposit', 'plan_travel', 'ask_visa_letter'].includes(name));
  expect(begun.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  const tasks = await open(one);
  expect(tasks).toEqual(expect.arrayContaining(['Apply for your medical visa', 'Book your flights']));
  expect(tasks).not.toContain('Choose a quote');

  // The patient, the staff, the chosen hospital and the others, from the same facts.
  const { facts, journey } = await overview(one);
  expect(caseStepOf(new Set(facts))).toBe('arrange');
  expect(journey.stage_statuses['4']?.status).toBe('completed');
  const seen = await request(one);
  expect([seen.status, seen.facts.includes('quote_accepted')]).toEqual(['accepted', true]);
  const { body: staff } = await api.call<{ facts: CaseFact[] }>('GET', `/cases/${one.journey_id}`, { as });
  expect(staffSentence(new Set(staff.facts))).toBe('Waits for the chosen hospital: the letter for the visa.');
  const letter = (await waiting(chosen, one)).find(({ work }) => work.kind === 'visa_support');
  expect(letter?.kind).toBe('offered');
  const token = chosen.person.token;
  const work = await api.call<AssignmentDetail>('GET', `/assignments/${quote.assignment_id ?? ''}`, { token });
  expect(hospitalSentence(new Set(work.body.facts?.happened))).toBe(
    'The patient chose you. Next is your letter for the visa.',
  );
  // The page of that work can issue what it asks for.
  const draft = await api.call<LetterDraft>('GET', `/letters/draft?quote_id=${quote.id}`, { token });
  expect([draft.status, Array.isArray(draft.body.missing)]).toEqual([200, true]);
  for (const hospital of [second, silent])
    expect((await waiting(hospital, one)).filter(({ kind }) => kind === 'offered' || kind === 'accepted')).toEqual([]);
  expect([await declined(second, one), await declined(silent, one)]).toEqual([['chosen_elsewhere'], ['not_needed']]);
  const told = await api.database.rows<{ title: string; message: string }>(
    'select title, message from patient_notifications where journey_id = $1 and created_at >= (select decided_at from quotes where id = $2)',
    [one.journey_id, quote.id],
  );
  expect(told.map(({ title }) => title)).not.toContain('Your quotes are there');
  const next = patientStep(new Set(facts)).text;
  expect(told).toEqual(
    expect.arrayContaining([
      { title: 'You have chosen a quote', message: `You chose ${chosen.name}. ${next}` },
      { title: 'Completed: Quotes and plan', message: next },
    ]),
  );
});

test('a status that the staff set holds until the case moves on, and is a fact with who set it', async () => {
  const one = await TestCase.begin(api);
  expect((await request(one)).status).toBe('in_review');
  const path = `/treatment-requests/${one.request_id}`;
  await api.call('PATCH', path, { as, body: { status: 'waiting_for_patient' } });
  const { body } = await api.call<{ items: { fact: string; by: { id: string } | null }[] }>(
    'GET',
    `/cases/${one.journey_id}/facts`,
    { as },
  );
  expect(body.items.map(({ fact, by }) => [fact, by === null])).toEqual([['status_set', false]]);
  // What happens without moving the case leaves it.
  await one.own('POST', `/treatment-requests/${one.request_id}/notes`, { text: 'Hello' });
  expect((await request(one)).status).toBe('waiting_for_patient');
  await sentQuote(one, chosen);
  expect((await request(one)).status).toBe('quoted');
  const last = (await request(one)).entries.findLast(({ event }) => event === 'status');
  expect([last?.to_state, last?.actor]).toEqual(['quoted', null]);
});

test('a stage that is completed by hand before its facts says on the timeline what was missing', async () => {
  const one = await TestCase.begin(api);
  const body = { p_journey_id: one.journey_id, p_stage_number: 3, p_status: 'completed' };
  await api.call('POST', '/rpc/update_journey_stage', { as, body });
  const found = await api.call<{ entries: { event: string; text: string | null; visibility: string }[] }>(
    'GET',
    `/cases/${one.journey_id}`,
    { as },
  );
  expect(found.body.entries.filter(({ event }) => event === 'stage_early')).toMatchObject([
    { text: 'A doctor signed an opinion.', visibility: 'internal' },
  ]);
  const { body: facts } = await api.call<{ gaps: unknown[] }>('GET', `/cases/${one.journey_id}/facts`, { as });
  expect(facts.gaps).toEqual([{ stage_number: 3, fact: 'opinion_signed' }]);
});

test('a stage that the staff open again stays open, though its fact is there', async () => {
  const one = await TestCase.begin(api);
  const quote = await sentQuote(one, chosen);
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const body = { p_journey_id: one.journey_id, p_stage_number: 4, p_status: 'pending' };
  await api.call('POST', '/rpc/update_journey_stage', { as, body });
  await api.call('POST', `/cases/${one.journey_id}/notes`, { as, body: { text: 'Looked at it.' } });
  expect((await overview(one)).journey.stage_statuses['4']?.status).toBe('pending');
});
