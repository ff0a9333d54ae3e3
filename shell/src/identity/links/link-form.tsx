import { localHref } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { type ReactNode, useState } from 'react';
import { ACCOUNT_EMAIL } from '../account-email';
import { Form } from '../forms/form.styles';
import { EmailField } from '../forms/email-field';
import { FormProblems } from '../forms/form-problems';
import { usePosted } from '../forms/posted';
import { PostedKeys } from '../forms/posted-keys';
import { email as emailRule, problemsOf } from '../forms/rules';
import { focusSoon, useIdentityForm } from '../forms/use-identity-form';
import { CHECK_INBOX_MESSAGES } from '../messages';
import { InboxScreen } from './inbox-screen';

const FIELDS = ['email'] as const;
const RULES = [emailRule<'email'>('email')];

/** Asks for an address, sends a link to it, and then says where to look. */
export function LinkForm({
  id,
  action,
  head,
  submit,
  busy,
  send,
}: {
  id: string;
  /** URL of its page, where it is on another page. */
  action?: string;
  /** Shown above the form. */
  head: ReactNode;
  submit: string;
  busy: string;
  send: (email: string) => Promise<unknown>;
}) {
  const posted = usePosted(id);
  const [sentTo, setSentTo] = useState(posted?.done ?? undefined);
  const form = useIdentityForm<'email', unknown>({
    id,
    fields: FIELDS,
    kept: ACCOUNT_EMAIL,
    keeps: true,
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
      <InboxScreen
        email={sentTo}
        sentTo={CHECK_INBOX_MESSAGES.sent_if}
        what={CHECK_INBOX_MESSAGES.hour}
        again={send}
        onBack={back}
      />
    );
  return (
    <>
      {head}
      <Form {...form.formProps} action={action === undefined ? undefined : localHref(action)}>
        <PostedKeys form={id} />
        <FormProblems form={form} />
        <EmailField place={form.place('email')} {...form.control('email')} star={false} />
        <Button type="submit" size="large" wide busy={form.busy} busyLabel={busy}>
          {submit}
        </Button>
      </Form>
    </>
  );
}
