import { Button } from '@ayana/shared-ui';
import type { Submission } from '@ayana/portal-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FORM_TEXTS } from './messages';

const Note = styled.p`
  flex: 1 1 240px;
  font-size: var(--size-16);
  line-height: 1.4;
  color: var(--stone);

  &[data-tone='bad'] {
    color: var(--coral-600);
  }
`;

/** The message beside the button: what is missing, or the result. Announced on changes. */
export function SubmitRow({
  submission,
  children,
  busyLabel,
  missing,
}: {
  submission: Submission;
  children: ReactNode;
  busyLabel: string;
  /** What is missing; while set, the button is announced as disabled and a click focuses the field. */
  missing?: ReactNode;
}) {
  const busy = submission.phase === 'sending';
  const waiting = submission.phase === 'waiting_for_line';
  return (
    <>
      <Button type="submit" size="large" busy={busy} busyLabel={busyLabel} notReady={Boolean(missing)}>
        {children}
      </Button>
      <Note role="status" data-tone={submission.phase === 'failed' ? 'bad' : undefined}>
        {waiting ? FORM_TEXTS.waiting : submission.phase === 'failed' ? FORM_TEXTS.failed : missing}
      </Note>
    </>
  );
}
