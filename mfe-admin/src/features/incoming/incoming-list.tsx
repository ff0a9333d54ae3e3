import { INCOMING_STATES, type IncomingMessage, OUTSIDE_CHANNEL_NAMES } from '@ayana/contracts/journey';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { incomingHref, NAMES } from './incoming.api';
import { messages } from './messages';
import { senderOf } from './sender-of';

const LIVE = ['incoming_messages.updated'] as const;
const { columns: titles } = messages;

const COLUMNS: readonly Column<IncomingMessage>[] = [
  {
    id: 'from',
    title: titles.from,
    sort: 'sender',
    lead: true,
    width: '28%',
    cell: (message) => (
      <>
        <span dir="auto">{senderOf(message)}</span>
        <small>
          <bdi>{messages.by(OUTSIDE_CHANNEL_NAMES[message.channel], message.from_address ?? messages.unknown)}</bdi>
        </small>
      </>
    ),
  },
  {
    id: 'message',
    title: titles.message,
    cell: ({ subject, text, case_number }) => <bdi>{subject ?? text?.slice(0, 140) ?? case_number}</bdi>,
  },
  {
    id: 'why',
    title: titles.why,
    sort: 'reason',
    width: '22%',
    cell: ({ reason, status }) => (reason === null ? messages.states[status] : messages.reasons[reason]),
  },
  {
    id: 'received',
    title: titles.received,
    sort: 'received',
    firstOrder: 'desc',
    width: '140px',
    cell: ({ received_at }) => <LiveDate at={received_at} />,
  },
];

const FILTERS: readonly Filter[] = [
  {
    kind: 'one',
    name: 'status',
    label: messages.filters.status,
    options: INCOMING_STATES.map((value) => ({ value, label: messages.states[value] })),
  },
];

export { incomingListLoader as loader } from './incoming.api';

/** What came by mail and text and is in no thread. */
export function Component() {
  return (
    <ListScreen
      name="incoming-messages"
      list={useList<IncomingMessage>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'received', order: 'desc' }}
      hrefOf={incomingHref}
      nameOf={senderOf}
    />
  );
}
