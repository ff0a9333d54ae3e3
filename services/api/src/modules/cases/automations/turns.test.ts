import '../../../platform/languages/register.js';
import { type JourneyOverview, patientStep } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { Automations } from './automations.service.js';

let api: TestApi;
let hospital: Hospital;
beforeAll(async () => {
  api = await startApi();
  hospital = await hospitalOf(api, 0);
});
afterAll(() => api.close());

const as = 'ayana_staff';
const tasks = async ({ journey_id }: TestCase) => {
  const rows = await api.database.rows<{ automation: string; status: string }>(
    'select automation, status from journey_tasks where journey_id = $1 and automation is not null order by created_at, id',
    [journey_id],
  );
  return rows.map(({ automation, status }) => `${automation} ${status}`);
};
const stepOf = async (one: TestCase) => {
  const { body } = await one.own<JourneyOverview>('GET', `/patient-journeys/overview?journey_id=${one.journey_id}`);
  return patientStep(new Set(body.facts)).step;
};
async function runQueue({ journey_id }: TestCase): Promise<void> {
  const rows = await api.database.rows<{ id: string }>(
    `select id from journey_automations where journey_id = $1 and status = 'waiting' order by created_at, id`,
    [journey_id],
  );
  for (const { id } of rows) await api.app.get(Automations, { strict: false }).run(id);
}
const setStatus = ({ journey_id }: TestCase, body: object) =>
  api.call('PATCH', `/patient-journeys/${journey_id}`, { as, body });
async function sendQuote(one: TestCase): Promise<string> {
  await one.assign('referral', hospital);
  const { token } = hospital.person;
  const { body } = await api.call<{ id: string }>('POST', '/quotes', {
    token,
    body: quoteForm(one.journey_id, hospital),
  });
  expect((await api.call('POST', `/quotes/${body.id}/send`, { token })).status).toBe(200);
  return body.id;
}
const askForQuote = ({ journey_id }: TestCase) =>
  api.call<{ id: string }>('POST', '/assignments', {
    as,
    body: { journey_id, kind: 'referral', partner_hospital_id: hospital.id, brief: 'Please send another quote.' },
  });

test('when the only quote is gone the case manager is to ask again, until a hospital is asked, as often as that happens', async () => {
  const one = await TestCase.begin(api);
  const quote = await sendQuote(one);
  await one.own('POST', `/quotes/${quote}/decline`, {});
  expect([await stepOf(one), await tasks(one)]).toEqual(['quotes_again', ['ask_hospitals.1 open']]);
  const asked = await askForQuote(one);
  expect(asked.status).toBe(201);
  expect([await stepOf(one), await tasks(one)]).toEqual(['quotes', ['ask_hospitals.1 done']]);
  const body = { status: 'declined', declined_reason: 'No bed is free.' };
  await api.call('PATCH', `/assignments/${asked.body.id}`, { token: hospital.person.token, body });
  expect([await stepOf(one), await tasks(one)]).toEqual([
    'quotes_again',
    ['ask_hospitals.1 done', 'ask_hospitals.2 open'],
  ]);
});

test('what a closing ended is open again when the case is opened again, but not what has been done', async () => {
  const one = await TestCase.begin(api);
  await runQueue(one);
  const before = await tasks(one);
  expect(before).toContain('ask_for_records open');
  const [health] = await api.database.rows<{ id: string }>(
    `select id from journey_tasks where journey_id = $1 and automation = 'ask_for_health'`,
    [one.journey_id],
  );
  await api.call('PATCH', `/journey-tasks/${health?.id ?? ''}`, { as, body: { status: 'done' } });
  expect((await setStatus(one, { status: 'closed', closed_reason: 'No answer.' })).status).toBe(200);
  expect(await tasks(one)).toEqual(['ask_for_health done', 'ask_for_records waived']);
  expect((await setStatus(one, { status: 'open' })).status).toBe(200);
  expect(await tasks(one)).toEqual(['ask_for_health done', 'ask_for_records open']);
});

test('what was left out because the case was closed is done once it is opened again', async () => {
  const one = await TestCase.begin(api);
  await setStatus(one, { status: 'closed', closed_reason: 'No answer.' });
  await runQueue(one);
  expect(await tasks(one)).toEqual([]);
  await setStatus(one, { status: 'open' });
  await runQueue(one);
  expect(await tasks(one)).toContain('ask_for_records open');
});

test('after the discharge patient and case manager have the way home to do, until it is booked and over', async () => {
  const one = await TestCase.begin(api);
  const quote_id = await sendQuote(one);
  await one.own('POST', `/quotes/${quote_id}/accept`);
  const [stay] = await api.database.rows<{ id: string }>('select id from admissions where journey_id = $1', [
    one.journey_id,
  ]);
  const { token } = hospital.person;
  for (const step of ['admit', 'discharge'])
    await api.call('PATCH', `/admissions/${stay?.id ?? ''}`, {
      token,
      body: { step, at: new Date().toISOString() },
    });
  await runQueue(one);
  expect(await stepOf(one)).toBe('recovery');
  expect(await tasks(one)).toEqual(expect.arrayContaining(['go_home.1 open', 'plan_home.flights open']));
  const flight = { kind: 'return_flight', starts_at: new Date(Date.now() + 9e8).toISOString(), zone: 'Asia/Kolkata' };
  await one.own('POST', '/flight-reports', { journey_id: one.journey_id, ...flight });
  expect(await tasks(one)).toEqual(expect.arrayContaining(['go_home.1 open', 'plan_home.flights done']));
  const [leg] = await api.database.rows<{ id: string }>(
    `select id from travel_legs where journey_id = $1 and kind = 'return_flight'`,
    [one.journey_id],
  );
  // Ten days before its time: confirmed.
  await api.call('PATCH', `/travel-legs/${leg?.id ?? ''}`, {
    as,
    body: { status: 'done' },
    headers: { confirmed: 'true' },
  });
  expect([await stepOf(one), await tasks(one)]).toEqual(['at_home', expect.arrayContaining(['go_home.1 done'])]);
});
