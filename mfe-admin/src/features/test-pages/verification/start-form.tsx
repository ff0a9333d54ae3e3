import { ENGLISH, listText } from '@ayana/contracts/language';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { firstRecipient, type MailTemplates } from '../mails/test-email.api';
import { messages as shared } from '../messages';
import { Controls } from '../test-pages.styles';
import { messages } from './messages';
import { startTest, type VerificationTest } from './verification.api';

const { start } = messages;

/** Signs a test account up in one of the site's languages. */
export function StartForm({
  mails: { languages, recipients },
  onStarted,
}: {
  mails: MailTemplates;
  onStarted: (test: VerificationTest) => void;
}) {
  const form = useForm<{ email: string; language: string }, VerificationTest>({
    name: 'test-email-verification',
    initial: { email: firstRecipient(recipients), language: ENGLISH.tag },
    send: startTest,
    onAccepted: (test) => {
      toast.success(start.started, test.email);
      onStarted(test);
    },
  });
  return (
    <PortalCard title={start.title}>
      {recipients.length === 0 ? (
        <Notice>{shared.noneAllowed}</Notice>
      ) : (
        <form {...form.formProps}>
          {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
          <Controls>
            <Field
              label={start.email}
              required
              hint={shared.allowed(listText(recipients))}
              error={form.errorOf('email')}
            >
              <TextInput type="email" autoComplete="off" dir="ltr" {...form.field('email')} />
            </Field>
            <Field label={start.language} error={form.errorOf('language')}>
              <Select {...form.field('language')}>
                {languages.map(({ tag, name }) => (
                  <option key={tag} value={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" busy={form.busy} busyLabel={start.busy}>
              {start.submit}
            </Button>
          </Controls>
        </form>
      )}
    </PortalCard>
  );
}
