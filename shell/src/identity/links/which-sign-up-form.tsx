import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link, useSearchParams } from 'react-router-dom';
import { type ConfirmedEmail, verifyEmail } from '../api';
import { Form } from '../forms/form.styles';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { PostedKeys } from '../forms/posted-keys';
import { filled, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { FormLink } from '../screen-layout/identity-page.styles';
import { MessageScreen } from '../screen-layout/message-screen';
import { loginAddress } from '../login-address';
import { VERIFY_EMAIL_MESSAGES } from '../messages';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';

const FIELDS = ['password'] as const;
const RULES = [filled<'password'>('password', PASSWORD_FIELD_MESSAGES.missing)];

/** Several sign-ups are pending for the confirmed address: the password shows which one is the user's. */
export function WhichSignUpForm({
  token,
  message,
  onConfirmed,
  onDead,
}: {
  token: string;
  /** The server's reason for asking. */
  message: string;
  onConfirmed: (answer: ConfirmedEmail) => void;
  /** The link has expired meanwhile, or the address has an account. */
  onDead: () => void;
}) {
  const [search] = useSearchParams();
  const form = useIdentityForm<'password', ConfirmedEmail>({
    id: 'which-sign-up',
    fields: FIELDS,
    problems: (values) => problemsOf(values, RULES),
    send: async ({ password }) => {
      try {
        return await verifyEmail(token, password);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'link_invalid') onDead();
        throw error;
      }
    },
    onDone: onConfirmed,
    afterRefusal: 'password',
  });
  return (
    <>
      <MessageScreen title={VERIFY_EMAIL_MESSAGES.which_title}>
        <p>{message}</p>
      </MessageScreen>
      <Form {...form.formProps}>
        <PostedKeys form="which-sign-up" />
        <FormProblems form={form} />
        <PasswordField place={form.place('password')} name="password" autoComplete="current-password" star={false} />
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={VERIFY_EMAIL_MESSAGES.which_busy}>
          {VERIFY_EMAIL_MESSAGES.which_submit}
        </Button>
      </Form>
      <FormLink>
        <TextLink as={Link} to={loginAddress(search, 'register')}>
          {VERIFY_EMAIL_MESSAGES.which_again}
        </TextLink>
      </FormLink>
    </>
  );
}
