import { refreshSession, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resetPassword } from '../api';
import { Form } from '../forms/form.styles';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { usePosted } from '../forms/posted';
import { PostedKeys } from '../forms/posted-keys';
import { PasswordStrength } from '../forms/password-strength';
import { newPassword, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { IdentityPage } from '../screen-layout/identity-page';
import { MessageScreen } from '../screen-layout/message-screen';
import { useTokenOnce } from '../screen-layout/use-token-once';
import { loginAddress } from '../login-address';
import { RESET_MESSAGES } from '../messages';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';

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
        <MessageScreen title={RESET_MESSAGES.done_title}>
          <p>{RESET_MESSAGES.done}</p>
          <Button as={Link} to={loginAddress(search)} size="large" wide>
            {RESET_MESSAGES.sign_in}
          </Button>
        </MessageScreen>
      ) : token === undefined ? (
        <ExpiredLink search={search} />
      ) : (
        <NewPassword key={token} token={token} search={search} onDone={() => setDone(true)} />
      )}
    </IdentityPage>
  );
}

function ExpiredLink({ search }: { search: URLSearchParams }) {
  return (
    <MessageScreen title={RESET_MESSAGES.dead_title}>
      <p>{RESET_MESSAGES.dead}</p>
      <Button as={Link} to={loginAddress(search, 'sign_in', '/request-password-reset')} size="large" wide>
        {RESET_MESSAGES.dead_action}
      </Button>
    </MessageScreen>
  );
}

function NewPassword({ token, search, onDone }: { token: string; search: URLSearchParams; onDone: () => void }) {
  const form = useIdentityForm<'password', void>({
    id: 'reset',
    fields: FIELDS,
    problems: (values) => problemsOf(values, RULES),
    send: ({ password }) => resetPassword(token, password),
    onDone: () => {
      // All sessions have ended, this browser's too.
      if (useSession.getState().status !== 'signed_out') refreshSession().catch(() => {});
      onDone();
    },
  });
  if (form.problem?.code === 'link_invalid') return <ExpiredLink search={search} />;
  return (
    <>
      <h1>{RESET_MESSAGES.title}</h1>
      <p>{RESET_MESSAGES.lead}</p>
      <Form {...form.formProps}>
        <PostedKeys form="reset" />
        <FormProblems form={form} />
        <PasswordField
          place={form.place('password')}
          name="password"
          label={RESET_MESSAGES.password}
          autoComplete="new-password"
          star={false}
          hint={PASSWORD_FIELD_MESSAGES.rules}
        >
          <PasswordStrength password={form.values.password} />
        </PasswordField>
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={RESET_MESSAGES.busy}>
          {RESET_MESSAGES.submit}
        </Button>
      </Form>
    </>
  );
}
