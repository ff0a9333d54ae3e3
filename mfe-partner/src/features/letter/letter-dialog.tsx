import { LETTER_ATTENDANTS_MAX, type Quote, type VisaLetter } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import { useForm } from '@ayana/portal-kit/screens';
import { LetterFormDialog, letterProblems, type LetterValues, NO_LETTER } from '@ayana/shared-ui/letter';
import { issueLetter } from './letter.api';

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
    rules: (values) => letterProblems(values, printProblem),
    send: (values, key) => issueLetter(quote.id, values, key),
    onAccepted: onDone,
  });
  return (
    <LetterFormDialog
      form={form}
      mostAttendants={LETTER_ATTENDANTS_MAX}
      printProblem={printProblem}
      onClose={onClose}
    />
  );
}
