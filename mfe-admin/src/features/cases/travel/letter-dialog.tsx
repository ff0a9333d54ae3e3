import { LETTER_ATTENDANTS_MAX, type VisaLetter } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { LetterFields, letterProblems, type LetterValues, NO_LETTER } from '@ayana/shared-ui/letter';
import { messages } from './messages';
import { issueLetter } from './travel.api';

const { form: words } = messages.letters;

export interface LetterDialogProps {
  quoteId: string;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the hospital's letter for the visa in its name. */
export default function LetterDialog({ quoteId, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `case-letter-${quoteId}`,
    initial: NO_LETTER,
    rules: letterProblems,
    send: (values, key) => issueLetter(quoteId, values, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <LetterFields form={form} mostAttendants={LETTER_ATTENDANTS_MAX} />
    </FormDialog>
  );
}
