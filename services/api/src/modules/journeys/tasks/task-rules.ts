import { mayEnter } from '@ayana/contracts/identity';
import { ACTIVE_ASSIGNMENT_STATES, type TaskOwnerKind, type TaskSubjectKind } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import type { JourneyTaskRow } from './journey-task.entity.js';
import type { NewJourneyTaskDto } from './journey-tasks.dto.js';

const SUBJECT_TABLES = {
  document: 'documents',
  opinion: 'medical_opinions',
  quote: 'quotes',
  assignment: 'assignments',
  thread: 'threads',
  travel_leg: 'travel_legs',
  check_in: 'check_ins',
} as const satisfies Record<
  Exclude<TaskSubjectKind, 'treatment_request' | 'health_summary' | 'patient_details'>,
  keyof Tables
>;

/** What is wrong with a new task: a journey, an assignee or a subject that is not of this case. */
export async function taskFaults(
  database: Kysely<Tables>,
  journey: PatientJourneyRow | null,
  form: NewJourneyTaskDto,
): Promise<FieldError[]> {
  if (journey === null) return [{ field: 'journey_id', message: messages.unknown_journey }];
  const [owner, hasSubject] = await Promise.all([
    ownerFault(database, {
      journey_id: form.journey_id,
      owner_kind: form.owner_kind,
      owner_id: form.owner_id ?? null,
    }),
    isSubject(database, journey, form),
  ]);
  return [
    ...(owner === null ? [] : [owner]),
    ...(hasSubject ? [] : [{ field: 'subject_id', message: messages.unknown_subject }]),
  ];
}

interface TaskOwner {
  journey_id: string;
  owner_kind: TaskOwnerKind;
  owner_id: string | null;
}

/** What is wrong with the owner of a task: null for one who works on the case. */
export async function ownerFault(database: Kysely<Tables>, owner: TaskOwner): Promise<FieldError | null> {
  return (await isOwner(database, owner)) ? null : { field: 'owner_id', message: messages.unknown_owner };
}

/** Who has a task, by name: the person, the partner, the patient, or the case manager; null where there is nobody yet. */
export async function ownerName(
  database: Kysely<Tables>,
  { journey_id, owner_kind, owner_id = null }: Pick<JourneyTaskRow, 'journey_id' | 'owner_kind' | 'owner_id'>,
): Promise<string | null> {
  const row = await database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
    .leftJoin('users as person', (join) => join.on('person.id', '=', owner_id))
    .leftJoin('partners as partner', (join) => join.on('partner.id', '=', owner_id))
    .select(['patient.name as patient', 'manager.name as manager', 'person.name as person', 'partner.company_name'])
    .where('journey.id', '=', journey_id)
    .executeTakeFirstOrThrow();
  if (owner_id !== null) return row.person ?? row.company_name;
  return owner_kind === 'patient' ? row.patient : row.manager;
}

async function isOwner(database: Kysely<Tables>, { journey_id, owner_kind, owner_id }: TaskOwner) {
  if (owner_kind === 'patient') return owner_id === null;
  if (owner_kind === 'case_manager') return owner_id === null || isStaff(database, owner_id);
  if (owner_id === null) return false;
  const assignment = await database
    .selectFrom('assignments')
    .select('id')
    .where('journey_id', '=', journey_id)
    .where(owner_kind === 'doctor' ? 'assignee_user_id' : 'partner_id', '=', owner_id)
    .where('status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
    .executeTakeFirst();
  return assignment !== undefined;
}

async function isStaff(database: Kysely<Tables>, id: string): Promise<boolean> {
  const user = await database.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  return user !== undefined && mayEnter('case_work', user.role);
}

async function isSubject(
  database: Kysely<Tables>,
  journey: PatientJourneyRow,
  { subject_kind: kind, subject_id: id }: NewJourneyTaskDto,
): Promise<boolean> {
  if (kind === undefined || id === undefined) return id === undefined;
  // Of the patient, not of one journey: it has no id to lead to.
  if (kind === 'health_summary' || kind === 'patient_details') return false;
  if (kind === 'treatment_request') return id === journey.treatment_request_id;
  const row = await database
    .selectFrom(SUBJECT_TABLES[kind])
    .select('id')
    .where('id', '=', id)
    .where('journey_id', '=', journey.id)
    .executeTakeFirst();
  return row !== undefined;
}
