import { TREATMENT_WORDS_MAX } from '@ayana/contracts/journey';
import { TREATMENT_WORDS } from '@ayana/contracts/treatment-names';
import type { Part } from '@ayana/portal-kit';
import type { Form } from '@ayana/portal-kit/screens';
import { ChoiceBox } from '@ayana/shared-ui/choice-box';
import { messages } from './messages';
import type { TreatmentChoice } from './new-request.api';
import { isTreatmentId, UNKNOWN_TREATMENT } from './asked-treatment';

const { form: words } = messages;

export interface TreatmentSelectProps {
  control: ReturnType<Form<object>['field']>;
  /** Null while they are being read. */
  treatments: Part<readonly TreatmentChoice[]> | null;
}

/** The treatments by category, found as one types; "I do not know yet", and own words, which need no list (spec section 8). */
export function TreatmentSelect({ control: { name, value, onChange }, treatments }: TreatmentSelectProps) {
  const choices = treatments?.value ?? [];
  // An earlier choice stays chosen while the list is read.
  const isUnread = isTreatmentId(value) && choices.every(({ id }) => id !== value);
  return (
    <ChoiceBox
      name={name}
      value={isUnread ? '' : value}
      onChange={(next) => onChange({ currentTarget: { value: next } })}
      choices={choices.map((choice) => ({
        value: choice.id,
        label: choice.name,
        group: choice.category,
        names: choice.names,
      }))}
      always={{ value: UNKNOWN_TREATMENT, label: TREATMENT_WORDS.unknown }}
      placeholder={words.choose}
      maxLength={TREATMENT_WORDS_MAX}
      note={noteOf(treatments)}
      unlisted={TREATMENT_WORDS.own_words}
    />
  );
}

function noteOf(treatments: TreatmentSelectProps['treatments']): string | null {
  if (treatments === null) return words.loading;
  if (treatments.value === null) return words.failed(treatments.failure.message);
  return treatments.value.length === 0 ? words.none : null;
}
