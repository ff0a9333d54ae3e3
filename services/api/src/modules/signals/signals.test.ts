import { SIGNAL_STATES, type SignalCommand, type SignalState } from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { type Causes, causesOf } from './testing/causes.js';
import { inHours, type Operations, operationsOf } from '../incidents/testing/operations.js';

const sockets = testSockets();
let api: TestApi;
let operations: Operations;
let causes: Causes;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
});
afterAll(() => api.close());

/** A fresh open signal of a patient that nobody met. */
async function opened(): Promise<{ id: string; version: number; journey: string }> {
  const journey = await causes.landed(inHours(-4));
  await operations.evaluate();
  const [signal] = await operations.about('missed_arrival', journey);
  if (signal === undefined) throw new Error('A missed arrival is a signal');
  return { id: signal.id, version: signal.version, journey };
}

const BODIES: Record<SignalCommand, object> = {
  acknowledge: {},
  snooze: { reason: 'The colleague calls tomorrow', until: inHours(24).toISOString() },
  wake: {},
  dismiss: { reason: 'Answered by phone' },
  reopen: {},
};
const NAMES = Object.keys(BODIES) as SignalCommand[];
const LEADS_TO: Record<SignalCommand, SignalState> = {
  acknowledge: 'acknowledged',
  snooze: 'snoozed',
  wake: 'open',
  dismiss: 'dismissed',
  reopen: 'open',
};
/** What a person may do, and how a signal gets there. */
const OFFERED: Record<SignalState, string[]> = {
  open: ['acknowledge', 'snooze', 'dismiss', 'open_incident'],
  acknowledged: ['snooze', 'dismiss', 'open_incident'],
  snoozed: ['acknowledge', 'wake', 'dismiss', 'open_incident'],
  in_incident: [],
  dismissed: ['reopen'],
  cleared: [],
};

async function signalAt(state: SignalState): Promise<string> {
  const { id, journey } = await opened();
  const name = NAMES.find((each) => LEADS_TO[each] === state);
  if (state === 'in_incident')
    await api.call('POST', `/signals/${id}/incident`, {
      as: 'ayana_staff',
      body: { title: 'Many enquiries wait', type: 'service', severity: 4 },
    });
  else if (state === 'cleared') {
    await causes.met(journey, new Date());
    await operations.evaluate(inHours(0.2));
  } else if (state !== 'open' && name !== undefined) await operations.move(id, { name, ...BODIES[name] });
  return id;
}

test.each(SIGNAL_STATES)('a signal that is %s can be moved as designed, and in no other way', async (state) => {
  for (const name of NAMES) {
    const id = await signalAt(state);
    const { body: before } = await operations.signal(id);
    expect([before.state, before.transitions]).toEqual([state, OFFERED[state]]);
    const { status, body } = await operations.move(id, { name, ...BODIES[name] });
    if (OFFERED[state].includes(name)) {
      expect([name, status, body.state, body.version]).toEqual([name, 200, LEADS_TO[name], before.version + 1]);
      expect(body.entries.at(-1)).toMatchObject({
        event: 'transition',
        transition: name,
        from_state: state,
        to_state: LEADS_TO[name],
        actor: { name: 'Demo ayana staff' },
      });
    } else {
      expect([name, status, body.code]).toEqual([name, 409, 'illegal_transition']);
      expect((await operations.signal(id)).body).toEqual(before);
    }
  }
});

test('who acknowledged it, why it sleeps and until when, and why it was dismissed are shown', async () => {
  const { id } = await opened();
  const seen = await operations.move(id, { name: 'acknowledge' }, { as: 'admin' });
  expect(seen.body).toMatchObject({ acknowledged_by: { name: 'Demo admin' }, reason: null, ended_at: null });
  const asleep = await operations.move(id, { name: 'snooze', ...BODIES.snooze });
  expect(asleep.body).toMatchObject({
    reason: 'The colleague calls tomorrow',
    snoozed_until: inHours(24).toISOString(),
    acknowledged_by: { name: 'Demo admin' },
  });
  const dismissed = await operations.move(id, { name: 'dismiss', reason: 'Answered by phone' });
  expect(dismissed.body).toMatchObject({
    reason: 'Answered by phone',
    snoozed_until: null,
    ended_at: expect.any(String),
  });
});

test('a snooze needs a reason and a moment within thirty days, a dismissal a reason', async () => {
  const { id } = await opened();
  const fields = async (body: object) => refusedFieldsOf(await operations.move(id, body));
  const reason = 'Later';
  expect(await fields({ name: 'dismiss' })).toEqual(['reason']);
  expect(await fields({ name: 'snooze', until: inHours(2).toISOString() })).toEqual(['reason']);
  expect(await fields({ name: 'snooze', reason })).toEqual(['until']);
  expect(await fields({ name: 'snooze', reason, until: inHours(-1).toISOString() })).toEqual(['until']);
  expect(await fields({ name: 'snooze', reason, until: inHours(31 * 24).toISOString() })).toEqual(['until']);
  expect(await fields({ name: 'acknowledge', until: inHours(2).toISOString() })).toEqual(['until']);
  expect(await fields({ name: 'clear' })).toEqual(['name']);
  expect((await operations.signal(id)).body.state).toBe('open');
});

test('a snoozed signal wakes at its time, by the clock', async () => {
  const { id } = await opened();
  await operations.move(id, { name: 'snooze', reason: 'Tomorrow', until: inHours(24).toISOString() });
  await operations.evaluate(inHours(23.9));
  expect((await operations.signal(id)).body.state).toBe('snoozed');
  await operations.evaluate(inHours(24.1));
  const { body } = await operations.signal(id);
  expect([body.state, body.snoozed_until]).toEqual(['open', null]);
  expect(body.entries.at(-1)).toMatchObject({ transition: 'wake', actor: null });
});

test('a dismissed signal does not come back for the same cause; reopened, it is the same one', async () => {
  const { id, journey } = await opened();
  await operations.move(id, { name: 'dismiss', reason: 'A colleague answers' });
  await operations.evaluate(inHours(1));
  await operations.evaluate(inHours(48));
  expect(await operations.about('missed_arrival', journey)).toHaveLength(1);
  await operations.move(id, { name: 'reopen' });
  expect(await operations.about('missed_arrival', journey)).toMatchObject([{ id, state: 'open', ended_at: null }]);
});

test('the database keeps one open signal for a subject, also when two jobs run at once', async () => {
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 3, inHours(-2), ['fever']);
  await causes.checkIn(journey_id, 7, inHours(-1), ['pain']);
  await Promise.all([operations.evaluate(), operations.evaluate(), operations.evaluate()]);
  const [found, ...others] = await operations.about('red_flag_check_in', journey_id);
  expect([found?.state, found?.facts['day'], others]).toEqual(['open', 3, []]);
  const copy = (state: string, cause: string) =>
    api.database.rows(
      `insert into signals select (jsonb_populate_record(signal, jsonb_build_object('id', gen_random_uuid(), 'number',
         nextval('signal_numbers'), 'state', $2::text, 'cause', $3::text))).* from signals signal where id = $1`,
      [found?.id, state, cause],
    );
  await expect(copy('open', 'another')).rejects.toThrow('signals_one_live');
  await expect(copy('acknowledged', 'another')).rejects.toThrow('signals_one_live');
  // Once it is decided, the other answer is a signal of its own, and the first one stays as it is.
  await operations.move(found?.id ?? '', { name: 'dismiss', reason: 'Called: it was the weather' });
  await operations.evaluate(inHours(0.1));
  const [second] = await operations.about('red_flag_check_in', journey_id);
  expect([second?.state, second?.facts['day']]).toEqual(['open', 7]);
  expect((await operations.signal(second?.id ?? '')).body.earlier.map(({ id }) => id)).toEqual([found?.id]);
  const again = await operations.move(found?.id ?? '', { name: 'reopen' });
  const { code, taken_by } = again.body as Partial<Problem>;
  expect([again.status, code, taken_by?.map(({ kind, id, number }) => [kind, id, number])]).toEqual([
    409,
    'illegal_transition',
    [['signal', second?.id, second?.number]],
  ]);
});

test('two people at once: the second sees that it has changed', async () => {
  const { id, version } = await opened();
  const headers = { 'if-match': `"${version}"` };
  const answers = await Promise.all([
    operations.move(id, { name: 'acknowledge' }, { headers }),
    operations.move(id, { name: 'dismiss', reason: 'Known' }, { as: 'admin', headers }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test('what happened to a signal is only added to', async () => {
  const { id } = await opened();
  for (const change of [
    `update signal_entries set text = 'x' where signal_id = $1`,
    'delete from signal_entries where signal_id = $1',
  ])
    await expect(api.database.rows(change, [id])).rejects.toThrow('never changed or removed');
});

test('every act is in the activity, the system’s too', async () => {
  const { id } = await opened();
  await operations.move(id, { name: 'acknowledge' });
  expect(await operations.trail('signal.changed', id)).toMatchObject([
    { actor_role: null, details: { kind: 'missed_arrival', to: 'open' } },
    { actor_role: 'ayana_staff', details: { transition: 'acknowledge', from: 'open', to: 'acknowledged' } },
  ]);
});

test('those a definition names get one email for all that was found at once, and all who watch an event', async () => {
  const admin = await operations.userId('admin');
  await api.call('PATCH', '/signal-definitions/visa_lapsing', { as: 'admin', body: { notify_user_ids: [admin] } });
  const seen: unknown[] = [];
  const socket = await sockets.connect(api.url, await api.signIn('ayana_staff'));
  socket.on('signals.updated', (event) => seen.push(event));
  for (let index = 0; index < 3; index += 1) await causes.visa((await causes.patient()).journey_id, '2027-01-20');
  await operations.evaluate(new Date('2027-01-10T00:00:00Z'));
  await operations.evaluate(new Date('2027-01-10T00:01:00Z'));
  const mails = await api.database.rows<{ recipient: string; data: Record<string, unknown> }>(
    `select recipient, data from outgoing_mails where template = 'signal_opened' and data->>'kind' = 'visa_lapsing'`,
  );
  expect(mails).toMatchObject([
    { recipient: emailOf('admin'), data: { count: 3, severity: 3, path: '/admin/crisis-detection?kind=visa_lapsing' } },
  ]);
  expect(JSON.stringify(mails)).not.toContain('Otieno');
  await eventually(() => Promise.resolve(seen.length >= 3));
  expect(seen[0]).toEqual({ id: expect.any(String) });
});

test('the list is filtered and ordered, and counted', async () => {
  const live = await operations.list('live=true');
  expect(live.length).toBeGreaterThan(3);
  expect(live.every(({ state }) => ['open', 'acknowledged', 'snoozed', 'in_incident'].includes(state))).toBe(true);
  const ended = await operations.list('live=false');
  expect(ended.every(({ state }) => ['dismissed', 'cleared'].includes(state))).toBe(true);
  const severities = (await operations.list('sort=severity')).map(({ severity }) => severity);
  expect(severities).toEqual(severities.toSorted());
  expect((await operations.list('state=dismissed')).every(({ state }) => state === 'dismissed')).toBe(true);
  const { body: counts } = await api.call<{ live: number; open: number; by_severity: Record<string, number> }>(
    'GET',
    '/signals/counts',
    { as: 'ayana_staff' },
  );
  expect(counts.live).toBe(live.length);
  expect(counts.open).toBe(live.filter(({ state }) => state === 'open').length);
  expect(Object.values(counts.by_severity).reduce((sum, each) => sum + each, 0)).toBe(live.length);
});

test('a definition that is switched off finds nothing', async () => {
  await api.call('PATCH', '/signal-definitions/red_flag_check_in', { as: 'admin', body: { is_on: false } });
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 3, inHours(-2), ['fever']);
  await operations.evaluate();
  expect(await operations.about('red_flag_check_in', journey_id)).toEqual([]);
  await api.call('PATCH', '/signal-definitions/red_flag_check_in', { as: 'admin', body: { is_on: true } });
  await atTime(api, new Date(), () => operations.evaluate());
  expect(await operations.about('red_flag_check_in', journey_id)).toHaveLength(1);
});

const count = async (path: string) => (await api.call<number>('GET', `/signals/${path}`, { as: 'ayana_staff' })).body;

test('the rail counts what nobody has acknowledged, and the critical ones of it', async () => {
  const before = [await count('open-count'), await count('critical-count')] as const;
  const { journey_id } = await causes.patient();
  await causes.criticalResult(journey_id, inHours(-2));
  const { id } = await opened();
  expect([await count('open-count'), await count('critical-count')]).toEqual([before[0] + 2, before[1] + 1]);
  await operations.move(id, { name: 'acknowledge' });
  const [critical] = await operations.about('unseen_critical_result', journey_id);
  expect([await count('open-count'), await count('critical-count')]).toEqual([before[0] + 1, before[1] + 1]);
  await operations.move(critical?.id ?? '', { name: 'acknowledge' });
  expect([await count('open-count'), await count('critical-count')]).toEqual([...before]);
  expect((await api.call('GET', '/signals/open-count', { as: 'patient' })).status).toBe(403);
});

test('signals are exported by their filters, formulas as text, and the export is recorded', async () => {
  const { id, journey } = await opened();
  await api.database.rows(
    `update users set name = '=HYPERLINK("https://evil.example")' where id = (select patient_id from patient_journeys where id = $1)`,
    [journey],
  );
  const { headers, text } = await api.call('GET', '/signals/export?kind=missed_arrival&live=true&order=desc', {
    as: 'ayana_staff',
  });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ayana-signals-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^"number","kind","severity","state"/);
  expect(lines).toHaveLength((await operations.list('kind=missed_arrival&live=true')).length);
  expect(lines.find((line) => line.includes(id))).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const [entry] = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'signals.exported'`,
  );
  expect(entry?.details).toEqual({ kind: ['missed_arrival'], live: true, order: 'desc' });
  expect((await api.call('GET', '/signals/export', { as: 'patient' })).status).toBe(403);
});

test('signals of one definition are one row: the first by the order, with how many there are', async () => {
  await opened();
  await opened();
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 3, inHours(-2), ['fever']);
  await operations.evaluate();
  const all = await operations.list('live=true&sort=severity');
  const grouped = await operations.list('live=true&sort=severity&grouped=true');
  const counts = Map.groupBy(all, ({ kind }) => kind);
  expect(grouped.map(({ kind, of_kind }) => [kind, of_kind]).toSorted()).toEqual(
    [...counts].map(([kind, each]) => [kind, each.length]).toSorted(),
  );
  for (const { id, kind } of grouped) expect(id).toBe(counts.get(kind)?.[0]?.id);
  expect(all.every(({ of_kind }) => of_kind === 1)).toBe(true);
  const { body } = await api.call<{ items: { id: string }[]; next_cursor: string | null }>(
    'GET',
    '/signals?live=true&sort=severity&grouped=true&limit=1',
    { as: 'ayana_staff' },
  );
  expect([body.items.map(({ id }) => id), body.next_cursor === null]).toEqual([[grouped[0]?.id], false]);
});
