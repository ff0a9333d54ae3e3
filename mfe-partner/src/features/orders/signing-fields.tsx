import { REGISTRATION_NUMBER_MAX } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import type { Form } from '@ayana/portal-kit/screens';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { messages } from './messages';

const { signing: words } = messages.doctor;

export interface SigningValues {
  registration_number: string;
}

/** Kept apart from the values of the form, which outlive the page: a password stays in its control. */
export const usePassword = (): { password: string; setPassword: (password: string) => void } => {
  const [password, setPassword] = useState('');
  return { password, setPassword };
};

/** What signs, as the API takes it. Without a password it is the API that says whether one is needed. */
export const signingBody = ({ registration_number }: SigningValues, password: string) => ({
  ...(password === '' ? {} : { password }),
  ...(registration_number.trim() === '' ? {} : { registration_number }),
});

export interface SigningFieldsProps<Values extends SigningValues> {
  form: Form<Values>;
  password: string;
  setPassword: (password: string) => void;
}

/** The doctor signs by their password; the number of the council is asked for where Ayana does not know it. */
export function SigningFields<Values extends SigningValues>({
  form,
  password,
  setPassword,
}: SigningFieldsProps<Values>) {
  const { registration_number } = form.values;
  const refused = form.errorOf('registration_number');
  return (
    <>
      {refused === undefined && registration_number === '' ? null : (
        <Field
          label={words.registration}
          required
          hint={words.registrationHint}
          error={refused ?? printProblem(registration_number)}
        >
          <TextInput maxLength={REGISTRATION_NUMBER_MAX} autoComplete="off" {...form.field('registration_number')} />
        </Field>
      )}
      <Field label={words.password} required hint={words.passwordHint} error={form.errorOf('password')}>
        <TextInput
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
    </>
  );
}
