import { type Form, usePart } from '@ayana/portal-kit/screens';
import { DateInput, ErrorText, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages } from './messages';
import { ownerChoices, type TaskValues } from './task-values';
import { readWork } from './work.api';

const { tasks: words } = messages;

export interface TaskFieldsProps {
  journeyId: string;
  /** Who has the task, where their work has ended meanwhile. */
  ownerName?: string | null;
  values: TaskValues;
  form: Pick<Form<TaskValues>, 'field' | 'set' | 'errorOf'>;
}

/** What a task is, who does it and by when. */
export function TaskFields({ journeyId, ownerName = null, values, form }: TaskFieldsProps) {
  const work = usePart({ key: journeyId, read: () => readWork(journeyId) });
  const isColleague = values.owner === 'colleague';
  return (
    <>
      <Field label={words.what} required error={form.errorOf('title')}>
        <TextInput dir="auto" maxLength={200} {...form.field('title')} />
      </Field>
      <Field
        label={words.who}
        error={isColleague ? undefined : (form.errorOf('owner_id') ?? form.errorOf('owner_kind'))}
      >
        <Select {...form.field('owner')}>
          {ownerChoices(work.value ?? [], values.owner, ownerName).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {isColleague ? (
        <div>
          <PersonPicker
            label={words.colleague}
            value={values.colleague}
            onChange={(person) => form.set('colleague', person)}
            of="staff"
            withMe
          />
          <ErrorText>{form.errorOf('owner_id') ?? null}</ErrorText>
        </div>
      ) : null}
      <Field label={words.due} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
    </>
  );
}
