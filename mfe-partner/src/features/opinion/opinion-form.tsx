import { FIT_TO_TRAVEL, FIT_TO_TRAVEL_NAMES, type MedicalOpinion, OPINION_TEXT_MAX } from '@ayana/contracts/journey';
import { ApiProblem, toast } from '@ayana/portal-kit';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { messages } from './messages';
import { discardDraft, readTreatments, signOpinion } from './opinion.api';
import { formOf, opinionErrors, type OpinionValues, valuesOf } from './opinion-values';
import { Buttons, Pair, Quiet } from './opinion.styles';
import { useDraftSaving } from './use-draft-saving';

const { form: words, signing: sign } = messages;

export interface OpinionFormProps {
  work: WorkDetail;
  draft: MedicalOpinion | undefined;
  /** The signed version that is corrected. */
  corrects: MedicalOpinion | undefined;
  onSigned: () => void;
  onDiscarded: () => void;
}

/** Writes an opinion: kept on the server while it is typed, and signed after a question. */
export function OpinionForm({ work, draft, corrects, onSigned, onDiscarded }: OpinionFormProps) {
  const [signing, setSigning] = useState<MedicalOpinion | null>(null);
  const form = useForm<OpinionValues, MedicalOpinion>({
    name: `opinion-${work.id}-${(corrects?.version ?? 0) + 1}`,
    initial: valuesOf(draft ?? corrects),
    rules: opinionErrors,
    send: (values) => saving.save(formOf(values)),
    onAccepted: (saved) => {
      form.restart(valuesOf(saved));
      setSigning(saved);
    },
  });
  const saving = useDraftSaving(work, draft, { form: formOf(form.values), dirty: form.dirty });
  const discard = async (): Promise<void> => {
    if (draft !== undefined) await discardDraft(draft.id).catch(() => undefined);
    form.restart(valuesOf(corrects));
    onDiscarded();
  };
  const long = { maxLength: OPINION_TEXT_MAX, dir: 'auto' } as const;
  return (
    <>
      <form {...form.formProps} aria-label={messages.section}>
        {corrects === undefined ? null : <Notice>{messages.correcting(corrects.version)}</Notice>}
        <Field label={words.summary} hint={words.summaryHint} required error={form.errorOf('summary')}>
          <TextArea rows={7} {...long} {...form.field('summary')} />
        </Field>
        <Treatment value={form.field('recommended_treatment_id')} error={form.errorOf('recommended_treatment_id')} />
        <Field label={words.alternatives} optional error={form.errorOf('alternatives')}>
          <TextArea rows={3} {...long} {...form.field('alternatives')} />
        </Field>
        <Field label={words.fit} required error={form.errorOf('fit_to_travel')}>
          <Select {...form.field('fit_to_travel')}>
            <option value="">{words.chooseFit}</option>
            {FIT_TO_TRAVEL.map((fit) => (
              <option key={fit} value={fit}>
                {FIT_TO_TRAVEL_NAMES[fit]}
              </option>
            ))}
          </Select>
        </Field>
        <Pair>
          <Field label={words.hospital} optional error={form.errorOf('days_in_hospital')}>
            <TextInput inputMode="numeric" maxLength={3} {...form.field('days_in_hospital')} />
          </Field>
          <Field label={words.india} optional error={form.errorOf('days_in_india')}>
            <TextInput inputMode="numeric" maxLength={3} {...form.field('days_in_india')} />
          </Field>
        </Pair>
        <Field label={words.risks} optional error={form.errorOf('risks')}>
          <TextArea rows={3} {...long} {...form.field('risks')} />
        </Field>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <Buttons>
          <Button type="submit" busy={form.busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
          {corrects === undefined ? null : (
            <Button variant="quiet" onClick={() => void discard()}>
              {words.discard}
            </Button>
          )}
        </Buttons>
        <Quiet role="status">{messages.saved[saving.state]}</Quiet>
      </form>
      {signing === null ? null : (
        <SignDialog
          opinion={signing}
          onClose={() => setSigning(null)}
          onSigned={() => {
            setSigning(null);
            onSigned();
          }}
        />
      )}
    </>
  );
}

function Treatment({
  value,
  error,
}: {
  value: ReturnType<ReturnType<typeof useForm>['field']>;
  error: string | undefined;
}) {
  const treatments = usePart({ key: 'treatments', read: readTreatments });
  if (treatments.failure !== null && treatments.value === null) return <Quiet>{words.treatmentsFailed}</Quiet>;
  return (
    <Field label={words.treatment} optional error={error}>
      <Select {...value}>
        <option value="">{words.noTreatment}</option>
        {treatments.value?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SignDialog({
  opinion,
  onClose,
  onSigned,
}: {
  opinion: MedicalOpinion;
  onClose: () => void;
  onSigned: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await signOpinion(opinion.id);
      toast.secondary(sign.done, sign.doneText);
      onSigned();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : messages.notDone);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={sign.title}
      text={sign.text}
      submitLabel={sign.submit}
      busyLabel={sign.busy}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void run()}
    />
  );
}
