import { type Admission, ROOM_MAX, STAY_PLAN_MAX } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { changePlan } from './stay.api';

const { planForm: words } = messages;

export interface PlanDialogProps {
  stay: Admission;
  plan: string | null;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The room and what is done in the stay. Two who change it at once see what the other wrote. */
export default function PlanDialog({ stay, plan, reread, onDone, onClose }: PlanDialogProps) {
  const edit = useSharedEdit<{ room: string; plan: string }, Admission>({
    name: `plan-${stay.id}`,
    latest: { version: stay.version, fields: { room: stay.room ?? '', plan: plan ?? '' }, by: editorIn(stay) },
    labelOf: (name) => words[name],
    save: (_names, values, version) =>
      changePlan({ ...stay, version }, { room: orNull(values.room), plan: orNull(values.plan) }),
    onSaved: () => {
      toast.success(words.done, '');
      onDone();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      edit={edit}
    >
      <Field label={words.room} optional error={form.errorOf('room')}>
        <TextInput maxLength={ROOM_MAX} dir="auto" {...form.field('room')} />
      </Field>
      <Field label={words.plan} optional error={form.errorOf('plan')}>
        <TextArea rows={4} maxLength={STAY_PLAN_MAX} dir="auto" {...form.field('plan')} />
      </Field>
    </EditDialog>
  );
}
