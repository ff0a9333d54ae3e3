import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field } from '@ayana/shared-ui/field';
import { messages as shared } from '../messages';
import { dueAt, dueDay } from '../../../components/give-work/due-day';
import { messages } from './messages';
import type { WorkDialogProps } from './replace-dialog';
import type { CaseWork } from '../../../components/give-work/give-work.api';
import { moveWork } from './work.api';

const { time: words } = messages;

/** Gives work more time, or less: while a paper is missing, or because of a talk on the phone. */
export default function TimeDialog({ work, reread, onClose }: WorkDialogProps) {
  const form = useForm<{ day: string }, CaseWork>({
    name: `case-work-time-${work.id}`,
    initial: { day: dueDay(work.due_at) },
    rules: ({ day }) => ({
      due_at: day === '' ? words.needed : Date.parse(dueAt(day)) <= Date.now() ? words.past : undefined,
    }),
    send: async ({ day }) => {
      try {
        return await moveWork(work, dueAt(day));
      } catch (error) {
        reread();
        throw error;
      }
    },
    onAccepted: () => {
      reread();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={`${ASSIGNMENT_KIND_NAMES[work.kind]}, ${work.assignee_name}`}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Field label={words.due} hint={words.hint} required error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </FormDialog>
  );
}
