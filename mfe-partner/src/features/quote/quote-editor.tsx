import {
  addQuote,
  changeQuote,
  movedLines,
  newLine,
  NotGiven,
  QuotePreview,
  quoteProblems,
  sendProblems,
  sendQuote,
  SendQuoteDialog,
  StayFields,
} from '@ayana/case-kit/quote';
import { type Quote, QUOTE_LINES_MAX, QUOTE_TERMS_MAX, quoteTotal } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { Notice } from '@ayana/shared-ui/notice';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Tabs } from '@ayana/shared-ui/tabs';
import { dateText, dayText, useNow } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { Copy, Plus, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { AskedBeside } from './asked-beside';
import { messages } from './messages';
import type { QuoteSources } from './quote.api';
import { Actions, Beside, Editor, Fields, Group, LineList, Narrow, Pair, Sides, Total } from './quote.styles';
import { OpinionDiffers } from './opinion-differs';
import { QuoteLineFields } from './quote-line-fields';
import { formOf, previewOf, quoteText, type QuoteValues, readingOf, valuesOf } from './quote-values';

const { editor: words } = messages;
const SIDES = [
  { id: 'form', label: words.form },
  { id: 'preview', label: words.preview },
] as const;

const LABELS: Readonly<Record<keyof QuoteValues, string>> = {
  doctor_id: words.surgeon,
  room_class: words.room,
  days_in_hospital: words.inHospital,
  days_in_india: words.inIndia,
  lines: words.parts,
  valid_until: words.until,
  deposit: words.deposit,
  exclusions: words.exclusions,
  refund_terms: words.refund,
  not_given: words.notGiven,
};

/** The quote that is typed for a piece of work, whichever version it becomes. */
export const quoteFormName = ({ id }: WorkDetail): string => `partner-quote-${id}`;

const quoteOf = ({ id, journey_id, partner_hospital_id }: WorkDetail) => ({
  journey_id,
  assignment_id: id,
  partner_hospital_id: partner_hospital_id ?? '',
});

const problemsOfSending = (values: QuoteValues) => sendProblems(values, values.doctor_id);

export interface QuoteEditorProps {
  work: WorkDetail;
  /** A draft to change; a decided or sent one to make the next version of; null for the first. */
  quote: Quote | null;
  sources: QuoteSources;
  onDone: () => void;
  onDiscard: () => void;
  reread: () => void;
  /** There is something typed that is not saved, or no longer. */
  onTyping: (isTyping: boolean) => void;
}

/** Writes a quote beside what the patient will read. What is typed survives a reload. */
export function QuoteEditor({ work, quote, sources, onDone, onDiscard, reread, onTyping }: QuoteEditorProps) {
  const now = useNow();
  const [side, setSide] = useState<'form' | 'preview'>('form');
  const [moved, setMoved] = useState('');
  /** The draft that this editor has saved, until the page is read again. */
  const own = useRef<string | null>(null);
  const sends = useRef(false);
  const [sending, setSending] = useState(false);
  const { doctors, prices, last, opinion } = sources;
  const { form, changed, notice } = useSharedEdit<QuoteValues, Quote>({
    name: quoteFormName(work),
    latest: readingOf(quote),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => quoteText(name, values, doctors),
    rules: (values) => ({ ...quoteProblems(values), ...(sends.current ? problemsOfSending(values) : {}) }),
    alwaysSends: true,
    save: async (_names, values, version, { id, key, stored }) => {
      const isDraft = id !== undefined && (id === own.current || (id === quote?.id && quote.status === 'draft'));
      const body = formOf(values);
      const draft = await (isDraft
        ? changeQuote({ id, revision: version }, body)
        : addQuote({ ...quoteOf(work), ...body }, key));
      if (!sends.current) return draft;
      own.current = draft.id;
      stored(readingOf(draft));
      return sendQuote(draft);
    },
    onSaved: (saved) => {
      if (saved === null) return;
      toast.success(saved.status === 'sent' ? words.isSent : words.saved(saved.version), moneyText(saved.total / 100));
      onDone();
    },
    reread,
  });
  useEffect(() => {
    onTyping(changed);
  }, [changed, onTyping]);
  const { lines, valid_until } = form.values;
  const shown = previewOf(form.values, doctors);
  const long = { maxLength: QUOTE_TERMS_MAX, dir: 'auto', rows: 3 } as const;
  const isFull = lines.length >= QUOTE_LINES_MAX;
  const [reading, setReading] = useState(false);
  const press = (isSending: boolean) => (): void => {
    sends.current = isSending;
    setSending(isSending);
    form.submit();
  };
  // What is not complete is said at its fields first.
  const problems = { ...quoteProblems(form.values), ...problemsOfSending(form.values) };
  const isComplete = Object.values(problems).every((problem) => problem === undefined);
  const preview = {
    quote: shown,
    hospital: work.assignee_name,
    until: {
      label: messages.until,
      text: valid_until === '' ? null : dayText(valid_until, now),
    },
  };
  const add = (line?: Parameters<typeof newLine>[1]): void => {
    const blank = lines.length === 1 && lines[0]?.label === '' && lines[0].price === '';
    if (!isFull) form.set('lines', [...(blank && line !== undefined ? [] : lines), newLine(lines, line)]);
  };
  const copy = (): void => {
    if (last === null) return;
    for (const [name, value] of Object.entries(valuesOf(last, valid_until))) form.set(name, value);
  };
  return (
    <Editor aria-label={words.name}>
      <Narrow>
        <Tabs label={words.tabs} items={SIDES} current={side} onSelect={setSide}>
          {null}
        </Tabs>
      </Narrow>
      <Sides $shown={side}>
        <AskedBeside work={work} opinion={opinion} />
        <Fields {...form.formProps}>
          <Group>
            <legend>{words.who}</legend>
            <Pair>
              <div>
                <Field label={words.surgeon} error={form.errorOf('doctor_id')}>
                  <Select {...form.field('doctor_id')}>
                    <option value="">{words.noSurgeon}</option>
                    {doctors.map(({ id, name, detail }) => (
                      <option key={id} value={id}>
                        {detail === '' ? name : `${name}, ${detail}`}
                      </option>
                    ))}
                  </Select>
                </Field>
                <NotGiven form={form} term="doctor_id" />
              </div>
              <StayFields
                form={form}
                words={words}
                besides={{
                  days_in_hospital: <OpinionDiffers opinion={opinion} values={form.values} fact="days_in_hospital" />,
                  days_in_india: <OpinionDiffers opinion={opinion} values={form.values} fact="days_in_india" />,
                }}
              />
            </Pair>
          </Group>
          <Group>
            <legend>{words.parts}</legend>
            {last === null || last.sent_at === null ? null : (
              <div>
                <Button variant="quiet" size="small" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
                  {words.copy(moneyText(last.total / 100), dateText(new Date(last.sent_at), now))}
                </Button>
              </div>
            )}
            <LineList>
              {lines.map((line, at) => (
                <li key={line.key}>
                  <QuoteLineFields
                    form={form}
                    at={at}
                    onMove={(to) => {
                      form.set('lines', movedLines(lines, at, to));
                      setMoved(words.moved(line.label, to + 1));
                    }}
                  />
                </li>
              ))}
            </LineList>
            <VisuallyHidden role="status">{moved}</VisuallyHidden>
            <Pair>
              <div>
                <Button
                  variant="tonal"
                  size="small"
                  icon={<Plus size={16} aria-hidden="true" />}
                  aria-disabled={isFull}
                  onClick={() => add()}
                >
                  {words.addLine}
                </Button>
              </div>
              {prices.length === 0 ? null : (
                <Field label={words.sheet}>
                  <Select
                    value=""
                    onChange={({ currentTarget }) => {
                      const item = prices.find(({ id }) => id === currentTarget.value);
                      if (item === undefined) return;
                      add({ category: item.category, label: item.label, price: String(item.unit_price / 100) });
                    }}
                  >
                    <option value="">{words.sheetChoose}</option>
                    {prices.map(({ id, label, unit_price }) => (
                      <option key={id} value={id}>
                        {words.item(label, moneyText(unit_price / 100))}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </Pair>
            <Total role="status">
              {words.total} <strong>{moneyText(quoteTotal(shown.lines) / 100)}</strong>
            </Total>
          </Group>
          <Group>
            <legend>{words.money}</legend>
            <Pair>
              <Field label={words.until} required hint={words.untilHint} error={form.errorOf('valid_until')}>
                <DateInput {...form.field('valid_until')} />
              </Field>
              <Field label={words.deposit} optional error={form.errorOf('deposit')}>
                <QuantityInput kind="money" {...form.field('deposit')} />
              </Field>
            </Pair>
            <Field label={words.exclusions} hint={words.exclusionsHint} error={form.errorOf('exclusions')}>
              <TextArea {...long} {...form.field('exclusions')} />
            </Field>
            <NotGiven form={form} term="exclusions" />
            <Field label={words.refund} error={form.errorOf('refund_terms')}>
              <TextArea {...long} {...form.field('refund_terms')} />
            </Field>
            <NotGiven form={form} term="refund_terms" />
          </Group>
          <EditNotice notice={notice} />
          {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
          <Actions>
            <Button
              icon={<Send size={18} aria-hidden="true" />}
              busy={form.busy && sending}
              busyLabel={words.sending}
              onClick={isComplete ? () => setReading(true) : press(true)}
            >
              {words.send}
            </Button>
            <Button variant="outline" busy={form.busy && !sending} busyLabel={words.saving} onClick={press(false)}>
              {words.save}
            </Button>
            {changed && !form.busy ? (
              <Button
                variant="quiet"
                onClick={() => {
                  form.reset();
                  onDiscard();
                }}
              >
                {words.discard}
              </Button>
            ) : null}
          </Actions>
        </Fields>
        <Beside>
          <h3>{words.seen}</h3>
          <QuotePreview {...preview} />
        </Beside>
      </Sides>
      {reading ? (
        <SendQuoteDialog
          {...preview}
          busy={form.busy}
          failure={form.failure}
          onSend={press(true)}
          onClose={() => setReading(false)}
        />
      ) : null}
    </Editor>
  );
}
