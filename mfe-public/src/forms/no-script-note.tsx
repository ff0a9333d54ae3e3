import { BRAND } from '@ayana/contracts/brand';
import { styled } from 'styled-components';

import { FORM_TEXTS } from './messages';

const Note = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--marigold-100);
  color: var(--ink);
  font-size: var(--size-16);
`;

/** What a visitor without JavaScript can do instead of a form. */
export function NoScriptNote() {
  return (
    <noscript>
      <Note>
        {FORM_TEXTS.no_script} <a href={BRAND.phone_href}>{BRAND.phone}</a>,{' '}
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </Note>
    </noscript>
  );
}
