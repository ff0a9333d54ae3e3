import { ESCALATION_RUN_STATE_NAMES, ESCALATION_RUN_STATES } from '@ayana/contracts/operations';
import type { EscalationPart } from '@ayana/contracts/realtime';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { EscalationTabs } from '../parts/escalation-tabs';
import { messages as shared } from '../parts/messages';
import { runHref } from '../paths';
import type { Run } from '../types';
import { COLUMNS } from './columns';
import { messages } from './messages';
import { OnCallNow } from './on-call-now';
import { NAMES, type RunsAnswer } from './runs.api';

const StartDialog = lazy(async () => ({ default: (await import('../dialogs')).StartDialog }));
const { filters: labels } = messages;

const LIVE = ['escalations.updated'] as const;
const FILTERS: readonly Filter[] = [
  {
    kind: 'several',
    name: 'state',
    label: labels.state,
    options: ESCALATION_RUN_STATES.map((value) => ({ value, label: ESCALATION_RUN_STATE_NAMES[value] })),
  },
  { kind: 'flag', name: 'paging_me', label: labels.pagingMe },
  { kind: 'flag', name: 'is_test', label: labels.isTest },
  { kind: 'given', name: 'chain', label: labels.chain },
];

/** Runs, the newest first, and who is on call. What pages the reader is above every page, by the shell. */
export function RunsList() {
  const { rotas } = useLoaderData<RunsAnswer>();
  const list = useList<Run>({ names: NAMES });
  useLive<EscalationPart>({ events: LIVE, reread: list.reread });
  const [starting, setStarting] = useState(false);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{shared.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button icon={<BellRing size={18} aria-hidden="true" />} onClick={() => setStarting(true)}>
          {messages.start}
        </Button>
      </PortalHead>
      <EscalationTabs current="runs" />
      <OnCallNow rotas={rotas} />
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="escalation-runs"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'started', order: 'desc' }}
        hrefOf={runHref}
        LinkComponent={RouterLink}
      />
      <Suspense>{starting ? <StartDialog onClose={() => setStarting(false)} /> : null}</Suspense>
    </PortalPage>
  );
}
