import {
  ASSIGNEE_FIELDS,
  ASSIGNMENT_KIND_NAMES,
  ASSIGNMENT_KINDS,
  type AssigneeField,
  type AssignmentKind,
} from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { type FoundRecord, type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages as shared } from '../messages';
import { dueAt } from './due-day';
import { messages } from './messages';
import { type CaseWork, giveWork, readCandidates } from './work.api';

const { give: words } = messages;

/** The record of a candidate carries the field that names them, so that it survives a reload with the form. */
const SEPARATOR = ' ';

interface Values {
  kind: AssignmentKind;
  who: NamedRecord | null;
  brief: string;
  day: string;
}

export interface GiveDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Gives a part of a case to a doctor, a hospital or a partner. What is typed survives a refusal and a reload. */
export default function GiveDialog({ journeyId, onDone, onClose }: GiveDialogProps) {
  const form = useForm<Values, CaseWork>({
    name: `case-give-${journeyId}`,
    initial: { kind: 'opinion', who: null, brief: '', day: '' },
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
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.kind} error={form.errorOf('kind')}>
        <Select
          {...form.field('kind')}
          onChange={({ currentTarget }) => {
            form.set('kind', currentTarget.value);
            form.set('who', null);
          }}
        >
          {ASSIGNMENT_KINDS.map((each) => (
            <option key={each} value={each}>
              {ASSIGNMENT_KIND_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <RecordPicker
        key={kind}
        label={kind === 'opinion' ? words.doctor : kind === 'referral' ? words.hospital : words.partner}
        value={who}
        onChange={(found) => form.set('who', found)}
        find={FINDERS[kind]}
        suggest
        error={ASSIGNEE_FIELDS.map((field) => form.errorOf(field)).find((error) => error !== undefined)}
      />
      <Field label={words.brief} hint={words.briefHint} required error={form.errorOf('brief')}>
        <TextArea rows={4} maxLength={1000} dir="auto" {...form.field('brief')} />
      </Field>
      <Field label={words.due} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </FormDialog>
  );
}

const FINDERS = Object.fromEntries(
  ASSIGNMENT_KINDS.map((kind) => [
    kind,
    async (q: string): Promise<FoundRecord[]> =>
      (await readCandidates(kind, q)).map(({ field, id, name, detail }) => ({
        id: field + SEPARATOR + id,
        name,
        detail: detail ?? '',
      })),
  ]),
) as Readonly<Record<AssignmentKind, (q: string) => Promise<FoundRecord[]>>>;

function assigneeOf(who: NamedRecord | null): Partial<Record<AssigneeField, string>> {
  const [named, id] = who?.id.split(SEPARATOR) ?? [];
  const field = ASSIGNEE_FIELDS.find((each) => each === named);
  return field === undefined || id === undefined ? {} : { [field]: id };
}
