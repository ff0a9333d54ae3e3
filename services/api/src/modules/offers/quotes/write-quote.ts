import {
  CASE_WORDS,
  type Quote,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
  ROOM_CLASS_NAMES,
} from '@ayana/contracts/journey';
import { Sheet, type SheetRow } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { usd } from '../../../platform/http/confirmations.js';
import { QUOTE_PAPER_MESSAGES as M } from './paper-messages.js';

/** A quote as PDF, in the current language. The same quote gives the same bytes. */
export function writeQuote(quote: Quote): Buffer {
  const { hospital, version, lines, total } = quote;
  const title = M.title(hospital.name);
  const sheet = new Sheet({
    title,
    subject: M.subject(version),
    made: new Date(quote.sent_at ?? quote.updated_at),
  });
  sheet.heading(title, {
    lead: quote.sent_at === null ? M.draft(version) : M.lead(version, dayText(quote.valid_until)),
  });
  sheet.table(
    [
      { title: M.columns.what },
      { title: M.columns.quantity, width: 60, align: 'right' },
      { title: M.columns.each, width: 90, align: 'right' },
      { title: M.columns.amount, width: 100, align: 'right' },
    ],
    [...lines.map(rowOf), { cells: [M.total, '', '', usd(total)], strong: true }],
  );
  sheet.section(M.plan);
  sheet.facts([
    [CASE_WORDS.label, quote.case_number],
    [M.facts.city, hospital.city],
    [M.facts.surgeon, quote.surgeon?.name ?? M.surgeon_open],
    [M.facts.room, quote.room_class === null ? null : ROOM_CLASS_NAMES[quote.room_class]],
    [M.facts.days_in_hospital, quote.days_in_hospital === null ? null : String(quote.days_in_hospital)],
    [M.facts.days_in_india, quote.days_in_india === null ? null : String(quote.days_in_india)],
    [M.facts.deposit, quote.deposit === null ? null : usd(quote.deposit)],
  ]);
  terms(sheet, M.exclusions, quote.exclusions);
  terms(sheet, M.refund_terms, quote.refund_terms);
  return sheet.finished();
}

export const QUOTE_PAPER = threadTask(import.meta.url, writeQuote);

function rowOf({ category, label, quantity, unit_price, included }: QuoteLine): SheetRow {
  const amount = usd(quantity * unit_price);
  return {
    cells: [label, String(quantity), usd(unit_price), included ? amount : `(${amount})`],
    note: `${QUOTE_CATEGORY_NAMES[category]}${included ? '' : ` · ${M.not_included}`}`,
  };
}

function terms(sheet: Sheet, name: string, text: string | null): void {
  if (text === null) return;
  sheet.section(name);
  sheet.say(text);
}
