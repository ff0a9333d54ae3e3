import { type Quote, QUOTE_WORDS_MAX } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './dialog-messages';
import { messages as shared } from './messages';
import type { AskAbout } from './quote-rows';
import { askAboutQuote } from './quotes.api';

const { ask: words } = messages;

export interface AskDialogProps {
  quote: Quote;
  about: AskAbout;
  onDone: () => void;
  onClose: () => void;
}

/** A question about a line of a quote, or about the quote as a whole. */
export default function AskDialog({ quote: { id, hospital }, about, onDone, onClose }: AskDialogProps) {
  const line = 'line' in about ? about.line : undefined;
  const form = useForm<{ text: string }, Quote>({
    name: `quote-ask-${line?.id ?? `${id}-${whatOf(about)}`}`,
    initial: { text: 'missing' in about ? shared.isIncluded(about.missing) : '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) =>
      askAboutQuote(id, { text: text.trim(), ...(line === undefined ? {} : { line_id: line.id }) }, key),
    onAccepted: () => {
      toast.success(words.done, hospital.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(whatOf(about))}
      description={words.text(hospital.name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.question} required error={form.errorOf('text')}>
        <TextArea dir="auto" rows={4} maxLength={QUOTE_WORDS_MAX} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}

function whatOf(about: AskAbout): string {
  if ('line' in about) return about.line.label;
  return 'missing' in about ? about.missing : words.whole(about.hospital);
}
