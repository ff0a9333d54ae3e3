import type { VisaLetter } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { withdrawLetter } from './letter.api';
import { messages } from './messages';

const { withdrawing: words } = messages;

export interface WithdrawLetterDialogProps {
  letter: VisaLetter;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a letter back, after a question. */
export default function WithdrawLetterDialog({ letter, onDone, onClose }: WithdrawLetterDialogProps) {
  const form = useForm<object, VisaLetter>({
    name: `partner-letter-withdraw-${letter.id}`,
    initial: {},
    send: () => withdrawLetter(letter.id),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {null}
    </FormDialog>
  );
}
