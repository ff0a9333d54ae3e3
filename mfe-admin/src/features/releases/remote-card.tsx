import { formatLocale } from '@ayana/contracts/language';
import { VITAL_NAMES } from '@ayana/contracts/operation';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { messages } from './messages';
import type { ReleaseChange } from './loader';
import type { RankedVersion, VersionRank, WatchedRemote } from './overview';
import { RolloutLine, TakenBack } from './rollout-line';
import { VersionMark } from './version-mark';
import { type MeasuredVital, VITAL_COLUMNS } from './vital-columns';

const tones: Record<VersionRank, ChipTone> = { everyone: 'teal', rest: 'teal', part: 'marigold', past: 'neutral' };
const { columns: titles } = messages;

const VERSIONS: readonly Column<RankedVersion>[] = [
  {
    id: 'version',
    title: titles.version,
    lead: true,
    width: '40%',
    cell: ({ rank, version }) => (
      <>
        <VersionMark rank={rank} /> <code dir="ltr">{version}</code>
      </>
    ),
  },
  {
    id: 'given',
    title: titles.given,
    chip: true,
    cell: ({ rank, traffic }) => <Chip tone={tones[rank]}>{messages.given[rank](traffic)}</Chip>,
  },
  { id: 'views', title: titles.views, end: true, cell: ({ views }) => views.toLocaleString(formatLocale()) },
  {
    id: 'failures',
    title: titles.failures,
    end: true,
    cell: ({ failures }) =>
      failures === 0 ? messages.noFailures : <a href="#failures">{failures.toLocaleString(formatLocale())}</a>,
  },
];

/** By vital, then by version, so that a new version can be compared. */
const measuredVitals = (versions: readonly RankedVersion[]): MeasuredVital[] =>
  VITAL_NAMES.flatMap((name) =>
    versions.flatMap(({ version, rank, vitals }) =>
      vitals.filter(({ vital }) => vital === name).map(({ p75, reports }) => ({ name, version, rank, p75, reports })),
    ),
  );

/** One remote: who gets which version, how often each was shown and failed, and its web vitals. */
export function RemoteCard({
  release,
  last,
  actions,
}: {
  release: WatchedRemote;
  /** The last change of this remote. */
  last: ReleaseChange | undefined;
  actions: ReactNode;
}) {
  const { remote, since, previous, versions, olderOnes, rollout } = release;
  const vitals = measuredVitals(versions);
  return (
    <PortalCard
      title={remote}
      extra={
        <p>
          {since === null ? null : (
            <>
              {messages.since} <LiveDate at={since} />.{' '}
            </>
          )}
          {previous === null ? messages.noPrevious : messages.previous(previous)}
        </p>
      }
    >
      <ShortTable label={titles.version} columns={VERSIONS} rows={versions} keyOf={({ version }) => version} />
      {rollout === null ? null : <RolloutLine rollout={rollout} />}
      {rollout === null && last?.state === 'done' && last.reason !== null ? (
        <TakenBack change={last} reason={last.reason} />
      ) : null}
      {actions}
      {olderOnes === 0 ? null : <p>{messages.older(olderOnes)}</p>}
      {vitals.length === 0 ? (
        <p>{messages.noVitals}</p>
      ) : (
        <ShortTable
          label={messages.vitalsTitle}
          columns={VITAL_COLUMNS}
          rows={vitals}
          keyOf={({ name, version }) => `${name} ${version}`}
        />
      )}
    </PortalCard>
  );
}
