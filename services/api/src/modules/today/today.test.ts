import type { Today } from '@ayana/contracts/operations';
import '../../platform/languages/register.js';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { hospitalOf, type Hospital, personOf, quoteForm, TestCase } from '../journeys/testing/case.js';

let api: TestApi;
let hospital: Hospital;
beforeAll(async () => {
  api = await startApi();
  hospital = await hospitalOf(api, 0);
});
afterAll(() => api.close());

/** A quarter past nine in India. */
const MORNING = new Date('2027-03-10T03:45:00Z');
const read = () => atTime(api, MORNING, () => api.call<Today>('GET', '/today', { as: 'ayana_staff' }));
const leg = (one: TestCase, kind: string, starts_at: string, status = 'booked') =>
  api.database.rows(
    `insert into travel_legs (id, journey_id, kind, from_place, to_place, starts_at, zone, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'Dhaka', 'Chennai', $3, 'Asia/Kolkata', $4, 1, now(), now())`,
    [one.journey_id, kind, starts_at, status],
  );
const movementsOf = async ({ journey_id }: TestCase) =>
  (await read()).body.movements
    .filter((each) => each.journey_id === journey_id)
    .map(({ kind, at, is_done, is_ready }) => [kind, at, is_done, is_ready]);

test('arrivals and departures of today and tomorrow in India, and whether what they need is there', async () => {
  const one = await TestCase.begin(api);
  await leg(one, 'flight', '2027-03-09T18:29:00Z');
  await leg(one, 'flight', '2027-03-10T10:00:00Z');
  await leg(one, 'return_flight', '2027-03-11T18:29:00Z');
  await leg(one, 'return_flight', '2027-03-11T18:30:00Z');
  await leg(one, 'flight', '2027-03-10T11:00:00Z', 'cancelled');
  expect(await movementsOf(one)).toEqual([
    ['arrival', '2027-03-10T10:00:00.000Z', false, false],
    ['departure', '2027-03-11T18:29:00.000Z', false, false],
  ]);
  await leg(one, 'pickup', '2027-03-10T10:45:00Z');
  expect((await movementsOf(one))[0]).toEqual(['arrival', '2027-03-10T10:00:00.000Z', false, true]);
});

test('more than are listed are counted all the same', async () => {
  const before = (await read()).body;
  const one = await TestCase.begin(api);
  for (let at = 0; at < 33; at += 1) await leg(one, 'flight', `2027-03-10T12:${String(at).padStart(2, '0')}:00Z`);
  const { movements, movements_total, arrivals_today } = (await read()).body;
  expect(movements).toHaveLength(30);
  expect(movements_total - before.movements_total).toBe(33);
  expect(arrivals_today - before.arrivals_today).toBe(33);
  await api.database.rows('delete from travel_legs where journey_id = $1', [one.journey_id]);
});

test('who is expected, and who leaves the hospital after the days of the quote', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', hospital);
  const token = hospital.person.token;
  const { body: quote } = await api.call<{ id: string }>('POST', '/quotes', {
    token,
    body: quoteForm(one.journey_id, hospital),
  });
  await api.database.rows('update quotes set days_in_hospital = 4 where id = $1', [quote.id]);
  await api.call('POST', `/quotes/${quote.id}/send`, { token });
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const stay = (columns: string) =>
    api.database.rows(`update admissions set ${columns} where journey_id = $1`, [one.journey_id]);
  await stay(`expected_on = '2027-03-11'`);
  expect(await movementsOf(one)).toEqual([['admission', '2027-03-10T18:30:00.000Z', false, null]]);
  await stay(`status = 'admitted', admitted_at = '2027-03-06T08:00:00Z'`);
  expect(await movementsOf(one)).toEqual([['discharge', '2027-03-09T18:30:00.000Z', false, false]]);
  await stay(`status = 'discharged', discharged_at = '2027-03-10T02:00:00Z'`);
  expect(await movementsOf(one)).toEqual([['discharge', '2027-03-10T02:00:00.000Z', true, false]]);
});

test('quotes and credentials that lapse within 30 days, the soonest first; a renewed one is left out', async () => {
  await api.database.rows('delete from credentials');
  const one = await TestCase.begin(api);
  await one.assign('referral', hospital);
  const { body: quote } = await api.call<{ id: string }>('POST', '/quotes', {
    token: hospital.person.token,
    body: quoteForm(one.journey_id, hospital),
  });
  await api.call('POST', `/quotes/${quote.id}/send`, { token: hospital.person.token });
  await api.database.rows(`update quotes set valid_until = '2027-04-09' where id = $1`, [quote.id]);
  const credential = (kind: string, valid_until: string) =>
    api.database.rows(
      `insert into credentials (id, partner_id, kind, number, issuer, valid_until, file_id, status, checked_by, checked_at, version, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'N-1', 'State', $3, gen_random_uuid(), 'accepted', id, now(), 1, now(), now()
       from users where role = 'ayana_staff' limit 1`,
      [hospital.partner_id, kind, valid_until],
    );
  await credential('licence', '2027-03-20');
  await credential('insurance', '2027-03-15');
  await credential('insurance', '2028-03-15');
  await credential('accreditation', '2027-04-10');
  const { body } = await read();
  const own = body.expiring.filter(
    ({ journey_id, organisation_id }) => journey_id === one.journey_id || organisation_id === hospital.partner_id,
  );
  expect(own.map(({ kind, valid_until }) => [kind, valid_until])).toEqual([
    ['credential', '2027-03-20'],
    ['quote', '2027-04-09'],
  ]);
  const [about] = await api.database.rows<object>(
    `select treatment.name as treatment, patient.country, hospital.hospital_name as hospital,
       (select sum(quantity * unit_price) from quote_lines where quote_id = $2 and included)::integer as amount
     from patient_journeys journey join users patient on patient.id = journey.patient_id
       left join treatment_requests request on request.id = journey.treatment_request_id
       left join treatments treatment on treatment.id = request.treatment_id
       cross join quotes quote join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
     where journey.id = $1 and quote.id = $2`,
    [one.journey_id, quote.id],
  );
  expect(own[1]).toMatchObject(about ?? {});
  expect(own[1]?.amount).toBeGreaterThan(0);
  expect(own[0]).toMatchObject({ treatment: null, country: null, hospital: null, amount: null });
});

test('mails that wait or were given up, and automations that failed', async () => {
  const one = await TestCase.begin(api);
  await api.database.rows('truncate outgoing_mails cascade');
  const mail = (status: string, created_at: string) =>
    api.database.rows(
      `insert into outgoing_mails (id, template, dedupe_key, message_id, recipient, recipient_hash, data, status, created_at, sent_at)
       values (gen_random_uuid(), 'reply', gen_random_uuid()::text, 'm', 'a@example.org', 'h', '{}', $1, $2, case $1 when 'sent' then $2::timestamptz end)`,
      [status, created_at],
    );
  await mail('sent', '2027-03-09T04:00:00Z');
  await mail('sent', '2027-03-09T03:30:00Z');
  await mail('failed', '2027-03-10T03:00:00Z');
  await mail('queued', '2027-03-08T03:00:00Z');
  await mail('queued', '2027-03-10T03:44:00Z');
  await api.database.rows(
    `insert into journey_automations (id, journey_id, stage_number, name, status, attempts, created_at, updated_at)
     values (gen_random_uuid(), $1, 1, 'test_only', 'failed', 5, now(), now() + interval '1 day')`,
    [one.journey_id],
  );
  const { running } = (await read()).body;
  expect(running.mails).toEqual({ sent: 1, failed: 1, waiting: 1 });
  expect(running.automations).toEqual({ failed: 1, journey_id: one.journey_id });
});

test('it is the staff’s alone', async () => {
  const { token } = await personOf(api, 'patient');
  expect((await api.call('GET', '/today', { token })).status).toBe(403);
});
