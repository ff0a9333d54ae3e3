import type { QuoteCategory } from '@ayana/contracts/journey';
import type { DemoCase, TableRows } from './demo-case.js';

interface QuoteLineSeed {
  id: string;
  category: QuoteCategory;
  label: string;
  quantity: number;
  unit_price: number;
}

const EXTRA_NIGHT = 'One night more: the physiotherapist asked for another day before the flight of stairs.';

/**
 * Bills of the hospital whose quote was accepted: an interim one with one line that differs once the patient is in hospital, and the final
 * one, as quoted but for the same line, once they are discharged.
 */
export function billRows(demo: DemoCase, work: readonly TableRows[]): TableRows[] {
  const { stage, nextId, journey_id, clock, hospitals, team } = demo;
  const rowsOf = (table: string) => work.filter((each) => each.table === table).flatMap(({ rows }) => rows);
  const quote = rowsOf('quotes').find(({ status }) => status === 'accepted');
  if (stage < 8 || quote === undefined) return [];
  const quoted = rowsOf('quote_lines').filter((line) => line['quote_id'] === quote['id']) as unknown as QuoteLineSeed[];
  const bill = (kind: 'interim' | 'final', sent_at: Date) => ({
    id: nextId(),
    journey_id,
    quote_id: quote['id'],
    partner_hospital_id: hospitals[0].id,
    kind,
    status: 'sent',
    sent_at,
    sent_by: team.hospital,
    created_by: team.hospital,
    revision: 2,
    created_at: sent_at,
    updated_at: sent_at,
  });
  const bills = [bill('interim', clock.completed(8)), ...(stage >= 9 ? [bill('final', clock.completed(9))] : [])];
  const lines = bills.flatMap(({ id }) =>
    quoted.map(({ id: quote_line_id, category, label, quantity, unit_price }, position) => {
      const isLonger = category === 'room';
      const count = quantity + (isLonger ? 1 : 0);
      return {
        id: nextId(),
        bill_id: id,
        position,
        category,
        label,
        quantity: count,
        unit_price,
        amount: count * unit_price,
        quote_line_id,
        explanation: isLonger ? EXTRA_NIGHT : null,
      };
    }),
  );
  return [
    { table: 'bills', rows: bills },
    { table: 'bill_lines', rows: lines },
  ];
}
