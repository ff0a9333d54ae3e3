import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { Bell as BellIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import { Badge } from './badge';
import { BellAnchor, type BellAppearance } from './bell.styles';
import { useRead } from './use-read';

/**
 * For everyone but patients: a link to /notifications with the unread count (spec section 2).
 * @param parts how it looks outside the top navigation
 */
export function Bell({ parts }: { parts?: BellAppearance }) {
  const { value: unread = 0, read } = useRead(() => dataOf(api.GET('/general-inquiries/unread-count')));
  useRealtime({ 'general_inquiries.inserted': read, 'general_inquiries.updated': read }, { reread: read });
  const { pathname } = useLocation();
  const label = unread > 0 ? messages.unread_notifications(unread) : messages.notifications;
  const Anchor = parts?.Anchor ?? BellAnchor;
  return (
    <Anchor
      as={Link}
      to="/notifications"
      aria-label={parts === undefined ? label : undefined}
      aria-current={pathname === '/notifications' ? 'page' : undefined}
    >
      {parts === undefined ? (
        <>
          <BellIcon size={22} aria-hidden="true" />
          <Badge count={unread} />
        </>
      ) : (
        <parts.Words unread={unread} />
      )}
    </Anchor>
  );
}
