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
    {
      id: 'uuid',
      title: 'text',
      text: 'text',
      state: 'text',
      owner_id: 'uuid',
      version: 'integer',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
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
    {
      id: 'uuid',
      control_id: 'uuid',
      title: 'text',
      note: 'text',
      web_address: 'text',
      owner_id: 'uuid',
      expires_on: 'date',
      state: 'text',
      version: 'integer',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
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
      version: 1,
      created_at,
      updated_at: created_at,
    };
  });
  await addRows(
    client,
    'data_requests',
    {
      id: 'uuid',
      kind: 'text',
      law: 'text',
      state: 'text',
      subject_id: 'uuid',
      text: 'text',
      received_on: 'date',
      due_on: 'date',
      is_extended: 'boolean',
      reason: 'text',
      assigned_to: 'uuid',
      decided_at: 'timestamptz',
      version: 'integer',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    rows,
  );
}
