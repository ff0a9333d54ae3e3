import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { Notice } from '@ayana/shared-ui/notice';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Rows3, SquareKanban, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CREATE_PATH } from '../../../paths';
import { COLUMNS } from './columns';
import { requestFilters, viewTabs } from './filters';
import { messages } from './list-messages';
import { REQUESTS_PATH } from '../../../paths';
import { BOARD, exportRequests, type ListCommand, NAMES, requestHref, type RequestsAnswer } from './requests.api';
import { SavedViews } from './saved-views';

const AssignDialog = lazy(() => import('./assign-dialog'));
const RequestsBoard = lazy(() => import('./requests-board'));

const LIVE = ['service_requests.inserted', 'service_requests.updated'] as const;
const nameOf = ({ number }: ServiceRequest): string => number;

export { requestsAction as action, requestsLoader as loader } from './requests.api';

/** The desk's list: views, filters, and what can be done with several requests at once. */
export function Component() {
  const { counts, views, items } = useLoaderData<RequestsAnswer>();
  const list = useList<ServiceRequest>({ names: NAMES, live: LIVE });
  const filters = useMemo(() => requestFilters(items), [items]);
  const tabs = viewTabs(counts, list.key);
  const ids = Object.keys(list.selected);
  const [assigning, setAssigning] = useState(false);
  const { send, isPending, failure } = useAction<ListCommand>({
    action: REQUESTS_PATH,
    done: () => {
      setAssigning(false);
      list.select({});
    },
  });
  const busy = isPending({ intent: 'assign' });
  const isBoard = list.query['view'] === BOARD;
  return (
    <>
      <ListScreen
        name="service-requests"
        list={list}
        columns={COLUMNS}
        filters={filters}
        words={{ ...messages, add: messages.ask }}
        addHref={CREATE_PATH}
        actions={
          <Button
            variant="outline"
            icon={isBoard ? <Rows3 size={18} aria-hidden="true" /> : <SquareKanban size={18} aria-hidden="true" />}
            onClick={() => list.change({ view: isBoard ? null : BOARD })}
          >
            {isBoard ? messages.asTable : messages.asBoard}
          </Button>
        }
        tabs={
          <TabLinks label={messages.tabs.label} items={tabs.items} current={tabs.current} LinkComponent={RouterLink} />
        }
        renderRows={(table, filterBar) => (
          <>
            {failure === null || assigning ? null : (
              <Notice tone="failed">
                {messages.notAssigned} {failure.message}
              </Notice>
            )}
            {isBoard ? (
              <>
                {filterBar}
                <Suspense>
                  <RequestsBoard list={list} />
                </Suspense>
              </>
            ) : (
              table
            )}
          </>
        )}
        defaultSort={{ by: 'created', order: 'desc' }}
        hrefOf={requestHref}
        nameOf={nameOf}
        tools={
          <>
            <SavedViews views={views} current={list.key} onShow={list.show} />
            <ExportButton size="small" onExport={() => exportRequests(list.query)} />
          </>
        }
        selectionActions={
          <>
            <Button
              variant="tonal"
              size="small"
              icon={<UserRoundCheck size={16} aria-hidden="true" />}
              onClick={() => send({ intent: 'assign', ids, assigned_to: null })}
              busy={busy && !assigning}
              busyLabel={messages.assigning}
            >
              {messages.assignMe}
            </Button>
            <Button variant="outline" size="small" onClick={() => setAssigning(true)}>
              {messages.assign}
            </Button>
          </>
        }
      />
      <Suspense>
        {assigning ? (
          <AssignDialog
            count={ids.length}
            busy={busy}
            failure={failure?.message ?? null}
            onAssign={(assigned_to) => send({ intent: 'assign', ids, assigned_to })}
            onClose={() => setAssigning(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
