import { SPECIALIZATIONS } from '@ayana/contracts/consultations';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import type { DoctorApplicationField } from '@ayana/contracts/partnerships';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import { ApplicationAccepted, ApplicationFields } from './application-accepted';
import { DOCTOR_INITIAL, DOCTOR_SERVER_FIELDS, doctorPayload, doctorProblems } from './doctor-form-model';
import { PARTNERSHIPS_MESSAGES as TEXTS } from './messages';

const controlId = (field: DoctorApplicationField): string => `doctor-${field}`;

/** A doctor's application. */
export function DoctorForm() {
  const [reference, setReference] = useState<string | null>(null);
  const form = useKeptForm({ name: 'doctor', version: 1, initial: DOCTOR_INITIAL });
  const { submission, place, control, onSubmit } = useWebsiteForm({
    type: 'doctor',
    form,
    problems: doctorProblems,
    payload: doctorPayload,
    serverFields: DOCTOR_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message, id }) => {
      toast.success(FORM_TOASTS.success.title, message);
      setReference(id === undefined ? null : requestReference(id));
    },
  });

  return (
    <ApplicationFields {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="as-doctor">
      <NoScriptNote />
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
        <Field {...place('email')} label={TEXTS.email} required>
          <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
        </Field>
        <Field {...place('phone')} label={TEXTS.phone} optional>
          <TextInput
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder={TEXTS.phone_example}
          />
        </Field>
      </FormGrid>
      <Field {...place('message')} label={TEXTS.doctor_message} optional>
        <TextArea {...control('message')} rows={4} maxLength={TEXT_LIMIT} />
      </Field>
      <FormActions>
        <SubmitRow submission={submission} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </SubmitRow>
      </FormActions>
      <ApplicationAccepted reference={reference} />
    </ApplicationFields>
  );
}
