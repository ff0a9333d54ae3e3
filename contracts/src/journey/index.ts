export * from './admissions.ts';
export * from './ages.ts';
export * from './assignments.ts';
export * from './assignment-clocks.ts';
export * from './automations.ts';
export * from './facts.ts';
export {
  billDifferences,
  type BillDifference,
  type BillDifferenceKind,
  billTotal,
  lineAmount,
  needsExplanation,
} from './bill-differences.ts';
export * from './bill-lines.ts';
export * from './bills.ts';
export * from './case-board.ts';
export * from './case-number.ts';
export * from './case-parts.ts';
export * from './case-queue.ts';
export * from './case-sources.ts';
export * from './cases.ts';
export * from './check-in-form.ts';
export * from './check-in-words.ts';
export * from './check-ins.ts';
export * from './discharge-summaries.ts';
export * from './doubtful-amounts.ts';
export * from './documents.ts';
export * from './health.ts';
export * from './health-form.ts';
export * from './health-questions.ts';
export * from './journeys.ts';
export * from './opinions.ts';
export * from './people.ts';
export * from './paper-requests.ts';
export * from './persons.ts';
export * from './queue-clocks.ts';
export * from './quotes.ts';
export * from './quote-choice.ts';
export * from './laboratory-flags.ts';
export * from './laboratory-values.ts';
export * from './laboratory-table.ts';
export * from './laboratory-answers.ts';
export * from './laboratory.ts';
export * from './medicines.ts';
export * from './messages.ts';
export * from './order-sides.ts';
export * from './dispensing.ts';
export * from './prescription-signatures.ts';
export * from './prescriptions.ts';
export * from './readers.ts';
export * from './stages.ts';
export * from './travel.ts';
export * from './manifest.ts';
export * from './trip-plan.ts';
export * from './trip-shift.ts';
export * from './visa.ts';
export * from './work-waiting.ts';
export * from './tasks.ts';
export * from './treatment-requests.ts';
export * from './entries.ts';
export * from './visa-letters.ts';
export type * from './quotes-answers.ts';
export type * from './work-calendar-answers.ts';
export type * from './assignments-answers.ts';
export type * from './manifest-feeds-answers.ts';
export type * from './travel-answers.ts';
export type * from './record-grants-answers.ts';
export type * from './case-summary-answers.ts';
export type * from './documents-answers.ts';
export type * from './record-accesses-answers.ts';
export type * from './laboratory-orders-answers.ts';
export type * from './threads-answers.ts';
export type * from './journey-entries-answers.ts';
export type * from './treatment-requests-answers.ts';
export type * from './people-answers.ts';
export type * from './journey-overview-answers.ts';
export type * from './invitations-answers.ts';
export type * from './journey-detail-answers.ts';
