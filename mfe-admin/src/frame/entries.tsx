import type { PortalEntry } from '@ayana/shared-ui';
import { Inbox, PackageCheck } from 'lucide-react';
import { messages } from './messages';

type EntryId = 'requests' | 'releases';

/** The staff portal's pages in its rail. `requests` adds what the inbox counts. */
export function staffEntries(current: EntryId, requests: Partial<PortalEntry> = {}): PortalEntry[] {
  return [
    {
      id: 'requests',
      label: messages.requests,
      icon: <Inbox size={21} aria-hidden="true" />,
      href: '/admin',
      current: current === 'requests',
      ...requests,
    },
    {
      id: 'releases',
      label: messages.releases,
      icon: <PackageCheck size={21} aria-hidden="true" />,
      href: '/admin/releases',
      current: current === 'releases',
    },
  ];
}
