import { PROCEDURE_UNDECIDED } from '@ayana/contracts/consultations';
import { Select } from '@ayana/shared-ui';
import { useRef } from 'react';

import { categoryName } from '../catalogue/category-name';
import { PAGE_FORM_MESSAGES } from './messages';
import { type TreatmentChoice, type TreatmentChoices, useTreatmentChoices } from './treatment-choices';
import type { BoundControl } from './use-page-form';

/** By category, in a patient's words. */
function groupsOf(choices: readonly TreatmentChoice[]): [string, TreatmentChoice[]][] {
  // Browsers of 2023 lack `Map.groupBy`.
  const groups = new Map<string, TreatmentChoice[]>();
  for (const choice of choices) {
    const group = categoryName(choice.category);
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

function noteOf(treatments: TreatmentChoices): string | null {
  if (treatments.phase === 'loading') return PAGE_FORM_MESSAGES.treatments_loading;
  if (treatments.phase === 'failed') return PAGE_FORM_MESSAGES.treatments_failed(treatments.message);
  return treatments.choices.length === 0 ? PAGE_FORM_MESSAGES.treatments_none : null;
}

/**
 * The treatment select of every form. "Not sure yet" can always be chosen, and an earlier choice
 * stays, even if it is not in the list.
 */
export function ProcedureSelect<Name extends string>({
  control,
  none,
  treatments: given,
}: {
  control: BoundControl<Name>;
  /** The placeholder. */
  none: string;
  /** From the page's loader. */
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
          {procedures.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
      <option>{PROCEDURE_UNDECIDED}</option>
    </Select>
  );
}
