import type { Prescription, PrescriptionCounts } from '@ayana/contracts/journey';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useLoaderData } from 'react-router-dom';
import { useBasePath, workHref } from '../../../paths';
import { PHARMACY_COLUMNS } from './columns';
import { messages } from './messages';
import { ScanBox } from './scan-box';
import { NAMES, type WorklistAnswer } from './worklist.api';
import { SEARCH } from './worklist-filters';
import { PHARMACY_TABS, tabLinks, tabOf } from './worklist-tabs';

const LIVE = ['prescriptions.updated', 'assignments.updated'] as const;
const { pharmacy: words } = messages;
/** The tab decides the order: no column is sorted. */
const SORT = { by: 'tab', order: 'asc' } as const;
const WORDS = { ...words, filters: messages.filters };

export { pharmacyLoader as loader } from './worklist.api';

/** The prescriptions of a pharmacy by state, the soonest due first. */
export function Component() {
  const { counts } = useLoaderData<WorklistAnswer<Prescription, PrescriptionCounts>>();
  const base = useBasePath();
  const list = useList<Prescription>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  return (
    <ListScreen
      name="pharmacy-worklist"
      list={list}
      columns={PHARMACY_COLUMNS}
      filters={SEARCH}
      words={WORDS}
      defaultSort={SORT}
      hrefOf={({ assignment_id }) => workHref(base, assignment_id)}
      tabs={
        <TabLinks
          label={words.tabs.label}
          items={tabLinks(PHARMACY_TABS, counts, `${base}/worklist`)}
          current={tabOf(PHARMACY_TABS, list.query['tab'])?.id ?? ''}
          LinkComponent={RouterLink}
        />
      }
      above={<ScanBox kind="pharmacy" onSeveral={(q) => list.change({ q })} />}
    />
  );
}
