import { LetterFormDialog, letterProblems, type LetterValues } from '@ayana/case-kit/letter';
import {
  LETTER_ATTENDANTS_MAX,
  LETTER_FACT_NAMES,
  type LetterDraft,
  type Quote,
  type VisaLetter,
} from '@ayana/contracts/journey';
import { latinNameProblem, printProblem } from '@ayana/contracts/papers';
import { useForm } from '@ayana/portal-kit/screens';
import { issueLetter } from './letter.api';

const RULES = { nameProblem: latinNameProblem, printProblem };

export interface LetterDialogProps {
  draft: LetterDraft;
  quote: Quote;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the letter for the visa: the days, and who comes along. */
export default function LetterDialog({ draft, quote, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `partner-letter-${quote.id}`,
    initial: {
      admission_on: draft.admission_on ?? '',
      stay_until: draft.stay_until ?? '',
    },
    rules: (values) => letterProblems(values, RULES),
    send: (values, key) => issueLetter(quote.id, values, key),
    onAccepted: onDone,
  });
  return (
    <LetterFormDialog
      form={form}
      mostAttendants={LETTER_ATTENDANTS_MAX}
      ofCase={{ ...draft, missing: draft.missing.map((fact) => LETTER_FACT_NAMES[fact]) }}
      {...RULES}
      onClose={onClose}
    />
  );
}
