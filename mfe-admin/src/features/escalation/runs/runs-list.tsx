import { ESCALATION_RUN_STATE_NAMES, ESCALATION_RUN_STATES } from '@ayana/contracts/operations';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import type { Filter } from '@ayana/shared-ui/filters';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages as operations } from '../../../components/operations/messages';
import { EscalationTabs } from '../parts/escalation-tabs';
import { messages as shared } from '../parts/messages';
import { runHref } from '../paths';
import type { Run } from '../types';
import { COLUMNS } from './columns';
import { messages } from './messages';
import { OnCallNow } from './on-call-now';
import { NAMES, type RunsAnswer } from './runs.api';

const StartDialog = lazy(async () => ({ default: (await import('../dialogs')).StartDialog }));
const PagePersonDialog = lazy(() => import('../../../components/operations/page-person-dialog'));
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

export { runAction as action, runsLoader as loader } from './runs.api';

/** Runs, the newest first, and who is on call. What pages the reader is above every page, by the shell. */
export function Component() {
  const { rotas } = useLoaderData<RunsAnswer>();
  const [isPaging, setPaging] = useState(false);
  return (
    <ListScreen
      name="escalation-runs"
      list={useList<Run>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={{ ...messages, title: shared.title, add: messages.start }}
      tabs={<EscalationTabs current="runs" />}
      actions={
        <Button variant="tonal" onClick={() => setPaging(true)}>
          {operations.page.press}
        </Button>
      }
      above={
        <>
          <OnCallNow rotas={rotas} />
          <Suspense>{isPaging ? <PagePersonDialog subject={null} onClose={() => setPaging(false)} /> : null}</Suspense>
        </>
      }
      defaultSort={{ by: 'started', order: 'desc' }}
      hrefOf={runHref}
      addIcon={<BellRing size={18} aria-hidden="true" />}
      renderDialog={(close) => <StartDialog onClose={close} />}
    />
  );
}
