import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { toast, useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useState } from 'react';
import { messages } from './messages';
import { askQuestion, type Question } from './questions.api';
import { Form } from './questions.styles';

const { ask: words } = messages;
/** As the API has it. */
const LONGEST = 1000;

/** Asks the team a question; what is typed stays until it is sent. */
export function AskForm({ onAsked }: { onAsked: () => void }) {
  // The draft stays with the user who began it, also when their session ends meanwhile.
  const [userId] = useState(useSession(({ user }) => user?.id ?? ''));
  const form = useForm<{ message: string }, Question>({
    name: `question-${userId}`,
    initial: { message: '' },
    rules: ({ message }) => (message.trim() === '' ? { message: words.missing } : {}),
    send: askQuestion,
    onAccepted: () => {
      toast.success(FORM_TOASTS.success.title, FORM_MESSAGES['general-inquiry']);
      onAsked();
    },
  });
  return (
    <PortalCard title={words.title}>
      <Form {...form.formProps}>
        <Field label={words.label} hint={words.hint} required error={form.errorOf('message')}>
          <TextArea rows={3} maxLength={LONGEST} {...form.field('message')} />
        </Field>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        {form.waiting ? <Notice>{words.waiting}</Notice> : null}
        <div>
          <Button type="submit" busy={form.busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </PortalCard>
  );
}
