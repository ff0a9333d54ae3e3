import { INDIAN_CITIES } from '@ayana/contracts/places';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Field, Select, TextArea } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid.styles';
import { FormFilesField } from '../../forms/files/form-files-field';
import { PageForm } from '../../forms/page-form';
import { PersonFields } from '../../forms/person-fields';
import { ProcedureSelect } from '../../forms/procedure-select';
import type { TreatmentChoice } from '../../forms/treatment-choices';
import { usePageForm } from '../../forms/use-page-form';
import { CONTACT_INITIAL, CONTACT_SERVER_FIELDS, contactPayload, contactProblems } from './contact-form-model';
import { CONTACT_MESSAGES as TEXTS } from './messages';

/** The contact form. `onDestination` gets the chosen city, for the map. */
export function ContactForm({
  onDestination,
  treatments,
}: {
  onDestination?: (city: string) => void;
  treatments?: readonly TreatmentChoice[] | null | undefined;
}) {
  const form = usePageForm({
    type: 'contact',
    takesFiles: true,
    // It is also on the home page.
    action: '/contact',
    initial: CONTACT_INITIAL,
    problems: contactProblems,
    payload: contactPayload,
    serverFields: CONTACT_SERVER_FIELDS,
    onAccepted: () => onDestination?.(''),
  });
  const { place, control } = form;
  const destination = control('destination');

  return (
    <PageForm form={form} labelledBy="contact-heading" send={TEXTS.send} sending={TEXTS.sending}>
      <PersonFields form={form} />
      <FormGrid>
        <Field {...place('procedure')} label={TEXTS.procedure} optional>
          <ProcedureSelect control={control('procedure')} treatments={treatments} />
        </Field>
        <Field {...place('destination')} label={TEXTS.destination} optional>
          <Select
            {...destination}
            onChange={(event) => {
              destination.onChange(event);
              onDestination?.(event.target.value);
            }}
          >
            <option value="">{TEXTS.destination_none}</option>
            {INDIAN_CITIES.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        </Field>
      </FormGrid>
      <Field {...place('message')} label={TEXTS.message} optional>
        <TextArea {...control('message')} rows={4} maxLength={TEXT_LIMIT} placeholder={TEXTS.message_example} />
      </Field>
      <FormFilesField files={form.files} {...form.filesPlace()} />
    </PageForm>
  );
}
