import { AUTOMATION_NAMES, CASE_FACT_NAMES, effectsOf, JOURNEY_STAGES, missingFactsOf } from '@ayana/contracts/journey';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Checkbox } from '@ayana/shared-ui/choice';
import { ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { completeStages, readFacts } from './stage.api';
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
  // Of the staff alone: others are not asked.
  const read = usePart({ key: journeyId, read: () => readFacts(journeyId) });
  const facts = new Set(read.value?.items.map(({ fact }) => fact));
  const missing = read.value === null ? [] : [...new Set(stages.flatMap((stage) => missingFactsOf(stage, facts)))];
  const form = useForm<{ note: string; sure: boolean }>({
    name: `complete-stage-${journeyId}`,
    initial: { note: '', sure: false },
    rules: ({ sure }) => ({ sure: missing.length > 0 && !sure ? messages.sureNeeded : undefined }),
    send: ({ note }, key) => completeStages(journeyId, stages, note.trim(), key),
    onAccepted: onDone,
  });
  const [first, last] = [labelOf(stages[0]), labelOf(stages.at(-1))];
  const effects = stages.flatMap((stage) => effectsOf(stage, facts));
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
      {missing.length === 0 ? null : (
        <div>
          <p>{messages.missing}</p>
          <Effects>
            {missing.map((fact) => (
              <li key={fact}>{CASE_FACT_NAMES[fact]}</li>
            ))}
          </Effects>
          <Checkbox
            checked={form.values.sure}
            onChange={({ currentTarget }) => form.set('sure', currentTarget.checked)}
          >
            {messages.sure}
          </Checkbox>
          <ErrorText>{form.errorOf('sure') ?? null}</ErrorText>
        </div>
      )}
      <Field label={messages.note} hint={messages.noteHint} optional error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
