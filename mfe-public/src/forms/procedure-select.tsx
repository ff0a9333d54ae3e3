import { PROCEDURE_UNDECIDED } from '@ayana/contracts/consultations';
import { TREATMENT_WORDS_MAX } from '@ayana/contracts/journey';
import { TREATMENT_WORDS } from '@ayana/contracts/treatment-names';
import { ChoiceBox } from '@ayana/shared-ui/choice-box';
import { useRef } from 'react';

import { categoryName } from '../catalogue/category-name';
import { PAGE_FORM_MESSAGES } from './messages';
import { type TreatmentChoice, type TreatmentChoices, useTreatmentChoices } from './treatment-choices';
import type { BoundControl } from './use-page-form';

function noteOf(treatments: TreatmentChoices): string | null {
  if (treatments.phase === 'loading') return PAGE_FORM_MESSAGES.treatments_loading;
  if (treatments.phase === 'failed') return PAGE_FORM_MESSAGES.treatments_failed(treatments.message);
  return treatments.choices.length === 0 ? PAGE_FORM_MESSAGES.treatments_none : null;
}

/**
 * The treatment of every form: found as the visitor types, by its everyday and its clinical name, or said in their own words. "Not sure
 * yet" can always be chosen. Without scripts it is a text field.
 */
export function ProcedureSelect<Name extends string>({
  control: { name, value, onChange },
  treatments: given,
}: {
  control: BoundControl<Name>;
  /** From the page's loader. */
  treatments?: readonly TreatmentChoice[] | null | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const treatments = useTreatmentChoices(given, input);
  const choices = treatments.phase === 'read' ? treatments.choices : [];
  return (
    <ChoiceBox
      ref={input}
      name={name}
      value={value}
      onChange={(next) => onChange({ target: { value: next } })}
      choices={choices.map((choice) => ({
        value: choice.name,
        text: choice.name,
        label: choice.label,
        group: categoryName(choice.category),
      }))}
      always={{ value: PROCEDURE_UNDECIDED, label: PROCEDURE_UNDECIDED }}
      placeholder={PAGE_FORM_MESSAGES.treatments_search}
      maxLength={TREATMENT_WORDS_MAX}
      note={noteOf(treatments)}
      unlisted={TREATMENT_WORDS.own_words}
    />
  );
}
