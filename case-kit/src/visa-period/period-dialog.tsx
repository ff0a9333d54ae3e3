import { VISA_REFERENCE_MAX, type VisaPeriods } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { addPeriod } from './visa-period.api';

const { form: words } = messages;

export interface PeriodDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** The last day of a visa that the patient got by themselves, or of an extension. */
export default function PeriodDialog({ journeyId, onDone, onClose }: PeriodDialogProps) {
  const form = useForm<{ valid_until: string; reference: string }, VisaPeriods>({
    name: `visa-period-${journeyId}`,
    initial: { valid_until: '', reference: '' },
    rules: ({ valid_until }) => ({ valid_until: valid_until === '' ? words.needDay : undefined }),
    send: ({ valid_until, reference }, key) =>
      addPeriod(
        { journey_id: journeyId, valid_until, ...(reference.trim() === '' ? {} : { reference: reference.trim() }) },
        key,
      ),
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
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.day} required error={form.errorOf('valid_until')}>
        <DateInput {...form.field('valid_until')} />
      </Field>
      <Field label={words.reference} optional error={form.errorOf('reference')}>
        <TextInput maxLength={VISA_REFERENCE_MAX} autoComplete="off" {...form.field('reference')} />
      </Field>
    </FormDialog>
  );
}
