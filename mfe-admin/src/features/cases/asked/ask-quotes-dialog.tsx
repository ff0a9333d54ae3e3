import { ASSIGNEE_FIELDS } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import { SearchField } from '@ayana/shared-ui/filters';
import { useMemo, useState } from 'react';
import { assigneeOf, candidateFinder } from '../../../components/give-work/assignee-picker';
import { dueAt } from '../../../components/give-work/due-day';
import { giveWork } from '../../../components/give-work/give-work.api';
import { messages as picker } from '../../../components/record-picker/messages';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { useFound } from '../../../components/record-picker/use-found';
import { messages as shared } from '../messages';
import { CandidateList } from './asked.styles';
import { messages } from './messages';

const { dialog: words } = messages.quotes;

interface Values {
  hospitals: NamedRecord[];
  brief: string;
  day: string;
}

export interface AskQuotesDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks several hospitals for a quote at once: each has its own piece of work with its own clock. */
export default function AskQuotesDialog({ journeyId, onDone, onClose }: AskQuotesDialogProps) {
  const [q, setQ] = useState('');
  const find = useMemo(() => candidateFinder('referral', journeyId), [journeyId]);
  const found = useFound(q, find, true);
  const form = useForm<Values>({
    name: `case-quotes-${journeyId}`,
    initial: { hospitals: [], brief: words.briefText, day: '' },
    rules: ({ hospitals, brief }) => ({
      assignee_user_id: hospitals.length === 0 ? words.needed : undefined,
      brief: brief.trim() === '' ? words.briefNeeded : undefined,
    }),
    // One after the other, each with a key of its own: sent again, none is asked twice.
    send: async ({ hospitals, brief, day }, key) => {
      const times = day === '' ? {} : { due_at: dueAt(day) };
      for (const hospital of hospitals) {
        const work = { journey_id: journeyId, kind: 'referral' as const, brief: brief.trim() };
        await giveWork({ ...work, ...assigneeOf(hospital), ...times }, `${key}-${hospital.id.replaceAll(' ', '-')}`);
      }
    },
    onAccepted: onDone,
  });
  const { hospitals } = form.values;
  const rows = found === null || found === 'failed' ? [] : found;
  const detailOf = (id: string): string => rows.find((row) => row.id === id)?.detail ?? '';
  const kept = hospitals.filter(({ id }) => rows.every((row) => row.id !== id));
  const toggle = (one: NamedRecord): void =>
    form.set(
      'hospitals',
      hospitals.some(({ id }) => id === one.id)
        ? hospitals.filter(({ id }) => id !== one.id)
        : [...hospitals, { id: one.id, name: one.name }],
    );
  const error = ASSIGNEE_FIELDS.map(form.errorOf).find((each) => each !== undefined);
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <SearchField label={words.search} value={q} onSearch={setQ} />
      <p role="status">{found === 'failed' ? picker.failed : found?.length === 0 ? words.none : null}</p>
      <CandidateList role="group" aria-label={words.hospitals}>
        {[...kept, ...rows].map((one) => (
          <Checkbox key={one.id} checked={hospitals.some(({ id }) => id === one.id)} onChange={() => toggle(one)}>
            <b dir="auto">{one.name}</b>
            {detailOf(one.id) === '' ? null : <small dir="auto">{detailOf(one.id)}</small>}
          </Checkbox>
        ))}
      </CandidateList>
      <ErrorText>{error ?? null}</ErrorText>
      <Field label={words.brief} required error={form.errorOf('brief')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('brief')} />
      </Field>
      <Field label={words.due} hint={words.dueHint} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </FormDialog>
  );
}
