import { HOUR } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';

interface Place {
  admission_id?: unknown;
  leg_id?: unknown;
  /** When the patient came. */
  since: unknown;
  filed_by: string;
}

/** The Form C of a place, filed a few hours after the patient came; none before. */
export function formCRows(
  { clock, nextId, journey_id, case_number }: DemoCase,
  { since, ...place }: Place,
): TableRows[] {
  if (!(since instanceof Date) || since >= clock.now) return [];
  const filed_at = new Date(Math.min(since.getTime() + 4 * HOUR, clock.now.getTime() - 60_000));
  const row = { id: nextId(), journey_id, number: `DEMO-${case_number}`, filed_on: dayOf(filed_at), filed_at };
  return [{ table: 'form_c_filings', rows: [{ ...row, ...place }] }];
}
