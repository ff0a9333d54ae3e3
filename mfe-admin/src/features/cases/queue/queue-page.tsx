import { mayEnter } from '@ayana/contracts/identity';
import { QUEUE_SCOPES, type QueueItem } from '@ayana/contracts/journey';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { useSession } from '@ayana/portal-kit';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Plus, SquareKanban } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { BOARD_PATH, NEW_ENQUIRY_PATH, QUEUE_PATH } from '../../../paths';
import { OWNER_KEY, RowActsOf } from '../../../components/rows/row-act';
import { columnsFor } from './columns';
import { KindChips } from './kind-chips';
import { messages } from './messages';
import { kindsOf, NAMES, type QueueAnswer, scopeOf } from './queue.api';
import { nameOf, useQueueActs } from './use-queue-acts';
import { whereHref } from '../../../components/case-queue/queue-words';

/** Whatever changes a case may change the queue; its rows carry no item of it. */
const LIVE = [
  'inbox.inserted',
  'inbox.updated',
  'treatment_requests.updated',
  'journey.updated',
  'tasks.changed',
  'assignments.updated',
  'documents.updated',
  'quotes.updated',
  'resources.updated',
  'service_requests.updated',
  'messages.inserted',
  'messages.read',
] as const;

const ROW_KEYS = [OWNER_KEY];
const NO_ACTS = {};
const STAFF_COLUMNS = columnsFor(true);
const OTHERS_COLUMNS = columnsFor(false);

export { queueLoader as loader } from './queue.api';
export { queueAction as action } from './row-acts.api';

/** What waits for the reader, of all kinds in one list, the soonest due first. */
export function Component() {
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  const { counts } = useLoaderData<QueueAnswer>();
  const list = useList<QueueItem>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const acts = useQueueActs(list);
  const scope = scopeOf(list.query);
  const sum = (of: 'count' | 'late'): number => (counts ?? []).reduce((total, each) => total + each[of], 0);
  const lead = counts === null ? '' : messages.lead(sum('count'), sum('late'));
  return (
    <RowActsOf acts={isStaff ? acts.cells : NO_ACTS}>
      <PortalPage>
        <PortalHead>
          <div>
            <h1>{messages.title}</h1>
            <p>{isStaff ? lead : messages.doctor.lead}</p>
          </div>
          {isStaff ? (
            <Button as={Link} to={NEW_ENQUIRY_PATH} icon={<Plus size={18} aria-hidden="true" />}>
              {messages.newEnquiry}
            </Button>
          ) : null}
          <Button as={Link} to={BOARD_PATH} variant="outline" icon={<SquareKanban size={18} aria-hidden="true" />}>
            {messages.board}
          </Button>
        </PortalHead>
        {isStaff ? (
          <TabLinks
            label={messages.scope}
            items={QUEUE_SCOPES.map((id) => ({
              id,
              label: messages.scopes[id],
              href: id === 'mine' ? QUEUE_PATH : `${QUEUE_PATH}?scope=${id}`,
            }))}
            current={scope}
            LinkComponent={RouterLink}
          />
        ) : null}
        <KindChips
          counts={counts ?? []}
          chosen={kindsOf(list.query)}
          onChange={(kinds) => list.change({ kind: kinds.length === 0 ? null : kinds.join(',') })}
        />
        {acts.outcome}
        <DataTable
          name="case-queue"
          tools={<SavedViews name="case-queue" list={list} />}
          list={list}
          columns={isStaff ? STAFF_COLUMNS : OTHERS_COLUMNS}
          texts={isStaff ? messages.table : { ...messages.table, empty: messages.doctor }}
          defaultSort={{ by: 'due', order: 'asc' }}
          hrefOf={whereHref}
          LinkComponent={RouterLink}
          {...(isStaff ? { nameOf, rowKeys: ROW_KEYS, actions: acts.buttons } : {})}
          emptyAction={<EmptyAction isStaff={isStaff} isMine={scope === 'mine'} />}
        />
        {acts.dialog}
      </PortalPage>
    </RowActsOf>
  );
}

function EmptyAction({ isStaff, isMine }: { isStaff: boolean; isMine: boolean }) {
  if (isStaff && !isMine) return null;
  return (
    <Button as={Link} to={isStaff ? `${QUEUE_PATH}?scope=unassigned` : '/doctor-portal'} variant="outline">
      {isStaff ? messages.unassigned : messages.doctor.action}
    </Button>
  );
}
