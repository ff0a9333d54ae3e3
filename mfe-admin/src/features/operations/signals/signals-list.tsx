import { formatLocale } from '@ayana/contracts/language';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { ExportButton } from '@ayana/shared-ui/export';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useLoaderData } from 'react-router-dom';
import { RowActsOf, STATE_KEY } from '../../../components/rows/row-act';
import { signalHref, SIGNALS_PATH } from '../../../paths';
import type { Signal, SignalCounts } from '../types';
import { COLUMNS } from './columns';
import { FILTERS, signalTabs } from './filters';
import { messages } from './list-messages';
import { exportSignals, NAMES, type SignalsAnswer } from './signals.api';
import { useSignalActs } from './use-signal-acts';

const LIVE = ['signals.updated'] as const;
const STATES = ['open', 'acknowledged', 'snoozed', 'in_incident'] as const;
const WORST_FIRST = { by: 'severity', order: 'asc' } as const;
const NEWEST_FIRST = { by: 'opened', order: 'desc' } as const;
const NUMBERS = new Intl.NumberFormat(formatLocale());
const nameOf = ({ number }: Signal): string => number;
const ROW_KEYS = [STATE_KEY];
/** Several of a kind are one row, which leads to all of them. */
const hrefOf = (signal: Signal): string =>
  signal.of_kind > 1 ? `${SIGNALS_PATH}?kind=${signal.kind}` : signalHref(signal);

export { signalAction as action, signalsLoader as loader } from './signals.api';

/** What needs the staff now, by what our own rows say. */
export function Component() {
  const { counts } = useLoaderData<SignalsAnswer>();
  const list = useList<Signal>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const acts = useSignalActs(list);
  const { state, journey_id, view = 'live' } = list.query;
  const isLive = view === 'live' && state === undefined && journey_id === undefined;
  return (
    <RowActsOf acts={acts.cells}>
      <PortalPage>
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
          </div>
        </PortalHead>
        <Counts counts={counts} />
        <TabLinks
          label={messages.tabs.label}
          items={signalTabs(counts?.live)}
          current={state === undefined && journey_id === undefined ? view : ''}
          LinkComponent={RouterLink}
        />
        {acts.outcome}
        <DataTable
          filters={
            <FilterBar label={messages.filters.label} filters={FILTERS} query={list.query} change={list.change} />
          }
          name="signals"
          list={list}
          columns={COLUMNS}
          texts={messages.table}
          defaultSort={isLive ? WORST_FIRST : NEWEST_FIRST}
          hrefOf={hrefOf}
          LinkComponent={RouterLink}
          nameOf={nameOf}
          tools={
            <>
              <SavedViews name="signals" list={list} />
              <ExportButton size="small" onExport={() => exportSignals(list.query)} />
            </>
          }
          rowKeys={ROW_KEYS}
          actions={acts.buttons}
        />
        {acts.dialog}
      </PortalPage>
    </RowActsOf>
  );
}

/** How many are in each state that needs someone. */
function Counts({ counts }: { counts: SignalCounts | null }) {
  if (counts === null) return null;
  const critical = counts.by_severity['1'] ?? 0;
  return (
    <StatRow>
      {STATES.map((state) => (
        <Stat
          key={state}
          label={messages.counts[state]}
          value={NUMBERS.format(counts.by_state[state] ?? 0)}
          href={`${SIGNALS_PATH}?state=${state}`}
          LinkComponent={RouterLink}
          {...(state === 'open' && critical > 0
            ? { note: messages.counts.critical(NUMBERS.format(critical)), late: true }
            : {})}
        />
      ))}
    </StatRow>
  );
}
