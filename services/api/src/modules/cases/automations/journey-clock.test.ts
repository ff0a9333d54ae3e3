import type { QueuePage } from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { beginJourney } from '../../journeys/testing/journeys.js';
import { Automations } from './automations.service.js';
import { JourneyClockJob } from './journey-clock.job.js';

const HOUR = 60 * 60_000;
let api: TestApi;
let journey_id: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  journey_id = (await beginJourney(api)).id;
});
afterEach(() => api.database.rows(`update patient_journeys set status = 'closed'`));

const runIn = (hours: number) =>
  atTime(api, new Date(Date.now() + hours * HOUR), () => api.app.get(JourneyClockJob, { strict: false }).run());
const tasks = async () =>
  (
    await api.database.rows<{ title: string }>(
      'select title from journey_tasks where journey_id = $1 order by created_at, id',
      [journey_id],
    )
  ).map(({ title }) => title);
const notices = () =>
  api.database.rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1 order by created_at',
    [journey_id],
  );

test('the patient is reminded before a quote lapses, once', async () => {
  await api.database.rows(
    `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     select gen_random_uuid(), $1, id, 1, 'sent', 'USD', now() + interval '10 days', 1, now(), now() from partner_hospitals limit 1`,
    [journey_id],
  );
  await runIn(24);
  expect(await notices()).toEqual([]);
  await runIn(8 * 24);
  await runIn(9 * 24);
  expect(await notices()).toEqual([{ title: 'A quote lapses soon' }]);
});

test('the last day of a quote is written in words, in the language of the patient', async () => {
  await api.database.rows(
    `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     select gen_random_uuid(), $1, id, 1, 'sent', 'USD', date '2036-08-05', 1, now(), now() from partner_hospitals limit 1`,
    [journey_id],
  );
  const remindedIn = async (language: string): Promise<string | undefined> => {
    await api.database.rows('delete from patient_notifications where journey_id = $1', [journey_id]);
    await api.database.rows(
      'update users set language = $2 where id = (select patient_id from patient_journeys where id = $1)',
      [journey_id, language],
    );
    await atTime(api, new Date('2036-08-04T12:00:00Z'), () => api.app.get(JourneyClockJob, { strict: false }).run());
    const [notice] = await api.database.rows<{ message: string }>(
      'select message from patient_notifications where journey_id = $1',
      [journey_id],
    );
    return notice?.message;
  };
  expect(await remindedIn('ar-XB')).toContain(
    new Intl.DateTimeFormat('ar-XB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2036-08-05')),
  );
  expect(await remindedIn('en')).toMatch(/ is valid until 5 August 2036\.$/);
});

test('every day of the stay has its check-in, until the discharge', async () => {
  const completed = (stage: number) =>
    api.database.rows(
      `update patient_journeys set stage_statuses = stage_statuses || jsonb_build_object($2::text, '{"status":"completed"}'::jsonb)
       where id = $1`,
      [journey_id, stage],
    );
  // What is in the data of a case, of this one or of another, stops nothing.
  await api.database.rows(`update patient_journeys set journey_data = '{"daily_check_ins": "maybe"}'`);
  await runIn(0);
  expect(await tasks()).toEqual([]);
  await completed(8);
  for (const hours of [0, 0, 24]) await runIn(hours);
  await completed(9);
  await runIn(48);
  expect(await tasks()).toEqual([
    expect.stringMatching(/^Ask how the patient is, \d{1,2} \w+ \d{4}$/),
    expect.stringMatching(/^Ask how the patient is, \d{1,2} \w+ \d{4}$/),
  ]);
});

const lastStage = async () => {
  const [row] = await api.database.rows<{ stage: string | null }>(
    `select stage_statuses->'10'->>'status' as stage from patient_journeys where id = $1`,
    [journey_id],
  );
  return row?.stage ?? null;
};

test('the answer to the last check-in ends the journey', async () => {
  await api.database.add('check_ins', { journey_id, day: 90, due_on: new Date() });
  await runIn(0);
  expect(await lastStage()).toBeNull();
  await api.database.rows('update check_ins set answered_at = now() where journey_id = $1', [journey_id]);
  await runIn(0);
  expect(await lastStage()).toBe('completed');
  const [automation] = await api.database.rows<{ status: string }>(
    `select status from journey_automations where journey_id = $1 and name = 'close_journey'`,
    [journey_id],
  );
  expect(automation).toEqual({ status: 'waiting' });
});

describe('red flags in the last check-in', () => {
  const redFlags = async () => {
    const [row] = await api.database.rows<{ id: string }>(
      `insert into check_ins (id, journey_id, day, due_on, red_flags, created_at, updated_at)
       values (gen_random_uuid(), $1, 90, current_date - 1, '{}', now(), now()) returning id`,
      [journey_id],
    );
    const id = row?.id ?? '';
    const body = { pain: 9, fever: true, wound: 'good', medicine_taken: true };
    expect((await api.call('POST', `/check-ins/${id}/answer`, { as: 'patient', body })).status).toBe(200);
    return id;
  };
  const seen = (id: string) => api.call('POST', `/check-ins/${id}/seen`, { as: 'ayana_staff' });
  const called = async () => {
    const [task] = await api.database.rows<{ id: string }>(
      `select id from journey_tasks where journey_id = $1 and subject_kind = 'check_in'`,
      [journey_id],
    );
    const body = { status: 'done' };
    return api.call('PATCH', `/journey-tasks/${task?.id ?? ''}`, { as: 'ayana_staff', body });
  };
  const close = async () => {
    const [row] = await api.database.rows<{ id: string }>(
      `select id from journey_automations where journey_id = $1 and name = 'close_journey' and status = 'waiting'`,
      [journey_id],
    );
    if (row !== undefined) await api.app.get(Automations, { strict: false }).run(row.id);
    const [journey] = await api.database.rows<{ status: string }>('select status from patient_journeys where id = $1', [
      journey_id,
    ]);
    return journey?.status;
  };

  test('end no journey until they were read and the patient was called', async () => {
    const id = await redFlags();
    await runIn(0);
    expect(await lastStage()).toBeNull();
    await seen(id);
    await runIn(0);
    expect(await lastStage()).toBeNull();
    expect((await called()).status).toBe(200);
    await runIn(0);
    expect([await lastStage(), await close()]).toEqual(['completed', 'closed']);
  });

  test('keep a journey open that was completed by hand; it is closed once they were dealt with', async () => {
    const id = await redFlags();
    await api.call('POST', '/rpc/update_journey_stage', {
      as: 'ayana_staff',
      body: { p_journey_id: journey_id, p_stage_number: 10, p_status: 'completed' },
    });
    expect([await lastStage(), await close()]).toEqual(['completed', 'open']);
    await runIn(0);
    expect(await close()).toBe('open');
    expect(await notices()).not.toContainEqual({ title: 'Your journey is complete' });
    await seen(id);
    await called();
    await runIn(0);
    expect(await close()).toBe('closed');
  });

  test('stay in the queue of a journey that is closed', async () => {
    await redFlags();
    await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [journey_id]);
    const inQueue = async () =>
      (await api.call<QueuePage>('GET', '/case-queue?scope=all', { as: 'ayana_staff' })).body.items.filter(
        (item) => item.journey_id === journey_id,
      );
    expect(await inQueue()).toEqual([expect.objectContaining({ kind: 'task', subject_kind: 'check_in' })]);
    await called();
    expect(await inQueue()).toEqual([]);
  });
});
