import { safeNext } from '@ayana/contracts/identity';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../document/site';
import { signUp } from '../api';
import { rememberEmail } from '../account-email';
import { Form } from '../forms/form.styles';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { usePosted } from '../forms/posted';
import { PostedKeys } from '../forms/posted-keys';
import { PasswordStrength } from '../forms/password-strength';
import { focusSoon, useIdentityForm } from '../forms/use-identity-form';
import { InboxScreen } from '../links/inbox-screen';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';
import { REGISTER_MESSAGES } from './messages';
import { ConsentField, KindField, NameFields, WorkFields } from './person-fields';
import {
  REGISTER_FIELDS,
  REGISTER_KEPT,
  type RegisterField,
  registerPayload,
  registerProblems,
} from './register-model';
import { SubmitPart } from './submit-part';

/** Opens an account, then says to check the inbox. The form stays behind that screen, so "wrong address?" loses nothing. */
export function RegisterForm() {
  const posted = usePosted('register');
  const [sentTo, setSentTo] = useState(posted?.done ?? undefined);
  // The mail's link contains it, so it works on any device.
  const next = safeNext(useSearchParams()[0].get('next'), useSite().origin);
  const form = useIdentityForm<RegisterField, void>({
    id: 'register',
    fields: REGISTER_FIELDS,
    kept: { initial: REGISTER_KEPT },
    // A different address is another sign-up.
    keeps: true,
    problems: registerProblems,
    send: (values, key) => signUp({ ...registerPayload(values), ...(next === undefined ? {} : { next }) }, key()),
    onDone: (_answer, { email }) => {
      rememberEmail(email.trim());
      setSentTo(email.trim());
    },
  });
  const back = (): void => {
    setSentTo(undefined);
    focusSoon(form, 'email');
  };
  return (
    <>
      {sentTo === undefined ? null : <InboxScreen email={sentTo} onBack={back} />}
      <div hidden={sentTo !== undefined}>
        <h1>{REGISTER_MESSAGES.title}</h1>
        <p>{REGISTER_MESSAGES.lead}</p>
        <Form {...form.formProps}>
          <PostedKeys form="register" />
          <FormProblems form={form} />
          <KindField form={form} />
          <NameFields form={form} />
          <WorkFields form={form} />
          <EmailField place={form.place('email')} {...form.control('email')} />
          <PasswordField
            place={form.place('password')}
            name="password"
            autoComplete="new-password"
            hint={PASSWORD_FIELD_MESSAGES.rules}
          >
            <PasswordStrength password={form.values.password} />
          </PasswordField>
          <ConsentField form={form} />
          <SubmitPart id="register" form={form} />
        </Form>
      </div>
    </>
  );
}
