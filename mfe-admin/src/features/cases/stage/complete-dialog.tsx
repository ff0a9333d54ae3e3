import { AUTOMATION_NAMES, automationsOf, JOURNEY_STAGES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { completeStages } from './stage.api';
import { Effects } from './stage.styles';

export interface CompleteDialogProps {
  journeyId: string;
  /** Whose case it is. */
  name: string;
  /** In their order. */
  stages: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

const labelOf = (stage: number | undefined): string => JOURNEY_STAGES[(stage ?? 1) - 1]?.label ?? '';

/** Says what completing stages sets off, before it is done. */
export default function CompleteDialog({ journeyId, name, stages, onDone, onClose }: CompleteDialogProps) {
  const form = useForm<{ note: string }>({
    name: `complete-stage-${journeyId}`,
    initial: { note: '' },
    send: ({ note }, key) => completeStages(journeyId, stages, note.trim(), key),
    onAccepted: onDone,
  });
  const [first, last] = [labelOf(stages[0]), labelOf(stages.at(-1))];
  const effects = stages.flatMap((stage) => automationsOf(stage));
  return (
    <FormDialog
      title={stages.length === 1 ? messages.title(first) : messages.several(first, last)}
      description={name}
      onClose={onClose}
      submitLabel={messages.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <div>
        <p>{effects.length === 0 ? messages.none : messages.text}</p>
        <Effects>
          {effects.map((effect) => (
            <li key={effect}>{AUTOMATION_NAMES[effect]}</li>
          ))}
        </Effects>
      </div>
      <Field label={messages.note} hint={messages.noteHint} optional error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
