import { Pair } from './account.styles';
import { Checkbox } from '@ayana/shared-ui/choice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { messages as texts } from './messages';

export type AccountFieldName =
  | 'first_name'
  | 'last_name'
  | 'country'
  | 'city'
  | 'phone'
  | 'date_of_birth'
  | 'time_zone'
  | 'language';

interface Control {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface AccountFieldsProps {
  form: {
    field: (field: AccountFieldName) => Control;
    errorOf: (field: AccountFieldName) => string | undefined;
  };
  labels: Readonly<Record<AccountFieldName, string>>;
  isRequired: (field: AccountFieldName) => boolean;
  /** The box for a person with one name only. */
  hasOneName: boolean;
  setOneName: (on: boolean) => void;
  countries: readonly string[];
  setCountry: (country: string) => void;
  zones: readonly { zone: string; name: string }[];
  /** To choose from; none where there is one only. */
  languages: readonly { tag: string; name: string }[];
  phoneLimit: number;
  /** Such as `2026-11-20`. */
  today: string;
}

/** Name, place, telephone, birth date, time zone and language of an account; portal-kit's `useAccountEdit` gives all of it. */
export function AccountFields(props: AccountFieldsProps) {
  const { form, labels, isRequired, hasOneName, setOneName } = props;
  const { countries, setCountry, zones, languages, phoneLimit, today } = props;
  const place = (field: AccountFieldName) => {
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
