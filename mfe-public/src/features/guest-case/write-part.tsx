import { MESSAGE_MAX } from '@ayana/contracts/journey';
import type { GuestAdded } from '@ayana/contracts/guest-case';
import { outcomeOfCall, useFormEngine } from '@ayana/portal-kit/form-engine';
import { Notice } from '@ayana/shared-ui';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { useState } from 'react';

import { FormActions } from '../../forms/form-grid.styles';
import { SubmitRow } from '../../forms/submit-row';
import { focusControl } from '../../forms/use-page-form';
import { isOver, sendMessage } from './guest-case.api';
import { Form, Part } from './guest-case.styles';
import { GUEST_CASE_MESSAGES } from './messages';

const { write: words } = GUEST_CASE_MESSAGES;
const CONTROL = 'guest-message';

/** A message to the case workers. */
export function WritePart({ onSent, onOver }: { onSent: () => void; onOver: (error: unknown) => void }) {
  const [isSent, setSent] = useState(false);
  const form = useFormEngine<{ text: string }, GuestAdded>({
    name: CONTROL,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.missing : undefined }),
    send: async ({ text }, key) => {
      const call = sendMessage(text, key());
      call.catch((error: unknown) => {
        if (isOver(error)) onOver(error);
      });
      return outcomeOfCall(call);
    },
    noAnswer: words.no_answer,
    focus: () => focusControl(CONTROL),
    onChanged: () => setSent(false),
    onAccepted: () => {
      setSent(true);
      onSent();
    },
  });
  const { submission, formProps, values } = form;
  return (
    <Part id="write" aria-labelledby="write-title">
      <h2 id="write-title">{words.heading}</h2>
      <Form {...formProps} aria-labelledby="write-title">
        <Field id={CONTROL} label={words.label} hint={words.hint} error={form.errorOf('text')} required>
          <TextArea
            name="text"
            rows={5}
            maxLength={MESSAGE_MAX}
            value={values.text}
            onChange={({ target }) => form.set('text', target.value)}
          />
        </Field>
        {submission.phase === 'refused' || submission.phase === 'failed' ? (
          <Notice tone="failed">{submission.message}</Notice>
        ) : null}
        <FormActions>
          <SubmitRow form={form} busyLabel={words.sending}>
            {words.send}
          </SubmitRow>
        </FormActions>
        <div role="status">{isSent ? <Notice>{words.done}</Notice> : null}</div>
      </Form>
    </Part>
  );
}
