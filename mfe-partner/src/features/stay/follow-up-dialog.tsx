import { instantsOf, TimeRow } from '@ayana/case-kit/trip-times';
import { FOLLOW_UP_KINDS, FOLLOW_UP_TEXT_MAX, type FollowUpKind } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { addFollowUp } from './stay.api';

const { form: words, kinds } = messages.followUps;

interface FollowUpValues {
  kind: FollowUpKind;
  day: string;
  time: string;
  text: string;
}

export interface FollowUpDialogProps {
  admissionId: string;
  onDone: () => void;
  onClose: () => void;
}

/** A visit or a talk after the discharge: a task of the patient with its day. */
export default function FollowUpDialog({ admissionId, onDone, onClose }: FollowUpDialogProps) {
  const form = useForm<FollowUpValues, { id: string }>({
    name: `follow-up-${admissionId}`,
    initial: { kind: 'visit', day: '', time: '', text: '' },
    rules: ({ day, time, text }) => ({
      day: day === '' ? words.needDay : undefined,
      time: time === '' ? words.needTime : undefined,
      text: text.trim() === '' ? words.needText : undefined,
    }),
    send: ({ kind, day, time, text }, key) => {
      const at = instantsOf({ day, time, zone: INDIA_ZONE, end_day: '', end_time: '', end_zone: '' }).starts_at;
      return addFollowUp(admissionId, { kind, at, text: text.trim() }, key);
    },
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={words.kind} required error={form.errorOf('kind')}>
        <Select {...form.field('kind')}>
          {FOLLOW_UP_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <TimeRow>
        <Field label={words.day} required error={form.errorOf('day') ?? form.errorOf('at')}>
          <DateInput {...form.field('day')} />
        </Field>
        <Field label={words.time} required hint={words.timeHint} error={form.errorOf('time')}>
          <DateInput type="time" {...form.field('time')} />
        </Field>
      </TimeRow>
      <Field label={words.where} required error={form.errorOf('text')}>
        <TextInput maxLength={FOLLOW_UP_TEXT_MAX} dir="auto" {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
