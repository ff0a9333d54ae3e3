import { formSamples } from '@ayana/contracts/form-samples';
import { FORM_FUNCTIONS } from '@ayana/contracts/forms';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { useNow } from '@ayana/shared-ui/time';
import { useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { firstRecipient } from '../mails/test-email.api';
import { messages as shared } from '../messages';
import { Cards, Controls } from '../test-pages.styles';
import { FormCard } from './form-card';
import type { FormTestsAnswer } from './form-tests.api';
import { LeftCard } from './left-card';
import { messages } from './messages';
import { useSamples } from './use-samples';

/** An address of nobody: RFC 2606 keeps the name free. Its mails are withheld. */
const NOBODY = 'forms@people.example';

export { formTestsAction as action, formTestsLoader as loader } from './form-tests.api';

/** Every public form with every kind of answers, sent for real. */
export function Component() {
  const { tests, recipients } = useLoaderData<FormTestsAnswer>();
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  const allowed = recipients.value ?? [];
  const [email, setEmail] = useState(firstRecipient(allowed) || NOBODY);
  const today = useNow().toDateString();
  const samples = useMemo(() => formSamples(email, new Date(today)), [email, today]);
  const { outcomeOf, isSending, busy, send } = useSamples(reread);
  const seen = samples.flatMap((sample) => outcomeOf(sample) ?? []);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {recipients.value !== null && allowed.length === 0 ? <Notice>{shared.noneAllowed}</Notice> : null}
      <Controls>
        <Field label={messages.email} {...(allowed.length === 0 ? {} : { hint: shared.allowed(listText(allowed)) })}>
          <TextInput
            type="email"
            autoComplete="off"
            dir="ltr"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
        <Button busy={busy} busyLabel={messages.sending} onClick={() => send(samples)}>
          {messages.sendAll(samples.length)}
        </Button>
      </Controls>
      <p aria-live="polite">
        {seen.length === 0 ? null : messages.summary(seen.filter(({ asExpected }) => asExpected).length, seen.length)}
      </p>
      <Cards>
        {FORM_FUNCTIONS.map((form) => (
          <FormCard
            key={form}
            samples={samples.filter((sample) => sample.form === form)}
            outcomeOf={outcomeOf}
            isSending={isSending}
            send={send}
          />
        ))}
      </Cards>
      {tests.value === null ? (
        <FailedPart what={messages.failed} failure={tests.failure} onRetry={reread} />
      ) : (
        <LeftCard tests={tests.value} />
      )}
    </PortalPage>
  );
}
