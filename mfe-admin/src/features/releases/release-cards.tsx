import { formatLocale } from '@ayana/contracts/language';
import { entryOf } from '@ayana/contracts/operation';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import type { ReleaseChange, RemoteFailure } from './loader';
import type { WatchedRemote } from './overview';
import { messages } from './messages';

const { failures: failed, unseen } = messages;

const FAILURES: readonly Column<RemoteFailure>[] = [
  {
    id: 'part',
    title: failed.columns.part,
    lead: true,
    width: '36%',
    cell: ({ remote, version }) => (
      <>
        <b>{remote}</b> <code dir="ltr">{version}</code>
      </>
    ),
  },
  { id: 'phase', title: failed.columns.phase, cell: ({ phase }) => messages.phases[phase] },
  {
    id: 'count',
    title: failed.columns.count,
    end: true,
    width: '96px',
    cell: ({ reports }) => reports.toLocaleString(formatLocale()),
  },
  { id: 'last', title: failed.columns.last, width: '150px', cell: ({ last_at }) => <LiveDate at={last_at} /> },
];

/** Failures with place and last time: the first thing to check after a release. */
export function FailuresCard({ failures }: { failures: readonly RemoteFailure[] }) {
  return (
    <div id="failures" tabIndex={-1}>
      <PortalCard title={failed.title}>
        <ShortTable
          label={failed.title}
          columns={FAILURES}
          rows={failures}
          keyOf={({ remote, version, phase }) => `${remote} ${version} ${phase}`}
        />
      </PortalCard>
    </div>
  );
}

const UNSEEN: readonly Column<WatchedRemote>[] = [
  { id: 'part', title: unseen.columns.part, lead: true, cell: ({ remote }) => <b>{remote}</b> },
  {
    id: 'version',
    title: unseen.columns.version,
    cell: ({ versions }) => <code dir="ltr">{versions[0]?.version}</code>,
  },
  {
    id: 'since',
    title: unseen.columns.since,
    cell: ({ since }) => (since === null ? unseen.never.since : <LiveDate at={since} />),
  },
  {
    id: 'previous',
    title: unseen.columns.previous,
    cell: ({ previous }) => (previous === null ? unseen.never.previous : <code dir="ltr">{previous}</code>),
  },
];

/** Released remotes without a view in this period, one row each. */
export function UnseenCard({
  remotes,
  actionsOf,
}: {
  remotes: readonly WatchedRemote[];
  /** What may be done with one; null for staff who only look. */
  actionsOf: ((remote: WatchedRemote) => ReactNode) | null;
}) {
  const columns: readonly Column<WatchedRemote>[] =
    actionsOf === null || remotes.every((remote) => actionsOf(remote) === null)
      ? UNSEEN
      : [...UNSEEN, { id: 'actions', title: unseen.columns.actions, width: '34%', cell: actionsOf }];
  return (
    <PortalCard title={unseen.title} extra={<p>{unseen.text}</p>}>
      <ShortTable label={unseen.title} columns={columns} rows={remotes} keyOf={({ remote }) => remote} />
    </PortalCard>
  );
}

const { changes: changed } = messages;
const TONES: Record<ReleaseChange['state'], ChipTone> = { running: 'marigold', done: 'leaf', failed: 'coral' };

const CHANGES: readonly Column<ReleaseChange>[] = [
  { id: 'part', title: changed.columns.part, lead: true, width: '22%', cell: ({ remote }) => <b>{remote}</b> },
  {
    id: 'what',
    title: changed.columns.what,
    cell: ({ kind, version, traffic }) => entryOf(changed.kinds, kind, String)(version, traffic ?? 0),
  },
  {
    id: 'who',
    title: changed.columns.who,
    width: '18%',
    cell: ({ changed_by: person, reason }) =>
      reason === null ? <bdi>{person ?? changed.unknown}</bdi> : messages.rollout.itself,
  },
  { id: 'when', title: changed.columns.when, width: '130px', cell: ({ started_at }) => <LiveDate at={started_at} /> },
  {
    id: 'state',
    title: changed.columns.state,
    chip: true,
    width: '110px',
    cell: ({ state }) => <Chip tone={TONES[state]}>{changed.states[state]}</Chip>,
  },
];

/** Who promoted, shared or rolled back from this page. */
export function ChangesCard({ changes }: { changes: readonly ReleaseChange[] }) {
  return (
    <PortalCard title={changed.title}>
      <ShortTable label={changed.title} columns={CHANGES} rows={changes} keyOf={({ id }) => id} />
    </PortalCard>
  );
}
