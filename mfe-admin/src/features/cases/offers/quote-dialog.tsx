import { addQuote, changeQuote, newLine, NotGiven, quoteFormOf, StayFields } from '@ayana/case-kit/quote';
import { type Quote, QUOTE_LINES_MAX, QUOTE_TERMS_MAX } from '@ayana/contracts/journey';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, TextArea } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Plus } from 'lucide-react';
import { findHospitals } from '../../../components/record-picker/find-records';
import { RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import { LineRows, Pair } from './offers.styles';
import { QuoteLineFields } from './quote-line-fields';
import { SurgeonPicker } from './surgeon-picker';
import { NEW_QUOTE, quoteProblems, quoteText, type QuoteValues, totalOf, valuesOf } from './quote-values';

const { quote: words } = messages;

const LABELS: Readonly<Record<keyof QuoteValues, string>> = {
  hospital: words.hospital,
  surgeon: words.surgeon,
  valid_until: words.until,
  room_class: words.room,
  days_in_hospital: words.inHospital,
  days_in_india: words.inIndia,
  deposit: words.deposit,
  refund_terms: words.refund,
  exclusions: words.exclusions,
  not_given: words.notGiven,
  lines: words.lines,
};

export interface QuoteDialogProps {
  journeyId: string;
  /** A draft to change, or a sent one that gets a new version; null for another hospital's. */
  quote: Quote | null;
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** Enters what a hospital offers, as a draft. What is typed survives a refusal and a reload. */
export default function QuoteDialog({ journeyId, quote, onDone, reread, onClose }: QuoteDialogProps) {
  const { form, notice } = useSharedEdit<QuoteValues, Quote>({
    name: `case-quote-${quote?.id ?? journeyId}`,
    latest: {
      version: quote?.revision ?? 0,
      fields: quote === null ? NEW_QUOTE : valuesOf(quote),
      by: editorIn(quote),
    },
    labelOf: (name) => LABELS[name],
    textOf: quoteText,
    rules: quoteProblems,
    alwaysSends: true,
    save: (_names, { hospital: found, surgeon, ...terms }, version, { key }) => {
      const body = { ...quoteFormOf(terms), doctor_id: surgeon?.id ?? null };
      return quote?.status === 'draft'
        ? changeQuote({ ...quote, revision: version }, body)
        : addQuote({ journey_id: journeyId, partner_hospital_id: found?.id ?? '', ...body }, key);
    },
    onSaved: onDone,
    reread,
  });
  const { lines, hospital } = form.values;
  const long = { maxLength: QUOTE_TERMS_MAX, dir: 'auto', rows: 3 } as const;
  return (
    <FormDialog
      title={words.title}
      {...(quote === null ? {} : { description: <bdi>{quote.hospital.name}</bdi> })}
      size="wide"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {quote === null ? (
        <RecordPicker
          label={words.hospital}
          value={hospital}
          onChange={(found) => {
            form.set('hospital', found);
            form.set('surgeon', null);
          }}
          find={findHospitals}
          error={form.errorOf('partner_hospital_id')}
        />
      ) : null}
      <Pair>
        <Field label={words.until} required error={form.errorOf('valid_until')}>
          <DateInput {...form.field('valid_until')} />
        </Field>
        <SurgeonPicker form={form} />
        <StayFields form={form} words={words} />
        <Field label={words.deposit} optional error={form.errorOf('deposit')}>
          <QuantityInput kind="money" {...form.field('deposit')} />
        </Field>
      </Pair>
      <LineRows aria-label={words.lines}>
        {lines.map(({ key }, at) => (
          <QuoteLineFields key={key} form={form} at={at} />
        ))}
      </LineRows>
      <Pair>
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            aria-disabled={lines.length >= QUOTE_LINES_MAX}
            onClick={() =>
              lines.length >= QUOTE_LINES_MAX ? undefined : form.set('lines', [...lines, newLine(lines)])
            }
          >
            {words.addLine}
          </Button>
        </div>
        <p role="status">
          {words.total}: <b>{moneyText(totalOf(form.values) / 100)}</b>
        </p>
      </Pair>
      <Field label={words.exclusions} error={form.errorOf('exclusions')}>
        <TextArea {...long} {...form.field('exclusions')} />
      </Field>
      <NotGiven form={form} term="exclusions" />
      <Field label={words.refund} error={form.errorOf('refund_terms')}>
        <TextArea {...long} {...form.field('refund_terms')} />
      </Field>
      <NotGiven form={form} term="refund_terms" />
      <EditNotice notice={notice} />
    </FormDialog>
  );
}
