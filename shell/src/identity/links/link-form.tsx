import { Button } from '@ayana/shared-ui/button';
import { type ReactNode, useState } from 'react';
import { useAccountEmail } from '../account-email';
import { Form } from '../forms/boxes';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { email as emailRule, problemsOf } from '../forms/rules';
import { focusSoon, useIdentityForm } from '../forms/use-identity-form';
import { FORM_TEXTS, INBOX_TEXTS } from '../messages';
import { InboxScreen } from './inbox-screen';

const FIELDS = ['email'] as const;
const RULES = [emailRule<'email'>('email')];

/** Asks for an address and has a link sent to it; then says where to look. */
export function LinkForm({
  id,
  head,
  submit,
  busy,
  send,
}: {
  id: string;
  /** What stands above the form. */
  head: ReactNode;
  submit: string;
  busy: string;
  send: (email: string) => Promise<unknown>;
}) {
  const kept = useAccountEmail();
  const [sentTo, setSentTo] = useState<string>();
  const form = useIdentityForm<'email', unknown>({
    id,
    fields: FIELDS,
    kept: { ...kept, set: (_field, value) => kept.set('email', value) },
    problems: (values) => problemsOf(values, RULES),
    send: (values) => send(values.email.trim()),
    onDone: (_answer, values) => setSentTo(values.email.trim()),
  });
  const back = (): void => {
    setSentTo(undefined);
    focusSoon(form, 'email');
  };
  if (sentTo !== undefined)
    return (
      <InboxScreen email={sentTo} sentTo={INBOX_TEXTS.sent_if} what={INBOX_TEXTS.hour} again={send} onBack={back} />
    );
  return (
    <>
      {head}
      <Form {...form.formProps}>
        <FormProblems form={form} />
        <EmailField place={form.place('email')} {...form.control('email')} star={false} />
        <noscript>{FORM_TEXTS.no_script}</noscript>
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={busy}>
          {submit}
        </Button>
      </Form>
    </>
  );
}
