import type { LaboratoryCounts, LaboratoryOrder } from '@ayana/contracts/journey';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Link, useLoaderData } from 'react-router-dom';
import { useBasePath, workHref } from '../../../paths';
import { LABORATORY_COLUMNS } from './columns';
import { messages } from './messages';
import { ScanBox } from './scan-box';
import { NAMES, type WorklistAnswer } from './worklist.api';
import { SEARCH } from './worklist-filters';
import { LABORATORY_TABS, tabLinks, tabOf } from './worklist-tabs';

const LIVE = ['laboratory_orders.updated', 'assignments.updated'] as const;
const { laboratory: words } = messages;
/** The tab decides the order: no column is sorted. */
const SORT = { by: 'tab', order: 'asc' } as const;
const WORDS = { ...words, filters: messages.filters };

export { laboratoryLoader as loader } from './worklist.api';

/** The orders of a laboratory by state: critical results first, then the oldest. */
export function Component() {
  const { counts } = useLoaderData<WorklistAnswer<LaboratoryOrder, LaboratoryCounts>>();
  const base = useBasePath();
  const list = useList<LaboratoryOrder>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  return (
    <ListScreen
      name="laboratory-worklist"
      list={list}
      columns={LABORATORY_COLUMNS}
      filters={SEARCH}
      words={WORDS}
      defaultSort={SORT}
      hrefOf={({ assignment_id }) => workHref(base, assignment_id)}
      actions={
        <Button as={Link} to={`${base}/results`}>
          {words.enter}
        </Button>
      }
      tabs={
        <TabLinks
          label={words.tabs.label}
          items={tabLinks(LABORATORY_TABS, counts, `${base}/worklist`)}
          current={tabOf(LABORATORY_TABS, list.query['tab'])?.id ?? ''}
          LinkComponent={RouterLink}
        />
      }
      above={<ScanBox kind="laboratory" onSeveral={(q) => list.change({ q })} />}
    />
  );
}
