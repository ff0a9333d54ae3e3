import '../../../platform/languages/register.js';
import type { JourneyAutomation, Quote } from '@ayana/contracts/journey';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { DateReminders } from '../../stays/index.js';
import { Automations } from './automations.service.js';

const DAY = 24 * 60 * 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A case whose hospital is asked for the letter, of a patient who comes with as many people. */
async function asked(attendants: number | null): Promise<TestCase> {
  const one = await TestCase.begin(api);
  await api.database.rows('update treatment_requests set attendants = $2 where id = $1', [one.request_id, attendants]);
  const hospital = await hospitalOf(api, 0);
  await one.assign('referral', hospital);
  const { token } = hospital.person;
  const { body } = await api.call<Quote>('POST', '/quotes', { token, body: quoteForm(one.journey_id, hospital) });
  await api.call('POST', `/quotes/${body.id}/send`, { token });
  await one.own('POST', `/quotes/${body.id}/accept`);
  const path = `/journey-automations?journey_id=${one.journey_id}`;
  const { body: automations } = await api.call<JourneyAutomation[]>('GET', path, { as: 'ayana_staff' });
  for (const { id, name } of automations)
    if (name === 'ask_visa_letter') await api.app.get(Automations, { strict: false }).run(id);
  return one;
}
const task = async (one: TestCase) =>
  (
    await api.database.rows<{ detail: string; status: string }>(
      `select detail, status from journey_tasks where journey_id = $1 and automation = 'travel.attendant_passports'`,
      [one.journey_id],
    )
  )[0];
const give = (one: TestCase, count: number) =>
  one.own('PATCH', '/patient-details/own', {
    attendants: Array.from({ length: count }, (_none, at) => ({
      name: 'SITA THAPA',
      passport_number: `N12345${at}`,
    })),
  });
const reminders = (one: TestCase) =>
  api.database.rows(
    `select 1 from patient_notifications where journey_id = $1 and title = 'Passports of those who come along are still missing'`,
    [one.journey_id],
  );
const remind = (days: number) =>
  atTime(api, new Date(Date.now() + days * DAY), () => api.app.get(DateReminders, { strict: false }).run());

test('with the letter the patient is asked for each passport that is missing, until all are there', async () => {
  const one = await asked(2);
  expect(await task(one)).toEqual({
    detail: expect.stringMatching(/^The names and passport numbers of 2 people are missing/),
    status: 'open',
  });
  await give(one, 1);
  expect((await task(one))?.status).toBe('open');
  await remind(0);
  expect(await reminders(one)).toHaveLength(0);
  for (const days of [2.5, 2.6]) await remind(days);
  expect(await reminders(one)).toHaveLength(1);
  await give(one, 2);
  expect((await task(one))?.status).toBe('done');
});

test.each([[0], [null]])('nobody is asked where %s come along', async (attendants) => {
  expect(await task(await asked(attendants))).toBeUndefined();
});
