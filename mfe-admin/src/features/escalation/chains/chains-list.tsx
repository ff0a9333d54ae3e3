import { number } from '@ayana/contracts/language';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { EscalationTabs } from '../parts/escalation-tabs';
import { messages as shared } from '../parts/messages';
import { chainHref, NEW_CHAIN_PATH } from '../paths';
import type { Chain } from '../types';
import { NAMES } from './chains.api';
import { messages } from './messages';

const { columns: titles, filters: labels } = messages;
const LIVE = ['escalations.updated'] as const;

const COLUMNS: readonly Column<Chain>[] = [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    lead: true,
    width: '46%',
    cell: ({ name, description }) => (
      <>
        <span dir="auto">{name}</span>
        <small dir="auto">{description}</small>
      </>
    ),
  },
  {
    id: 'steps',
    title: titles.steps,
    sort: 'steps',
    firstOrder: 'desc',
    cell: ({ steps, rounds }) => (
      <span>
        {shared.steps(steps.length)}
        <small>{shared.rounds(rounds)}</small>
      </span>
    ),
  },
  {
    id: 'open',
    title: titles.open,
    sort: 'open',
    firstOrder: 'desc',
    end: true,
    cell: ({ open_runs }) => number(open_runs),
  },
  {
    id: 'run',
    title: titles.lastRun,
    sort: 'run',
    firstOrder: 'desc',
    cell: ({ last_run_at }) => <When at={last_run_at} />,
  },
  {
    id: 'test',
    title: titles.lastTest,
    sort: 'test',
    firstOrder: 'desc',
    cell: ({ last_test_at }) => <When at={last_test_at} />,
  },
];
const FILTERS: readonly Filter[] = [{ kind: 'flag', name: 'archived', label: labels.archived }];

function When({ at }: { at: string | null }) {
  return at === null ? <>{messages.never}</> : <LiveDate at={at} />;
}

export { chainsLoader as loader } from './chains.api';

/** The chains: who is paged one after the other. */
export function Component() {
  return (
    <ListScreen
      name="escalation-chains"
      list={useList<Chain>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={{ ...messages, title: shared.title }}
      tabs={<EscalationTabs current="chains" />}
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={chainHref}
      addHref={NEW_CHAIN_PATH}
    />
  );
}
