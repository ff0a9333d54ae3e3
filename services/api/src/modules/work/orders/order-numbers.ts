import { scannedNumber } from '@ayana/contracts/journey';
import { type RawBuilder, sql } from 'kysely';

/** Condition: an order has the typed or scanned number; of tests also the number of the tube. */
export function scannedNumberIs(table: 'lab' | 'script', q: string): RawBuilder<boolean> {
  const number = scannedNumber(q);
  return table === 'lab'
    ? sql`(lab.order_number = ${number} or upper(lab.accession_number) = ${number})`
    : sql`script.order_number = ${number}`;
}
