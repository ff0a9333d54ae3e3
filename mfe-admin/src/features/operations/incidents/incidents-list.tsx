import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { OWNER_KEY, RowActsOf, STATE_KEY } from '../../../components/rows/row-act';
import { incidentHref } from '../../../paths';
import type { Incident } from '../types';
import { COLUMNS } from './columns';
import { FILTERS, incidentTabs } from './filters';
import { IncidentFigures } from './incident-figures';
import { exportIncidents, type IncidentsAnswer, NAMES } from './incidents.api';
import { messages } from './list-messages';
import { useIncidentActs } from './use-incident-acts';

const IncidentDialog = lazy(async () => ({ default: (await import('./dialogs')).IncidentDialog }));
/** Opens the dialog of a new incident. */
const NEW_PARAM = 'new';
const ROW_KEYS = [STATE_KEY, OWNER_KEY];
const nameOf = ({ number }: Incident): string => number;
const LIVE = ['incidents.updated'] as const;

export { incidentsLoader as loader } from './incidents.api';
export { incidentsAction as action } from './row-acts.api';

/** What runs, what waits for its review, and drills apart. */
export function Component() {
  const { counts, figures } = useLoaderData<IncidentsAnswer>();
  const list = useList<Incident>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const navigate = useNavigate();
  const { search } = useLocation();
  const [pressed, setPressed] = useState(false);
  // The search of the portals opens it by the address.
  const isAsked = new URLSearchParams(search).has(NEW_PARAM);
  const opening = pressed || isAsked;
  const stopOpening = (): void => {
    setPressed(false);
    if (isAsked) list.show(list.key);
  };
  const acts = useIncidentActs(list);
  const { view = 'running', journey_id, state } = list.query;
  return (
    <RowActsOf acts={acts.cells}>
      <PortalPage>
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{messages.lead}</p>
            {counts === null || counts.my_tasks === 0 ? null : <p>{messages.myTasks(counts.my_tasks)}</p>}
          </div>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setPressed(true)}>
            {messages.open}
          </Button>
        </PortalHead>
        <TabLinks
          label={messages.tabs.label}
          items={incidentTabs(counts)}
          current={journey_id === undefined && state === undefined ? view : ''}
          LinkComponent={RouterLink}
        />
        {acts.outcome}
        <DataTable
          filters={
            <FilterBar label={messages.filters.label} filters={FILTERS} query={list.query} change={list.change} />
          }
          name="incidents"
          list={list}
          columns={COLUMNS}
          texts={messages.table}
          defaultSort={{ by: 'opened', order: 'desc' }}
          hrefOf={incidentHref}
          LinkComponent={RouterLink}
          nameOf={nameOf}
          rowKeys={ROW_KEYS}
          actions={acts.buttons}
          tools={
            <>
              <SavedViews name="incidents" list={list} />
              <ExportButton size="small" onExport={() => exportIncidents(list.query)} />
            </>
          }
        />
        {figures === null ? null : <IncidentFigures figures={figures} />}
        <Suspense>
          {opening ? (
            <IncidentDialog
              signal={null}
              {...(journey_id === undefined ? {} : { journeyId: journey_id })}
              onClose={stopOpening}
              onDone={(incident) => void navigate(incidentHref(incident))}
            />
          ) : null}
        </Suspense>
        {acts.dialog}
      </PortalPage>
    </RowActsOf>
  );
}
