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

/** What stands beside the button: what is missing, or how the sending went. Read aloud when it changes. */
export function SubmitRow({
  submission,
  children,
  busyLabel,
  missing,
}: {
  submission: Submission;
  children: ReactNode;
  busyLabel: string;
  /** Says what is missing and leads to it; while it is there the button reads as disabled. */
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
