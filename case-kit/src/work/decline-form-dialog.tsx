import { type DialogForm, FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';

const { decline: words } = messages;
/** The longest reason. */
const REASON_MAX = 1000;

export interface DeclineValues {
  declined_reason: string;
}
export const NO_REASON: DeclineValues = { declined_reason: '' };

/** What is missing before work is declined, by field. */
export const declineProblems = ({ declined_reason }: DeclineValues): { declined_reason: string | undefined } => ({
  declined_reason: declined_reason.trim() === '' ? words.needed : undefined,
});

export interface DeclineFormDialogProps {
  form: DialogForm;
  /** What is declined, as `Referral`. */
  kind: string;
  onClose: () => void;
}

/** Declines work, with the reason. */
export function DeclineFormDialog({ form, kind, onClose }: DeclineFormDialogProps) {
  return (
    <FormDialog
      title={words.title}
      description={kind}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      danger
      formProps={form.formProps}
    >
      <p>{words.text}</p>
      <Field label={words.reason} required error={form.errorOf('declined_reason')}>
        <TextArea rows={3} maxLength={REASON_MAX} dir="auto" {...form.field('declined_reason')} />
      </Field>
    </FormDialog>
  );
}
