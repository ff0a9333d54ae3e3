import {
  CASE_MESSAGES,
  type Bill,
  type BillDifference,
  billDifferences,
  type BillLine,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
} from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Sheet, type SheetRow } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { usd } from '../../../platform/http/confirmations.js';
import { BILL_MESSAGES } from './bill-messages.js';

const messages = BILL_MESSAGES.paper;

/** A bill beside its quote as PDF, in the current language. The same bill gives the same bytes. */
export function writeBill(bill: Bill): Buffer {
  const { hospital, kind, version, quote, total, sent_at } = bill;
  const title = messages.title[kind](hospital.name);
  const sheet = new Sheet({ title, subject: messages.subject(version), made: new Date(sent_at ?? bill.updated_at) });
  sheet.heading(title, {
    lead: sent_at === null ? messages.draft(version) : messages.lead(version, dayText(sent_at.slice(0, 10))),
  });
  sheet.facts([[CASE_MESSAGES.label, bill.case_number]]);
  if (bill.reason !== null) sheet.say(messages.reason(bill.reason));
  const rows = billDifferences(quote.lines, bill.lines).filter((row) => row.kind !== 'not_used');
  sheet.table(
    [
      { title: messages.columns.what },
      { title: messages.columns.quoted, width: 90, align: 'right' },
      { title: messages.columns.billed, width: 90, align: 'right' },
      { title: messages.columns.difference, width: 95, align: 'right' },
    ],
    [
      ...rows.map(rowOf),
      { cells: [messages.total, usd(quote.total), usd(total), differenceText(total - quote.total)], strong: true },
    ],
  );
  sheet.facts([
    [messages.deposit_paid, usd(bill.deposit_paid)],
    [messages.other_paid, bill.paid === bill.deposit_paid ? null : usd(bill.paid - bill.deposit_paid)],
    bill.amount_due < 0 ? [messages.returned, usd(-bill.amount_due)] : [messages.amount_due, usd(bill.amount_due)],
  ]);
  if (rows.every((row) => row.kind === 'same')) sheet.say(messages.same);
  if (bill.note !== null) {
    sheet.section(messages.note);
    sheet.say(bill.note);
  }
  return sheet.finished();
}

export const BILL_PAPER = threadTask(import.meta.url, writeBill);

function rowOf(row: BillDifference<QuoteLine, BillLine>): SheetRow {
  const { kind, quoted, billed, quoted_amount, billed_amount, difference } = row;
  const line = billed ?? quoted;
  const isBilled = billed !== null && billed.quantity > 0;
  const made = isBilled ? messages.times(String(billed.quantity), usd(billed.unit_price)) : null;
  const why =
    kind === 'same' || kind === 'not_used' ? null : messages.why(messages.kinds[kind], billed?.explanation ?? '');
  return {
    cells: [
      line?.label ?? '',
      quoted_amount === 0 && kind === 'added' ? '–' : usd(quoted_amount),
      isBilled ? usd(billed_amount) : '–',
      differenceText(difference),
    ],
    note: [
      [line === null ? '' : QUOTE_CATEGORY_NAMES[line.category], ...(made === null ? [] : [made])].join(' · '),
      why,
    ]
      .filter((text) => text !== null)
      .join('\n'),
  };
}

/** With its sign: `+$200`. */
const differenceText = (cents: number): string =>
  new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'exceptZero',
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);
