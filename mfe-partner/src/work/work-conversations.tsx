import type { CaseThread } from '@ayana/case-kit/conversation';
import { Tabs } from '@ayana/shared-ui/tabs';
import { useState } from 'react';
import { OwnThread } from './own-thread';
import { threadMessages as words } from './thread-messages';

/** The threads of one piece of work: with the case manager, and for work that meets the traveller with them. What is unread opens first. */
export function WorkConversations({ threads, first }: { threads: readonly CaseThread[]; first?: string | null }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [opening] = useState(() => first ?? threads.find(({ unread_count }) => unread_count > 0)?.id ?? null);
  const thread = threads.find(({ id }) => id === chosen) ?? threads.find(({ id }) => id === opening) ?? threads[0];
  if (thread === undefined) return null;
  if (threads.length === 1) return <OwnThread key={thread.id} thread={thread} />;
  return (
    <Tabs label={words.threads} items={threads.map(tabOf)} current={thread.id} onSelect={setChosen}>
      <OwnThread key={thread.id} thread={thread} />
    </Tabs>
  );
}

function tabOf({ id, kind, unread_count }: CaseThread): { id: string; label: string; count?: number } {
  const tab = { id, label: kind === 'traveller' ? words.tabs.traveller : words.tabs.partner };
  return unread_count === 0 ? tab : { ...tab, count: unread_count };
}
