import { FIRST_STAGE, JOURNEY_STAGES, type PatientJourney } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { isCompleted } from '../parts/stage';
import { openStage } from './change.api';
import { messages } from './messages';
import type { CaseDialogProps } from './state-dialog';
import { useLatestCase } from './use-latest-case';

const { stage: words } = messages;

/** Opens a completed stage again; the last one is offered first. */
export default function OpenStageDialog({ value, name, reread, onDone, onClose }: CaseDialogProps) {
  const { meanwhile } = useLatestCase(value, reread);
  const completed = JOURNEY_STAGES.filter(
    ({ number }) => number > FIRST_STAGE && isCompleted(value.stage_statuses, number),
  ).toReversed();
  const form = useForm<{ stage: string; note: string }, PatientJourney>({
    name: `case-open-stage-${value.id}`,
    initial: { stage: '', note: '' },
    send: ({ stage, note }) =>
      openStage(value.id, stage === '' ? (completed[0]?.number ?? 1) : Number(stage), note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={<bdi>{name}</bdi>}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      {meanwhile === null ? null : <Notice>{meanwhile}</Notice>}
      <p>{words.text}</p>
      <Field label={words.stage} error={form.errorOf('p_stage_number')}>
        <Select {...form.field('stage')} name="p_stage_number">
          {completed.map(({ number, label }, at) => (
            <option key={number} value={at === 0 ? '' : number}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.note} hint={words.noteHint} optional error={form.errorOf('p_notes')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('note')} name="p_notes" />
      </Field>
    </FormDialog>
  );
}
