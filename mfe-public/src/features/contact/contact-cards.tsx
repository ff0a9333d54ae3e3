import { NightHelp, SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';

import { CONTACT_MESSAGES } from './messages';

const Wide = styled.li`
  grid-column: 1 / -1;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr));
  gap: var(--space-2) var(--space-5);
  margin-block-start: var(--space-6);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-16);

  & li > a,
  & li > div:has(> svg) {
    display: flex;
    gap: var(--space-3);
    min-block-size: 44px;
    padding-block: 9px;
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover {
    color: var(--teal-800);
    text-decoration: underline;
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--teal-700);
  }
`;

/** Phone, e-mail, map, hours and what to do at night, as links (spec section 2). */
export function ContactCards() {
  return (
    <List>
      <li>
        <a href={BRAND.phone_href} aria-label={`${CONTACT_MESSAGES.call}: ${BRAND.phone}`}>
          <Phone size={20} aria-hidden="true" />
          <bdi>{BRAND.phone}</bdi>
        </a>
      </li>
      <li>
        <a href={BRAND.email_href} aria-label={`${CONTACT_MESSAGES.write}: ${BRAND.email}`}>
          <Mail size={20} aria-hidden="true" />
          <bdi>{BRAND.email}</bdi>
        </a>
      </li>
      <li>
        <a href={BRAND.map_href} rel="noopener" aria-label={`${CONTACT_MESSAGES.visit}: ${BRAND.address}`}>
          <MapPin size={20} aria-hidden="true" />
          <bdi>{BRAND.address}</bdi>
        </a>
      </li>
      <Wide>
        <div>
          <Clock size={20} aria-hidden="true" />
          <SupportHours />
        </div>
      </Wide>
      <Wide>
        <NightHelp />
      </Wide>
    </List>
  );
}
