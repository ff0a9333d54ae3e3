import { localHref } from '@ayana/contracts/language';
import { type Session, signIn } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ACCOUNT_EMAIL } from '../account-email';
import { Form } from '../forms/form.styles';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { PostedKeys } from '../forms/posted-keys';
import { PasswordField } from '../forms/password-field';
import { filled, problemsOf } from '../forms/rules';
import type { FieldProblem, Values } from '../forms/field-problem';
import { useIdentityForm } from '../forms/use-identity-form';
import { ResendLine } from '../links/resend-line';
import { loginAddress } from '../login-address';
import { LOGIN_MESSAGES } from '../messages';
import { IDENTITY_FORM_MESSAGES, PASSWORD_FIELD_MESSAGES } from '../forms/messages';

const Forgotten = styled.p`
  margin-block-start: calc(-1 * var(--space-2));
  font-size: var(--size-16);
  text-align: end;
`;

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];

const RULES = [
  filled<Field>('email', IDENTITY_FORM_MESSAGES.email_missing),
  ({ password }: Values<Field>): FieldProblem<Field> | undefined =>
    password === '' ? { field: 'password', message: PASSWORD_FIELD_MESSAGES.missing } : undefined,
];

/** The sign-in form: e-mail, password, and help when they are refused. */
export function SignInForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [search] = useSearchParams();
  const form = useIdentityForm<Field, Session>({
    id: 'login',
    fields: FIELDS,
    kept: ACCOUNT_EMAIL,
    afterRefusal: 'password',
    problems: (values) => problemsOf(values, RULES),
    send: ({ email, password }) => signIn({ email: email.trim(), password }),
    onDone: onSignedIn,
  });
  return (
    // Leave the mail's token out of the URL.
    <Form {...form.formProps} action={localHref(loginAddress(search))}>
      <PostedKeys form="login" />
      <FormProblems form={form}>
        {form.problem?.code === 'email_not_verified' ? <ResendLine email={form.values.email.trim()} /> : null}
      </FormProblems>
      <EmailField place={form.place('email')} {...form.control('email')} star={false} />
      <PasswordField place={form.place('password')} name="password" autoComplete="current-password" star={false} />
      <Forgotten>
        <TextLink as={Link} to={loginAddress(search, 'sign_in', '/request-password-reset')}>
          {LOGIN_MESSAGES.forgotten}
        </TextLink>
      </Forgotten>
      <Button type="submit" size="large" wide busy={form.busy} busyLabel={LOGIN_MESSAGES.busy}>
        {LOGIN_MESSAGES.submit}
      </Button>
    </Form>
  );
}
