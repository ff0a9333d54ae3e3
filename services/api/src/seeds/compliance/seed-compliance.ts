import { ACTIVITY_ACTIONS } from '@ayana/contracts/activity';
import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import { dataRequestDue, type DataLaw, type DataRequestKind, type DataRequestState } from '@ayana/contracts/operations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { addRows } from '../rows.js';
import { DEMO_CONTROLS } from './controls.js';

const SEED = 'compliance';
const DAY = 86_400_000;

interface DemoRequest {
  kind: DataRequestKind;
  law: DataLaw;
  state: DataRequestState;
  /** Days ago. */
  received: number;
  text: string;
}

/** One of each kind and state; the first is late. */
const REQUESTS: readonly DemoRequest[] = [
  {
    kind: 'export',
    law: 'gdpr',
    state: 'verified',
    received: 34,
    text: 'Please send me everything you have of my knee.',
  },
  { kind: 'correct', law: 'dpdp', state: 'received', received: 3, text: 'My family name is written with an h.' },
  { kind: 'erase', law: 'gdpr', state: 'received', received: 22, text: 'I have decided against the operation.' },
  { kind: 'erase', law: 'gdpr', state: 'refused', received: 70, text: 'Delete my account, please.' },
];

/** Controls, evidence and requests about data, relative to today: once, into any database with the demo accounts. All of it is invented. */
export async function seedCompliance(client: Client, ids: Ids, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const { rows: users } = await client.query<{ id: string; role: string | null }>(
    'select id, role from users where email = any ($1) order by email',
    [emails],
  );
  const staff = users.filter(({ role }) => role === 'admin' || role === 'ayana_staff').map(({ id }) => id);
  const ownerOf = (index: number): string | null => staff[index % Math.max(staff.length, 1)] ?? null;
  await addControls(client, ids, now, ownerOf);
  const subjects = users.filter(({ role }) => role === 'patient' || role === 'doctor' || role === 'unverified_user');
  await addRequests(client, ids, now, { subjects: subjects.map(({ id }) => id), assignee: ownerOf(1) });
  await client.query(
    `update compliance_requirements set owner_id = ($1::uuid[])[1 + ('x' || substr(md5(framework || code), 1, 4))::bit(16)::integer % $2] where $2 > 0`,
    [staff, staff.length],
  );
  await addRetention(client, ids, now, users.find(({ role }) => role === 'admin')?.id ?? null);
}

const dayAt = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

async function addControls(
  client: Client,
  ids: Ids,
  now: Date,
  ownerOf: (index: number) => string | null,
): Promise<void> {
  const made = new Date(now.getTime() - 200 * DAY);
  const times = { version: 1, created_at: made, updated_at: made };
  const controls = DEMO_CONTROLS.map((control, index) =>
    Object.assign({ id: ids.next(), owner_id: ownerOf(index) }, control),
  );
  await addRows(
    client,
    'compliance_controls',
    controls.map(({ id, title, text, owner_id }) => ({ id, title, text, state: 'active', owner_id, ...times })),
  );
  for (const { id, meets } of controls)
    for (const [framework, code] of meets)
      await client.query(
        `insert into compliance_requirement_controls (requirement_id, control_id)
         select id, $3 from compliance_requirements where framework = $1 and code = $2 on conflict do nothing`,
        [framework, code, id],
      );
  await addRows(
    client,
    'compliance_evidence',
    controls.flatMap(({ id: control_id, owner_id, evidence }) =>
      evidence.map(({ title, note = null, web_address = null, ends }) => ({
        id: ids.next(),
        control_id,
        title,
        note,
        web_address,
        owner_id,
        expires_on: ends === null ? null : dayAt(now, ends),
        state: 'current',
        ...times,
      })),
    ),
  );
}

async function addRequests(
  client: Client,
  ids: Ids,
  now: Date,
  { subjects, assignee }: { subjects: readonly string[]; assignee: string | null },
): Promise<void> {
  if (subjects.length === 0) return;
  const rows = REQUESTS.map(({ kind, law, state, received, text }, index) => {
    const received_on = dayAt(now, -received);
    const created_at = new Date(now.getTime() - received * DAY);
    return {
      id: ids.next(),
      kind,
      law,
      state,
      // The refused one is of the first again: it is no longer open.
      subject_id: subjects[index % subjects.length],
      text,
      received_on,
      due_on: dataRequestDue(law, received_on),
      is_extended: false,
      reason: state === 'refused' ? 'A quote was accepted last week; the case has to be ended first.' : null,
      assigned_to: assignee,
      decided_at: state === 'refused' ? new Date(created_at.getTime() + 5 * DAY) : null,
      created_at,
      updated_at: created_at,
    };
  });
  await addRows(client, 'data_requests', rows);
  await addRows(
    client,
    'audit_entries',
    rows.flatMap(({ id, kind, law, state, subject_id, created_at }) =>
      stepsOf(state).map(([to, days, details]) => ({
        id: ids.next(),
        type: ACTIVITY_ACTIONS['data_request.changed'],
        action: 'data_request.changed',
        actor_id: assignee,
        actor_role: 'ayana_staff',
        subject_id,
        details: { id, part: 'data_request', kind, ...(to === 'received' ? { law } : details), to },
        created_at: new Date(created_at.getTime() + days * DAY),
      })),
    ),
  );
}

/** How a request came into its state, each step so many days after it was received. */
function stepsOf(state: DataRequestState): [to: DataRequestState, days: number, details: object][] {
  const received: [DataRequestState, number, object] = ['received', 0, {}];
  if (state === 'verified') return [received, ['verified', 2, { transition: 'verify', from: 'received' }]];
  return state === 'refused' ? [received, ['refused', 5, { transition: 'refuse', from: 'received' }]] : [received];
}

/** One rule is switched on and ran last night; another was only tried. */
async function addRetention(client: Client, ids: Ids, now: Date, by: string | null): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  await client.query(
    `update retention_rules set is_active = true, updated_at = $1, updated_by = $2 where key = 'left_newsletters'`,
    [ago(19), by],
  );
  await addRows(
    client,
    'retention_runs',
    [
      { rule: 'left_newsletters', is_dry: true, keep_days: 90, found: 14, removed: 0, by_user_id: by, at: ago(20) },
      { rule: 'closed_enquiries', is_dry: true, keep_days: 730, found: 0, removed: 0, by_user_id: by, at: ago(6) },
      {
        rule: 'left_newsletters',
        is_dry: false,
        keep_days: 90,
        found: 14,
        removed: 14,
        by_user_id: null,
        at: ago(18.4),
      },
      { rule: 'left_newsletters', is_dry: false, keep_days: 90, found: 1, removed: 1, by_user_id: null, at: ago(0.4) },
    ].map((run) => Object.assign({ id: ids.next() }, run)),
  );
}
