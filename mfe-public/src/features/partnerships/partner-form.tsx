import { PARTNER_KIND_NAMES, PARTNER_KINDS } from '@ayana/contracts/partnerships';
import { COUNTRIES } from '@ayana/contracts/places';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid.styles';
import { PERSON_MESSAGES } from '../../forms/messages';
import { PageForm } from '../../forms/page-form';
import { EmailField, PhoneField } from '../../forms/person-fields';
import { usePageForm } from '../../forms/use-page-form';
import { PARTNERSHIPS_MESSAGES as TEXTS } from './messages';
import { PARTNER_INITIAL, partnerPayload, partnerProblems } from './partner-form-model';

/** India first, where most partners work. */
const PLACES = ['India', ...COUNTRIES.map(({ name }) => name).filter((name) => name !== 'India')];

/** An organisation's application. */
export function PartnerForm() {
  const form = usePageForm({
    type: 'partner',
    initial: PARTNER_INITIAL,
    problems: partnerProblems,
    payload: partnerPayload,
  });
  const { place, control, reference } = form;

  return (
    <PageForm
      form={form}
      labelledBy="as-partner"
      send={TEXTS.send}
      sending={TEXTS.sending}
      arrived={reference === null ? null : { title: TEXTS.accepted(reference), text: TEXTS.accepted_text }}
    >
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
        <EmailField form={form} />
        <PhoneField form={form} example={PERSON_MESSAGES.phone_example_india} />
      </FormGrid>
      <Field {...place('message')} label={TEXTS.partner_message} optional>
        <TextArea {...control('message')} rows={4} maxLength={TEXT_LIMIT} />
      </Field>
    </PageForm>
  );
}
