import { useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { Moment, useEvery } from '@ayana/shared-ui/time';
import { DATABASE, type DatabaseOverview } from './database-overview.api';
import { percentText, shortCount, sizeText } from './format';
import { messages } from './messages';
import { StatementsCard } from './statements-card';
import { TablesCard, UnusedIndexesCard } from './tables-card';
import { MaintenanceCard, MigrationsCard, ReplicationCard } from './upkeep-cards';

const { stats } = messages;
/** How often it is read again while the page is visible, in milliseconds. */
const REREAD = 30_000;

export { databaseOverviewLoader as loader } from './database-overview.api';

/** How the database is: size, upkeep, what only costs, and what is slow. */
export function Component() {
  const detail = useDetail<DatabaseOverview & { id: string }>({ id: DATABASE });
  useEvery(REREAD, detail.reread);
  const { value } = detail;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
          {value === null ? null : (
            <p>
              {messages.server(value.version)} <Moment at={value.started_at} />
            </p>
          )}
        </div>
      </PortalHead>
      <ReadDetail
        detail={detail}
        failed={messages.failed.title}
        stale={messages.failed.stale}
        retry={messages.failed.retry}
      >
        {(overview) => (
          <>
            <Figures overview={overview} />
            <MaintenanceCard {...overview} />
            <TablesCard {...overview} />
            <StatementsCard {...overview} />
            <UnusedIndexesCard {...overview} />
            <MigrationsCard {...overview} />
            <ReplicationCard {...overview} />
          </>
        )}
      </ReadDetail>
    </PortalPage>
  );
}

function Figures({ overview }: { overview: DatabaseOverview }) {
  const { bytes, cached, connections, max_connections: most, tables } = overview;
  return (
    <StatRow>
      <Stat label={stats.size} value={sizeText(bytes)} />
      <Stat
        label={stats.tables}
        value={shortCount(tables.length)}
        note={stats.rows(shortCount(tables.reduce((sum, { rows }) => sum + rows, 0)))}
      />
      <Stat label={stats.connections} value={shortCount(connections)} note={stats.of(most)} />
      <Stat
        label={stats.cached}
        value={cached === null ? messages.empty : percentText(cached)}
        note={stats.cachedNote}
      />
    </StatRow>
  );
}
