import type { Role } from '@ayana/contracts/identity';
import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { Bell } from '../notifications/bell';
import type { BellAppearance } from '../notifications/bell.styles';
import { NotificationMenu } from '../notifications/notification-menu';
import { RailAnchor, RailButton, RailTriggerWords } from './rail-trigger';

const PARTS: BellAppearance = {
  Anchor: RailAnchor,
  Button: RailButton,
  Words: RailTriggerWords,
  // Beside the rail, so that it covers neither the account nor the page's top; on a phone below.
  side: () => (matchMedia(PORTAL_NARROW).matches ? 'bottom' : 'inline-end'),
};

/** Notifications in the rail: patients open the five newest, other roles go to the page (spec section 2). */
export function PortalBell({ role }: { role: Role }) {
  return role === 'patient' ? <NotificationMenu parts={PARTS} /> : <Bell parts={PARTS} />;
}
