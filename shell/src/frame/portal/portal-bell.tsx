import type { Role } from '@ayana/contracts/identity';
import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { Bell } from '../bell';
import type { BellParts } from '../bell-parts';
import { NotificationMenu } from '../notification-menu';
import { RailAnchor, RailButton, RailTriggerWords } from './rail-trigger';

const PARTS: BellParts = {
  Anchor: RailAnchor,
  Button: RailButton,
  Words: RailTriggerWords,
  // Beside the rail, so that neither the account nor the page's beginning is covered; on a phone there is no beside.
  side: () => (matchMedia(PORTAL_NARROW).matches ? 'bottom' : 'inline-end'),
};

/** Notifications in the rail: patients open the five newest, everybody else is led to the page (spec section 2). */
export function PortalBell({ role }: { role: Role }) {
  return role === 'patient' ? <NotificationMenu parts={PARTS} /> : <Bell parts={PARTS} />;
}
