import { Link as TextLink, Notice } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { JOIN_MESSAGES as TEXTS } from './messages';

export const Main = styled(Content)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6) var(--space-8);

  & > * {
    max-inline-size: 744px;
  }
`;

/** Why there is nothing to accept. */
export function NotOpened({ why }: { why: 'unknown' | 'failed' | 'expired' }) {
  const failed = why === 'failed';
  return (
    <Notice tone={failed ? 'failed' : 'info'} action={failed ? <TextLink href="">{TEXTS.reload}</TextLink> : undefined}>
      <strong>{TEXTS[`${why}_title`]}</strong>
      <p>{TEXTS[why]}</p>
    </Notice>
  );
}
