import { LetterFormDialog, letterProblems, type LetterValues } from '@ayana/case-kit/letter';
import { LETTER_ATTENDANTS_MAX, LETTER_FACT_NAMES, type LetterDraft, type VisaLetter } from '@ayana/contracts/journey';
import { latinNameProblem, printProblem } from '@ayana/contracts/papers';
import { useForm } from '@ayana/portal-kit/screens';
import { issueLetter } from './travel.api';

const RULES = { nameProblem: latinNameProblem, printProblem };

export interface LetterDialogProps {
  draft: LetterDraft;
  quoteId: string;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the hospital's letter for the visa in its name. */
export default function LetterDialog({ draft, quoteId, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `case-letter-${quoteId}`,
    initial: {
      admission_on: draft.admission_on ?? '',
      stay_until: draft.stay_until ?? '',
      attendants: draft.attendants,
    },
    rules: (values) => letterProblems(values, RULES),
    send: (values, key) => issueLetter(quoteId, values, key),
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
