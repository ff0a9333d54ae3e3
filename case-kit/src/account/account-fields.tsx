import type { AccountField } from '@ayana/contracts/account';
import { Checkbox } from '@ayana/shared-ui/choice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Pair } from './account.styles';
import { messages as texts } from './messages';
import type { AccountEdit } from './use-account-edit';

/** Name, place, telephone, birth date, time zone and language of an account; `useAccountEdit` gives all of it. */
export function AccountFields(props: AccountEdit['fields']) {
  const { form, labels, isRequired, hasOneName, setOneName } = props;
  const { countries, setCountry, zones, languages, phoneLimit, today } = props;
  const place = (field: AccountField) => {
    const required = isRequired(field);
    return { label: labels[field], error: form.errorOf(field), required, optional: !required };
  };
  return (
    <>
      <Pair>
        <Field {...place('first_name')} label={hasOneName ? texts.name : labels.first_name}>
          <TextInput autoComplete={hasOneName ? 'name' : 'given-name'} maxLength={100} {...form.field('first_name')} />
        </Field>
        <div>
          {hasOneName ? null : (
            <Field {...place('last_name')}>
              <TextInput autoComplete="family-name" maxLength={100} {...form.field('last_name')} />
            </Field>
          )}
          <Checkbox checked={hasOneName} onChange={({ currentTarget }) => setOneName(currentTarget.checked)}>
            {texts.one_name}
          </Checkbox>
        </div>
        <Field {...place('country')}>
          <Select
            autoComplete="country-name"
            {...form.field('country')}
            onChange={({ target }) => setCountry(target.value)}
          >
            <option value="">{texts.country_none}</option>
            {countries.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field {...place('city')}>
          <TextInput autoComplete="address-level2" maxLength={100} {...form.field('city')} />
        </Field>
        <Field {...place('phone')}>
          <TextInput type="tel" autoComplete="tel" dir="ltr" maxLength={phoneLimit} {...form.field('phone')} />
        </Field>
        <Field {...place('date_of_birth')}>
          <DateInput autoComplete="bday" min="1900-01-01" max={today} {...form.field('date_of_birth')} />
        </Field>
      </Pair>
      <Field {...place('time_zone')} hint={texts.time_zone_hint}>
        <Select {...form.field('time_zone')}>
          {zones.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {languages.length === 0 ? null : (
        <Field {...place('language')} hint={texts.language_hint}>
          <Select {...form.field('language')}>
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
