import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Detail, type Item } from '../testing/desk.js';
import { BreachJob } from './breach.job.js';
import { ClosingJob } from './closing.job.js';

let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());

/** A time in India: 23 November 2026 is a Monday. */
const at = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const when = <T>(text: string, work: () => Promise<T>): Promise<T> => atTime(api, at(text), work);
const iso = (text: string): string => at(text).toISOString();

describe('asking', () => {
  test('gives a number, a summary and the targets of the priority', async () => {
    const { status, body } = await when('2026-11-23 10:00', () =>
      desk.ask(item, {
        impact: 1,
        urgency: 2,
        answers: {
          what: ' A Bengali interpreter & a driver ',
          city: 'Chennai',
          people: 2,
          urgent: false,
          on: '2026-11-30',
        },
      }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'new',
      summary: 'A Bengali interpreter & a driver',
      priority: 2,
      requested_by: { name: 'Demo patient' },
      assigned_to: null,
      answers: {
        what: 'A Bengali interpreter & a driver',
        city: 'Chennai',
        people: 2,
        urgent: false,
        on: '2026-11-30',
      },
      due_at: iso('2026-11-23 11:00'),
      due_to_own: iso('2026-11-23 11:00'),
      // Five hours from ten o'clock.
      due_to_resolve: iso('2026-11-23 15:00'),
      item_version: 1,
    });
    expect(body.number).toMatch(/^SR-\d{6}$/);
    expect(body.entries).toMatchObject([{ event: 'asked', actor: { name: 'Demo patient' } }]);
    expect(await desk.mails(body.id)).toMatchObject([
      { template: 'service_request_asked', recipient: emailOf('patient'), data: { number: body.number } },
    ]);
  });

  test('every answer that does not fit is named', async () => {
    const answer = await desk.ask(item, {
      answers: {
        city: 'Paris',
        on: 'tomorrow',
        people: 'two',
        urgent: 'yes',
        guest: '01900000-0000-7000-8000-00000000dead',
        more: 'x'.repeat(1001),
        colour: 'red',
      },
    });
    expect(answer.status).toBe(422);
    expect(refusedFieldsOf(answer)).toEqual(
      ['city', 'colour', 'guest', 'more', 'on', 'people', 'urgent', 'what'].map((key) => `answers.${key}`),
    );
    const unknown = { answers: { what: 'x', guest: '01900000-0000-7000-8000-00000000dead' } };
    expect(refusedFieldsOf(await desk.ask(item, unknown))).toEqual(['answers.guest']);
    const script = { answers: { what: '<script>alert(1)</script>' } };
    expect(refusedFieldsOf(await desk.ask(item, script))).toEqual(['answers.what']);
    for (const answers of [[], 'text', null])
      expect(refusedFieldsOf(await desk.ask(item, { answers }))).toEqual(['answers']);
  });

  test('is for the roles of the service, and on behalf of others for staff', async () => {
    const staffOnly = await desk.published({ ask_roles: ['ayana_staff'] }, 'IT access');
    expect(refusedFieldsOf(await desk.ask(staffOnly))).toEqual(['item_id']);
    const patient = await desk.userId('patient');
    const doctor = await desk.userId('doctor');
    expect(refusedFieldsOf(await desk.ask(item, { on_behalf_of: doctor }))).toEqual(['on_behalf_of']);
    const { body } = await desk.ask(staffOnly, { on_behalf_of: patient }, 'ayana_staff');
    expect(body.on_behalf_of).toEqual({ id: patient, name: 'Demo patient' });
    expect((await desk.detail(body.id, 'patient')).status).toBe(200);
    expect((await desk.detail(body.id, 'doctor')).status).toBe(404);
  });

  test('twice with one key is one request', async () => {
    const send = () =>
      api.call<Detail>('POST', '/service-requests', {
        as: 'patient',
        body: { item_id: item.id, answers: { what: 'Once' } },
        headers: { 'idempotency-key': 'one-request' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
  });
});

describe('the clock', () => {
  test('stops while something is waited for, also over a week-end', async () => {
    // Friday at 16:00, six hours to resolve: priority 3.
    const { body } = await when('2026-11-27 16:00', () => desk.ask(item, { impact: 2, urgency: 2 }));
    expect([body.priority, body.due_to_resolve]).toEqual([3, iso('2026-11-28 13:00')]);
    const started = await when('2026-11-27 16:30', () => desk.move(body.id, 'start'));
    expect(started.body).toMatchObject({ owned_at: iso('2026-11-27 16:30'), due_at: iso('2026-11-28 13:00') });
    const stopped = await when('2026-11-27 17:00', () => desk.move(body.id, 'wait'));
    expect(stopped.body).toMatchObject({ due_at: null, paused_since: iso('2026-11-27 17:00') });
    const resumed = await when('2026-11-30 10:00', () => desk.move(body.id, 'resume'));
    // One hour of Friday, nine of Saturday, one of Monday; five of the six hours were left.
    expect(resumed.body).toMatchObject({ paused_since: null, paused_minutes: 660, due_at: iso('2026-11-30 15:00') });
    const resolved = await when('2026-11-30 14:00', () => desk.move(body.id, 'resolve'));
    expect(resolved.body).toMatchObject({ due_at: null, outcome: 'done', resolved_at: iso('2026-11-30 14:00') });
    const reopened = await when('2026-12-01 09:30', () => desk.move(body.id, 'reopen', {}, 'patient'));
    // An hour was left when it was resolved.
    expect(reopened.body).toMatchObject({ reopened_count: 1, resolved_at: null, outcome: null });
    expect(reopened.body.due_at).toBe(iso('2026-12-01 10:30'));
  });

  test('targets follow the priority', async () => {
    const { body } = await when('2026-11-23 10:00', () => desk.ask(item));
    expect([body.priority, body.due_to_resolve]).toEqual([4, iso('2026-11-23 17:00')]);
    const change = (fields: object) =>
      api.call<Detail>('PATCH', `/service-requests/${body.id}`, { as: 'ayana_staff', body: fields });
    expect((await change({ impact: 1, urgency: 1 })).body).toMatchObject({
      priority: 1,
      due_to_resolve: iso('2026-11-23 14:00'),
    });
    expect(refusedFieldsOf(await change({}))).toEqual(['impact']);
    expect(refusedFieldsOf(await change({ impact: 4 }))).toEqual(['impact']);
  });

  test('a missed target is marked once', async () => {
    const { body } = await when('2026-11-23 10:00', () => desk.ask(item));
    const run = (time: string) => when(time, () => api.app.get(BreachJob, { strict: false }).run());
    const breaches = async () =>
      (await desk.detail(body.id)).body.entries
        .filter(({ event }) => event === 'breached')
        .map(({ details }) => details);
    await run('2026-11-23 10:59');
    expect(await breaches()).toEqual([]);
    await run('2026-11-23 11:01');
    await run('2026-11-23 11:02');
    expect(await breaches()).toEqual([{ target: 'own' }]);
    await when('2026-11-23 12:00', () => desk.move(body.id, 'start'));
    await run('2026-11-24 10:00');
    await run('2026-11-24 10:01');
    expect(await breaches()).toEqual([{ target: 'own' }, { target: 'resolve' }]);
    expect((await desk.detail(body.id)).body).toMatchObject({
      own_breached_at: iso('2026-11-23 11:01'),
      resolve_breached_at: iso('2026-11-24 10:00'),
    });
    expect((await desk.detail(body.id, 'patient')).body.entries.map(({ event }) => event)).not.toContain('breached');
  });
});

test('a resolved request is closed after a week, unless it was opened again', async () => {
  const ask = async () => (await when('2026-11-23 09:00', () => desk.ask(item))).body;
  const [left, reopened] = [await ask(), await ask()];
  for (const { id } of [left, reopened])
    await when('2026-11-23 10:00', async () => {
      await desk.move(id, 'start');
      await desk.move(id, 'resolve');
    });
  await when('2026-11-30 09:00', () => desk.move(reopened.id, 'reopen', {}, 'patient'));
  const run = (time: string) => when(time, () => api.app.get(ClosingJob, { strict: false }).run());
  await run('2026-11-30 09:59');
  expect((await desk.detail(left.id)).body.state).toBe('resolved');
  expect(await run('2026-11-30 10:01')).toBe(1);
  const { body } = await desk.detail(left.id, 'patient');
  expect(body).toMatchObject({ state: 'closed', outcome: 'done', may_rate: true, transitions: ['reopen'] });
  expect(body.entries.at(-1)).toMatchObject({ event: 'transition', transition: 'close', actor: null });
  expect((await desk.detail(reopened.id)).body.state).toBe('reopened');
});

describe('approval', () => {
  test('is decided step by step, by those it was asked of', async () => {
    const doctor = await desk.userId('doctor');
    const chained = await desk.published({ approvals: [{ role: 'admin' }, { user_id: doctor }] }, 'Equipment repair');
    const { body } = await when('2026-11-23 10:00', () => desk.ask(chained));
    expect(body).toMatchObject({ state: 'awaiting_approval', due_at: null });
    expect((await desk.move(body.id, 'approve', {}, 'doctor')).status).toBe(403);
    expect((await desk.move(body.id, 'approve', {}, 'ayana_staff')).status).toBe(403);
    expect((await desk.move(body.id, 'approve', {}, 'patient')).status).toBe(403);
    expect((await desk.list('?approver=me', 'admin')).body.items.map(({ id }) => id)).toContain(body.id);
    const first = await when('2026-11-23 11:00', () => desk.move(body.id, 'approve', {}, 'admin'));
    expect(first.body).toMatchObject({ state: 'awaiting_approval', due_at: null });
    expect((await desk.list('?approver=me', 'admin')).body.items.map(({ id }) => id)).not.toContain(body.id);
    expect((await desk.detail(body.id, 'doctor')).body.approvals).toMatchObject([
      { step: 1, status: 'approved', decided_by: { name: 'Demo admin' }, is_mine: false },
      { step: 2, status: 'waiting', is_mine: true },
    ]);
    const second = await when('2026-11-23 12:00', () => desk.move(body.id, 'approve', {}, 'doctor'));
    // Two hours were waited for: the hour to own begins now.
    expect(second.body).toMatchObject({ state: 'new', paused_minutes: 120, due_at: iso('2026-11-23 13:00') });
    const asked = (await desk.mails(body.id)).filter(({ template }) => template === 'service_request_approval');
    expect(asked.map(({ recipient }) => recipient)).toEqual([emailOf('admin'), emailOf('doctor')]);
  });

  test('a declined request ends, and nobody is asked any more', async () => {
    const chained = await desk.published({ approvals: [{ role: 'admin' }, { role: 'super_admin' }] }, 'Equipment');
    const { body } = await desk.ask(chained);
    const declined = await desk.move(body.id, 'decline', { note: 'Too expensive' }, 'admin');
    expect(declined.body).toMatchObject({ state: 'closed', outcome: 'declined' });
    expect(declined.body.approvals.map(({ status }) => status)).toEqual(['declined', 'not_needed']);
    expect(JSON.stringify((await desk.detail(body.id, 'patient')).body.entries)).toContain('Too expensive');
  });

  test('nobody approves what they asked for', async () => {
    const chained = await desk.published({ approvals: [{ role: 'admin' }] }, 'Equipment');
    const { body } = await desk.ask(chained, {}, 'admin');
    expect((await desk.move(body.id, 'approve', {}, 'admin')).status).toBe(403);
    expect((await desk.list('?approver=me', 'admin')).body.items.map(({ id }) => id)).not.toContain(body.id);
  });

  test('needs an approver where the service has no chain', async () => {
    const { body } = await desk.ask(item);
    expect(refusedFieldsOf(await desk.move(body.id, 'ask_approval'))).toEqual(['approver_id']);
    expect((await desk.detail(body.id)).body.state).toBe('new');
  });
});
