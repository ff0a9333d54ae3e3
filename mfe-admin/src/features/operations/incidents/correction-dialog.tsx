import { WRITTEN_ENTRY_KINDS } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { localInput, momentOf } from '../../../components/operations/local-input';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail, IncidentEntry } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { addEntry } from './incidents.api';

const { correction: words } = messages;

/** Corrects a line, or its time, by another line. */
export default function CorrectionDialog({
  incident,
  entry,
  onDone,
  onClose,
}: IncidentDialogProps & { entry: IncidentEntry }) {
  const form = useForm<{ text: string; at: string }, IncidentDetail>({
    name: `incident-correction-${entry.id}`,
    initial: { text: entry.text ?? '', at: localInput(new Date(entry.happened_at)) },
    rules: ({ text, at }) => ({
      text: text.trim() === '' ? words.needed : undefined,
      happened_at: momentOf(at) === undefined ? words.needed : undefined,
    }),
    send: ({ text, at }, key) =>
      addEntry(
        incident.id,
        {
          kind: WRITTEN_ENTRY_KINDS.find((kind) => kind === entry.kind) ?? 'happened',
          text: text.trim(),
          happened_at: momentOf(at) ?? '',
          corrects: entry.id,
        },
        key,
      ),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      failure={form.failure ?? form.errorOf('corrects') ?? null}
      form={form}
    >
      <Field label={words.at} required error={form.errorOf('happened_at')}>
        <TextInput type="datetime-local" {...form.field('at')} />
      </Field>
      <Field label={words.text} required error={form.errorOf('text')}>
        <TextArea rows={4} maxLength={1000} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
