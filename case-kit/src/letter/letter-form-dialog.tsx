import { listText } from '@ayana/contracts/language';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import type { FormEvent, ReactNode } from 'react';
import { LetterFields, type LetterForm, type LetterRules } from './letter-fields';
import { messages } from './messages';

/** What the case says for the letter. */
export interface LetterOfCase {
  patient_name: string | null;
  attendants: readonly { name: string; passport_number: string }[];
  registration_number: string | null;
  phone: string | null;
  /** What the patient has not given yet, in words. */
  missing: readonly string[];
}

export interface LetterFormDialogProps extends LetterRules {
  /** What portal-kit's `useForm` gives. */
  form: LetterForm & {
    busy: boolean;
    failure: string | null;
    formProps: { onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  };
  mostAttendants: number;
  ofCase: LetterOfCase;
  onClose: () => void;
}

/** Issues the letter for the visa: the days, and who comes along. */
export function LetterFormDialog({ form, mostAttendants, ofCase, onClose, ...rules }: LetterFormDialogProps) {
  const { dialog } = messages;
  const text = (value: string | null): ReactNode => (value === null ? messages.unknown : <bdi>{value}</bdi>);
  const names = ofCase.attendants.map(({ name, passport_number }) => `${name} (${passport_number})`);
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.text}
      onClose={onClose}
      submitLabel={dialog.submit}
      busyLabel={dialog.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {ofCase.missing.length === 0 ? null : <Notice>{messages.missing(listText(ofCase.missing))}</Notice>}
      <Facts
        facts={[
          [messages.patient, text(ofCase.patient_name)],
          ...(form.values.attendants === undefined
            ? [[messages.attendants, names.length === 0 ? messages.nobody : names.join('; ')] as const]
            : []),
          [messages.registration, text(ofCase.registration_number)],
          [messages.phone, text(ofCase.phone)],
        ]}
      />
      <LetterFields form={form} mostAttendants={mostAttendants} {...rules} />
    </FormDialog>
  );
}
