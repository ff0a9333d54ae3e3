import { nextDue } from '@ayana/contracts/service-desk';
import { fixedId } from '../fixed-id.js';

const DAY = 24 * 60 * 60_000;

/** Two requests of the demo desk that recur: one each Monday, and one each month that is paused. */
export function recurringRows(idOf: (service: string) => string, staff: readonly string[], zone: string, now: Date) {
  const starts_on = new Date(now.getTime() - 30 * DAY).toISOString().slice(0, 10);
  const usual = { impact: 3, urgency: 3, starts_on, ends_on: null, requested_by: staff[0], version: 1 };
  const weekly = { every: 'week', weekday: 1, month_day: null, at_minutes: 9 * 60 } as const;
  const monthly = { every: 'month', weekday: null, month_day: 31, at_minutes: 16 * 60 } as const;
  return [
    {
      id: fixedId('5d09', 1),
      item_id: idOf('Records request'),
      summary: 'Demo: discharge summaries of the week',
      description: 'Demo note: ask each ward for the summaries that are still missing.',
      answers: { what: 'All that were finished last week', kind: 'Discharge summary' },
      is_paused: false,
      assigned_to: staff[0],
      next_due_at: nextDue({ ...weekly, starts_on, ends_on: null }, now, zone),
      ...weekly,
      ...usual,
    },
    {
      id: fixedId('5d09', 2),
      item_id: idOf('Wheelchair or SIM card'),
      summary: 'Demo: count the wheelchairs in the guest houses',
      description: null,
      answers: { what: 'Those that are not used go back', kind: 'Wheelchair', city: 'Chennai', on: starts_on },
      is_paused: true,
      assigned_to: null,
      next_due_at: null,
      ...monthly,
      ...usual,
    },
  ].map((row) => Object.assign(row, { created_at: now, updated_at: now }));
}
