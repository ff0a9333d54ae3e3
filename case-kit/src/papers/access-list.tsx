import { WaitingList } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { messages } from './messages';

export interface AccessLine {
  id: string;
  at: string;
  what: keyof typeof messages.accesses;
  /** Of the one who opened it; empty when the account is gone. */
  name: string;
  /** The reader opened it themselves. */
  isOwn: boolean;
  /** What they are, in words; null where it says nothing. */
  role: string | null;
  /** What was opened, in words. */
  subject: ReactNode;
}

/** Who opened what of a record, and when. */
export function AccessList({ items, now }: { items: readonly AccessLine[]; now: Date }) {
  return (
    <WaitingList
      items={items.map(({ id, at, what, name, isOwn, role, subject }) => ({
        id,
        title: (
          <>
            <bdi>{isOwn ? messages.you : name === '' ? messages.noName : name}</bdi>
            {role === null || isOwn ? null : `, ${role}`}
          </>
        ),
        text: (
          <>
            {messages.accesses[what]} {subject}
          </>
        ),
        end: <DateText at={at} now={now} />,
      }))}
    />
  );
}
