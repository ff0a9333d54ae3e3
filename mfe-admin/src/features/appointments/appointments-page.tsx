import type { InboxItem } from '@ayana/contracts/inbox';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { CalendarDays, Rows3 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Appointment, type AppointmentsAnswer, LIST, NAMES, requestHref } from './appointments.api';
import { appointmentFilters, columnsOf } from './columns';
import { messages } from './messages';

const AppointmentsWeek = lazy(() => import('./appointments-week'));
const JoinLinkDialog = lazy(() => import('./join-link-dialog'));

/** An appointment is booked, moved, cancelled and given its link with its request. */
const LIVE = ['inbox.inserted', 'inbox.updated'] as const;

export { appointmentsLoader as loader } from './appointments.api';

/** What visitors booked with doctors, as a week or as a list. */
export function Component() {
  const { doctors } = useLoaderData<AppointmentsAnswer>();
  const list = useList<Appointment>({ names: NAMES });
  useLive<InboxItem>({ events: LIVE, reread: list.reread });
  const isList = list.query['view'] === LIST;
  const filters = useMemo(() => appointmentFilters(doctors, isList), [doctors, isList]);
  const [linking, setLinking] = useState<Appointment | null>(null);
  const columns = useMemo(() => columnsOf(setLinking), []);
  const filterBar = (
    <FilterBar label={messages.filters.label} filters={filters} query={list.query} change={list.change} />
  );
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button
          variant="outline"
          icon={isList ? <CalendarDays size={18} aria-hidden="true" /> : <Rows3 size={18} aria-hidden="true" />}
          onClick={() => list.change({ view: isList ? null : LIST, from: null, to: null })}
        >
          {isList ? messages.asWeek : messages.asList}
        </Button>
      </PortalHead>
      {isList ? (
        <DataTable
          filters={filterBar}
          name="appointments"
          tools={<SavedViews name="appointments" list={list} />}
          list={list}
          columns={columns}
          texts={messages.table}
          defaultSort={{ by: 'starts', order: 'desc' }}
          hrefOf={requestHref}
          LinkComponent={RouterLink}
        />
      ) : (
        <Suspense>
          {filterBar}
          <AppointmentsWeek list={list} />
        </Suspense>
      )}
      <Suspense>
        {linking === null ? null : (
          <JoinLinkDialog
            appointment={linking}
            onClose={() => setLinking(null)}
            onDone={() => {
              setLinking(null);
              list.reread();
            }}
          />
        )}
      </Suspense>
    </PortalPage>
  );
}
