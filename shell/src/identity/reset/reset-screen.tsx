import { refreshSession, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resetPassword } from '../api';
import { Form } from '../forms/boxes';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { usePosted } from '../forms/posted';
import { PostedKeys } from '../forms/posted-keys';
import { PasswordStrength } from '../forms/password-strength';
import { newPassword, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { IdentityPage } from '../frame/identity-page';
import { ToldScreen } from '../frame/told-screen';
import { useTokenOnce } from '../frame/use-token-once';
import { loginAddress } from '../login-address';
import { PASSWORD_TEXTS, RESET_TEXTS } from '../messages';

const FIELDS = ['password'] as const;
const RULES = [newPassword<'password'>('password')];

/** `/reset-password`: the target of the reset mail, where the new password is chosen. */
export function Component() {
  const token = useTokenOnce('token');
  const [search] = useSearchParams();
  const posted = usePosted('reset');
  const [done, setDone] = useState(posted?.done === '');
  return (
    <IdentityPage>
      {done ? (
        <ToldScreen title={RESET_TEXTS.done_title}>
          <p>{RESET_TEXTS.done}</p>
          <Button as={Link} to={loginAddress(search)} size="large" wide>
            {RESET_TEXTS.sign_in}
          </Button>
        </ToldScreen>
      ) : token === undefined ? (
        <DeadLink search={search} />
      ) : (
        <NewPassword key={token} token={token} search={search} onDone={() => setDone(true)} />
      )}
    </IdentityPage>
  );
}

function DeadLink({ search }: { search: URLSearchParams }) {
  return (
    <ToldScreen title={RESET_TEXTS.dead_title}>
      <p>{RESET_TEXTS.dead}</p>
      <Button as={Link} to={loginAddress(search, 'sign_in', '/request-password-reset')} size="large" wide>
        {RESET_TEXTS.dead_action}
      </Button>
    </ToldScreen>
  );
}

function NewPassword({ token, search, onDone }: { token: string; search: URLSearchParams; onDone: () => void }) {
  const form = useIdentityForm<'password', void>({
    id: 'reset',
    fields: FIELDS,
    problems: (values) => problemsOf(values, RULES),
    send: ({ password }) => resetPassword(token, password),
    onDone: () => {
      // Every session ended with it, this browser's too.
      if (useSession.getState().status !== 'signed_out') refreshSession().catch(() => {});
      onDone();
    },
  });
  if (form.problem?.code === 'link_invalid') return <DeadLink search={search} />;
  return (
    <>
      <h1>{RESET_TEXTS.title}</h1>
      <p>{RESET_TEXTS.lead}</p>
      <Form {...form.formProps}>
        <PostedKeys form="reset" />
        <FormProblems form={form} />
        <PasswordField
          place={form.place('password')}
          name="password"
          label={RESET_TEXTS.password}
          autoComplete="new-password"
          star={false}
          hint={PASSWORD_TEXTS.rules}
        >
          <PasswordStrength password={form.values.password} />
        </PasswordField>
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={RESET_TEXTS.busy}>
          {RESET_TEXTS.submit}
        </Button>
      </Form>
    </>
  );
}
