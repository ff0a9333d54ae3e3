import type { SignalKind } from '@ayana/contracts/operations';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Causes, causesOf } from './testing/causes.js';
import { inHours, type Operations, operationsOf } from '../incidents/testing/operations.js';

let api: TestApi;
let operations: Operations;
let causes: Causes;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
});
afterAll(() => api.close());

const markAsTest = (id: string) => api.database.rows('update users set is_test = true where id = $1', [id]);
/** Kinds about the journey of a patient. */
const JOURNEY_KINDS = [
  'missed_arrival',
  'silent_patient',
  'red_flag_check_in',
  'unseen_critical_result',
  'visa_lapsing',
] as const;
const states = (signals: readonly { state: string }[]): string[] => signals.map(({ state }) => state);

test('a landing that nobody confirms within three hours is a signal, once, until the pickup is done', async () => {
  const { journey_id } = await causes.patient();
  // An earlier flight of the same trip does not count.
  await causes.flight(journey_id, inHours(-30));
  await causes.flight(journey_id, inHours(0));
  await operations.evaluate(inHours(2.9));
  expect(await operations.about('missed_arrival', journey_id)).toEqual([]);
  await operations.evaluate(inHours(3.1));
  await operations.evaluate(inHours(3.2));
  const [found, ...others] = await operations.about('missed_arrival', journey_id);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    state: 'open',
    severity: 2,
    began_at: inHours(3).toISOString(),
    facts: { place: 'Chennai', landing_at: `${inHours(0).toISOString().slice(0, 19)}Z` },
    subject: { kind: 'journey', id: journey_id, name: 'Amina Otieno', href: `/case-manager/cases/${journey_id}` },
  });
  await causes.flight(journey_id, inHours(4), 'done', 'pickup');
  await operations.evaluate(inHours(4.1));
  expect(states(await operations.about('missed_arrival', journey_id))).toEqual(['cleared']);
});

test('a completed arrival, a cancelled or replaced flight and a closed journey are no missed arrival', async () => {
  const [arrived, cancelled, closed] = [await causes.patient(), await causes.patient(), await causes.patient()];
  for (const { journey_id } of [arrived, closed]) await causes.flight(journey_id, inHours(-10));
  await causes.flight(cancelled.journey_id, inHours(-10), 'cancelled');
  await api.database.rows(
    `update patient_journeys set stage_statuses = stage_statuses || jsonb_build_object('7',
       jsonb_build_object('status', 'completed', 'completed_at', $2::text)) where id = $1`,
    [arrived.journey_id, inHours(-9).toISOString()],
  );
  await api.database.rows(`update patient_journeys set status = 'closed', updated_at = $2 where id = $1`, [
    closed.journey_id,
    inHours(-9),
  ]);
  await operations.evaluate();
  for (const { journey_id } of [arrived, cancelled, closed])
    expect(await operations.about('missed_arrival', journey_id)).toEqual([]);
});

test('a patient is silent who did nothing for seven days while something waits for them', async () => {
  const [silent, active, free] = [await causes.patient(), await causes.patient(), await causes.patient()];
  for (const { journey_id } of [silent, active]) await causes.taskOfPatient(journey_id, inHours(-8 * 24));
  await causes.signIn(silent.id, inHours(-9 * 24));
  await causes.signIn(active.id, inHours(-2 * 24));
  await causes.signIn(free.id, inHours(-40 * 24));
  await operations.evaluate();
  expect(await operations.about('silent_patient', silent.journey_id)).toMatchObject([
    { state: 'open', severity: 3, began_at: inHours(-24).toISOString() },
  ]);
  expect(await operations.about('silent_patient', active.journey_id)).toEqual([]);
  expect(await operations.about('silent_patient', free.journey_id)).toEqual([]);
  // They sign in: it is over. Seven days later it is another silence.
  await causes.signIn(silent.id, inHours(1));
  await operations.evaluate(inHours(2));
  expect(states(await operations.about('silent_patient', silent.journey_id))).toEqual(['cleared']);
  await operations.evaluate(inHours(1 + 7 * 24 + 0.1));
  expect(states(await operations.about('silent_patient', silent.journey_id))).toEqual(['open', 'cleared']);
});

test('red flags are a signal until the staff have seen them', async () => {
  const { journey_id } = await causes.patient();
  const id = await causes.checkIn(journey_id, 7, inHours(-1), ['fever', 'pain']);
  await causes.checkIn(journey_id, 3, inHours(-90), []);
  await operations.evaluate();
  expect(await operations.about('red_flag_check_in', journey_id)).toMatchObject([
    { state: 'open', facts: { flags: ['fever', 'pain'], day: 7 }, began_at: inHours(-1).toISOString() },
  ]);
  const seen = await api.call('POST', `/check-ins/${id}/seen`, { as: 'ayana_staff' });
  expect(seen.status).toBe(200);
  await operations.evaluate(inHours(1));
  expect(states(await operations.about('red_flag_check_in', journey_id))).toEqual(['cleared']);
});

test('a critical result is a signal when an hour has passed and nobody has acknowledged it', async () => {
  const { journey_id } = await causes.patient();
  const result = await causes.criticalResult(journey_id, inHours(0));
  await operations.evaluate(inHours(0.9));
  expect(await operations.about('unseen_critical_result', journey_id)).toEqual([]);
  await operations.evaluate(inHours(1.1));
  expect(await operations.about('unseen_critical_result', journey_id)).toMatchObject([
    { state: 'open', severity: 1, began_at: inHours(1).toISOString(), facts: { results: 1 } },
  ]);
  await api.database.rows(
    'update laboratory_results set acknowledged_by = entered_by, acknowledged_at = $2 where id = $1',
    [result, inHours(1.2)],
  );
  await operations.evaluate(inHours(1.3));
  expect(states(await operations.about('unseen_critical_result', journey_id))).toEqual(['cleared']);
});

test('a visa that ends within 14 days is a signal until the patient has flown home', async () => {
  const { journey_id } = await causes.patient();
  await causes.visa(journey_id, '2026-03-20');
  // Midnight in India.
  await operations.evaluate(new Date('2026-03-05T18:29:00Z'));
  expect(await operations.about('visa_lapsing', journey_id)).toEqual([]);
  await operations.evaluate(new Date('2026-03-05T18:31:00Z'));
  expect(await operations.about('visa_lapsing', journey_id)).toMatchObject([
    { state: 'open', began_at: '2026-03-05T18:30:00.000Z', facts: { valid_until: '2026-03-20' } },
  ]);
  await causes.flight(journey_id, new Date('2026-03-10T00:00:00Z'), 'done', 'return_flight');
  await api.database.rows(`update travel_legs set updated_at = '2026-03-10T06:00:00Z' where journey_id = $1`, [
    journey_id,
  ]);
  await operations.evaluate(new Date('2026-03-11T00:00:00Z'));
  expect(states(await operations.about('visa_lapsing', journey_id))).toEqual(['cleared']);
});

test('nothing of the account of a test is a signal, whatever it waits for', async () => {
  const cause = {
    missed_arrival: (id: string) => causes.flight(id, inHours(-10)),
    silent_patient: (id: string) => causes.taskOfPatient(id, inHours(-8 * 24)),
    red_flag_check_in: (id: string) => causes.checkIn(id, 7, inHours(-1), ['fever']),
    unseen_critical_result: (id: string) => causes.criticalResult(id, inHours(-2)),
    visa_lapsing: (id: string) =>
      causes.visa(
        id,
        inHours(5 * 24)
          .toISOString()
          .slice(0, 10),
      ),
  };
  const found: [SignalKind, string, string][] = [];
  for (const kind of JOURNEY_KINDS) {
    const [tested, real] = [await causes.patient(), await causes.patient()];
    await markAsTest(tested.id);
    for (const { journey_id } of [tested, real]) await cause[kind](journey_id);
    found.push([kind, tested.journey_id, real.journey_id]);
  }
  await operations.evaluate();
  for (const [kind, tested, real] of found) {
    expect([kind, await operations.about(kind, tested)]).toEqual([kind, []]);
    expect([kind, states(await operations.about(kind, real))]).toEqual([kind, ['open']]);
  }
});

test('late enquiries are a signal when there are many, which grows with them, and ends when few are left', async () => {
  await api.database.rows(`update inbox_items set status = 'closed', updated_at = due_at`);
  await api.database.rows(`update signal_definitions set threshold = 3 where kind = 'late_enquiry'`);
  const found = async () =>
    (await operations.list('kind=late_enquiry')).map(({ state, facts }) => [state, facts['count']]);
  const late = [await causes.enquiry(inHours(-30)), await causes.enquiry(inHours(-28))];
  // In time, and answered in time.
  await causes.enquiry(inHours(-23));
  await causes.enquiry(inHours(-40), 'answered');
  await operations.evaluate();
  expect(await found()).toEqual([]);
  late.push(await causes.enquiry(inHours(-26)));
  await operations.evaluate();
  const [signal] = await operations.list('kind=late_enquiry');
  expect(signal).toMatchObject({
    state: 'open',
    severity: 4,
    journey_id: null,
    subject: { kind: 'system', id: null, href: '/admin/inbox?view=open&overdue=true' },
    began_at: inHours(-2).toISOString(),
    facts: { count: 3 },
  });
  await causes.enquiry(inHours(-25));
  await operations.evaluate(inHours(0.1));
  expect(await found()).toEqual([['open', 4]]);
  // Claimed is not answered yet.
  await api.call('POST', `/inbox/${late[0]}/claim`, { as: 'ayana_staff' });
  await operations.evaluate(inHours(0.2));
  expect(await found()).toEqual([['open', 4]]);
  for (const id of late.slice(0, 2))
    await api.call('PATCH', `/inbox/${id}`, { as: 'ayana_staff', body: { status: 'closed' } });
  await operations.evaluate(inHours(0.3));
  expect((await found()).map(([state]) => state)).toEqual(['cleared']);
});

test('three complaints about one hospital within seven days are a signal, which a fourth lets grow', async () => {
  const [hospital, other] = await causes.hospitals();
  const patients: { email: string }[] = [];
  for (let index = 0; index < 4; index += 1) {
    const one = await causes.patient();
    await causes.acceptedQuote(one.journey_id, index === 3 ? other : hospital, inHours(-20 * 24));
    patients.push(one);
  }
  const complain = (index: number, hours: number) => causes.complaint(patients[index]?.email ?? '', inHours(hours));
  // Too early, and of another hospital.
  await complain(0, -9 * 24);
  await complain(3, -2);
  await complain(0, -48);
  await complain(1, -24);
  await operations.evaluate();
  expect(await operations.about('complaint_cluster', hospital)).toEqual([]);
  await complain(2, -1);
  await operations.evaluate();
  const [found] = await operations.about('complaint_cluster', hospital);
  expect(found).toMatchObject({
    state: 'open',
    began_at: inHours(-1).toISOString(),
    facts: { count: 3 },
    subject: { kind: 'hospital', href: `/admin/hospitals/${hospital}` },
  });
  await complain(1, -0.5);
  await operations.evaluate();
  const { body } = await operations.signal(found?.id ?? '');
  expect([body.facts, body.entries.map(({ event }) => event)]).toEqual([{ count: 4 }, ['opened', 'grew']]);
  expect(await operations.about('complaint_cluster', hospital)).toHaveLength(1);
  expect(await operations.about('complaint_cluster', other)).toEqual([]);
  // Nothing new for long: it still waits for a person.
  await operations.evaluate(inHours(20 * 24));
  expect(states(await operations.about('complaint_cluster', hospital))).toEqual(['open']);
});

test('complaints and bad ratings of tests are not counted', async () => {
  const [, hospital] = await causes.hospitals();
  const patients = [await causes.patient(), await causes.patient(), await causes.patient()];
  for (const { journey_id } of patients) await causes.acceptedQuote(journey_id, hospital, inHours(-90 * 24));
  const complain = async () => {
    for (const { email } of patients) await causes.complaint(email, inHours(-60 * 24));
  };
  const [first, second] = patients;
  await markAsTest(first?.id ?? '');
  await complain();
  await causes.rating(first?.id ?? '', 1, inHours(-60 * 24));
  const found = async () =>
    (await operations.about('complaint_cluster', hospital)).filter(
      ({ began_at }) => began_at < inHours(-50 * 24).toISOString(),
    );
  await operations.evaluate(inHours(-59 * 24));
  expect(await found()).toEqual([]);
  await causes.rating(second?.id ?? '', 1, inHours(-60 * 24));
  await operations.evaluate(inHours(-59 * 24));
  expect(await found()).toMatchObject([{ facts: { count: 3 } }]);
});

test('sign-ins slowed three times within an hour are a signal; once dismissed, only newer ones count', async () => {
  await causes.slowedSignIn(inHours(10));
  await causes.slowedSignIn(inHours(10.5));
  await causes.slowedSignIn(inHours(11.2));
  const { id: tested } = await causes.patient();
  await markAsTest(tested);
  for (const hours of [10.1, 10.2, 11.1]) await causes.slowedSignIn(inHours(hours), tested);
  await operations.evaluate(inHours(11.3));
  expect(await operations.about('guessed_sign_ins', null)).toEqual([]);
  await causes.slowedSignIn(inHours(11.4));
  await operations.evaluate(inHours(11.5));
  const [found] = await operations.about('guessed_sign_ins', null);
  expect(found).toMatchObject({
    state: 'open',
    facts: { count: 3 },
    subject: { kind: 'system', href: '/admin/activity/security' },
  });
  await api.database.rows(
    `update signals set state = 'dismissed', reason = 'A test of ours', ended_at = $2 where id = $1`,
    [found?.id, inHours(11.6)],
  );
  await causes.slowedSignIn(inHours(11.7));
  await causes.slowedSignIn(inHours(11.8));
  await operations.evaluate(inHours(11.9));
  expect(states(await operations.about('guessed_sign_ins', null))).toEqual(['dismissed']);
  await causes.slowedSignIn(inHours(11.95));
  await operations.evaluate(inHours(12));
  expect(states(await operations.about('guessed_sign_ins', null))).toEqual(['open', 'dismissed']);
});

test('five emails that fail within an hour are a signal', async () => {
  for (let index = 0; index < 4; index += 1) await causes.failedMail(new Date(inHours(0).getTime() + index * 60_000));
  for (let index = 0; index < 5; index += 1) await causes.failedMail(inHours(0.1), true);
  await operations.evaluate(inHours(0.2));
  expect(await operations.about('failing_mails', null)).toEqual([]);
  await causes.failedMail(inHours(0.3));
  await operations.evaluate(inHours(0.4));
  expect(await operations.about('failing_mails', null)).toMatchObject([
    { state: 'open', severity: 2, facts: { count: 5 } },
  ]);
});
