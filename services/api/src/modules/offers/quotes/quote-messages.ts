import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';
import type { QuoteTerm } from '@ayana/contracts/journey';

/** Why a quote is not sent: what it does not say. */
const missing: Record<QuoteTerm, string> = {
  doctor_id: 'Please name the surgeon, or choose “Not given”.',
  room_class: 'Please choose the room, or “Not given”.',
  refund_terms: 'Please say when the patient gets money back, or choose “Not given”.',
  exclusions: 'Please say what is not included, or choose “Not given”.',
};

/** What hospitals, patients and staff read about a quote and the questions on it. */
export const QUOTE_MESSAGES = defineMessages('api/offers/quotes', {
  missing,
  answered: (by: string) => `${by} has answered this question already. The patient reads that answer.`,
  answered_by_other: 'A colleague',
  answer_of_staff: `This quote is closed, so ${BRAND.name} answers the question.`,
  asked_title: 'A patient asks about your quote',
  asked_text: (number: string) => `Case ${number}: please answer within a day.`,
  reply_title: 'Your question about a quote was answered',
  reply_text: 'You find the answer beside the quote.',
  task: 'Answer the patient’s question about a quote',
});
