import { DEPOSIT_DAYS } from '@ayana/contracts/journey';
import { DAY } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';

interface AcceptedQuote {
  id: string;
  status: string;
  deposit: number;
  decided_at: Date | null;
}

/** What the accepted quote asks for: the deposit is received before the trip, the room with the admission. */
export function paymentRows(
  { stage, nextId, journey_id, clock, case_manager_id }: DemoCase,
  quotes: readonly AcceptedQuote[],
  roomOf: (quote_id: string) => number,
): TableRows[] {
  const rows = quotes
    .filter(({ status }) => status === 'accepted')
    .flatMap(({ id, deposit, decided_at }) => {
      const made = decided_at ?? clock.completed(5);
      const row = (kind: 'deposit' | 'room_fee', amount: number, received_at: Date | null) => ({
        id: nextId(),
        journey_id,
        quote_id: id,
        kind,
        amount,
        currency: 'USD',
        due_on: kind === 'deposit' ? dayOf(new Date(made.getTime() + DEPOSIT_DAYS * DAY)) : null,
        received_at,
        received_by: received_at === null ? null : case_manager_id,
        created_at: made,
        updated_at: received_at ?? made,
      });
      return [
        row('deposit', deposit, stage >= 6 ? clock.completed(6) : null),
        row('room_fee', roomOf(id), stage >= 7 ? clock.completed(7) : null),
      ];
    });
  return [{ table: 'case_payments', rows }];
}
