import type { DemoCase, TableRows } from './demo-case.js';
import { DAY } from './case-clock.js';
import { dayOf } from './journey-rows.js';

interface AcceptedQuote {
  id: string;
  status: string;
  partner_hospital_id: string;
  decided_at: Date | null;
}

/** The stay at the hospital of the accepted quote: expected, there since the arrival, and discharged with the treatment. */
export function stayRows(demo: DemoCase, quotes: readonly AcceptedQuote[]): TableRows[] {
  const { clock, stage, nextId, journey_id } = demo;
  const rows = quotes
    .filter(({ status }) => status === 'accepted')
    .map(({ id, partner_hospital_id, decided_at }) => {
      const [isThere, isOver] = [stage >= 7, stage >= 8];
      const admitted_at = isThere ? clock.completed(7) : null;
      const discharged_at = isOver ? clock.completed(8) : null;
      return {
        id: nextId(),
        journey_id,
        quote_id: id,
        partner_hospital_id,
        status: isOver ? 'discharged' : isThere ? 'admitted' : 'expected',
        // The others are expected on the day of their trip.
        expected_on: stage === 6 ? dayOf(new Date(clock.fromNow(0).getTime() + DAY)) : null,
        admitted_at,
        room: isThere ? String(300 + (demo.index % 40)) : null,
        plan: isThere ? `${demo.treatment.name}, then rest on the ward and a check-up before the discharge.` : null,
        discharged_at,
        created_at: decided_at ?? clock.completed(5),
        updated_at: discharged_at ?? admitted_at ?? decided_at ?? clock.completed(5),
      };
    });
  return [{ table: 'admissions', rows }];
}
