import { PROCEDURE_UNDECIDED } from '@ayana/contracts/consultations';
import { Select } from '@ayana/shared-ui';
import { useRef } from 'react';

import { categoryName } from '../catalogue/category-name';
import { FORM_TEXTS } from './messages';
import { type TreatmentChoice, type TreatmentChoices, useTreatmentChoices } from './treatment-choices';
import type { BoundControl } from './use-website-form';

/** By category, in a patient's words. */
function groupsOf(choices: readonly TreatmentChoice[]): [string, TreatmentChoice[]][] {
  // `Map.groupBy` is missing in browsers of 2023.
  const groups = new Map<string, TreatmentChoice[]>();
  for (const choice of choices) {
    const group = categoryName(choice.category);
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

function noteOf(treatments: TreatmentChoices): string | null {
  if (treatments.phase === 'loading') return FORM_TEXTS.treatments_loading;
  if (treatments.phase === 'failed') return FORM_TEXTS.treatments_failed(treatments.message);
  return treatments.choices.length === 0 ? FORM_TEXTS.treatments_none : null;
}

/**
 * The treatments of the database, as every form's select box offers them. "Not sure yet" can always be chosen, and what is chosen
 * already stays, whatever the list says.
 */
export function ProcedureSelect<Name extends string>({
  control,
  none,
  treatments: given,
}: {
  control: BoundControl<Name>;
  /** What stands there while nothing is chosen. */
  none: string;
  /** Of the page's loader. */
  treatments?: readonly TreatmentChoice[] | null | undefined;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const treatments = useTreatmentChoices(given, select);
  const choices = treatments.phase === 'read' ? treatments.choices : [];
  const note = noteOf(treatments);
  const { value } = control;
  const isOther = value !== '' && value !== PROCEDURE_UNDECIDED && choices.every(({ name }) => name !== value);
  return (
    <Select ref={select} {...control}>
      <option value="">{none}</option>
      {isOther ? <option>{value}</option> : null}
      {note === null ? null : <option disabled>{note}</option>}
      {groupsOf(choices).map(([group, procedures]) => (
        <optgroup key={group} label={group}>
          {procedures.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
      <option>{PROCEDURE_UNDECIDED}</option>
    </Select>
  );
}
