import {
  BROADCAST_CHANNEL_NAMES,
  BROADCAST_MESSAGE_REASON_NAMES,
  BROADCAST_MESSAGE_STATE_NAMES,
  type BroadcastDetail,
  type BroadcastMessage,
} from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Field, Select } from '@ayana/shared-ui/field';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { type MessageFilter, readMessages } from '../broadcasts.api';
import { messages } from '../messages';

const { results: words } = messages;
const FILTERS = ['all', 'failed', 'skipped', 'opened'] as const satisfies readonly MessageFilter[];

const COLUMNS: readonly Column<BroadcastMessage>[] = [
  {
    id: 'reader',
    title: words.columns.reader,
    lead: true,
    cell: ({ name, kind }) => (
      <>
        <span dir="auto">{name === '' ? words.gone : name}</span>
        <small>{words.kinds[kind]}</small>
      </>
    ),
  },
  { id: 'channel', title: words.columns.channel, cell: ({ channel }) => BROADCAST_CHANNEL_NAMES[channel] },
  {
    id: 'state',
    title: words.columns.state,
    cell: ({ state, reason, opened_at, unsubscribed_at }) => (
      <>
        <Chip tone={state === 'failed' ? 'coral' : state === 'delivered' ? 'leaf' : 'neutral'}>
          {BROADCAST_MESSAGE_STATE_NAMES[state]}
        </Chip>
        {reason === null ? null : <small>{BROADCAST_MESSAGE_REASON_NAMES[reason]}</small>}
        {opened_at === null ? null : <small>{words.opened}</small>}
        {unsubscribed_at === null ? null : <small>{words.left}</small>}
      </>
    ),
  },
  {
    id: 'when',
    title: words.columns.when,
    cell: ({ settled_at }) => (settled_at === null ? null : <LiveDate at={settled_at} />),
  },
];

/** Who got it, who did not and why. */
export default function MessagesCard({ broadcast }: { broadcast: BroadcastDetail; now: Date }) {
  const { id, progress } = broadcast;
  const [filter, setFilter] = useState<MessageFilter>('all');
  const part = usePart({
    key: `${id} ${filter} ${progress.delivered} ${progress.failed} ${progress.opened}`,
    read: () => readMessages(id, filter),
  });
  return (
    <PortalCard title={words.title}>
      <Field label={words.filter}>
        <Select
          name="messages"
          value={filter}
          onChange={({ currentTarget }) => setFilter(FILTERS.find((each) => each === currentTarget.value) ?? 'all')}
        >
          {FILTERS.map((each) => (
            <option key={each} value={each}>
              {words.filters[each]}
            </option>
          ))}
        </Select>
      </Field>
      {part.failure === null ? null : <FailedPart what={words.failed} failure={part.failure} onRetry={part.reread} />}
      {part.value?.items.length === 0 ? <p>{words.empty}</p> : null}
      {part.value === null || part.value.items.length === 0 ? null : (
        <ShortTable label={words.title} columns={COLUMNS} rows={part.value.items} keyOf={(message) => message.id} />
      )}
      {part.value?.more === true ? <p>{words.more}</p> : null}
    </PortalCard>
  );
}
