import { LETTER_ATTENDANTS_MAX, type VisaLetter } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import { useForm } from '@ayana/portal-kit/screens';
import { LetterFormDialog, letterProblems, type LetterValues, NO_LETTER } from '@ayana/shared-ui/letter';
import { issueLetter } from './travel.api';

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
    rules: (values) => letterProblems(values, printProblem),
    send: (values, key) => issueLetter(quoteId, values, key),
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
