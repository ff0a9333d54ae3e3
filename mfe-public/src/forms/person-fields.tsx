import { EMAIL_LIMIT, PHONE_LIMIT } from '@ayana/contracts/rules';
import { Checkbox, Field, TextInput } from '@ayana/shared-ui';

import { FormGrid } from './form-grid.styles';
import { PERSON_MESSAGES as TEXTS } from './messages';
import type { PageForm } from './use-page-form';

type FormWith<Name extends string> = Pick<PageForm<Record<Name, string>>, 'place' | 'control'>;

export interface PhoneOptions {
  required?: boolean;
  hint?: string | undefined;
  /** An example number. */
  example?: string;
}

/** The e-mail field. */
export function EmailField({ form: { place, control }, hint }: { form: FormWith<'email'>; hint?: string | undefined }) {
  return (
    <Field {...place('email')} label={TEXTS.email} hint={hint} required>
      <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
    </Field>
  );
}

/** The phone field, optional or required. */
export function PhoneField({
  form: { place, control },
  required = false,
  hint,
  example = TEXTS.phone_example,
}: PhoneOptions & { form: FormWith<'phone'> }) {
  return (
    <Field {...place('phone')} label={TEXTS.phone} hint={hint} required={required} optional={!required}>
      <TextInput {...control('phone')} type="tel" autoComplete="tel" maxLength={PHONE_LIMIT} placeholder={example} />
    </Field>
  );
}

/** The fields of a person: name, e-mail, phone. */
export function PersonFields({
  form,
  emailHint,
  phone,
}: {
  form: FormWith<'firstName' | 'lastName' | 'oneName' | 'email' | 'phone'>;
  emailHint?: string;
  phone?: PhoneOptions;
}) {
  const { place, control } = form;
  const one = control('oneName');
  return (
    <FormGrid>
      <Field {...place('firstName')} label={one.value === '' ? TEXTS.first_name : TEXTS.name} required>
        <TextInput {...control('firstName')} autoComplete={one.value === '' ? 'given-name' : 'name'} maxLength={100} />
      </Field>
      <div>
        {one.value === '' ? (
          <Field {...place('lastName')} label={TEXTS.last_name} required>
            <TextInput {...control('lastName')} autoComplete="family-name" maxLength={100} />
          </Field>
        ) : null}
        <Checkbox
          name={one.name}
          value="yes"
          checked={one.value !== ''}
          onChange={({ target }) => one.onChange({ target: { value: target.checked ? 'yes' : '' } })}
        >
          {TEXTS.one_name}
        </Checkbox>
      </div>
      <EmailField form={form} hint={emailHint} />
      <PhoneField form={form} {...phone} />
    </FormGrid>
  );
}
