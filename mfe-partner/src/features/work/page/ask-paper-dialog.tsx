import { DOCUMENT_KIND_NAMES, type DocumentKind } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import type { WorkDetail, WorkSectionProps } from '../../../work/work.types';
import { useKindsToAskFor } from './use-kinds-to-ask-for';
import { messages } from './messages';
import { askForPaper } from './work.api';

const { ask: words } = messages;

/** Asks the patient for a paper that the work needs. */
export default function AskPaperDialog({ work, reread, onClose }: WorkSectionProps & { onClose: () => void }) {
  const kinds = useKindsToAskFor(work);
  const form = useForm<{ kind: DocumentKind | ''; reason: string }, WorkDetail>({
    name: `work-paper-${work.id}`,
    initial: { kind: kinds[0] ?? '', reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needed : undefined }),
    send: ({ kind, reason }, key) => askForPaper(work, { kind: kind || 'other', reason: reason.trim() }, key),
    onAccepted: () => {
      reread();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      form={form}
    >
      <Field label={words.kind} error={form.errorOf('kind')}>
        <Select {...form.field('kind')}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {DOCUMENT_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
