import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type Account, changePassword } from '../api';
import { Form } from '../forms/form.styles';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { PasswordStrength } from '../forms/password-strength';
import { filled, newPassword, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';
import { Card } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';

const FIELDS = ['current_password', 'password'] as const;
type Field = (typeof FIELDS)[number];
const RULES = [filled<Field>('current_password', PASSWORD_FIELD_MESSAGES.missing), newPassword<Field>('password')];
const { password: texts } = PROFILE_MESSAGES;

/** Changes the password, which ends all other sessions. */
export function PasswordSection({ account }: { account: Account }) {
  const [changed, setChanged] = useState(0);
  return (
    <Card aria-labelledby="password-title">
      <h2 id="password-title">{texts.title}</h2>
      <p>{account.has_password ? texts.lead : texts.none}</p>
      {account.has_password ? (
        <PasswordForm key={changed} email={account.email} onChanged={() => setChanged(changed + 1)} />
      ) : null}
    </Card>
  );
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useIdentityForm<Field, void>({
    id: 'change-password',
    fields: FIELDS,
    problems: (values) => problemsOf(values, RULES),
    send: ({ current_password, password }) => changePassword(current_password, password),
    onDone: () => {
      toast.secondary(texts.done, texts.done_text);
      onChanged();
      void revalidate();
    },
  });
  return (
    <Form {...form.formProps}>
      <FormProblems form={form} />
      {/* Tells a password manager which account's password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        place={form.place('current_password')}
        name="current_password"
        label={texts.current}
        autoComplete="current-password"
      />
      <PasswordField
        place={form.place('password')}
        name="password"
        label={texts.next}
        autoComplete="new-password"
        hint={PASSWORD_FIELD_MESSAGES.rules}
      >
        <PasswordStrength password={form.values.password} />
      </PasswordField>
      <Button type="submit" variant="tonal" busy={form.busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
