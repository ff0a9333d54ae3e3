import type { Bill } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { moneyText } from '@ayana/shared-ui/money';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { dateText } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { BillAmounts } from './bill-amounts';
import { Actions, Bills, Entry, What } from './bill.styles';
import { billName, saveBill, type ShownBill, shownBill } from './bills';
import { differenceText } from './difference-text';
import { messages } from './messages';

type Row = ShownBill['lines'][number];

export interface BillListProps {
  /** Those that were sent, the newest first. */
  bills: readonly Bill[];
  now: Date;
  /** For one that is valid. */
  onCorrect?: (bill: Bill) => void;
}

/** Bills beside the quote, each with its differences; those that were replaced are folded below. */
export function BillList({ bills, ...props }: BillListProps) {
  const valid = bills.filter(({ status }) => status !== 'replaced');
  const replaced = bills.filter(({ status }) => status === 'replaced');
  return (
    <Bills>
      {valid.map((bill) => (
        <BillEntry key={bill.id} bill={bill} {...props} />
      ))}
      {replaced.length === 0 ? null : (
        <details>
          <summary>{messages.earlier(replaced.length)}</summary>
          <Bills>
            {replaced.map((bill) => (
              <BillEntry key={bill.id} bill={bill} {...props} />
            ))}
          </Bills>
        </details>
      )}
    </Bills>
  );
}

function BillEntry({ bill, now, onCorrect }: Omit<BillListProps, 'bills'> & { bill: Bill }) {
  const { total, sent_at, reason, note, status } = bill;
  const isReplaced = status === 'replaced';
  const shown = shownBill(bill);
  const name = billName(bill);
  return (
    <Entry aria-label={name}>
      <header>
        <h3>{name}</h3>
        {isReplaced ? <Chip>{messages.replaced}</Chip> : null}
        {sent_at === null ? null : <small>{messages.sent(dateText(new Date(sent_at), now))}</small>}
        <b>{moneyText(total / 100)}</b>
      </header>
      <p>{wordsOf(shown)}</p>
      {reason === null ? null : <p dir="auto">{messages.reason(reason)}</p>}
      <ShortTable label={name} columns={COLUMNS} rows={[...shown.lines, totalRow(shown)]} keyOf={({ id }) => id} />
      {isReplaced ? null : <BillAmounts bill={bill} />}
      {note === null ? null : (
        <div>
          <b>{messages.note}</b>
          <p dir="auto">{note}</p>
        </div>
      )}
      <Actions>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={messages.pdfOf(name)}
          onClick={() => void saveBill(bill)}
        >
          {messages.pdf}
        </Button>
        {!isReplaced && onCorrect !== undefined ? (
          <Button variant="quiet" size="small" onClick={() => onCorrect(bill)}>
            {messages.correct}
          </Button>
        ) : null}
      </Actions>
    </Entry>
  );
}

function wordsOf({ total, quoted_total, lines }: ShownBill): string {
  const count = lines.filter(({ kind }) => kind !== 'same').length;
  const difference = total - quoted_total;
  if (count === 0) return messages.same;
  if (difference === 0) return messages.other;
  const amount = moneyText(Math.abs(difference) / 100);
  return difference > 0 ? messages.more(amount, count) : messages.less(amount, count);
}

const TOTAL = 'total';

/** The sums, as the last row. */
const totalRow = ({ total, quoted_total }: ShownBill): Row => ({
  id: TOTAL,
  kind: 'same',
  label: messages.total,
  category: '',
  made: null,
  quoted_amount: quoted_total,
  billed_amount: total,
  difference: total - quoted_total,
  explanation: null,
});

const COLUMNS: readonly Column<Row>[] = [
  { id: 'what', title: messages.columns.what, lead: true, cell: (row) => <WhatCell row={row} /> },
  {
    id: 'quoted',
    title: messages.columns.quoted,
    end: true,
    width: '110px',
    cell: ({ quoted_amount, kind }) => (kind === 'added' ? messages.none : moneyText(quoted_amount / 100)),
  },
  {
    id: 'billed',
    title: messages.columns.billed,
    end: true,
    width: '110px',
    cell: ({ billed_amount, kind }) => (kind === 'left_out' ? messages.none : moneyText(billed_amount / 100)),
  },
  {
    id: 'difference',
    title: messages.columns.difference,
    end: true,
    width: '120px',
    cell: ({ difference, kind }) => (kind === 'same' && difference === 0 ? messages.none : differenceText(difference)),
  },
];

function WhatCell({ row: { id, kind, label, category, made, explanation } }: { row: Row }) {
  if (id === TOTAL) return <b>{label}</b>;
  const details = [
    category,
    ...(made === null ? [] : [messages.times(String(made.quantity), moneyText(made.unit_price / 100))]),
    ...(kind === 'same' ? [] : [messages.kinds[kind]]),
  ];
  return (
    <What>
      <span dir="auto">{label}</span>
      <small>{details.join(' · ')}</small>
      {explanation === null ? null : <q dir="auto">{explanation}</q>}
    </What>
  );
}
