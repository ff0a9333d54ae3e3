import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate, Moment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import type { DatabaseOverview, MaintenanceRun, Migration, Replica } from './database-overview.api';
import { Runs } from './database-overview.styles';
import { countText, sizeText } from './format';
import { messages } from './messages';

const { maintenance, migrations: migration, replication } = messages;
const LATEST = 8;

/** The last backup, and whether it can be restored. */
export function MaintenanceCard({ backup, restore_test: restore }: Pick<DatabaseOverview, 'backup' | 'restore_test'>) {
  return (
    <PortalCard title={maintenance.title}>
      <Runs>
        <Run title={maintenance.backup} none={maintenance.noBackup} run={backup} />
        <Run title={maintenance.restore} none={maintenance.noRestore} run={restore} />
      </Runs>
    </PortalCard>
  );
}

function Run({ title, none, run }: { title: string; none: string; run: MaintenanceRun | null }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {run === null ? (
        <p>{none}</p>
      ) : (
        <>
          <div>
            <LiveDate at={run.finished_at} />
          </div>
          <Chip tone={run.failure === null ? 'leaf' : 'coral'}>
            {run.failure === null ? maintenance.well : maintenance.failed}
          </Chip>
          {run.failure === null ? null : <p>{run.failure}</p>}
          <p>
            {maintenance.what(run.rows, run.tables)}
            {run.bytes === null ? null : `, ${sizeText(run.bytes)}`}, {maintenance.asOf} <Moment at={run.taken_at} />
          </p>
        </>
      )}
    </section>
  );
}

const MIGRATIONS: readonly Column<Migration>[] = [
  { id: 'name', title: migration.name, lead: true, width: '60%', cell: ({ name }) => <b dir="ltr">{name}</b> },
  {
    id: 'at',
    title: migration.at,
    cell: ({ applied_at }) =>
      applied_at === null ? <Chip tone="marigold">{migration.waits}</Chip> : <LiveDate at={applied_at} />,
  },
];

/** The latest first, after those that wait. */
export function MigrationsCard({ migrations }: Pick<DatabaseOverview, 'migrations'>) {
  const [all, setAll] = useState(false);
  const waiting = migrations.filter(({ applied_at }) => applied_at === null).length;
  return (
    <PortalCard
      title={migration.title}
      extra={
        <p>
          {migration.applied(migrations.length - waiting)}
          {waiting === 0 ? null : `, ${migration.waiting(waiting)}`}
        </p>
      }
    >
      <ShortTable
        label={migration.title}
        columns={MIGRATIONS}
        rows={all ? migrations : migrations.slice(0, LATEST)}
        keyOf={({ name }) => name}
      />
      <div>
        <Button variant="outline" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? migration.fewer : migration.all}
        </Button>
      </div>
    </PortalCard>
  );
}

const REPLICAS: readonly Column<Replica>[] = [
  { id: 'name', title: replication.name, lead: true, cell: ({ name }) => <b>{name}</b> },
  { id: 'state', title: replication.state, cell: ({ state }) => state ?? replication.unknown },
  {
    id: 'behind',
    title: replication.behind,
    end: true,
    cell: ({ lag_bytes, lag_seconds }) =>
      lag_bytes === null
        ? messages.empty
        : `${sizeText(lag_bytes)}${lag_seconds === null ? '' : `, ${replication.seconds(countText(lag_seconds))}`}`,
  },
];

/** Who follows this server, and how far behind. */
export function ReplicationCard({
  is_replica: isReplica,
  replicas,
}: Pick<DatabaseOverview, 'is_replica' | 'replicas'>) {
  return (
    <PortalCard title={replication.title}>
      {isReplica ? <p>{replication.follows}</p> : null}
      {replicas.length === 0 ? (
        <p>{replication.none}</p>
      ) : (
        <ShortTable label={replication.title} columns={REPLICAS} rows={replicas} keyOf={({ name }) => name} />
      )}
    </PortalCard>
  );
}
