import type { Row } from './bench.ts';
import { measureList } from './lists.ts';
import { exportAll } from './service-requests/export.ts';
import { scrolling } from './service-requests/scrolling.ts';
import { fillServiceRequests } from './service-requests-fill.ts';

const FILTERS: Readonly<Record<string, string>> = {
  'nothing else': '',
  'open ones': 'state=new,assigned,in_progress,pending,awaiting_approval,reopened',
  'one state': 'state=pending',
  'one’s own': 'assigned_to=me',
  'unassigned ones': 'assigned_to=none',
  'two priorities': 'priority=1,2',
  'overdue ones': 'overdue=true',
  'a common word': 'q=interpreter',
  'a rare word': 'q=ozaki',
  'a number': 'q=SR-050123',
};

/** The service desk's list among 100,000 requests: its pages, its export, and scrolling it. */
export const serviceRequests = (): Promise<readonly Row[]> =>
  measureList({
    path: 'service-requests',
    size: 100_000,
    fill: fillServiceRequests,
    sorts: ['due', 'created', 'priority', 'updated'],
    filters: FILTERS,
    more: async (site, token, progress) => [
      ...(await progress.step('The export', () => exportAll(site, token))),
      ...(await progress.step('In the browser', () => scrolling(site.origin))),
    ],
  });
