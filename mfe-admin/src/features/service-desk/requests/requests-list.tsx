import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Rows3, SquareKanban } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CREATE_PATH } from '../../../paths';
import { OWNER_KEY, RowActsOf, STATE_KEY } from '../../../components/rows/row-act';
import { COLUMNS } from './columns';
import { requestFilters, viewTabs } from './filters';
import { messages } from './list-messages';
import { BOARD, exportRequests, NAMES, requestHref, type RequestsAnswer } from './requests.api';
import { useRequestActs } from './use-request-acts';

const RequestsBoard = lazy(() => import('./requests-board'));

const LIVE = ['service_requests.inserted', 'service_requests.updated'] as const;
const ROW_KEYS = [STATE_KEY, OWNER_KEY];
const nameOf = ({ number }: ServiceRequest): string => number;

export { requestsLoader as loader } from './requests.api';
export { requestsAction as action } from './row-acts.api';

/** The desk's list: views, filters, and what can be done with several requests at once. */
export function Component() {
  const { counts, items, groups } = useLoaderData<RequestsAnswer>();
  const list = useList<ServiceRequest>({ names: NAMES, live: LIVE });
  const filters = useMemo(() => requestFilters(items, groups), [items, groups]);
  const tabs = viewTabs(counts, list.key);
  const acts = useRequestActs(list);
  const isBoard = list.query['view'] === BOARD;
  return (
    <RowActsOf acts={acts.cells}>
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
            {acts.outcome}
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
        defaultSort={{ by: 'due', order: 'asc' }}
        hrefOf={requestHref}
        nameOf={nameOf}
        tools={<ExportButton size="small" onExport={() => exportRequests(list.query)} />}
        selectionActions={acts.buttons}
        rowKeys={ROW_KEYS}
      />
      {acts.dialog}
    </RowActsOf>
  );
}
