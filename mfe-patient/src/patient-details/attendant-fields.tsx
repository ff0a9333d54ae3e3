import { LETTER_ATTENDANTS_MAX } from '@ayana/contracts/journey';
import { latinNameProblem } from '@ayana/contracts/papers';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

export interface AttendantValues {
  name: string;
  passport_number: string;
}

interface AttendantForm {
  values: { attendants: AttendantValues[] };
  set: (path: string, value: unknown) => void;
  field: (path: string) => {
    name: string;
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  errorOf: (path: string) => string | undefined;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2) var(--space-3);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Those who come along, as their passports have them. */
export function AttendantFields({ form }: { form: AttendantForm }) {
  const { attendants } = form.values;
  const { companions: words } = messages;
  return (
    <>
      {attendants.map((attendant, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an attendant is its place in the list
        <Row key={at} role="group" aria-label={words.number(at + 1)}>
          <Field
            label={words.name(at + 1)}
            required
            error={form.errorOf(`attendants.${at}.name`) ?? nameError(attendant.name)}
          >
            <TextInput dir="auto" maxLength={120} autoComplete="off" {...form.field(`attendants.${at}.name`)} />
          </Field>
          <Field label={words.passport(at + 1)} required error={form.errorOf(`attendants.${at}.passport_number`)}>
            <TextInput maxLength={20} autoComplete="off" {...form.field(`attendants.${at}.passport_number`)} />
          </Field>
          <IconButton
            label={words.remove(at + 1)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => form.set('attendants', attendants.toSpliced(at, 1))}
          />
        </Row>
      ))}
      {attendants.length >= LETTER_ATTENDANTS_MAX ? null : (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => form.set('attendants', [...attendants, { name: '', passport_number: '' }])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is wrong with a name as it is typed; nothing while there is none. */
export const nameError = (name: string): string | undefined =>
  name.trim() === '' ? undefined : latinNameProblem(name);
