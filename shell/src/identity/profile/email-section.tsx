import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { type Account, changeEmail } from '../api';
import { Form } from '../forms/form.styles';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { email as emailRule, filled, problemsOf, type Rule } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';
import { Card, Under } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];
const { email: texts } = PROFILE_MESSAGES;

const another =
  (present: string): Rule<Field> =>
  ({ email }) =>
    email.trim().toLowerCase() === present.toLowerCase() ? { field: 'email', message: texts.same } : undefined;

/** Changes the address: the new one is used once its link is followed. */
export function EmailSection({ account }: { account: Account }) {
  const [sent, setSent] = useState(0);
  return (
    <Card aria-labelledby="email-title">
      <h2 id="email-title">{texts.title}</h2>
      <p>
        {texts.now} <strong>{account.email}</strong>.{' '}
        {account.has_password ? texts.lead : PROFILE_MESSAGES.password.none}
      </p>
      {account.has_password ? <EmailForm key={sent} present={account.email} onSent={() => setSent(sent + 1)} /> : null}
      {sent > 0 ? (
        <Under>
          <Notice>{texts.sent}</Notice>
        </Under>
      ) : null}
    </Card>
  );
}

function EmailForm({ present, onSent }: { present: string; onSent: () => void }) {
  const form = useIdentityForm<Field, void>({
    id: 'change-email',
    fields: FIELDS,
    problems: (values) =>
      problemsOf(values, [emailRule('email'), another(present), filled('password', PASSWORD_FIELD_MESSAGES.missing)]),
    send: ({ email, password }) => changeEmail(email.trim(), password),
    onDone: onSent,
  });
  return (
    <Form {...form.formProps}>
      <FormProblems form={form} />
      <EmailField place={form.place('email')} {...form.control('email')} label={texts.label} autoComplete="email" />
      <PasswordField
        place={form.place('password')}
        name="password"
        label={texts.password}
        autoComplete="current-password"
      />
      <Button type="submit" variant="tonal" busy={form.busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
