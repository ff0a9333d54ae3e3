import { CONSENT_REASON_MAX, type StayConsent } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { withdrawConsent } from './consent.api';
import { messages } from './consent-messages';

const { withdrawForm: words } = messages;

export interface WithdrawConsentDialogProps {
  /** Of the signature. */
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Takes the signature back, with the reason that the hospital reads. */
export default function WithdrawConsentDialog({ id, onDone, onClose }: WithdrawConsentDialogProps) {
  const form = useForm<{ reason: string }, StayConsent>({
    name: `consent-withdraw-${id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needReason : undefined }),
    send: ({ reason }, key) => withdrawConsent(id, reason, key),
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={words.reason} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={CONSENT_REASON_MAX} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
