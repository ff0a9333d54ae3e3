import type { EscalationPart } from '@ayana/contracts/realtime';
import { number } from '@ayana/contracts/language';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
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
    cell: ({ steps, rounds }) => (
      <span>
        {shared.steps(steps.length)}
        <small>{shared.rounds(rounds)}</small>
      </span>
    ),
  },
  { id: 'open', title: titles.open, end: true, cell: ({ open_runs }) => number(open_runs) },
  { id: 'run', title: titles.lastRun, cell: ({ last_run_at }) => <When at={last_run_at} /> },
  { id: 'test', title: titles.lastTest, cell: ({ last_test_at }) => <When at={last_test_at} /> },
];
const FILTERS: readonly Filter[] = [{ kind: 'flag', name: 'archived', label: labels.archived }];

function When({ at }: { at: string | null }) {
  return at === null ? <>{messages.never}</> : <LiveDate at={at} />;
}

/** The chains: who is paged one after the other. */
export function ChainsList() {
  const list = useList<Chain>({ names: NAMES });
  useLive<EscalationPart>({ events: LIVE, reread: list.reread });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{shared.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button as={Link} to={NEW_CHAIN_PATH} icon={<Plus size={18} aria-hidden="true" />}>
          {messages.add}
        </Button>
      </PortalHead>
      <EscalationTabs current="chains" />
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="escalation-chains"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={chainHref}
        LinkComponent={RouterLink}
      />
    </PortalPage>
  );
}
