import {
  SERVICE_REQUEST_STATES,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { OWN_REQUEST_STEPS, SERVICE_REQUEST_STEPS } from '@ayana/contracts/testing';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Item } from '../testing/desk.js';
import type { ServiceRequestTransitionDto } from './requests.dto.js';

let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());

type Name = ServiceRequestTransitionDto['name'];
const NAMES: readonly Name[] = [
  'assign',
  'start',
  'wait',
  'resume',
  'ask_approval',
  'approve',
  'decline',
  'resolve',
  'close',
  'reopen',
  'cancel',
];

/** How a request gets into a state, and where each transition leads. */
const REACH: Readonly<Record<ServiceRequestState, readonly Name[]>> = {
  new: [],
  assigned: ['assign'],
  in_progress: ['start'],
  pending: ['start', 'wait'],
  awaiting_approval: ['ask_approval'],
  resolved: ['start', 'resolve'],
  closed: ['cancel'],
  reopened: ['start', 'resolve', 'reopen'],
};
const LEADS_TO: Readonly<Record<Name, ServiceRequestState>> = {
  assign: 'assigned',
  start: 'in_progress',
  wait: 'pending',
  resume: 'in_progress',
  ask_approval: 'awaiting_approval',
  approve: 'new',
  decline: 'closed',
  resolve: 'resolved',
  close: 'closed',
  reopen: 'reopened',
  cancel: 'closed',
};

async function requestAt(state: ServiceRequestState): Promise<string> {
  const { body } = await desk.ask(item);
  const approver_id = await desk.userId('admin');
  for (const name of REACH[state]) await desk.move(body.id, name, name === 'ask_approval' ? { approver_id } : {});
  return body.id;
}

describe.each(SERVICE_REQUEST_STATES)('a request that is %s', (state) => {
  test('can be changed by staff as designed, and in no other way', async () => {
    // Who asked for an approval does not give it.
    const as = state === 'awaiting_approval' ? 'admin' : 'ayana_staff';
    const approver_id = await desk.userId('admin');
    for (const name of NAMES) {
      const id = await requestAt(state);
      const before = (await desk.detail(id, as)).body;
      expect(before.state).toBe(state);
      expect(before.transitions).toEqual(SERVICE_REQUEST_STEPS[state]);
      const { status, body } = await desk.move(id, name, name === 'ask_approval' ? { approver_id } : {}, as);
      if (SERVICE_REQUEST_STEPS[state].includes(name)) {
        expect([name, status, body.state]).toEqual([name, 200, LEADS_TO[name]]);
        expect(body.version).toBe(before.version + 1);
        expect(body.entries.findLast(({ event }) => event === 'transition')).toMatchObject({
          transition: name,
          from_state: state,
          to_state: LEADS_TO[name],
          actor: { name: as === 'admin' ? 'Demo admin' : 'Demo ayana staff' },
        });
      } else {
        expect([name, status, body.code]).toEqual([name, 409, 'illegal_transition']);
        expect((await desk.detail(id, as)).body).toEqual(before);
      }
    }
  });

  test('offers to the one who asked what is theirs to do', async () => {
    const id = await requestAt(state);
    const { body } = await desk.detail(id, 'patient');
    const others = new Set<ServiceRequestTransition>(['approve', 'decline']);
    const own = OWN_REQUEST_STEPS[state].filter((name) => !others.has(name));
    expect(body.transitions).toEqual(own);
    for (const name of NAMES.filter((each) => !own.includes(each)).slice(0, 6)) {
      const answer = await desk.move(id, name, {}, 'patient');
      expect([name, [403, 409].includes(answer.status)]).toEqual([name, true]);
    }
    expect((await desk.detail(id, 'patient')).body).toEqual(body);
  });
});

test('an outsider finds no request, neither to read nor to change', async () => {
  const { body } = await desk.ask(item);
  expect((await desk.detail(body.id, 'doctor')).status).toBe(404);
  for (const answer of [
    await desk.move(body.id, 'cancel', {}, 'doctor'),
    await desk.post(body.id, 'comments', { text: 'Hello', visibility: 'public' }, 'doctor'),
    await desk.post(body.id, 'satisfaction', { rating: 5 }, 'doctor'),
  ])
    expect(answer.status).toBe(404);
  expect((await desk.list('', 'doctor')).body.items).toEqual([]);
  expect((await desk.list('', 'patient')).body.items.map(({ id }) => id)).toContain(body.id);
});

test('taking over sets who works on it; only staff can', async () => {
  const { body } = await desk.ask(item);
  const admin = await desk.userId('admin');
  const given = await desk.move(body.id, 'assign', { assigned_to: admin });
  expect(given.body.assigned_to).toEqual({ id: admin, name: 'Demo admin' });
  expect(given.body.owned_at).not.toBeNull();
  const patient = await desk.userId('patient');
  expect(refusedFieldsOf(await desk.move(body.id, 'assign', { assigned_to: patient }))).toEqual(['assigned_to']);
  const started = await desk.move((await desk.ask(item)).body.id, 'start');
  expect(started.body.assigned_to?.name).toBe('Demo ayana staff');
});

test('transitions that need a word are refused without one', async () => {
  const { body } = await desk.ask(item);
  for (const name of ['wait', 'resolve', 'reopen', 'cancel', 'decline'] as const) {
    const answer = await desk.post(body.id, 'transitions', { name });
    expect([name, answer.status, refusedFieldsOf(answer)]).toEqual([name, 422, ['note']]);
  }
  expect((await desk.post(body.id, 'transitions', { name: 'assign' })).status).toBe(200);
});

test('a note for staff is not shown to the one who asked', async () => {
  const { body } = await desk.ask(item);
  await desk.move(body.id, 'assign', { note: 'Ravi is on leave' });
  await desk.move(body.id, 'start', { note: undefined });
  await desk.move(body.id, 'wait', { note: 'We wait for the hospital' });
  const seen = JSON.stringify((await desk.detail(body.id, 'patient')).body);
  expect(seen).not.toContain('Ravi');
  expect(seen).toContain('We wait for the hospital');
  expect(JSON.stringify((await desk.detail(body.id)).body)).toContain('Ravi');
});

test('two people who change the same request do not undo each other', async () => {
  const { body } = await desk.ask(item);
  const { headers } = await desk.detail(body.id);
  const etag = headers.get('etag') ?? '';
  expect(etag).toBe(`"${body.version}"`);
  const change = (fields: object, ifMatch: string) =>
    api.call<{ code: string; impact: number }>('PATCH', `/service-requests/${body.id}`, {
      as: 'ayana_staff',
      body: fields,
      headers: { 'if-match': ifMatch },
    });
  const answers = await Promise.all([change({ impact: 1 }, etag), change({ urgency: 1 }, etag)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)?.body.code).toBe('stale_version');
  const again = await change(
    { summary: 'Two interpreters' },
    answers.find(({ status }) => status === 200)?.headers.get('etag') ?? '',
  );
  expect(again.status).toBe(200);
  const moved = await api.call('POST', `/service-requests/${body.id}/transitions`, {
    as: 'ayana_staff',
    body: { name: 'assign' },
    headers: { 'if-match': etag },
  });
  expect(moved.status).toBe(412);
});

test('every change is in the audit trail', async () => {
  const { body } = await desk.ask(item);
  await desk.move(body.id, 'start');
  const entries = await api.database.rows<{ actor_role: string; details: { transition?: string; to: string } }>(
    `select actor_role, details from audit_entries where details->>'id' = $1 order by created_at, id`,
    [body.id],
  );
  expect(entries.map(({ actor_role, details }) => [actor_role, details.transition, details.to])).toEqual([
    ['patient', undefined, 'new'],
    ['ayana_staff', 'start', 'in_progress'],
  ]);
});
