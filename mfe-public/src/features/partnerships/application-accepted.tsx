import { Notice } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { PARTNERSHIPS_MESSAGES as TEXTS } from './messages';

export const ApplicationFields = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-4);
`;

/** What stands under a form once it has arrived. */
export function ApplicationAccepted({ reference }: { reference: string | null }) {
  if (reference === null) return null;
  return (
    <Notice>
      <strong>{TEXTS.accepted(reference)}</strong>
      <p>{TEXTS.accepted_text}</p>
    </Notice>
  );
}
