import '../../../platform/languages/register.js';
import type { Quote } from '@ayana/contracts/journey';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let hospital: Hospital;
beforeAll(async () => {
  api = await startApi();
  hospital = await hospitalOf(api, 0);
});
afterAll(() => api.close());

const staff = (method: string, path: string, body?: unknown) =>
  api.call<Quote>(method, path, { as: 'ayana_staff', ...(body === undefined ? {} : { body }) });

test('a quote is sent with surgeon, room, refund terms and what is not included, or not given on purpose', async () => {
  const one = await TestCase.begin(api);
  const { status, body: draft } = await staff(
    'POST',
    '/quotes',
    quoteForm(one.journey_id, hospital, { not_given: [], room_class: 'single' }),
  );
  expect([status, draft.not_given]).toEqual([201, []]);
  const send = () => staff('POST', `/quotes/${draft.id}/send`);
  expect(refusedFieldsOf(await send())).toEqual(['doctor_id', 'exclusions', 'refund_terms']);
  const change = (form: object) => staff('PATCH', `/quotes/${draft.id}`, form);
  expect(refusedFieldsOf(await change({ not_given: ['deposit'] }))).toEqual(['not_given']);
  await change({ not_given: ['doctor_id', 'exclusions'], refund_terms: 'All of it until a week before.' });
  expect((await change({ exclusions: 'Flights.' })).body.not_given).toEqual(['doctor_id']);
  expect((await send()).status).toBe(200);
  const { body } = await one.own<Quote>('GET', `/quotes/${draft.id}`);
  expect([body.not_given, body.surgeon, body.exclusions]).toEqual([['doctor_id'], null, 'Flights.']);
});
