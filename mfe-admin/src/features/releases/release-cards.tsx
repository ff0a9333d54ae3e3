import { formatLocale } from '@ayana/contracts/language';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import type { RemoteFailure, RemoteRelease } from './loader';
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
        <b>{remote}</b> <code>{version}</code>
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

const UNSEEN: readonly Column<RemoteRelease>[] = [
  { id: 'part', title: unseen.columns.part, lead: true, cell: ({ remote }) => <b>{remote}</b> },
  { id: 'version', title: unseen.columns.version, cell: ({ versions }) => <code>{versions[0]?.version}</code> },
  {
    id: 'since',
    title: unseen.columns.since,
    cell: ({ since }) => (since === null ? unseen.never.since : <LiveDate at={since} />),
  },
  {
    id: 'previous',
    title: unseen.columns.previous,
    cell: ({ previous }) => (previous === null ? unseen.never.previous : <code>{previous}</code>),
  },
];

/** Released remotes without a view in this period, one row each. */
export function UnseenCard({ remotes }: { remotes: readonly RemoteRelease[] }) {
  return (
    <PortalCard title={unseen.title} extra={<p>{unseen.text}</p>}>
      <ShortTable label={unseen.title} columns={UNSEEN} rows={remotes} keyOf={({ remote }) => remote} />
    </PortalCard>
  );
}
