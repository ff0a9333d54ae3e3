import { answerText, type ServiceField } from '@ayana/contracts/service-desk';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages as shared } from '../../../components/service-desk/messages';
import { answersOf } from '../parts/answers';
import { LevelFields } from '../parts/level-fields';
import { ServiceFields } from '../parts/service-fields';
import { ServicePicker } from '../parts/service-picker';
import { dayInIndia } from '../figures/figures.api';
import { recurringHref } from '../paths';
import type { RecurringRequestDetail } from '../types';
import { messages } from './messages';
import { bodyOf, recurringErrors, type RecurringValues, valuesOf } from './recurring-values';
import { addRecurring, changeRecurring } from './recurring.api';
import { ScheduleFields } from './schedule-fields';
import { useQuestions } from './use-questions';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof RecurringValues, string>> = {
  summary: words.summary,
  description: words.note,
  answers: words.answers,
  impact: words.impact,
  urgency: words.urgency,
  every: words.every,
  weekday: words.weekday,
  month_day: words.monthDay,
  at: words.at,
  starts_on: words.from,
  ends_on: words.until,
  assigned_to: words.owner,
};

export interface RecurringDialogProps {
  /** What is changed; null for a new one. */
  recurring: RecurringRequestDetail | null;
  onClose: () => void;
  /** Reads the page again. */
  reread?: () => void;
}

/** Sets up a request that recurs, or changes it. */
export default function RecurringDialog({ recurring, onClose, reread }: RecurringDialogProps) {
  const navigate = useNavigate();
  const [service, setService] = useState<NamedRecord | null>(recurring?.item ?? null);
  const { questions, note } = useQuestions(recurring, service?.id ?? null);
  const today = dayInIndia(useNow());
  const edit = useSharedEdit<RecurringValues, RecurringRequestDetail>({
    name: recurring === null ? 'recurring-new' : `recurring-${recurring.id}`,
    latest: readingIn(recurring, valuesOf(recurring, today)),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => textOf(name, values, questions),
    alwaysSends: recurring === null,
    rules: (values) => ({
      ...recurringErrors(values, questions),
      item_id: service === null ? words.serviceNeeded : note === null ? undefined : note,
    }),
    save: (_changed, values, version, { key }) => {
      const body = bodyOf(values, questions);
      if (recurring !== null) return changeRecurring({ id: recurring.id, version }, body);
      const { description, ends_on, assigned_to, ...given } = body;
      return addRecurring(
        {
          ...given,
          item_id: service?.id ?? '',
          ...(description === null ? {} : { description }),
          ...(ends_on === null ? {} : { ends_on }),
          ...(assigned_to === null ? {} : { assigned_to }),
        },
        key,
      );
    },
    onSaved: (saved) => {
      // Closing goes back in the history, which would undo the way to the new page.
      if (recurring === null && saved !== null) return void navigate(recurringHref(saved));
      onClose();
      return reread?.();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={recurring === null ? words.newTitle : words.editTitle}
      description={recurring?.item.name}
      onClose={onClose}
      submitLabel={recurring === null ? words.submit : words.save}
      busyLabel={words.busy}
      edit={edit}
    >
      {recurring === null ? (
        <>
          <ServicePicker value={service} onChange={setService} error={form.errorOf('item_id')} />
          {note === null ? null : <p role="status">{note}</p>}
        </>
      ) : null}
      <Field label={words.summary} hint={words.summaryHint} required error={form.errorOf('summary')}>
        <TextInput maxLength={120} {...form.field('summary')} />
      </Field>
      <ScheduleFields form={form} />
      <ServiceFields fields={questions} form={form} />
      <LevelFields
        impact={form.values.impact}
        urgency={form.values.urgency}
        onImpact={(level) => form.set('impact', level)}
        onUrgency={(level) => form.set('urgency', level)}
      />
      <div>
        <PersonPicker
          label={words.owner}
          value={form.values.assigned_to}
          onChange={(person) => form.set('assigned_to', person)}
          of="staff"
          withMe
        />
        <ErrorText>{form.errorOf('assigned_to') ?? null}</ErrorText>
      </div>
      <Field label={words.note} hint={words.noteHint} optional error={form.errorOf('description')}>
        <TextArea rows={3} maxLength={1000} {...form.field('description')} />
      </Field>
    </EditDialog>
  );
}

/** What a field holds, as the reader knows it. */
function textOf(name: keyof RecurringValues, values: RecurringValues, questions: readonly ServiceField[]): string {
  if (name === 'answers') {
    const answers = answersOf(questions, values.answers);
    const people = Object.values(values.answers).filter((value) => typeof value === 'object');
    return questions.map((field) => `${field.label}: ${answerText(field, answers[field.key], people)}`).join('\n');
  }
  if (name === 'assigned_to') return values.assigned_to?.name ?? '';
  if (name === 'impact' || name === 'urgency') return shared.levels[values[name]];
  if (name === 'every') return messages.periods[values.every];
  return plainText(values[name]);
}
