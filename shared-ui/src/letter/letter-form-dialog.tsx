import type { FormEvent } from 'react';
import { FormDialog } from '../dialog';
import { LetterFields, type LetterForm, type PrintProblem } from './letter-fields';
import { messages } from './messages';

export interface LetterFormDialogProps {
  /** What portal-kit's `useForm` gives. */
  form: LetterForm & {
    busy: boolean;
    failure: string | null;
    formProps: { onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  };
  mostAttendants: number;
  printProblem: PrintProblem;
  onClose: () => void;
}

/** Issues the letter for the visa: the days, and who comes along. */
export function LetterFormDialog({ form, mostAttendants, printProblem, onClose }: LetterFormDialogProps) {
  const { dialog } = messages;
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
      <LetterFields form={form} mostAttendants={mostAttendants} printProblem={printProblem} />
    </FormDialog>
  );
}
