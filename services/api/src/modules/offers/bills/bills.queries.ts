import { caseNumberOf } from '../../../platform/http/lists/case-numbers.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import {
  type Bill,
  billAmounts,
  type BillLine,
  billTotal,
  type CasePayment,
  type QuoteLine,
  quoteTotal,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type JourneyReader, readerSeeing } from '../../journeys/index.js';

type Row = Omit<Bill, 'hospital' | 'quote' | 'total' | 'paid' | 'deposit_paid' | 'amount_due' | 'lines' | 'sent_at'> & {
  payments: Payment[] | string;
  hospital_id: string;
  hospital_name: string;
  hospital_city: string | null;
  quote_id: string;
  quote_version: number;
  lines: BillLine[] | string;
  quote_lines: QuoteLine[] | string;
  sent_at: Date | string | null;
};

type Payment = Pick<CasePayment, 'kind' | 'status' | 'amount'>;

/** As `paymentOf` of the payments reads it. */
const PAYMENT_STATUS = sql`case when payment.received_at is not null then 'received' when payment.waived_at is not null then 'waived' else 'due' end`;

/** The patient and the case workers see what was sent, the hospital of the accepted quote also what it is writing. */
function visibleTo({ kinds, assignments }: JourneyReader): RawBuilder<boolean> {
  if (kinds.includes('case_worker') || kinds.includes('patient')) return sql`bill.sent_at is not null`;
  return sql`quote.assignment_id = any (${assignments.map(({ id }) => id)}::uuid[])`;
}

async function billsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<Bill[]> {
  const { rows } = await sql<Row>`
    select bill.id, bill.journey_id, ${caseNumberOf(sql.ref('bill.journey_id'))} as case_number, bill.kind, bill.version, bill.status, bill.currency, bill.note, bill.supersedes, bill.reason,
      bill.sent_at, bill.revision, bill.created_at, bill.updated_at,
      ${editorOf('bill')} as updated_by,
      hospital.id as hospital_id, hospital.hospital_name, city.name as hospital_city,
      quote.id as quote_id, quote.version as quote_version,
      coalesce((select jsonb_agg(jsonb_build_object('id', line.id, 'category', line.category, 'label', line.label,
        'quantity', line.quantity, 'unit_price', line.unit_price, 'amount', line.amount, 'quote_line_id', line.quote_line_id,
        'explanation', line.explanation) order by line.position)
        from bill_lines line where line.bill_id = bill.id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('id', line.id, 'category', line.category, 'label', line.label,
        'quantity', line.quantity, 'unit_price', line.unit_price, 'included', line.included) order by line.position)
        from quote_lines line where line.quote_id = quote.id), '[]') as quote_lines,
      coalesce((select jsonb_agg(jsonb_build_object('kind', payment.kind, 'status', ${PAYMENT_STATUS}, 'amount', payment.amount))
        from case_payments payment where payment.journey_id = bill.journey_id), '[]') as payments
    from bills bill
      join quotes quote on quote.id = bill.quote_id
      join partner_hospitals hospital on hospital.id = bill.partner_hospital_id
      left join cities city on city.id = hospital.city_id
    where ${condition}
    order by bill.created_at desc, bill.id desc`.execute(database);
  return rows.map(billOf);
}

function billOf(row: Row): Bill {
  const { hospital_id, hospital_name, hospital_city, quote_id, quote_version, quote_lines, payments, ...bill } = row;
  const [lines, quoted] = [jsonOf(row.lines), jsonOf(quote_lines)];
  const total = billTotal(lines);
  return {
    ...bill,
    hospital: { id: hospital_id, name: hospital_name, city: hospital_city },
    lines,
    total,
    ...billAmounts(total, jsonOf(payments)),
    quote: { id: quote_id, version: quote_version, lines: quoted, total: quoteTotal(quoted) },
    sent_at: row.sent_at === null ? null : isoTime(row.sent_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

/** A patient reads the hospital's bill, not who of it wrote it. */
const asSeenBy =
  ({ kinds }: JourneyReader) =>
  ({ updated_by = null, ...bill }: Bill): Bill =>
    kinds.includes('patient') ? bill : { ...bill, updated_by };

/** @throws AppError `not_found` for a reader who sees no bills of this journey */
export async function listBills(database: Kysely<Tables>, user: CurrentUser, journeyId: string): Promise<Bill[]> {
  const reader = await readerSeeing(database, user, journeyId, 'bills');
  const bills = await billsWhere(database, sql`bill.journey_id = ${journeyId} and ${visibleTo(reader)}`);
  return bills.map(asSeenBy(reader));
}

/** @throws AppError `not_found`, also for one this user does not see */
export async function findBillFor(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<Bill> {
  const { journey_id } = await findBill(database, id);
  const reader = await readerSeeing(database, user, journey_id, 'bills');
  const [seen] = await billsWhere(database, sql`bill.id = ${id} and ${visibleTo(reader)}`);
  if (seen === undefined) throw notFound();
  return asSeenBy(reader)(seen);
}

/** @throws AppError `not_found` */
export async function findBill(database: Kysely<Tables>, id: string): Promise<Bill> {
  const [bill] = await billsWhere(database, sql`bill.id = ${id}`);
  if (bill === undefined) throw notFound();
  return bill;
}
