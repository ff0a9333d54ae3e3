import type { Part } from '@ayana/portal-kit';
import type { Form } from '@ayana/portal-kit/screens';
import { Select } from '@ayana/shared-ui/field';
import { messages } from './messages';
import type { TreatmentChoice } from './new-request.api';

const { form: words } = messages;

export interface TreatmentSelectProps {
  control: ReturnType<Form<object>['field']>;
  /** Null while they are being read. */
  treatments: Part<readonly TreatmentChoice[]> | null;
}

/** The treatments by category; in their place why there are none (spec section 8). An earlier choice stays chosen meanwhile. */
export function TreatmentSelect({ control, treatments }: TreatmentSelectProps) {
  const choices = treatments?.value ?? [];
  const note = noteOf(treatments);
  const isUnlisted = control.value !== '' && choices.every(({ id }) => id !== control.value);
  return (
    <Select {...control}>
      <option value="">{note ?? words.choose}</option>
      {isUnlisted && note !== null ? <option value={control.value}>{note}</option> : null}
      {byCategory(choices).map(([category, group]) => (
        <optgroup key={category} label={category}>
          {group.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function noteOf(treatments: TreatmentSelectProps['treatments']): string | null {
  if (treatments === null) return words.loading;
  if (treatments.value === null) return words.failed(treatments.failure.message);
  return treatments.value.length === 0 ? words.none : null;
}

function byCategory(choices: readonly TreatmentChoice[]): [string, TreatmentChoice[]][] {
  const groups = new Map<string, TreatmentChoice[]>();
  for (const choice of choices) groups.set(choice.category, [...(groups.get(choice.category) ?? []), choice]);
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}
