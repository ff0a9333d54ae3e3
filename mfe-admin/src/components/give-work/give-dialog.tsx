import { ASSIGNMENT_KIND_NAMES, ASSIGNMENT_KINDS, type AssignmentKind, isOrderKind } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import type { NamedRecord } from '../record-picker/record-picker';
import { AssigneePicker, assigneeOf } from './assignee-picker';
import { dueAt } from './due-day';
import { type CaseWork, giveWork } from './give-work.api';
import { messages as words } from './messages';

/** Tests and medicines are ordered under care, a car is asked for as a need. */
const GIVEN_KINDS = ASSIGNMENT_KINDS.filter((each) => !isOrderKind(each) && each !== 'transport');

interface Values {
  kind: AssignmentKind;
  who: NamedRecord | null;
  brief: string;
  day: string;
}

export interface GiveDialogProps {
  journeyId: string;
  /** The car that a carrier is asked for; without one, a car is asked for first. */
  need?: { id: string; title: string };
  onDone: () => void;
  onClose: () => void;
}

/** Gives a part of a case to a doctor, a hospital or a partner; What is typed survives a refusal and a reload. */
export default function GiveDialog({ journeyId, need, onDone, onClose }: GiveDialogProps) {
  const form = useForm<Values, CaseWork>({
    name: need === undefined ? `case-give-${journeyId}` : `need-give-${need.id}`,
    initial: { kind: need === undefined ? 'opinion' : 'transport', who: null, brief: need?.title ?? '', day: '' },
    rules: ({ who, brief }) => ({
      assignee_user_id: who === null ? words.needed : undefined,
      brief: brief.trim() === '' ? words.briefNeeded : undefined,
    }),
    send: ({ kind, who, brief, day }, key) =>
      giveWork(
        {
          journey_id: journeyId,
          kind,
          brief: brief.trim(),
          ...assigneeOf(who),
          ...(need === undefined ? {} : { need_id: need.id }),
          ...(day === '' ? {} : { due_at: dueAt(day) }),
        },
        key,
      ),
    onAccepted: onDone,
  });
  const { kind, who } = form.values;
  return (
    <FormDialog
      title={words.title}
      description={need === undefined ? words.text : words.car}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {need === undefined ? (
        <Field label={words.kind} error={form.errorOf('kind')}>
          <Select
            {...form.field('kind')}
            onChange={({ currentTarget }) => {
              form.set('kind', currentTarget.value);
              form.set('who', null);
            }}
          >
            {GIVEN_KINDS.map((each) => (
              <option key={each} value={each}>
                {ASSIGNMENT_KIND_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <AssigneePicker
        kind={kind}
        journeyId={journeyId}
        value={who}
        onChange={(found) => form.set('who', found)}
        errorOf={form.errorOf}
      />
      <Field label={words.brief} hint={words.briefHint} required error={form.errorOf('brief')}>
        <TextArea rows={4} maxLength={1000} dir="auto" {...form.field('brief')} />
      </Field>
      <Field label={words.due} hint={words.dueHint} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </FormDialog>
  );
}
