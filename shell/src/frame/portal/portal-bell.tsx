import { hasNewsMenu } from '@ayana/contracts/notifications';
import type { Role } from '@ayana/contracts/identity';
import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { Bell } from '../notifications/bell';
import type { BellAppearance } from '../notifications/bell.styles';
import { NotificationMenu } from '../notifications/notification-menu';
import { PagingMenu } from '../notifications/paging-menu';
import type { PagingRun } from '../paging/paging.api';
import { RailAnchor, RailButton, RailTriggerWords } from './rail-trigger';

const PARTS: BellAppearance = {
  Anchor: RailAnchor,
  Button: RailButton,
  Words: RailTriggerWords,
  // Beside the rail, so that it covers neither the account nor the page's top; on a phone below.
  side: () => (matchMedia(PORTAL_NARROW).matches ? 'bottom' : 'inline-end'),
};

interface PortalBellProps {
  role: Role;
  /** What pages the user now. */
  paging: readonly PagingRun[];
  /** On the pages about notifications. */
  isCurrent: boolean;
}

/**
 * Notifications in the rail: patients and partners open the five newest, other roles go to the page (spec section 2), and staff open what pages them first.
 */
export function PortalBell({ role, paging, isCurrent }: PortalBellProps) {
  if (paging.length > 0) return <PagingMenu role={role} parts={PARTS} runs={paging} isCurrent={isCurrent} />;
  return hasNewsMenu(role) ? (
    <NotificationMenu parts={PARTS} isCurrent={isCurrent} />
  ) : (
    <Bell role={role} parts={PARTS} isCurrent={isCurrent} />
  );
}
