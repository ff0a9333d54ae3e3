import type { FormEngine } from '@ayana/portal-kit/form-engine';
import type { FormValues } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PAGE_FORM_MESSAGES } from './messages';

const Note = styled.p`
  flex: 1 1 240px;
  font-size: var(--size-16);
  line-height: 1.4;
  color: var(--stone);

  &[data-tone='bad'] {
    color: var(--coral-600);
  }
`;

/** The button with what is wrong where nobody sees it, and the message beside it: what is missing, or the result. */
export function SubmitRow({
  form: { submission, unseen },
  children,
  busyLabel,
  missing,
}: {
  form: Pick<FormEngine<FormValues>, 'submission' | 'unseen'>;
  children: ReactNode;
  busyLabel: string;
  /** What is missing; while set, the button is announced as disabled and a click focuses the field. */
  missing?: ReactNode;
}) {
  const busy = submission.phase === 'sending';
  const waiting = submission.phase === 'waiting_for_line';
  return (
    <>
      {unseen.length === 0 ? null : <Notice tone="failed">{unseen.join(' ')}</Notice>}
      <Button type="submit" size="large" busy={busy} busyLabel={busyLabel} notReady={Boolean(missing)}>
        {children}
      </Button>
      <Note role="status" data-tone={submission.phase === 'failed' ? 'bad' : undefined}>
        {waiting ? PAGE_FORM_MESSAGES.waiting : submission.phase === 'failed' ? PAGE_FORM_MESSAGES.failed : missing}
      </Note>
    </>
  );
}
