import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link, useSearchParams } from 'react-router-dom';
import { type ConfirmedEmail, verifyEmail } from '../api';
import { Form } from '../forms/boxes';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { PostedKeys } from '../forms/posted-keys';
import { filled, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { WayOn } from '../frame/boxes';
import { ToldScreen } from '../frame/told-screen';
import { loginAddress } from '../login-address';
import { PASSWORD_TEXTS, VERIFY_TEXTS } from '../messages';

const FIELDS = ['password'] as const;
const RULES = [filled<'password'>('password', PASSWORD_TEXTS.missing)];

/** Several sign-ups wait for the address that was confirmed: the password says which is the reader's own. */
export function WhichForm({
  token,
  message,
  onConfirmed,
  onDead,
}: {
  token: string;
  /** Why it is asked, as the server says it. */
  message: string;
  onConfirmed: (answer: ConfirmedEmail) => void;
  /** The link has run out meanwhile, or the address has an account. */
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
      <ToldScreen title={VERIFY_TEXTS.which_title}>
        <p>{message}</p>
      </ToldScreen>
      <Form {...form.formProps}>
        <PostedKeys form="which-sign-up" />
        <FormProblems form={form} />
        <PasswordField place={form.place('password')} name="password" autoComplete="current-password" star={false} />
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={VERIFY_TEXTS.which_busy}>
          {VERIFY_TEXTS.which_submit}
        </Button>
      </Form>
      <WayOn>
        <TextLink as={Link} to={loginAddress(search, 'register')}>
          {VERIFY_TEXTS.which_anew}
        </TextLink>
      </WayOn>
    </>
  );
}
