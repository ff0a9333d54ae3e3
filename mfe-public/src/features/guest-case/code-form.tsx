import { GUEST_CODE_DIGITS, type GuestCase } from '@ayana/contracts/guest-case';
import { ApiProblem } from '@ayana/portal-kit';
import { outcomeOfCall, useFormEngine } from '@ayana/portal-kit/form-engine';
import { Button, Notice } from '@ayana/shared-ui';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useEffect, useState } from 'react';

import { FormActions } from '../../forms/form-grid.styles';
import { SubmitRow } from '../../forms/submit-row';
import { focusControl } from '../../forms/use-page-form';
import { confirmCode, isOver, sendCode } from './guest-case.api';
import { Form, Row } from './guest-case.styles';
import { GUEST_CASE_MESSAGES } from './messages';

const { read: words, write } = GUEST_CASE_MESSAGES;
const CONTROL = 'guest-code';

interface CodeFormProps {
  phoneEnd: string;
  onConfirmed: (found: GuestCase) => void;
  onOver: (error: unknown) => void;
}

/** Asks for the code and takes it. */
export function CodeForm({ phoneEnd, onConfirmed, onOver }: CodeFormProps) {
  const [asked, setAsked] = useState<'no' | 'asking' | 'sent'>('no');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = (): void => {
    setAsked('asking');
    setFailure(null);
    sendCode().then(
      () => setAsked('sent'),
      (error: unknown) => {
        if (isOver(error)) onOver(error);
        else {
          // One that was sent before still works.
          setAsked(error instanceof ApiProblem && error.status === 429 ? 'sent' : 'no');
          setFailure(error instanceof ApiProblem ? error.message : write.no_answer);
        }
      },
    );
  };
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {asked === 'sent' ? (
        <>
          {failure === null ? <p role="status">{words.asked(phoneEnd)}</p> : null}
          <Code onConfirmed={onConfirmed} onOver={onOver} />
        </>
      ) : null}
      <Row>
        <Button
          variant={asked === 'sent' ? 'quiet' : 'tonal'}
          busy={asked === 'asking'}
          busyLabel={words.asking}
          onClick={ask}
        >
          {asked === 'sent' ? words.another : words.ask(phoneEnd)}
        </Button>
      </Row>
    </>
  );
}

function Code({ onConfirmed, onOver }: Omit<CodeFormProps, 'phoneEnd'>) {
  const form = useFormEngine<{ code: string }, GuestCase>({
    name: CONTROL,
    initial: { code: '' },
    rules: ({ code }) => ({
      code: code.replace(/\D/g, '').length === GUEST_CODE_DIGITS ? undefined : words.code_missing,
    }),
    send: async ({ code }) => {
      const call = confirmCode(code);
      call.catch((error: unknown) => {
        if (isOver(error)) onOver(error);
      });
      return outcomeOfCall(call);
    },
    noAnswer: write.no_answer,
    focus: () => focusControl(CONTROL),
    onAccepted: onConfirmed,
  });
  const { submission, formProps, values } = form;
  useEffect(() => focusControl(CONTROL), []);
  return (
    <Form {...formProps} aria-label={words.code}>
      <Field id={CONTROL} label={words.code} hint={words.code_hint} error={form.errorOf('code')} required>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={12}
          value={values.code}
          onChange={({ target }) => form.set('code', target.value)}
        />
      </Field>
      {submission.phase === 'failed' || (submission.phase === 'refused' && submission.fields.length === 0) ? (
        <Notice tone="failed">{submission.message}</Notice>
      ) : null}
      <FormActions>
        <SubmitRow form={form} busyLabel={words.confirming}>
          {words.confirm}
        </SubmitRow>
      </FormActions>
    </Form>
  );
}
