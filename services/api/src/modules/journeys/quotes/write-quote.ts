import { BRAND } from '@ayana/contracts/brand';
import { type Quote, QUOTE_CATEGORY_NAMES, type QuoteLine, ROOM_CLASS_NAMES } from '@ayana/contracts/journey';
import { COLOURS } from '../../../platform/pdf/colours.js';
import { COLUMN, Paper } from '../../../platform/pdf/paper.js';
import { chapter, subheading, table } from '../../brochures/index.js';
import { dayText, usd } from './amounts.js';
import { QUOTE_PAPER_MESSAGES as M } from './paper-messages.js';

/** Rows of a table that fit on a page. */
const ROWS = 20;

/** A quote as PDF, in English: the fonts have no other scripts. The same quote gives the same bytes. */
export function writeQuote(quote: Quote): Promise<Buffer> {
  const title = M.title(quote.hospital.name);
  const made = new Date(quote.sent_at ?? quote.updated_at);
  const paper = new Paper({ title, subject: M.subject(quote.version), author: BRAND.name, made });
  chapter(paper, title, M.lead(quote.version, dayText(quote.valid_until)));
  for (let start = 0; start < quote.lines.length; start += ROWS) {
    if (start > 0) chapter(paper, M.continued(title));
    linesTable(paper, quote.lines.slice(start, start + ROWS));
  }
  paper.space(10);
  paper.say('P', `${M.total}: ${usd(quote.total)}`, { face: 'heading', size: 18 });
  factsTable(paper, title, quote);
  terms(paper, title, M.refund_terms, quote.refund_terms);
  terms(paper, title, M.exclusions, quote.exclusions);
  return paper.finished();
}

function linesTable(paper: Paper, lines: readonly QuoteLine[]): void {
  table(
    paper,
    [
      { title: M.columns.what, width: COLUMN - 250 },
      { title: M.columns.quantity, width: 60, align: 'right' },
      { title: M.columns.each, width: 90, align: 'right' },
      { title: M.columns.amount, width: 100, align: 'right' },
    ],
    lines.map(({ category, label, quantity, unit_price, included }) => [
      `${label}\n${QUOTE_CATEGORY_NAMES[category]}${included ? '' : ` · ${M.not_included}`}`,
      String(quantity),
      usd(unit_price),
      included ? usd(quantity * unit_price) : `(${usd(quantity * unit_price)})`,
    ]),
  );
}

function factsTable(paper: Paper, title: string, quote: Quote): void {
  const { facts } = M;
  const rows: (readonly [string, string | null])[] = [
    [facts.city, quote.hospital.city],
    [facts.surgeon, quote.surgeon?.name ?? M.surgeon_open],
    [facts.room, quote.room_class === null ? null : ROOM_CLASS_NAMES[quote.room_class]],
    [facts.days_in_hospital, quote.days_in_hospital === null ? null : String(quote.days_in_hospital)],
    [facts.days_in_india, quote.days_in_india === null ? null : String(quote.days_in_india)],
    [facts.deposit, quote.deposit === null ? null : usd(quote.deposit)],
  ];
  const known = rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  if (!paper.fits(known.length * 26 + 60)) chapter(paper, M.continued(title));
  subheading(paper, M.plan);
  table(
    paper,
    [
      { title: '', width: 160 },
      { title: '', width: COLUMN - 160 },
    ],
    known,
  );
}

function terms(paper: Paper, title: string, name: string, text: string | null): void {
  if (text === null) return;
  if (!paper.fits(paper.height(text, { size: 11 }) + 50)) chapter(paper, M.continued(title));
  subheading(paper, name);
  paper.say('P', text, { size: 11, colour: COLOURS.ink });
}
