import type { Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import type { NewAssignmentDto } from './assignments.dto.js';

/** Who work is to be given to, as a form names them. */
type Named = Pick<NewAssignmentDto, 'journey_id' | 'kind' | 'assignee_user_id' | 'partner_id' | 'partner_hospital_id'>;

/** The role of a person each kind of work can be given to by name. A referral goes to a hospital. */
export const WORK_ROLES: Readonly<Partial<Record<AssignmentKind, Role>>> = {
  opinion: 'doctor',
  visa_support: 'partner/travel_visa',
  transport: 'partner/logistics',
  lodging: 'partner/lodging',
  lab_order: 'laboratory_partner',
  prescription: 'pharmacy_partner',
};

export interface Assignee {
  assignee_user_id: string | null;
  partner_id: string | null;
  partner_hospital_id: string | null;
}

/**
 * The person or the partner the work is given to.
 * @throws AppError `invalid_fields` for a journey that is not open, or an assignee that does not exist or does other work
 */
export async function assigneeOf(database: Kysely<Tables>, form: Named): Promise<Assignee> {
  const journey = await database
    .selectFrom('patient_journeys')
    .select('status')
    .where('id', '=', form.journey_id)
    // Until the work is handed out, nobody closes the case.
    .forUpdate()
    .executeTakeFirst();
  if (journey === undefined || journey.status === 'closed')
    throw refusedFields([{ field: 'journey_id', message: messages.unknown_journey }]);
  return form.kind === 'opinion' || form.assignee_user_id !== undefined
    ? personOf(database, form)
    : partnerOf(database, form);
}

async function personOf(database: Kysely<Tables>, form: Named): Promise<Assignee> {
  const { assignee_user_id: id, kind, partner_id, partner_hospital_id } = form;
  const isOne = id !== undefined && partner_id === undefined && partner_hospital_id === undefined;
  const person = isOne
    ? await database.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!isOne || person === undefined || person.role !== WORK_ROLES[kind])
    throw refusedFields([{ field: 'assignee_user_id', message: messages.choose_person }]);
  return { assignee_user_id: id, partner_id: null, partner_hospital_id: null };
}

async function partnerOf(database: Kysely<Tables>, form: Named): Promise<Assignee> {
  const { partner_hospital_id = null } = form;
  const hospital =
    partner_hospital_id === null
      ? undefined
      : await database
          .selectFrom('partner_hospitals')
          .select('partner_id')
          .where('id', '=', partner_hospital_id)
          .executeTakeFirst();
  const partner_id = form.partner_id ?? hospital?.partner_id ?? null;
  const isUnknown = partner_hospital_id !== null && hospital?.partner_id !== partner_id;
  if (isUnknown || (form.kind === 'referral' && hospital === undefined))
    throw refusedFields([{ field: 'partner_hospital_id', message: messages.choose_hospital }]);
  const partner =
    partner_id === null
      ? undefined
      : await database
          .selectFrom('partners')
          .select('id')
          .where('id', '=', partner_id)
          .where('status', '=', 'active')
          .executeTakeFirst();
  if (partner === undefined) throw refusedFields([{ field: 'partner_id', message: messages.choose_partner }]);
  return { assignee_user_id: null, partner_id: partner.id, partner_hospital_id };
}
