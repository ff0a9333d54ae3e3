import {
  BILL_KIND_NAMES,
  BILL_LINES_MAX,
  BILL_NOTE_MAX,
  BILL_WORDS_MAX,
  type Bill,
  billTotal,
  needsExplanation,
} from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { type Form, movedLines, useChange, useForm } from '@ayana/portal-kit/screens';
import { billName, differenceText } from '@ayana/shared-ui/bill';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { Notice } from '@ayana/shared-ui/notice';
import { Plus, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { LineFields } from '../line-fields';
import { Actions, Editor, Fields, LineList } from '../quote.styles';
import { changeBill, dropBill, sendBill } from './bill.api';
import { Beside, Title, Totals } from './bill.styles';
import { addedLine, billFormOf, billProblems, type BillValues, billValuesOf, typedDifferences } from './bill-values';
import { messages } from './messages';

const { editor: words } = messages;
type Differences = ReturnType<typeof typedDifferences>;

export interface BillEditorProps {
  /** A draft. */
  bill: Bill;
  onDone: () => void;
}

/** Writes a bill beside what was quoted. What is typed survives a reload. */
export default function BillEditor({ bill, onDone }: BillEditorProps) {
  /** As it was saved last: a refused sending has saved it. */
  const draft = useRef(bill);
  const sends = useRef(false);
  const [sending, setSending] = useState(false);
  const form = useForm<BillValues, Bill>({
    name: `partner-bill-${bill.id}`,
    initial: billValuesOf(bill),
    rules: billProblems,
    send: async (values) => {
      draft.current = await changeBill(draft.current, billFormOf(values));
      return sends.current ? sendBill(draft.current) : draft.current;
    },
    onAccepted: (saved) => {
      toast.success(saved.status === 'sent' ? words.isSent : words.saved, moneyText(saved.total / 100));
      onDone();
    },
  });
  const { lines } = form.values;
  const name = words.name(billName({ kind: BILL_KIND_NAMES[bill.kind], version: bill.version }));
  const rows = typedDifferences(bill, form.values);
  const press = (isSending: boolean) => (): void => {
    sends.current = isSending;
    setSending(isSending);
    form.submit();
  };
  const dropping = useChange(onDone);
  const failure = form.failure ?? dropping.failure;
  const long = { maxLength: BILL_WORDS_MAX, dir: 'auto', rows: 2 } as const;
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
    <Totals aria-label={words.totals}>
      <dt>{words.quote}</dt>
      <dd>{moneyText(bill.quote.total / 100)}</dd>
      <dt>{words.bill}</dt>
      <dd>{moneyText(total / 100)}</dd>
      <dt>{words.inAll}</dt>
      <dd>{differenceText(total - bill.quote.total)}</dd>
    </Totals>
  );
}
