import type { PatientNotification } from '@ayana/contracts/realtime';
import { call, useRealtime } from '@ayana/portal-kit';
import { Menu } from '@base-ui/react/menu';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { Badge } from './badge';
import { Entry, Popup, Quiet, Trigger } from './notification-menu-boxes';
import { relativeTime } from './relative-time';
import { useRead } from './use-read';

/** The bell's list holds this many (spec section 9). */
const NEWEST = 5;

interface Unread {
  items: PatientNotification[];
  unread: number;
  /** When it was read, for the ages; milliseconds. */
  now: number;
}

async function readNewest(): Promise<Unread> {
  const [list, unread] = await Promise.all([
    call<{ items: PatientNotification[] }>('GET', `/patient-notifications?limit=${NEWEST}`),
    call<number>('GET', '/patient-notifications/unread-count'),
  ]);
  return { items: list.items, unread, now: Date.now() };
}

/** For patients: the five newest notifications with their age (spec section 2). */
export function NotificationMenu() {
  const { value, failed, read } = useRead(readNewest);
  useRealtime({ 'patient_notifications.inserted': read, 'patient_notifications.updated': read }, { reread: read });
  const unread = value?.unread ?? 0;
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Trigger aria-label={unread > 0 ? `${messages.notifications}, ${unread} unread` : messages.notifications} />
        }
      >
        <Bell size={22} aria-hidden="true" />
        <Badge count={unread} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} style={{ zIndex: 60 }}>
          <Menu.Popup render={<Popup />}>
            {value === undefined || value.items.length === 0 ? <Quiet>{emptyText(value, failed)}</Quiet> : null}
            {value?.items.map((item) => (
              <Menu.Item key={item.id} render={<Entry as={Link} to="/notifications" data-unread={!item.is_read} />}>
                <strong>{item.title}</strong>
                <span>{item.message}</span>
                <time dateTime={item.created_at}>{relativeTime(Date.parse(item.created_at), value.now)}</time>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function emptyText(value: Unread | undefined, failed: boolean): string {
  if (value !== undefined) return 'No notifications yet. News of your journey will appear here.';
  return failed ? 'Your notifications could not be read.' : 'Loading your notifications';
}
