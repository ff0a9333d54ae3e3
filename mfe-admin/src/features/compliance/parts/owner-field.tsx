import type { NamedPerson } from '@ayana/contracts/service-desk';
import { ErrorText } from '@ayana/shared-ui/field';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages } from './messages';

interface OwnerFieldProps {
  value: NamedPerson | null;
  onChange: (person: NamedPerson | null) => void;
  error: string | undefined;
}

/** Who answers for it: one of the staff, or nobody yet. */
export function OwnerField({ value, onChange, error }: OwnerFieldProps) {
  return (
    <div>
      <PersonPicker label={messages.owner} value={value} onChange={onChange} of="staff" withMe />
      <ErrorText>{error ?? null}</ErrorText>
    </div>
  );
}
