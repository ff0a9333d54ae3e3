import { ACCOUNT_KINDS, HEALTH_DATA_CONSENT, PARTNER_ROLES, ROLE_NAMES } from '@ayana/contracts/identity';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Checkbox, RadioCards } from '@ayana/shared-ui/choice';
import { ErrorText, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from 'react-router-dom';
import { Pair, Quiet } from '../forms/form.styles';
import type { IdentityForm } from '../forms/use-identity-form';
import { REGISTER_MESSAGES } from './messages';
import { kindOf } from './applicant';
import type { PersonField } from './register-model';

type Form = Pick<IdentityForm<PersonField>, 'place' | 'control' | 'values'>;

const { kinds } = REGISTER_MESSAGES;
const KIND_OPTIONS = ACCOUNT_KINDS.map((kind) => ({
  value: kind,
  label: kinds[kind].label,
  detail: kinds[kind].detail,
}));

/** The kind of account. */
export function KindField({ form }: { form: Form }) {
  const { onChange, value } = form.control('account_kind');
  return (
    <RadioCards
      name="account_kind"
      legend={REGISTER_MESSAGES.kind}
      options={KIND_OPTIONS}
      value={kindOf({ account_kind: value ?? '' })}
      onChange={(kind) => onChange?.({ target: { value: kind } })}
    />
  );
}

/** First and last name, or the one name of a person who has one only. */
export function NameFields({ form }: { form: Form }) {
  const one = form.control('one_name');
  const hasOne = (one.value ?? '') !== '';
  return (
    <Pair>
      <Field
        {...form.place('first_name')}
        label={hasOne ? REGISTER_MESSAGES.name : REGISTER_MESSAGES.first_name}
        required
      >
        <TextInput {...form.control('first_name')} autoComplete={hasOne ? 'name' : 'given-name'} maxLength={100} />
      </Field>
      <div>
        {hasOne ? null : (
          <Field {...form.place('last_name')} label={REGISTER_MESSAGES.last_name} required>
            <TextInput {...form.control('last_name')} autoComplete="family-name" maxLength={100} />
          </Field>
        )}
        <Checkbox
          name={one.name}
          value="yes"
          checked={hasOne}
          onChange={({ target }) => one.onChange?.({ target: { value: target.checked ? 'yes' : '' } })}
        >
          {REGISTER_MESSAGES.one_name}
        </Checkbox>
      </div>
    </Pair>
  );
}

/** The fields about work for partners and doctors; none for patients. */
export function WorkFields({ form }: { form: Form }) {
  const kind = kindOf({ account_kind: form.control('account_kind').value ?? '' });
  if (kind === 'patient') return null;
  const partner = kind === 'partner';
  return (
    <>
      {partner ? (
        <Field {...form.place('wanted_role')} label={REGISTER_MESSAGES.wanted_role} required>
          <Select {...form.control('wanted_role')}>
            <option value="">{REGISTER_MESSAGES.wanted_role_none}</option>
            {PARTNER_ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field
          {...form.place('registration_number')}
          label={REGISTER_MESSAGES.registration_number}
          hint={REGISTER_MESSAGES.registration_hint}
          required
        >
          <TextInput {...form.control('registration_number')} autoComplete="off" maxLength={100} />
        </Field>
      )}
      <Field
        {...form.place('organisation')}
        label={partner ? REGISTER_MESSAGES.organisation : REGISTER_MESSAGES.doctor_organisation}
        required={partner}
        optional={!partner}
      >
        <TextInput {...form.control('organisation')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field {...form.place('message')} label={REGISTER_MESSAGES.message} optional>
        <TextArea {...form.control('message')} rows={2} maxLength={TEXT_LIMIT} />
      </Field>
      <Quiet>{REGISTER_MESSAGES.waits}</Quiet>
    </>
  );
}

/** The consent to the processing of health data; never filled in automatically. */
export function ConsentField({ form }: { form: Form }) {
  const { error, id } = form.place('health_data_consent');
  return (
    <div>
      <Checkbox
        id={id}
        name="health_data_consent"
        value="on"
        aria-required="true"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {HEALTH_DATA_CONSENT.text}{' '}
        <TextLink as={Link} to="/privacy" target="_blank">
          {REGISTER_MESSAGES.privacy}
        </TextLink>
      </Checkbox>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
