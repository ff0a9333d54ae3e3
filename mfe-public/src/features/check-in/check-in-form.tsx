import { CheckInAdvice, CheckInQuestions } from '@ayana/case-kit/check-in';
import {
  CHECK_IN_FORM,
  CHECK_IN_INITIAL,
  checkInAdvice,
  checkInBody,
  checkInIdOf,
  checkInProblems,
  type CheckInValues,
  type RedFlag,
  redFlagsOf,
} from '@ayana/contracts/journey';
import { messagesOf, outcomeOfCall, useFormEngine } from '@ayana/portal-kit/form-engine';
import { Notice } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormActions } from '../../forms/form-grid.styles';
import { usePosted } from '../../forms/posted';
import { PostedKeys } from '../../forms/posted-keys';
import { PostedProblems } from '../../forms/posted-form-messages';
import { SubmitRow } from '../../forms/submit-row';
import { focusControl } from '../../forms/use-page-form';
import type { LinkedCheckIn } from './load-check-in';
import { CHECK_IN_MESSAGES as TEXTS } from './messages';
import { sendCheckIn } from './send-check-in';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  scroll-margin-block-start: var(--space-8);
`;

const controlId = (field: string): string => `check-in-${field}`;

export interface CheckInFormProps {
  token: string;
  checkIn: LinkedCheckIn;
}

/** The questions, then what to do about the answers. What is chosen survives a reload and a lost line. */
export function CheckInForm({ token, checkIn }: CheckInFormProps) {
  const posted = usePosted('check_in');
  const [flags, setFlags] = useState<readonly RedFlag[] | null>(null);
  const form = useFormEngine<CheckInValues, LinkedCheckIn>({
    // Kept for this check-in only; the token itself is a secret and not for the storage.
    name: `check-in-${checkInIdOf(token)}`,
    initial: CHECK_IN_INITIAL,
    posted,
    rules: (values) => messagesOf(checkInProblems(values)),
    send: (values, key) => outcomeOfCall(sendCheckIn(token, values, key())),
    noAnswer: TEXTS.no_answer,
    focus: (field) => focusControl(controlId(field)),
    onAccepted: ({ red_flags }) => setFlags(red_flags),
  });
  const { submission, formProps, values } = form;
  const given = flags ?? (posted?.sent == null ? null : redFlagsOf(answersOf(posted.about as CheckInValues)));
  if (given !== null)
    return (
      <div id={formProps.id}>
        <CheckInAdvice advice={checkInAdvice(given)} />
      </div>
    );
  if (checkIn.answered)
    return (
      <Notice>
        <strong>{TEXTS.answered_title}</strong>
        <p>{TEXTS.answered}</p>
      </Notice>
    );
  return (
    <Form {...formProps} method="post" action={`#${formProps.id}`} aria-label={TEXTS.title}>
      <PostedKeys type="check_in" posted={posted} />
      <PostedProblems posted={posted} controlId={controlId} />
      <CheckInQuestions
        form={CHECK_IN_FORM}
        values={values}
        onChange={(question, value) => form.set(question, value)}
        errorOf={form.errorOf}
        idOf={controlId}
      />
      {submission.phase === 'refused' || submission.phase === 'failed' ? (
        <Notice tone="failed">{submission.message}</Notice>
      ) : null}
      <FormActions>
        <SubmitRow form={form} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </SubmitRow>
      </FormActions>
    </Form>
  );
}

const answersOf = (values: CheckInValues) => {
  const { worry = null, ...answers } = checkInBody(values);
  return { ...answers, worry };
};
