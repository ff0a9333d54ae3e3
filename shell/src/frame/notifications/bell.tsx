import type { Role } from '@ayana/contracts/identity';
import { Bell as BellIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import { useKept } from '../navigation/use-kept';
import { Badge } from './badge';
import { BellAnchor, type BellAppearance } from './bell.styles';
import { useUnread } from './use-unread';

/**
 * For everyone but patients and partners: a link to /notifications with the unread count (spec section 2).
 * @param parts how it looks outside the top navigation
 */
export function Bell({ role, parts, isCurrent }: { role: Role; parts?: BellAppearance; isCurrent?: boolean }) {
  const unread = useUnread(role);
  const kept = useKept();
  const { pathname } = useLocation();
  const label = unread > 0 ? messages.unread_notifications(unread) : messages.notifications;
  const Anchor = parts?.Anchor ?? BellAnchor;
  return (
    <Anchor
      as={Link}
      to={kept('/notifications')}
      aria-label={parts === undefined ? label : undefined}
      aria-current={(isCurrent ?? pathname === '/notifications') ? 'page' : undefined}
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
