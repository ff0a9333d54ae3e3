import { LETTER_ATTENDANTS_MAX, type Quote, type VisaLetter } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { LetterFields, letterProblems, type LetterValues, NO_LETTER } from '@ayana/shared-ui/letter';
import { issueLetter } from './letter.api';
import { messages } from './messages';

const { form: words } = messages;

export interface LetterDialogProps {
  quote: Quote;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the letter for the visa: the days, and who comes along. */
export default function LetterDialog({ quote, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `partner-letter-${quote.id}`,
    initial: NO_LETTER,
    rules: letterProblems,
    send: (values, key) => issueLetter(quote.id, values, key),
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
