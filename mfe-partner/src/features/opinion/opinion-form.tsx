import { FIT_TO_TRAVEL, FIT_TO_TRAVEL_NAMES, type MedicalOpinion, OPINION_TEXT_MAX } from '@ayana/contracts/journey';
import { ApiProblem, toast } from '@ayana/portal-kit';
import { type Detail, type Form, type Reading, readingIn, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { DraftPaper } from './draft-paper';
import { messages } from './messages';
import { addDraft, changeDraft, discardDraft, readTreatments, signOpinion } from './opinion.api';
import { formOf, opinionErrors, type OpinionValues, valuesOf } from './opinion-values';
import { Buttons, Pair, Quiet } from './opinion.styles';
import { useDraftSaving } from './use-draft-saving';

const { form: words, signing: sign } = messages;

const LABELS: Readonly<Record<keyof OpinionValues, string>> = {
  summary: words.summary,
  recommended_treatment_id: words.treatment,
  alternatives: words.alternatives,
  fit_to_travel: words.fit,
  days_in_hospital: words.hospital,
  days_in_india: words.india,
  risks: words.risks,
};

const readingOf = (draft: MedicalOpinion): Reading<OpinionValues> => ({
  id: draft.id,
  ...readingIn(draft, valuesOf(draft)),
});

export interface OpinionFormProps {
  work: WorkDetail;
  draft: MedicalOpinion | undefined;
  /** The signed version that is corrected. */
  corrects: MedicalOpinion | undefined;
  reread: () => void;
  onSigned: () => void;
  onDiscarded: () => void;
}

/** Writes an opinion: kept on the server while it is typed, and signed after a question. */
export function OpinionForm({ work, draft, corrects, reread, onSigned, onDiscarded }: OpinionFormProps) {
  const [signing, setSigning] = useState<MedicalOpinion | null>(null);
  const treatments = usePart({ key: 'treatments', read: readTreatments });
  const { form, fields, changed, notice, keep } = useSharedEdit<OpinionValues, MedicalOpinion>({
    name: `opinion-${work.id}`,
    latest: draft === undefined ? readingIn(null, valuesOf(corrects)) : readingOf(draft),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => {
      if (name === 'fit_to_travel') return values.fit_to_travel === '' ? '' : FIT_TO_TRAVEL_NAMES[values.fit_to_travel];
      if (name !== 'recommended_treatment_id') return values[name];
      return treatments.value?.find(({ id }) => id === values.recommended_treatment_id)?.name ?? '';
    },
    rules: opinionErrors,
    alwaysSends: true,
    save: (_names, values, revision, { id }) =>
      id === undefined ? addDraft(work, formOf(values)) : changeDraft({ id, revision }, formOf(values)),
    readingOf,
    onSaved: setSigning,
    reread,
  });
  const saving = useDraftSaving({ typed: JSON.stringify(fields), changed, keep });
  const discard = async (): Promise<void> => {
    form.reset();
    if (draft !== undefined) await discardDraft(draft).catch(() => undefined);
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
        <Treatment
          treatments={treatments}
          value={form.field('recommended_treatment_id')}
          error={form.errorOf('recommended_treatment_id')}
        />
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
            <QuantityInput kind="count" maxLength={3} {...form.field('days_in_hospital')} />
          </Field>
          <Field label={words.india} optional error={form.errorOf('days_in_india')}>
            <QuantityInput kind="count" maxLength={3} {...form.field('days_in_india')} />
          </Field>
        </Pair>
        <Field label={words.risks} optional error={form.errorOf('risks')}>
          <TextArea rows={3} {...long} {...form.field('risks')} />
        </Field>
        <EditNotice notice={notice} />
        {form.failure === null || notice.differences.length > 0 ? null : <Notice tone="failed">{form.failure}</Notice>}
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
        <Quiet role="status">{messages.saved[saving]}</Quiet>
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
  treatments,
  value,
  error,
}: {
  treatments: Detail<{ id: string; name: string }[]>;
  value: ReturnType<Form<OpinionValues>['field']>;
  error: string | undefined;
}) {
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
      await signOpinion(opinion);
      toast.secondary(sign.done, sign.doneText);
      onSigned();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : messages.notDone);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={sign.title}
      description={sign.text}
      size="wide"
      submitLabel={sign.submit}
      busyLabel={sign.busy}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void run()}
    >
      <DraftPaper draft={opinion} />
    </FormDialog>
  );
}
