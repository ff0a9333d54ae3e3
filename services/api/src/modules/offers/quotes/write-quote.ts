import {
  CASE_MESSAGES,
  type Quote,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
  type QuoteTerm,
  ROOM_CLASS_NAMES,
} from '@ayana/contracts/journey';
import { Sheet, type SheetRow } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { usd } from '../../../platform/http/confirmations.js';
import { QUOTE_PAPER_MESSAGES as messages } from './paper-messages.js';

/** A quote as PDF, in the current language. The same quote gives the same bytes. */
export function writeQuote(quote: Quote): Buffer {
  const { hospital, version, lines, total } = quote;
  const title = messages.title(hospital.name);
  const sheet = new Sheet({
    title,
    subject: messages.subject(version),
    made: new Date(quote.sent_at ?? quote.updated_at),
  });
  sheet.heading(title, {
    lead: quote.sent_at === null ? messages.draft(version) : messages.lead(version, dayText(quote.valid_until)),
  });
  sheet.table(
    [
      { title: messages.columns.what },
      { title: messages.columns.quantity, width: 60, align: 'right' },
      { title: messages.columns.each, width: 90, align: 'right' },
      { title: messages.columns.amount, width: 100, align: 'right' },
    ],
    [...lines.map(rowOf), { cells: [messages.total, '', '', usd(total)], strong: true }],
  );
  sheet.section(messages.plan);
  const unsaid = (term: QuoteTerm): string | null => (quote.not_given.includes(term) ? messages.not_given : null);
  sheet.facts([
    [CASE_MESSAGES.label, quote.case_number],
    [messages.facts.city, hospital.city],
    [messages.facts.surgeon, quote.surgeon?.name ?? unsaid('doctor_id') ?? messages.surgeon_open],
    [messages.facts.room, quote.room_class === null ? unsaid('room_class') : ROOM_CLASS_NAMES[quote.room_class]],
    [messages.facts.days_in_hospital, quote.days_in_hospital === null ? null : String(quote.days_in_hospital)],
    [messages.facts.days_in_india, quote.days_in_india === null ? null : String(quote.days_in_india)],
    [messages.facts.deposit, quote.deposit === null ? null : usd(quote.deposit)],
  ]);
  terms(sheet, messages.exclusions, quote.exclusions ?? unsaid('exclusions'));
  terms(sheet, messages.refund_terms, quote.refund_terms ?? unsaid('refund_terms'));
  return sheet.finished();
}

export const QUOTE_PAPER = threadTask(import.meta.url, writeQuote);

function rowOf({ category, label, quantity, unit_price, included }: QuoteLine): SheetRow {
  const amount = usd(quantity * unit_price);
  return {
    cells: [label, String(quantity), usd(unit_price), included ? amount : `(${amount})`],
    note: `${QUOTE_CATEGORY_NAMES[category]}${included ? '' : ` · ${messages.not_included}`}`,
  };
}

function terms(sheet: Sheet, name: string, text: string | null): void {
  if (text === null) return;
  sheet.section(name);
  sheet.say(text);
}
