import { call, useRealtime } from '@ayana/portal-kit';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { Badge } from './badge';
import { useRead } from './use-read';

const Anchor = styled.a`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: var(--ink);
`;

/** For everyone but patients: a link to /notifications with the unread count (spec section 2). */
export function Bell() {
  const { value: unread = 0, read } = useRead(() => call<number>('GET', '/general-inquiries/unread-count'));
  useRealtime({ 'general_inquiries.inserted': read, 'general_inquiries.updated': read }, { reread: read });
  return (
    <Anchor
      as={Link}
      to="/notifications"
      aria-label={unread > 0 ? `${messages.notifications}, ${unread} unread` : messages.notifications}
    >
      <BellIcon size={22} aria-hidden="true" />
      <Badge count={unread} />
    </Anchor>
  );
}
