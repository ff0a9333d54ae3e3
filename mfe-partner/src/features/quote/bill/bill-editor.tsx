import { BillAmounts, billName, differenceText } from '@ayana/case-kit/bill';
import { movedLines } from '@ayana/case-kit/quote';
import {
  BILL_LINES_MAX,
  BILL_NOTE_MAX,
  BILL_WORDS_MAX,
  type Bill,
  billTotal,
  needsExplanation,
} from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { type Form, useChange, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { Notice } from '@ayana/shared-ui/notice';
import { Plus, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LineFields } from '../line-fields';
import { Actions, Editor, Fields, LineList } from '../quote.styles';
import { changeBill, dropBill, sendBill } from './bill.api';
import { Beside, Title, Totals } from './bill.styles';
import {
  addedLine,
  billFormName,
  billFormOf,
  billProblems,
  billText,
  type BillValues,
  readingOf,
  typedDifferences,
} from './bill-values';
import { messages } from './messages';

const { editor: words } = messages;
type Differences = ReturnType<typeof typedDifferences>;

const LABELS: Readonly<Record<keyof BillValues, string>> = {
  lines: words.lines,
  note: words.note,
  reason: words.reason,
};

export interface BillEditorProps {
  bill: Bill;
  /** A colleague has sent or dropped it: what is typed is only shown. */
  closed: boolean;
  reread: () => void;
  /** There is something typed that is not saved, or no longer. */
  onTyping: (bill: Bill, isTyping: boolean) => void;
}

/** Writes a bill beside what was quoted. What is typed survives a reload. */
export default function BillEditor({ bill, closed, reread, onTyping }: BillEditorProps) {
  const sends = useRef(false);
  const [sending, setSending] = useState(false);
  const { form, changed, notice } = useSharedEdit<BillValues, Bill>({
    name: billFormName(bill.id),
    latest: readingOf(bill),
    labelOf: (field) => LABELS[field],
    textOf: billText,
    rules: billProblems,
    alwaysSends: true,
    closed,
    save: async (_names, values, version, { stored }) => {
      const draft = await changeBill({ id: bill.id, revision: version }, billFormOf(values));
      if (!sends.current) return draft;
      stored(readingOf(draft));
      return sendBill(draft);
    },
    readingOf,
    onSaved: (saved) => {
      if (saved === null) return;
      toast.success(saved.status === 'sent' ? words.isSent : words.saved, moneyText(saved.total / 100));
      reread();
    },
    reread,
  });
  useEffect(() => {
    onTyping(bill, changed);
  });
  const { lines } = form.values;
  const name = words.name(billName(bill));
  const rows = typedDifferences(bill, form.values);
  const press = (isSending: boolean) => (): void => {
    sends.current = isSending;
    setSending(isSending);
    form.submit();
  };
  const dropping = useChange(reread);
  const failure = form.failure ?? dropping.failure;
  const long = { maxLength: BILL_WORDS_MAX, dir: 'auto', rows: 2 } as const;
  if (closed)
    return (
      <Editor aria-label={name}>
        <Title>{name}</Title>
        <EditNotice notice={notice} />
      </Editor>
    );
  return (
    <Editor aria-label={name}>
      <Title>{name}</Title>
      <p>{words.lead}</p>
      <Fields {...form.formProps}>
        {bill.supersedes === null ? null : (
          <Field label={words.reason} required error={form.errorOf('reason')}>
            <TextArea {...long} {...form.field('reason')} />
          </Field>
        )}
        <LineList>
          {lines.map((line, at) => (
            <li key={line.key}>
              <LineFields
                form={form}
                at={at}
                onMove={(to) => form.set('lines', movedLines(lines, at, to))}
                onRemove={() =>
                  line.quote_line_id === null
                    ? form.set('lines', lines.toSpliced(at, 1))
                    : form.set(`lines.${at}.quantity`, '0')
                }
                canRemove={line.quantity !== '0' && lines.length > 1}
              >
                <BesideQuote form={form} at={at} row={rows[at]} />
              </LineFields>
            </li>
          ))}
        </LineList>
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            aria-disabled={lines.length >= BILL_LINES_MAX}
            onClick={() => {
              if (lines.length < BILL_LINES_MAX) form.set('lines', [...lines, addedLine(lines)]);
            }}
          >
            {words.addLine}
          </Button>
        </div>
        <Field label={words.note} optional error={form.errorOf('note')}>
          <TextArea {...long} maxLength={BILL_NOTE_MAX} {...form.field('note')} />
        </Field>
        <Sums bill={bill} rows={rows} />
        <EditNotice notice={notice} />
        {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
        <Actions>
          <Button
            icon={<Send size={18} aria-hidden="true" />}
            busy={form.busy && sending}
            busyLabel={words.sending}
            onClick={press(true)}
          >
            {words.send}
          </Button>
          <Button variant="outline" busy={form.busy && !sending} busyLabel={words.saving} onClick={press(false)}>
            {words.save}
          </Button>
          <Button
            variant="quiet"
            busy={dropping.busy !== null}
            onClick={() => dropping.run(bill.id, () => dropBill(bill.id))}
          >
            {words.drop}
          </Button>
        </Actions>
      </Fields>
    </Editor>
  );
}

function BesideQuote({ form, at, row }: { form: Form<BillValues>; at: number; row: Differences[number] | undefined }) {
  if (row === undefined) return null;
  const { kind, quoted, difference } = row;
  const money = (cents: number): string => moneyText(cents / 100);
  const cost = quoted === null ? 0 : quoted.quantity * quoted.unit_price;
  const text =
    quoted === null
      ? words.added
      : quoted.included
        ? words.quoted(String(quoted.quantity), money(quoted.unit_price), money(cost))
        : words.extra(money(cost));
  return (
    <Beside>
      <p>
        <span>{text}</span>
        {kind === 'same' ? (
          <span>{words.same}</span>
        ) : kind === 'not_used' ? (
          <span>{words.leftOut}</span>
        ) : (
          <b>{words.difference(differenceText(difference))}</b>
        )}
      </p>
      {needsExplanation(kind) ? (
        <Field label={words.why} required error={form.errorOf(`lines.${at}.explanation`)}>
          <TextArea maxLength={BILL_WORDS_MAX} dir="auto" rows={2} {...form.field(`lines.${at}.explanation`)} />
        </Field>
      ) : null}
    </Beside>
  );
}

function Sums({ bill, rows }: { bill: Bill; rows: Differences }) {
  const total = billTotal(rows.flatMap(({ billed }) => billed ?? []));
  return (
    <>
      <Totals aria-label={words.totals}>
        <dt>{words.quote}</dt>
        <dd>{moneyText(bill.quote.total / 100)}</dd>
        <dt>{words.bill}</dt>
        <dd>{moneyText(total / 100)}</dd>
        <dt>{words.inAll}</dt>
        <dd>{differenceText(total - bill.quote.total)}</dd>
      </Totals>
      <BillAmounts bill={{ ...bill, amount_due: total - bill.paid }} />
    </>
  );
}
