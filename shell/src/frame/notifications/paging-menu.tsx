import type { Role } from '@ayana/contracts/identity';
import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { PAGING_MESSAGES } from '../paging/messages';
import { type PagingRun, runPath } from '../paging/paging.api';
import type { BellAppearance } from './bell.styles';
import { All, Entry, Popup } from './notification-menu.styles';
import { relativeTime } from './relative-time';
import { useUnread } from './use-unread';

/** The bell while an escalation pages the user: its runs, where they are acknowledged, and the way to all notifications. */
export function PagingMenu({
  role,
  parts,
  runs,
  isCurrent,
}: {
  role: Role;
  parts: BellAppearance;
  runs: readonly PagingRun[];
  isCurrent: boolean;
}) {
  const unread = useUnread(role) + runs.length;
  const [now, setNow] = useState(() => Date.now());
  return (
    <Menu.Root onOpenChange={() => setNow(Date.now())}>
      <Menu.Trigger render={<parts.Button aria-current={isCurrent ? 'page' : undefined} />}>
        <parts.Words unread={unread} />
      </Menu.Trigger>
      <Menu.Portal>
        {/* It is at the end of the document, so it needs its own landmark. */}
        <section aria-label={messages.newest_notifications}>
          <Menu.Positioner side={parts.side()} align="end" sideOffset={6} style={{ zIndex: 60 }}>
            <Menu.Popup render={<Popup />}>
              {runs.map((run) => (
                <Menu.Item key={run.id} render={<Entry as={Link} to={runPath(run)} data-unread="true" />}>
                  <strong>{PAGING_MESSAGES.title}</strong>
                  <bdi>{run.title}</bdi>
                  <time dateTime={run.started_at}>{relativeTime(Date.parse(run.started_at), now)}</time>
                </Menu.Item>
              ))}
              <Menu.Item render={<All as={Link} to="/notifications" />}>{messages.all_notifications}</Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </section>
      </Menu.Portal>
    </Menu.Root>
  );
}
