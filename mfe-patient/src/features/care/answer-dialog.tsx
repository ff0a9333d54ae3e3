import { CheckInQuestions } from '@ayana/case-kit/check-in';
import {
  CHECK_IN_FORM,
  CHECK_IN_INITIAL,
  type CheckIn,
  checkInProblems,
  type CheckInValues,
} from '@ayana/contracts/journey';
import { messagesOf } from '@ayana/portal-kit/form-engine';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { answerCheckIn } from './care.api';
import { messages } from './messages';

export interface AnswerDialogProps {
  checkIn: CheckIn;
  onDone: (answered: CheckIn) => void;
  onClose: () => void;
}

/** The questions of a check-in. What is chosen survives a reload and a lost line. */
export default function AnswerDialog({ checkIn, onDone, onClose }: AnswerDialogProps) {
  const { form: words } = messages;
  const form = useForm<CheckInValues, CheckIn>({
    name: `check-in-${checkIn.id}`,
    initial: CHECK_IN_INITIAL,
    rules: (values) => messagesOf(checkInProblems(values)),
    send: (values, key) => answerCheckIn(checkIn.id, values, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(checkIn.day)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <CheckInQuestions form={CHECK_IN_FORM} values={form.values} onChange={form.set} errorOf={form.errorOf} />
    </FormDialog>
  );
}
