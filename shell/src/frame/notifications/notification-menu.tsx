import { notificationPlace } from '@ayana/contracts/notifications';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import { Menu } from '@base-ui/react/menu';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { useKept } from '../navigation/use-kept';
import { Badge } from './badge';
import { NOTIFICATION_MESSAGES } from './messages';
import type { BellAppearance } from './bell.styles';
import { All, Entry, Popup, Quiet, Trigger } from './notification-menu.styles';
import { relativeTime } from './relative-time';
import { useRead } from './use-read';

/** The bell's list holds this many (spec section 9). */
const NEWEST = 5;

interface Unread {
  items: readonly PatientNotification[];
  unread: number;
  /** When it was loaded, for the ages; milliseconds. */
  now: number;
}

async function readNewest(): Promise<Unread> {
  const [list, unread] = await Promise.all([
    readFirst(dataOf(api.GET('/patient-notifications', { params: { query: { limit: NEWEST } } }))),
    dataOf(api.GET('/patient-notifications/unread-count')),
  ]);
  return { items: list.items, unread, now: Date.now() };
}

/** An opened entry is read. Without an answer it stays unread: the page it leads to matters more (spec section 8). */
async function markRead({ id, is_read }: PatientNotification): Promise<void> {
  if (!is_read) await api.POST('/patient-notifications/mark-read', { body: { ids: [id] } }).catch(() => undefined);
}

/**
 * For patients and those who are given work: the five newest notifications with their age (spec section 2).
 * @param parts how its trigger looks outside the top navigation
 */
export function NotificationMenu({ parts, isCurrent = false }: { parts?: BellAppearance; isCurrent?: boolean }) {
  const { value, failed, read } = useRead(readNewest);
  useRealtime({ 'patient_notifications.inserted': read, 'patient_notifications.updated': read }, { reread: read });
  const all = useKept()('/notifications');
  const unread = value?.unread ?? 0;
  const Button = parts?.Button ?? Trigger;
  const label = unread > 0 ? messages.unread_notifications(unread) : messages.notifications;
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Button aria-label={parts === undefined ? label : undefined} aria-current={isCurrent ? 'page' : undefined} />
        }
      >
        {parts === undefined ? (
          <>
            <Bell size={22} aria-hidden="true" />
            <Badge count={unread} />
          </>
        ) : (
          <parts.Words unread={unread} />
        )}
      </Menu.Trigger>
      <Menu.Portal>
        {/* It is at the end of the document, so it needs its own landmark. */}
        <section aria-label={messages.newest_notifications}>
          <Menu.Positioner side={parts?.side() ?? 'bottom'} align="end" sideOffset={6} style={{ zIndex: 60 }}>
            <Menu.Popup render={<Popup />}>
              {value === undefined || value.items.length === 0 ? <Quiet>{emptyText(value, failed)}</Quiet> : null}
              {value?.items.map((item) => (
                <Menu.Item
                  key={item.id}
                  onClick={() => void markRead(item)}
                  render={
                    <Entry
                      as={Link}
                      to={notificationPlace(item.metadata, item.journey_id)}
                      data-unread={!item.is_read}
                    />
                  }
                >
                  <strong>{item.title}</strong>
                  <span>{item.message}</span>
                  <time dateTime={item.created_at}>{relativeTime(Date.parse(item.created_at), value.now)}</time>
                </Menu.Item>
              ))}
              {value !== undefined && value.items.length > 0 ? (
                <Menu.Item render={<All as={Link} to={all} />}>{messages.all_notifications}</Menu.Item>
              ) : null}
            </Menu.Popup>
          </Menu.Positioner>
        </section>
      </Menu.Portal>
    </Menu.Root>
  );
}

function emptyText(value: Unread | undefined, failed: boolean): string {
  const { failed_to_load, loading, none } = NOTIFICATION_MESSAGES;
  if (value !== undefined) return none;
  return failed ? failed_to_load : loading;
}
