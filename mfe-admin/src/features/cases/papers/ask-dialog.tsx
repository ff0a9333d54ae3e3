import type { CaseDocument } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, type DocumentKind, PATIENT_DOCUMENT_KINDS } from '@ayana/contracts/journey';
import { instantAt } from '@ayana/contracts/places';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { messages } from './messages';
import { askFor } from './papers.api';

const { ask: words } = messages;
/** Papers are due at the end of a working day of the desk. */
const DUE_MINUTES = 18 * 60;

export interface AskDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks the patient for a paper: it becomes their task. */
export default function AskDialog({ journeyId, onDone, onClose }: AskDialogProps) {
  const form = useForm<{ kind: DocumentKind; reason: string; day: string }, CaseDocument[]>({
    name: `case-paper-${journeyId}`,
    initial: { kind: 'report', reason: '', day: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needed : undefined }),
    send: ({ kind, reason, day }, key) =>
      askFor(
        journeyId,
        {
          kind,
          reason: reason.trim(),
          ...(day === '' ? {} : { due_at: instantAt(day, DUE_MINUTES, OPERATIONS_CLOCK.zone).toISOString() }),
        },
        key,
      ),
    onAccepted: onDone,
  });
  return (
    <FormDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} form={form}>
      <Field label={words.kind} error={form.errorOf('kind')}>
        <Select {...form.field('kind')}>
          {PATIENT_DOCUMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {DOCUMENT_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('reason')} />
      </Field>
      <Field label={words.due} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </FormDialog>
  );
}
