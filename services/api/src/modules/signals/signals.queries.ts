import {
  incidentNumber,
  LIVE_SIGNAL_STATES,
  SIGNAL_KIND_NAMES,
  type Signal,
  type SignalEntry,
  type SignalKind,
  SIGNAL_STATES,
  signalNumber,
  type SignalSubject,
  type SignalSubjectKind,
} from '@ayana/contracts/operations';
import type { Taker } from '@ayana/contracts/problems';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { conditionsOf, type ListDefinition, placeOf } from '../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../platform/http/lists/sort-keys.js';
import { findPeople, personOf } from '../service-desk/index.js';
import { OWN_QUESTION_PATHS } from './own/own-questions.js';
import type { SignalFiltersDto, SignalSort } from './signals.dto.js';

/** Every signal, with the names of what it is about. */
export function signals(database: Kysely<Tables>) {
  return database
    .selectFrom('signals as signal')
    .leftJoin('patient_journeys as journey', 'journey.id', 'signal.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('inbox_items as item', 'item.id', 'signal.subject_id')
    .leftJoin('partner_hospitals as hospital', 'hospital.id', 'signal.subject_id')
    .leftJoin('own_signal_definitions as own', 'own.id', 'signal.subject_id')
    .leftJoin('users as acknowledger', 'acknowledger.id', 'signal.acknowledged_by')
    .leftJoin('incidents as incident', 'incident.id', 'signal.incident_id')
    .selectAll('signal')
    .select([
      'journey.case_number',
      'patient.name as patient_name',
      'item.name as sender_name',
      'hospital.hospital_name',
      'own.name as own_name',
      'own.question as own_question',
      'acknowledger.name as acknowledger_name',
      'incident.number as incident_number',
      'incident.is_drill as incident_is_drill',
    ]);
}

export type SignalListRow = Awaited<ReturnType<ReturnType<typeof signals>['execute']>>[number];

export const SIGNALS: ListDefinition<SignalListRow, SignalSort, Omit<SignalFiltersDto, 'sort' | 'order'>, null> = {
  id: 'signal.id',
  sort: 'opened',
  sorts: {
    opened: { column: 'signal.opened_at', type: 'timestamptz', order: 'desc', of: ({ opened_at }) => opened_at },
    severity: { column: 'signal.severity', type: 'integer', order: 'asc', of: ({ severity }) => severity },
    kind: byText('signal.kind', ({ kind }) => kind),
    state: byOrder('signal.state', SIGNAL_STATES, ({ state }) => state),
    began: { column: 'signal.began_at', type: 'timestamptz', order: 'desc', of: ({ began_at }) => began_at },
  },
  filters: {
    state: (states) => sql`signal.state = any (${states})`,
    kind: (kinds) => sql`signal.kind = any (${kinds})`,
    severity: (severities) => sql`signal.severity = any (${severities.map(Number)})`,
    live: (live) => sql`(signal.state = any (${[...LIVE_SIGNAL_STATES]})) = ${live}`,
    journey_id: (id) => sql`signal.journey_id = ${id}`,
  },
};

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

export function signalOf(row: SignalListRow): Signal {
  const { incident_id: incident, incident_number: number } = row;
  return {
    id: row.id,
    number: signalNumber(row.number),
    kind: row.kind,
    severity: row.severity,
    state: row.state,
    subject: subjectOf(row),
    journey_id: row.journey_id,
    case_number: row.case_number,
    facts: jsonOf(row.facts),
    began_at: isoTime(row.began_at),
    opened_at: isoTime(row.opened_at),
    acknowledged_by:
      row.acknowledged_by === null ? null : { id: row.acknowledged_by, name: row.acknowledger_name ?? '' },
    acknowledged_at: orNull(row.acknowledged_at),
    snoozed_until: orNull(row.snoozed_until),
    reason: row.reason,
    ended_at: orNull(row.ended_at),
    incident:
      incident === null || number === null
        ? null
        : { id: incident, number: incidentNumber(number, row.incident_is_drill ?? false) },
    of_kind: 1,
    version: row.version,
  };
}

/** The live signal about the same as another one, with who works on it. */
export async function newerSignal(database: Kysely<Tables>, id: string): Promise<Taker[]> {
  const rows = await signals(database)
    .innerJoin('signals as same', (join) =>
      join
        .onRef('same.kind', '=', 'signal.kind')
        .onRef('same.subject_kind', '=', 'signal.subject_kind')
        .on('same.subject_id', 'is not distinct from', sql.ref('signal.subject_id'))
        .on('same.id', '=', id),
    )
    .where('signal.id', '<>', id)
    .where('signal.state', 'in', [...LIVE_SIGNAL_STATES])
    .execute();
  return rows.map((row) => {
    const { id: signal_id, number, kind, subject, acknowledged_by, journey_id, case_number } = signalOf(row);
    return {
      kind: 'signal',
      id: signal_id,
      number,
      title: [SIGNAL_KIND_NAMES[kind], subject.name].filter(Boolean).join(': '),
      case: journey_id === null ? null : { id: journey_id, number: case_number ?? '' },
      owner: acknowledged_by?.name ?? null,
      until_at: null,
    };
  });
}

const OWN_OF = sql`(case when signal.kind = 'own' then signal.subject_id end)`;

/** The first signal of each kind, and of each own definition, by an order, with how many there are of it. */
export async function firstOfKinds(
  database: Kysely<Tables>,
  { sort = SIGNALS.sort, order, ...filters }: SignalFiltersDto,
): Promise<Map<string, number>> {
  const key = SIGNALS.sorts[sort];
  const direction = (order ?? key.order) === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: string; count: number }>`
    select distinct on (signal.kind, ${OWN_OF}) signal.id,
      (count(*) over (partition by signal.kind, ${OWN_OF}))::integer as count
    from signals signal
    where ${sql.join([sql`true`, ...conditionsOf(SIGNALS.filters, filters, null)], sql` and `)}
    order by signal.kind, ${OWN_OF}, ${placeOf(key)} ${direction}, signal.id ${direction}`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const PATHS: Readonly<Record<Exclude<SignalSubjectKind, 'system' | 'own'>, string>> = {
  journey: '/case-manager/cases/',
  inbox_item: '/admin/inbox?request=',
  hospital: '/admin/hospitals/',
};

/** Where what a signal without a subject counts is seen. */
const SYSTEM_PATHS: Partial<Record<SignalKind, string>> = {
  guessed_sign_ins: '/admin/activity/security',
  late_enquiry: '/admin/inbox?view=open&overdue=true',
};

type NamedRow = Pick<
  SignalListRow,
  'kind' | 'subject_kind' | 'subject_id' | 'patient_name' | 'sender_name' | 'hospital_name'
> &
  Partial<Pick<SignalListRow, 'own_name' | 'own_question'>>;

export function subjectOf(row: NamedRow): SignalSubject {
  const { subject_kind: kind, subject_id: id } = row;
  if (kind === 'system' || id === null) return { kind, id, name: '', href: SYSTEM_PATHS[row.kind] ?? null };
  if (kind === 'own')
    return {
      kind,
      id,
      name: row.own_name ?? '',
      href: row.own_question == null ? null : OWN_QUESTION_PATHS[row.own_question],
    };
  const name = { journey: row.patient_name, inbox_item: row.sender_name, hospital: row.hospital_name }[kind];
  return { kind, id, name: name ?? '', href: PATHS[kind] + id };
}

/** The oldest first. */
export async function entriesOf(database: Kysely<Tables>, id: string): Promise<SignalEntry[]> {
  const rows = await database
    .selectFrom('signal_entries')
    .selectAll()
    .where('signal_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    database,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map(({ signal_id: _signal, at, actor_id, facts, ...entry }) =>
    Object.assign(entry, {
      at: isoTime(at),
      actor: personOf(people, actor_id),
      facts: facts === null ? null : jsonOf(facts),
    }),
  );
}
