import type { CasePayment, PaymentState } from '@ayana/contracts/journey';
import type { LastEditor } from '@ayana/contracts/editing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { readerSeeing } from '../../journeys/index.js';

type Times = 'reported_at' | 'received_at' | 'waived_at';
type Row = Omit<CasePayment, 'status' | Times> & Record<Times, Date | string | null>;

const personOf = (column: string): RawBuilder<LastEditor | null> =>
  sql`(select jsonb_build_object('id', person.id, 'name', coalesce(person.name, '')) from users person
    where person.id = ${sql.ref(column)})`;

async function paymentsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<CasePayment[]> {
  const { rows } = await sql<Row>`
    select payment.id, payment.journey_id, journey.case_number, payment.quote_id, hospital.hospital_name as hospital, payment.kind,
      payment.amount, payment.currency, to_char(payment.due_on, 'YYYY-MM-DD') as due_on, payment.how,
      payment.reported_at, payment.received_at, ${personOf('payment.received_by')} as received_by,
      payment.waived_at, ${personOf('payment.waived_by')} as waived_by, payment.waived_reason,
      payment.version, payment.created_at, payment.updated_at, ${editorOf('payment')} as updated_by
    from case_payments payment
      join patient_journeys journey on journey.id = payment.journey_id
      left join quotes quote on quote.journey_id = payment.journey_id and quote.status = 'accepted'
      left join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
    where ${condition}
    order by payment.kind, payment.due_on nulls last, payment.id`.execute(database);
  return rows.map(paymentOf);
}

function paymentOf(row: Row): CasePayment {
  const reported_at = timeOrNull(row.reported_at);
  const received_at = timeOrNull(row.received_at);
  const waived_at = timeOrNull(row.waived_at);
  const status: PaymentState = received_at !== null ? 'received' : waived_at !== null ? 'waived' : 'due';
  const times = {
    reported_at,
    received_at,
    waived_at,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
  return { ...row, ...times, status };
}

const timeOrNull = (at: Date | string | null): string | null => (at === null ? null : isoTime(at));

/**
 * For the patient, the case workers, and the hospital whose quote was accepted.
 * @throws AppError `not_found` for everyone else
 */
export async function listPayments(
  database: Kysely<Tables>,
  user: CurrentUser,
  journey_id: string,
): Promise<CasePayment[]> {
  const { kinds } = await readerSeeing(database, user, journey_id, 'bills');
  const all = await paymentsWhere(database, sql`payment.journey_id = ${journey_id}`);
  if (kinds.includes('case_worker')) return all;
  return all.map(({ updated_by: _editor, ...payment }) => payment);
}

/** @throws AppError `not_found` */
export async function findPayment(database: Kysely<Tables>, id: string): Promise<CasePayment> {
  const [payment] = await paymentsWhere(database, sql`payment.id = ${id}`);
  if (payment === undefined) throw notFound();
  return payment;
}
