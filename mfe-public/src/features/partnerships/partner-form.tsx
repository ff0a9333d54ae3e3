import { FORM_TOASTS } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { PARTNER_KIND_NAMES, PARTNER_KINDS } from '@ayana/contracts/partnerships';
import type { PartnerApplicationField } from '@ayana/contracts/partnerships';
import { COUNTRIES } from '@ayana/contracts/places';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import { ApplicationAccepted, ApplicationFields } from './application-accepted';
import { PARTNERSHIPS_MESSAGES as TEXTS } from './messages';
import { PARTNER_INITIAL, PARTNER_SERVER_FIELDS, partnerPayload, partnerProblems } from './partner-form-model';

const controlId = (field: PartnerApplicationField): string => `partner-${field}`;

/** India first: that is where most partners work. */
const PLACES = ['India', ...COUNTRIES.map(({ name }) => name).filter((name) => name !== 'India')];

/** An organisation's application. */
export function PartnerForm() {
  const [reference, setReference] = useState<string | null>(null);
  const form = useKeptForm({ name: 'partner', version: 1, initial: PARTNER_INITIAL });
  const { submission, place, control, onSubmit } = useWebsiteForm({
    type: 'partner',
    form,
    problems: partnerProblems,
    payload: partnerPayload,
    serverFields: PARTNER_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message, id }) => {
      toast.success(FORM_TOASTS.success.title, message);
      setReference(id === undefined ? null : requestReference(id));
    },
  });

  return (
    <ApplicationFields {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="as-partner">
      <NoScriptNote />
      <FormGrid>
        <Field {...place('organisation')} label={TEXTS.organisation} required>
          <TextInput {...control('organisation')} autoComplete="organization" maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('kind')} label={TEXTS.kind} required>
          <Select {...control('kind')}>
            <option value="">{TEXTS.kind_none}</option>
            {PARTNER_KINDS.map((each) => (
              <option key={each} value={each}>
                {PARTNER_KIND_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...place('city')} label={TEXTS.city} required>
          <TextInput {...control('city')} maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('country')} label={TEXTS.country} required>
          <Select {...control('country')}>
            <option value="">{TEXTS.country_none}</option>
            {PLACES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field {...place('website')} label={TEXTS.website} optional>
          <TextInput
            {...control('website')}
            type="url"
            autoComplete="url"
            maxLength={TEXT_LIMIT}
            placeholder={TEXTS.website_example}
          />
        </Field>
        <Field {...place('accreditations')} label={TEXTS.accreditations} hint={TEXTS.accreditations_hint} optional>
          <TextInput {...control('accreditations')} maxLength={TEXT_LIMIT} />
        </Field>
      </FormGrid>
      <Field {...place('contact_name')} label={TEXTS.contact_name} required>
        <TextInput {...control('contact_name')} autoComplete="name" maxLength={TEXT_LIMIT} />
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
      <Field {...place('message')} label={TEXTS.partner_message} optional>
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
