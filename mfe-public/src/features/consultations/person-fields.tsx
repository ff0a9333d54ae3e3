import { EMAIL_LIMIT } from '@ayana/contracts/rules';
import { Field, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid';
import type { WebsiteForm } from '../../forms/use-website-form';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';

type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', string>;

/** Who asks, and how they are reached. `phone` is asked for or may be given. */
export function PersonFields({
  form: { place, control },
  phone,
}: {
  form: Pick<WebsiteForm<Person>, 'place' | 'control'>;
  phone: 'required' | 'optional';
}) {
  return (
    <FormGrid>
      <Field {...place('firstName')} label={TEXTS.first_name} required>
        <TextInput {...control('firstName')} autoComplete="given-name" maxLength={100} />
      </Field>
      <Field {...place('lastName')} label={TEXTS.last_name} required>
        <TextInput {...control('lastName')} autoComplete="family-name" maxLength={100} />
      </Field>
      <Field {...place('email')} label={TEXTS.email} required>
        <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
      </Field>
      <Field {...place('phone')} label={TEXTS.phone} required={phone === 'required'} optional={phone === 'optional'}>
        <TextInput
          {...control('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          placeholder={TEXTS.phone_example}
        />
      </Field>
    </FormGrid>
  );
}
