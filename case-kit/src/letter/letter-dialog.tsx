import { LETTER_FACT_NAMES, type LetterDraft, type VisaLetter } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';
import { LetterFields, letterProblems, type LetterValues } from './letter-fields';
import { issueLetter } from './letter.api';
import { messages } from './messages';

export interface LetterDialogProps {
  draft: LetterDraft;
  quoteId: string;
  /** Staff see passports and say who comes along; a hospital’s letter names those the patient has named. */
  isStaff: boolean;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the hospital's letter for the visa: the days, and who comes along. */
export default function LetterDialog({ draft, quoteId, isStaff, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `${isStaff ? 'case' : 'partner'}-letter-${quoteId}`,
    initial: {
      admission_on: draft.admission_on ?? '',
      stay_until: draft.stay_until ?? '',
      ...(isStaff ? { attendants: draft.attendants } : {}),
    },
    rules: letterProblems,
    send: (values, key) => issueLetter(quoteId, values, key),
    onAccepted: onDone,
  });
  const { dialog } = messages;
  const text = (value: string | null): ReactNode => (value === null ? messages.unknown : <bdi>{value}</bdi>);
  const names = draft.attendants.map(({ name, passport_number }) => `${name} (${passport_number})`);
  const missing = draft.missing.map((fact) => LETTER_FACT_NAMES[fact]);
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.text}
      onClose={onClose}
      submitLabel={dialog.submit}
      busyLabel={dialog.busy}
      form={form}
    >
      {missing.length === 0 ? null : <Notice>{messages.missing(listText(missing))}</Notice>}
      <Facts
        facts={[
          [messages.patient, text(draft.patient_name)],
          ...(isStaff ? [] : [[messages.attendants, names.length === 0 ? messages.nobody : names.join('; ')] as const]),
          [messages.registration, text(draft.registration_number)],
          [messages.phone, text(draft.phone)],
        ]}
      />
      <LetterFields form={form} />
    </FormDialog>
  );
}
