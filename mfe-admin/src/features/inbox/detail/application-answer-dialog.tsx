import type { SiteApplication } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { askApplicant, refuseApplication } from '../inbox.api';
import { applicationMessages } from '../application-messages';

const { refuseForm, askForm, application: buttons } = applicationMessages;

export interface ApplicationAnswerDialogProps {
  what: 'ask' | 'refuse';
  application: SiteApplication;
  onClose: () => void;
  onDone: () => void;
}

/** Declines an application with a reason, or asks the applicant for more. */
export default function ApplicationAnswerDialog({ what, application, onClose, onDone }: ApplicationAnswerDialogProps) {
  const refuses = what === 'refuse';
  const words = refuses ? { ...refuseForm, label: refuseForm.reason } : { ...askForm, label: askForm.message };
  const field = refuses ? 'reason' : 'message';
  const form = useForm<{ reason: string; message: string }, SiteApplication>({
    name: `application-${what}-${application.id}`,
    initial: { reason: '', message: '' },
    rules: (values) => ({ [field]: values[field].trim() === '' ? words.need : undefined }),
    send: ({ reason, message }, key) =>
      refuses ? refuseApplication(application.id, reason, key) : askApplicant(application.id, message, key),
    onAccepted: () => {
      toast.success(words.done, application.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(application.name)}
      onClose={onClose}
      submitLabel={refuses ? buttons.refuse : buttons.ask}
      busyLabel={buttons.busy}
      form={form}
    >
      <Field label={words.label} hint={words.hint} required error={form.errorOf(field)}>
        <TextArea rows={5} maxLength={refuses ? 1000 : 4000} {...form.field(field)} />
      </Field>
    </FormDialog>
  );
}
