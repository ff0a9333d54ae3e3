import { FORM_TOASTS } from '@ayana/contracts/forms';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { ProcedureOptions } from '../../forms/procedure-options';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import { CONTACT_INITIAL, CONTACT_SERVER_FIELDS, contactPayload, contactProblems } from './contact-form-model';
import type { ContactField } from './contact-form-model';
import { CONTACT_MESSAGES } from './messages';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
`;

const controlId = (field: ContactField): string => `contact-${field}`;

/** The contact form. `onDestination` hears which city is chosen, for the map beside it. */
export function ContactForm({ onDestination }: { onDestination?: (city: string) => void }) {
  const form = useKeptForm({ name: 'contact', version: 1, initial: CONTACT_INITIAL });
  const { submission, place, control, onSubmit } = useWebsiteForm({
    type: 'contact',
    form,
    problems: contactProblems,
    payload: contactPayload,
    serverFields: CONTACT_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message }) => {
      onDestination?.('');
      toast.success(FORM_TOASTS.success.title, message);
    },
  });

  const field = (name: ContactField) => ({ ...place(name), label: CONTACT_MESSAGES[labelOf[name]] });
  const destination = control('destination');

  return (
    <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="contact-heading">
      <NoScriptNote />
      <FormGrid>
        <Field {...field('firstName')} required>
          <TextInput {...control('firstName')} autoComplete="given-name" maxLength={100} />
        </Field>
        <Field {...field('lastName')} required>
          <TextInput {...control('lastName')} autoComplete="family-name" maxLength={100} />
        </Field>
        <Field {...field('email')} required>
          <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
        </Field>
        <Field {...field('phone')} optional>
          <TextInput
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder={CONTACT_MESSAGES.phone_example}
          />
        </Field>
        <Field {...field('procedure')} optional>
          <Select {...control('procedure')}>
            <option value="">{CONTACT_MESSAGES.procedure_none}</option>
            <ProcedureOptions />
          </Select>
        </Field>
        <Field {...field('destination')} optional>
          <Select
            {...destination}
            onChange={(event) => {
              destination.onChange(event);
              onDestination?.(event.target.value);
            }}
          >
            <option value="">{CONTACT_MESSAGES.destination_none}</option>
            {INDIAN_CITIES.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        </Field>
      </FormGrid>
      <Field {...field('message')} optional>
        <TextArea
          {...control('message')}
          rows={4}
          maxLength={TEXT_LIMIT}
          placeholder={CONTACT_MESSAGES.message_example}
        />
      </Field>
      <FormActions>
        <SubmitRow submission={submission} busyLabel={CONTACT_MESSAGES.sending}>
          {CONTACT_MESSAGES.send}
        </SubmitRow>
      </FormActions>
    </Form>
  );
}

const labelOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  procedure: 'procedure',
  destination: 'destination',
  message: 'message',
} as const satisfies Record<ContactField, keyof typeof CONTACT_MESSAGES>;
