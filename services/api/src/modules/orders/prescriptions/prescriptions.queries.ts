import {
  letterCodeText,
  orderPatient,
  type OrderSide,
  type Prescription,
  PRESCRIPTION_WORKFLOW,
  type PrescriptionItem,
  type PrescriptionSignature,
} from '@ayana/contracts/journey';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { isCaseWorker } from '../../journeys/index.js';
import { offersTo } from '../../organisations/index.js';
import { healthOf } from '../../records/index.js';
import type { OrderSort } from '../laboratory/laboratory-orders.dto.js';
import { sideOf, sidesOf } from '../../work/index.js';
import { findsOrder } from '../find-order.js';
import { deliveryAddresses } from './delivery-addresses.js';
import type { PrescriptionsQueryDto } from './prescriptions.dto.js';

function prescriptions(database: Kysely<Tables>, user: CurrentUser) {
  const sides = sidesOf(user, sql.ref('script.doctor_id'));
  const visible: RawBuilder<boolean> = isCaseWorker(user)
    ? sql`true`
    : sql`(${sides.is_partner} or ${sides.is_orderer} or ${sides.is_patient})`;
  return database
    .selectFrom('prescriptions as script')
    .innerJoin('assignments as assignment', 'assignment.id', 'script.assignment_id')
    .innerJoin('patient_journeys as journey', 'journey.id', 'script.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('users as doctor', 'doctor.id', 'script.doctor_id')
    .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
    .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
    .selectAll('script')
    .select(editorOf('script').as('editor'))
    .select(['assignment.due_at', 'assignment.brief', 'assignment.status as assignment_status'])
    .select(['assignment.declined_reason', 'patient.name as patient_name'])
    .select(healthOf('journey.patient_id').as('health'))
    .select('journey.case_number')
    .select(sql<string | null>`patient.date_of_birth`.as('date_of_birth'))
    .select(['doctor.name as doctor_name', 'person.name as person_name', 'partner.company_name'])
    .select([sides.is_partner.as('is_partner'), sides.is_orderer.as('is_orderer'), sides.is_patient.as('is_patient')])
    .where(visible);
}
type Row = Awaited<ReturnType<ReturnType<typeof prescriptions>['execute']>>[number];
type Filters = Pick<PrescriptionsQueryDto, 'journey_id' | 'assignment_id' | 'status' | 'q'>;

const PRESCRIPTIONS: ListDefinition<Row, OrderSort, Filters, CurrentUser> = {
  id: 'script.id',
  sort: 'due',
  sorts: {
    due: { column: 'assignment.due_at', type: 'timestamptz', order: 'asc', of: (row) => row.due_at, nullable: true },
    created: { column: 'script.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
  },
  filters: {
    journey_id: (id) => sql`script.journey_id = ${id}`,
    assignment_id: (id) => sql`script.assignment_id = ${id}`,
    status: (states) => sql`script.status = any (${states})`,
    q: (q, user) => findsOrder(user, 'script', q),
  },
};

async function partsOf(database: Kysely<Tables>, found: readonly Row[], now: Date) {
  const ids = found.map(({ id }) => id);
  const [items, queries, deliveries, signatures, addresses] = await Promise.all([
    database
      .selectFrom('prescription_items')
      .selectAll()
      .where(sql<boolean>`prescription_id = any (${ids})`)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('prescription_queries as query')
      .leftJoin('users as asker', 'asker.id', 'query.asked_by')
      .leftJoin('users as answerer', 'answerer.id', 'query.answered_by')
      .selectAll('query')
      .select(['asker.name as asker_name', 'answerer.name as answerer_name'])
      .where(sql<boolean>`query.prescription_id = any (${ids})`)
      .orderBy('query.asked_at')
      .orderBy('query.id')
      .execute(),
    database
      .selectFrom('prescription_deliveries')
      .selectAll()
      .where(sql<boolean>`prescription_id = any (${ids})`)
      .orderBy('delivered_at')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('prescription_signatures')
      .select(['prescription_id', 'signed_at', 'signer_name', 'registration_number', 'council', 'code'])
      .where(sql<boolean>`prescription_id = any (${ids})`)
      .orderBy('signed_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    deliveryAddresses(
      database,
      found.map(({ journey_id }) => journey_id),
      now,
    ),
  ]);
  return { items, queries, deliveries, signatures, addresses };
}
type Parts = Awaited<ReturnType<typeof partsOf>>;

type Offers = Awaited<ReturnType<typeof offersTo>>;

function prescriptionOf(row: Row, parts: Parts, user: CurrentUser, now: Date, offers: Offers): Prescription {
  const side = sideOf(user, row);
  const isPatient = side === 'patient';
  const mine = <T extends { prescription_id: string }>(rows: readonly T[]): T[] =>
    rows.filter(({ prescription_id }) => prescription_id === row.id);
  return {
    id: row.id,
    order_number: row.order_number,
    journey_id: row.journey_id,
    case_number: row.case_number,
    assignment_id: row.assignment_id,
    status: row.status,
    pharmacy: row.company_name ?? row.person_name ?? '',
    written_by: { id: row.doctor_id, name: row.doctor_name ?? '' },
    signature: signatureOf(mine(parts.signatures)[0], side),
    replaces: row.replaces,
    patient: orderPatient('prescription', side, row, now),
    due_at: row.due_at && isoTime(row.due_at),
    items: mine(parts.items).map(itemOf),
    deliveries: mine(parts.deliveries).map(
      ({ id, received_by, relation, address, proof_document_id, delivered_at, items }) => ({
        id,
        received_by,
        relation,
        address: side === 'orderer' ? null : address,
        has_photo: proof_document_id !== null && side !== 'orderer',
        delivered_at: isoTime(delivered_at),
        items,
      }),
    ),
    is_declined: row.assignment_status === 'declined' && row.status !== 'cancelled',
    ready_at: row.ready_at && isoTime(row.ready_at),
    ...(isPatient
      ? {}
      : {
          updated_by: row.editor,
          is_new: row.assignment_status === 'offered',
          ...deliverTo(row, side, parts),
          note: row.brief,
          declined_reason: row.declined_reason,
          cancelled_reason: row.cancelled_reason,
          queries: mine(parts.queries).map((query) => ({
            id: query.id,
            item_id: query.item_id,
            question: query.question,
            proposed_medicine: query.proposed_medicine,
            proposed_strength: query.proposed_strength,
            asked_at: isoTime(query.asked_at),
            asked_by: { id: query.asked_by, name: query.asker_name ?? '' },
            answer: query.answer,
            answer_medicine: query.answer_medicine,
            answer_note: query.answer_note,
            answered_at: query.answered_at && isoTime(query.answered_at),
            answered_by: query.answered_by === null ? null : { id: query.answered_by, name: query.answerer_name ?? '' },
          })),
        }),
    steps: offers(transitionsFrom(PRESCRIPTION_WORKFLOW, row.status, isPatient ? null : user.role)),
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

/** Who brings medicines knows where, until they are there. */
function deliverTo(
  { journey_id, status }: Row,
  side: OrderSide,
  { addresses }: Parts,
): Pick<Prescription, 'deliver_to'> {
  const deliver_to = addresses.get(journey_id);
  const isOver = status === 'delivered' || status === 'cancelled';
  return side === 'orderer' || isOver || deliver_to === undefined ? {} : { deliver_to };
}

/** @param signature the newest */
const signatureOf = (
  signature: Parts['signatures'][number] | undefined,
  side: OrderSide,
): PrescriptionSignature | null =>
  signature === undefined
    ? null
    : {
        signed_at: isoTime(signature.signed_at),
        signed_by: signature.signer_name,
        registration_number: signature.registration_number,
        council: signature.council,
        code: side === 'orderer' ? null : letterCodeText(signature.code),
      };

const itemOf = (row: Parts['items'][number]): PrescriptionItem => ({
  id: row.id,
  medicine: row.medicine,
  strength: row.strength,
  form: row.form,
  dose: row.dose,
  frequency: row.frequency,
  days: row.days,
  quantity: row.quantity,
  substitution: row.substitution,
  dispensed_quantity: row.dispensed_quantity,
  alerts: row.alerts,
  alert_reason: row.alert_reason,
  is_known: row.is_known,
  brand: row.brand,
  replaced_by: row.replaced_by,
});

const shown = async (database: Kysely<Tables>, user: CurrentUser, rows: readonly Row[], now: Date) => {
  const [parts, offers] = await Promise.all([partsOf(database, rows, now), offersTo(database, user)]);
  return rows.map((row) => prescriptionOf(row, parts, user, now, offers));
};

export async function listPrescriptions(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: PrescriptionsQueryDto,
  now: Date,
): Promise<Page<Prescription>> {
  const { items, next_cursor } = await keysetList(prescriptions(database, user), PRESCRIPTIONS, query, user);
  return { items: await shown(database, user, items, now), next_cursor };
}

/** A prescription as this user sees it, and what it is to them; undefined where there is none to see. */
export async function findPrescription(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<{ prescription: Prescription; side: OrderSide } | undefined> {
  const row = await prescriptions(database, user).where('script.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [prescription] = await shown(database, user, [row], now);
  return prescription === undefined ? undefined : { prescription, side: sideOf(user, row) };
}
