import { SPECIALIZATIONS } from '@ayana/contracts/consultations';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid.styles';
import { PERSON_MESSAGES } from '../../forms/messages';
import { PageForm } from '../../forms/page-form';
import { EmailField, PhoneField } from '../../forms/person-fields';
import { usePageForm } from '../../forms/use-page-form';
import { DOCTOR_INITIAL, doctorPayload, doctorProblems } from './doctor-form-model';
import { PARTNERSHIPS_MESSAGES as TEXTS } from './messages';

/** A doctor's application. */
export function DoctorForm() {
  const form = usePageForm({
    type: 'doctor',
    initial: DOCTOR_INITIAL,
    problems: doctorProblems,
    payload: doctorPayload,
  });
  const { place, control, reference } = form;

  return (
    <PageForm
      form={form}
      labelledBy="as-doctor"
      send={TEXTS.send}
      sending={TEXTS.sending}
      arrived={reference === null ? null : { title: TEXTS.accepted(reference), text: TEXTS.accepted_text }}
    >
      <FormGrid>
        <Field {...place('name')} label={TEXTS.name} required>
          <TextInput {...control('name')} autoComplete="name" maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('specialization')} label={TEXTS.specialization} required>
          <Select {...control('specialization')}>
            <option value="">{TEXTS.specialization_none}</option>
            {SPECIALIZATIONS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field {...place('registration_number')} label={TEXTS.registration_number} required>
          <TextInput {...control('registration_number')} maxLength={TEXT_LIMIT} />
        </Field>
        <Field
          {...place('registration_council')}
          label={TEXTS.registration_council}
          hint={TEXTS.registration_hint}
          required
        >
          <TextInput {...control('registration_council')} maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('city')} label={TEXTS.city} required>
          <TextInput {...control('city')} maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('hospital')} label={TEXTS.hospital} optional>
          <TextInput {...control('hospital')} autoComplete="organization" maxLength={TEXT_LIMIT} />
        </Field>
      </FormGrid>
      <Field {...place('languages')} label={TEXTS.languages} required>
        <TextInput {...control('languages')} maxLength={TEXT_LIMIT} placeholder={TEXTS.languages_example} />
      </Field>
      <FormGrid>
        <EmailField form={form} />
        <PhoneField form={form} example={PERSON_MESSAGES.phone_example_india} />
      </FormGrid>
      <Field {...place('message')} label={TEXTS.doctor_message} optional>
        <TextArea {...control('message')} rows={4} maxLength={TEXT_LIMIT} />
      </Field>
    </PageForm>
  );
}
